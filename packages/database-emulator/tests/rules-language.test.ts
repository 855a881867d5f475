import { describe, expect, test } from 'vitest'
import type { Query } from '#packages/database-emulator/query/query.ts'
import { fromJson } from '#packages/database-emulator/tree/json.ts'
import { NOW, readVerdict, reads } from './rules-language-world.ts'

describe('an expression', () => {
  test.each([
    "auth.uid === 'ada' && auth != null",
    "auth['uid'] == 'ada' && auth.provider == 'password'",
    "auth.token.email.endsWith('@example.com')",
    'auth.token.roles.editor === true',
    "auth.token.roles[$key] === null && auth.token.roles['edi' + 'tor'] === true",
    "auth.token.list[1] === 'y'",
    'auth.token.nothing === null && auth.token.nothing.deeper === null',
    "$key === 'key' && $key.length === 3",
    `now === ${NOW}`,
    "root.child('other').val() === 'x'",
    "data.parent().parent().child('at/key').exists()",
    "data.child('owner').val() === auth.uid",
    "data.hasChild('list/a') && !data.hasChild('list/c')",
    "data.hasChildren() && data.hasChildren(['text', 'number']) && !data.hasChildren(['text', 'none'])",
    "!data.child('text').hasChildren() && data.hasChildren(['list/a'])",
    "data.child('text').isString() && data.child('number').isNumber() && data.child('yes').isBoolean()",
    "!data.child('list').isString() && !data.child('none').isNumber()",
    "data.child('none').val() === null && data.getPriority() === null",
    "data['child']('text')['val']() === 'Masal' && auth.uid['contains']('d')",
    "data.child('number').val() * 2 - 1 === 9 && 7 % 4 / 3 === 1 && -data.child('number').val() < 0",
    "'a' + 1 + 'b' === 'a1b' && 1 + 2 + 'a' === '3a' && 1 + 2 === 3",
    "'abc'.contains('b') && 'abc'.beginsWith('ab') && 'abab'.endsWith('ab') && !'abc'.endsWith('b')",
    "'a.b.c'.replace('.', '$&') === 'a$&b$&c'",
    "'Ab'.toLowerCase() === 'ab' && 'Ab'.toUpperCase() === 'AB'",
    "'a' < 'b' && 2 <= 2 && 3 > 2 && 3 >= 3 && !(2 < 2) && !('b' <= 'a')",
    'data.child("yes").val() === true ? auth.uid === \'ada\' : false',
    "data.child('text').val() === 'x' ? false : data.child('number').val() === 5 ? true : false",
    '(false || true) && !(true && false)',
    "true || data.child('none').val() > 3",
    "data.child('number').val() == 5 && data.child('number').val() != '5'",
    "\"double\" === 'double' && 'it\\'s'.length === 4 && \"\\u0061\" === 'a'",
  ])('allows a read if its rule is the true expression %s', (rule) => {
    expect(reads(rule)).toBe(true)
  })

  test.each([
    ['2 + 3 * 4 === 14', '* binds before +'],
    ['10 - 4 - 3 === 3', '- goes from the left'],
    ['1 + 1 < 3 === true', '< binds before ==='],
    ['true || true && false', '&& binds before ||'],
    ['!false && true', '! binds before &&'],
    ['-2 * -3 === 6', '- of a number binds before *'],
    ['false ? false : true || false', 'a choice is the loosest'],
    ['true ? true : false ? true : false', 'a choice goes on to the right'],
    ['12 / 3 / 2 === 2 && 12 % 5 * 2 === 4', '/ and % go from the left'],
  ])('evaluates %s to true: %s', (rule) => {
    expect(reads(rule)).toBe(true)
  })

  test.each([
    ['1/0 > 2', '1/0 < 2'],
    ['1/0 === 1/0', '0 % 0 === 0'],
  ])('evaluates a division by zero to NaN, so that neither %s nor %s is true', (one, other) => {
    expect(reads(one)).toBe(false)
    expect(reads(other)).toBe(false)
    expect(reads("1/0 + '' === 'NaN'")).toBe(true)
  })

  test('treats values of different types as unequal, without a type error', () => {
    expect(reads("auth.token.one === 'one' || auth.uid === 1 || data.child('yes').val() === 'true'")).toBe(false)
    expect(reads("auth.token.one !== 'one' && auth.token.nothing !== 'x' && data.child('list').val() !== 'x'")).toBe(
      true,
    )
  })

  test('sets auth to null without a user, and its properties too', () => {
    expect(reads("auth === null && auth.uid === null && auth.token.email !== 'eve'", { auth: null })).toBe(true)
  })

  test('accepts in a path of an expression characters that no key may contain', () => {
    expect(reads("!root.child('banned/' + auth.token.email).exists() && !root.hasChild('a.b/[c]')")).toBe(true)
  })

  test('reads a priority by getPriority(), not as a child', () => {
    const data = { '.value': 'text', '.priority': 7 }
    expect(reads("data.getPriority() === 7 && !data.child('.priority').exists()", { data })).toBe(true)
    expect(reads("!data.hasChild('.priority') && !data.parent().hasChild('key/.priority')", { data })).toBe(true)
    expect(reads("data.child('.priority').parent().val() === 'text'", { data })).toBe(true)
  })
})

describe('a value of the wrong type refuses, whatever stands beside it', () => {
  test.each([
    "data.child('none').val() > 3",
    "data.child('text').val() > 3",
    "auth.token.one < 'one'",
    "auth.token.nothing >= 'a'",
    '!(auth.token.nothing > 1)',
    'auth.token.nothing.length > 0',
    '(auth.token.nothing > 1 ? false : true)',
    "data.child('text').val() - 1 < 0",
    "1 * data.child('yes').val() === 1",
    "data.child('text').val() / 0 < 0",
    "data.child('text').val() / data.child('number').val() < 0",
    '-auth.uid === -1',
    "1 + data.child('yes').val() === 2",
    "'a' + data.child('yes').val() === 'atrue'",
    "'users/' + auth.token.nothing === 'users/null'",
    "auth.token.nothing + auth.token.nothing === ''",
    "data.child('number').val().contains('5')",
    "auth.contains('a')",
    "auth.token.nothing.contains('a')",
    "'a1'.contains(auth.token.one)",
    "'a1'.endsWith(auth.token.nothing)",
    "'a'.replace('a', auth.token.one) === '1'",
    "'abc'.replace('x', auth.token.nothing) === 'abc'",
    "'abc'.replace(auth.token.nothing, 'x') === 'abc'",
    "data.child('list').val() + 'x' === 'x'",
    "root.child(data.child('number').val()).exists()",
    'root.child(auth.token).exists() === false',
    'root.hasChild(auth.token.nothing) === false',
    'root.hasChildren([auth.token.one]) === false',
    'data.parent().parent().parent().exists()',
  ])('refuses a read whose rule has a type error: %s', (rule) => {
    expect(reads(rule)).toBe(false)
    expect(reads(`(${rule}) || true`)).toBe(false)
  })
})

describe('a read rule sees the query', () => {
  const query: Query = { index: { by: 'child', path: ['age', 'years'] }, limit: { count: 5, from: 'last' } }

  test('gives a read rule the order and the limit of a query', () => {
    expect(
      reads("query.orderByChild === 'age/years' && query.limitToLast <= 10 && query.limitToFirst === null", { query }),
    ).toBe(true)
    expect(reads('query.orderByKey == false && query.orderByValue == false && !query.orderByPriority', { query })).toBe(
      true,
    )
    expect(reads('query.orderByKey', { query: { index: { by: 'key' } } })).toBe(true)
    expect(reads('query.orderByValue', { query: { index: { by: 'value' } } })).toBe(true)
  })

  test("gives a read rule the start and the end of a query's range", () => {
    const at = (value: string | number | boolean) => ({ value: fromJson(value), inclusive: true })
    expect(reads('query.equalTo === auth.uid', { query: { ...query, start: at('ada'), end: at('ada') } })).toBe(true)
    expect(
      reads("query.startAt === 'a' && query.endAt === 3 && query.equalTo === null", {
        query: { ...query, start: at('a'), end: at(3) },
      }),
    ).toBe(true)
  })

  test('refuses a read whose rule compares a limit that the query does not have', () => {
    expect(reads('query.limitToLast <= 10')).toBe(false)
  })
})

describe('a refusal is explained', () => {
  const because = (rule: string, circumstances?: object) => {
    const verdict = readVerdict(rule, circumstances)
    return verdict.allowed ? 'allowed' : verdict.because
  }

  test('explains a refusal by the rule and the values of its parts', () => {
    expect(because("auth.uid === data.child('owner').val() && data.child('text').val().length > 9 && now > 1")).toBe(
      ".read of /at/key (auth.uid === data.child('owner').val() && data.child('text').val().length > 9 && now > 1) is false: " +
        "auth.uid = 'ada', data.child('owner').val() = 'ada', data.child('text').val().length = 5",
    )
  })

  test('omits skipped operands of &&, || and ?: from the explanation of a rule', () => {
    expect(because("$key === 'x' && now > 1")).toMatch(/is false: \$key = 'key'$/)
    expect(because("!(($key === 'key' || now > 1) ? root.exists() : data.exists())")).toMatch(
      /: \$key = 'key', root\.exists\(\) = true$/,
    )
  })

  test('names both types in the explanation of a type error', () => {
    expect(because("data.child('text').val() > 3")).toBe(
      ".read of /at/key (data.child('text').val() > 3) fails, cannot compare string \"Masal\" with number 3: data.child('text').val() = 'Masal'",
    )
  })

  test('marks the failed part in the explanation of a rule', () => {
    expect(because("('a' + auth.uid).matches(/^x/) || auth.token.nothing + 1 === 2", { auth: null })).toMatch(
      /fails, .*'a' \+ auth\.uid = \(cannot add/,
    )
  })

  test('shortens a long value in an explanation', () => {
    expect(because("data.child('text').val() === 'x'", { data: { text: 'a'.repeat(1000) } }).length).toBeLessThan(250)
  })
})
