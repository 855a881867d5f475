import { describe, expect, test } from 'vitest'
import { mayRead, mayWrite } from '#dev/database-emulator/rules/authorise.ts'
import { loadRules } from '#dev/database-emulator/rules/load-rules.ts'
import { RulesError } from '#dev/database-emulator/rules/rules-error.ts'
import type { RuleAuth } from '#dev/database-emulator/rules/scope.ts'
import { ruleQueryOf } from '#dev/database-emulator/query/rule-query.ts'
import type { Query } from '#dev/database-emulator/query/query.ts'
import { fromJson } from '#dev/database-emulator/tree/json.ts'
import type { Json } from '#dev/database-emulator/tree/json.ts'
import { withNodeAt } from '#dev/database-emulator/tree/write.ts'
import { parsePath } from '#dev/database-emulator/tree/path.ts'

const NOW = 1_790_000_000_000
const ADA: RuleAuth = { uid: 'ada', token: { email: 'ada@example.com', roles: { editor: true } } }
const DATA: Json = { text: 'Masal', number: 5, yes: true, list: { a: 1, b: 2 }, owner: 'ada' }

/** Whether one expression, as the `.read` rule of `/at/$key`, allows a read of `/at/key`. */
function reads(rule: string, { auth = ADA, data = DATA, query = { index: { by: 'priority' } } as Query, nowMs = NOW } = {}): boolean {
  const rules = loadRules(JSON.stringify({ rules: { at: { $key: { '.read': rule } } } }))
  const root = fromJson({ at: { key: data }, other: 'x' })
  return mayRead(rules, { auth, nowMs, root, path: ['at', 'key'], query: ruleQueryOf(query) }).allowed
}

function writes(rules: object, before: Json, changes: Record<string, Json>, auth: RuleAuth | null = ADA): boolean {
  const root = fromJson(before)
  const paths = Object.keys(changes).map(parsePath)
  const after = Object.entries(changes).reduce((node, [path, value]) => withNodeAt(node, parsePath(path), fromJson(value)), root)
  return mayWrite(loadRules(JSON.stringify({ rules })), { auth, nowMs: NOW, before: root, after, paths }).allowed
}

describe('an expression', () => {
  test.each([
    "auth.uid === 'ada' && auth != null",
    "auth['uid'] == 'ada'",
    "auth.token.email.endsWith('@example.com')",
    'auth.token.roles.editor === true',
    'auth.token.nothing === null',
    "$key === 'key' && $key.length === 3",
    `now === ${NOW}`,
    "root.child('other').val() === 'x'",
    "data.parent().parent().child('at/key').exists()",
    "data.child('owner').val() === auth.uid",
    "data.hasChild('list/a') && !data.hasChild('list/c')",
    "data.hasChildren() && data.hasChildren(['text', 'number']) && !data.hasChildren(['text', 'none'])",
    "data.child('text').isString() && data.child('number').isNumber() && data.child('yes').isBoolean()",
    "!data.child('list').isString()",
    "data.child('none').val() === null && data.getPriority() === null",
    "data.child('number').val() * 2 - 1 === 9 && 7 % 4 / 3 === 1 && -data.child('number').val() < 0",
    "'a' + 1 + 'b' === 'a1b' && 1 + 2 === 3",
    "'abc'.contains('b') && 'abc'.beginsWith('ab') && 'aXa'.replace('a', 'b') === 'bXb'",
    "'Ab'.toLowerCase() === 'ab' && 'Ab'.toUpperCase() === 'AB'",
    "data.child('text').val().matches(/^[A-Z][a-z]+$/) && 'MASAL'.matches(/masal/i) && '5/4'.matches(/[0-9]\\/4/)",
    "'a' < 'b' && 2 <= 2 && 3 > 2 && 3 >= 3",
    'data.child("yes").val() ? true : false',
    '(false || true) && !(true && false)',
    "true || data.child('none').val() > 3",
  ])('%s is true', (rule) => {
    expect(reads(rule)).toBe(true)
  })

  test.each([
    "data.child('none').val() > 3",
    "data.child('text').val() > 3",
    "data.child('text').val() - 1 < 0",
    "!data.child('text').val()",
    "data.child('number').val().contains('5')",
    "data.child('list').val() + 'x' === 'x'",
    "data.child('none').val() || true",
    "data.parent().parent().parent().exists() || true",
    "root.child(data.child('number').val()).exists() || true",
  ])('%s has a wrong type and refuses', (rule) => {
    expect(reads(rule)).toBe(false)
  })

  test('nobody is null, and so are their properties', () => {
    expect(reads('auth === null && auth.uid === null', { auth: null as never })).toBe(true)
  })

  test('a read rule sees the query', () => {
    const query: Query = { index: { by: 'child', path: ['age'] }, limit: { count: 5, from: 'last' } }
    expect(reads("query.orderByChild === 'age' && query.limitToLast <= 10 && query.limitToFirst === null", { query })).toBe(true)
    expect(reads('query.limitToLast <= 10')).toBe(false)
    const equal = fromJson('ada')
    const bound = { value: equal, inclusive: true }
    expect(reads("query.equalTo === auth.uid && !query.orderByKey", { query: { ...query, start: bound, end: bound } })).toBe(true)
  })
})

describe('a write', () => {
  test('needs one grant on its way, wherever', () => {
    expect(writes({ a: { '.write': true } }, null, { 'a/b/c': 1 })).toBe(true)
    expect(writes({ a: { b: { c: { '.write': true } } } }, null, { 'a/b': { c: 1 } })).toBe(false)
  })

  test('is validated on its way and beneath it', () => {
    const rules = { '.write': true, a: { '.validate': "newData.hasChildren(['x'])", $k: { '.validate': 'newData.isNumber()' } } }
    expect(writes(rules, null, { a: { x: 1 } })).toBe(true)
    expect(writes(rules, null, { a: { x: 'text' } })).toBe(false)
    expect(writes(rules, null, { a: { y: 1 } })).toBe(false)
    expect(writes(rules, { a: { x: 1 } }, { 'a/y': 2 })).toBe(true)
  })

  test('that removes is not validated', () => {
    expect(writes({ '.write': true, a: { '.validate': false } }, { a: 1 }, { a: null })).toBe(true)
  })

  test('of several paths is judged as one', () => {
    const rules = { $k: { '.write': "newData.parent().child('time').val() === now" } }
    expect(writes(rules, null, { a: 1, time: NOW })).toBe(true)
    expect(writes(rules, null, { a: 1 })).toBe(false)
  })

  test('of several paths needs a grant for each', () => {
    expect(writes({ a: { '.write': true } }, null, { a: 1, b: 1 })).toBe(false)
  })

  test('a name goes before a variable', () => {
    const rules = { '.write': true, known: { '.validate': true }, $other: { '.validate': false } }
    expect(writes(rules, null, { known: 1 })).toBe(true)
    expect(writes(rules, null, { unknown: 1 })).toBe(false)
  })

  test('refused says which rule refused', () => {
    const rules = loadRules('{ "rules": { "$u": { ".write": "auth.uid === $u" } } }')
    const verdict = mayWrite(rules, { auth: ADA, nowMs: NOW, before: null, after: fromJson({ eve: 1 }), paths: [['eve']] })
    expect(verdict).toEqual({ allowed: false, because: '.write of /eve (auth.uid === $u) is false' })
  })
})

describe('a rules file with a mistake is refused with its place', () => {
  test.each([
    ['{\n  "rules": {\n    ".read": tru\n  }\n}', 3, 14],
    ['{ "rules": { ".read": "auth.uid ==" } }', 1, 35],
    ['{ "rules": {\n".read": "auth !== null &&\n   foo" } }', 3, 4],
    ['{ "rules": { ".read": "auth !== null && auth.uid === $uid" } }', 1, 54],
    ['{ "rules": { ".read": "newData.exists()" } }', 1, 24],
    ['{ "rules": { ".write": "query.limitToFirst > 1" } }', 1, 25],
    ['{ "rules": { ".write": "data.exist()" } }', 1, 30],
    ['{ "rules": { ".write": "data.child()" } }', 1, 30],
    ['{ "rules": { ".write": "data.val" } }', 1, 30],
    ['{ "rules": { ".write": "1 + 2" } }', 1, 27],
    ['{ "rules": { ".write": "\'a\'.matches(\'a\')" } }', 1, 37],
    ['{ "rules": { ".write": "\'a\'.matches(/(?=a)/)" } }', 1, 37],
    ['{ "rules": { ".write": "auth.uid = 1" } }', 1, 34],
    ['{ "rules": { ".writ": true } }', 1, 14],
    ['{ "rules": { ".read": true, ".read": true } }', 1, 29],
    ['{ "rules": { "$a": {}, "$b": {} } }', 1, 24],
    ['{ "rules": { ".indexOn": [1] } }', 1, 27],
    ['{ "rules": {} } }', 1, 17],
    ['{ "rule": {} }', 1, 1],
    ['{ "rules": { ".read": "auth', 1, 23],
  ])('%j', (text, line, column) => {
    expect(() => loadRules(text)).toThrow(RulesError)
    expect(() => loadRules(text)).toThrow(expect.objectContaining({ line, column }))
  })

  test('comments are no mistake', () => {
    expect(() => loadRules('// why\n{ "rules": /* what */ { ".read": true } }')).not.toThrow()
  })
})
