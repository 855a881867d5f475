import { describe, expect, test } from 'vitest'
import { loadRules } from '#packages/database-emulator/rules/load-rules.ts'
import { RulesError } from '#packages/database-emulator/rules/rules-error.ts'

const loadsRead = (rule: string) => () => loadRules(JSON.stringify({ rules: { $key: { '.read': rule } } }))

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
    ['{ "rules": { ".write": "\'a\'.matches(/x(?=a)/)" } }', 1, 39],
    ['{ "rules": { ".write": "auth.uid = 1" } }', 1, 34],
    ['{ "rules": { ".writ": true } }', 1, 14],
    ['{ "rules": { ".read": true, ".read": true } }', 1, 29],
    ['{ "rules": { ".read": 1 } }', 1, 23],
    ['{ "rules": { "a": null } }', 1, 19],
    ['{ "rules": { "a": "true" } }', 1, 19],
    ['{ "rules": { "a/b": {} } }', 1, 14],
    ['{ "rules": { "$a": {}, "$b": {} } }', 1, 24],
    ['{ "rules": { "$a": { "b": { "$a": {} } } } }', 1, 29],
    ['{ "rules": { ".indexOn": [1] } }', 1, 27],
    ['{ "rules": { ".indexOn": {} } }', 1, 26],
    ['{ "rules": {} } }', 1, 17],
    ['{ "rule": {} }', 1, 1],
    ['{ "rules": {}, "other": {} }', 1, 1],
    ['{ "rules": { ".read": "auth', 1, 23],
  ])('reports the position of a mistake in the rules file %j', (text, line, column) => {
    expect(() => loadRules(text)).toThrow(RulesError)
    expect(() => loadRules(text)).toThrow(expect.objectContaining({ line, column }))
  })

  test('accepts comments in a rules file', () => {
    expect(() => loadRules('// why\n{ "rules": /* what */ { ".read": true } }')).not.toThrow()
  })

  test('accepts multi-line rules, a single index, and empty rules', () => {
    expect(() =>
      loadRules('{ "rules": { ".read": "true\n || false", ".indexOn": "a/b", "c": { ".indexOn": [".value"] } } }'),
    ).not.toThrow()
    expect(() => loadRules('{ "rules": {} }')).not.toThrow()
  })
})

describe('a rule that the service would not publish is refused', () => {
  test.each([
    '7',
    "'text'",
    'data.val()',
    'auth.token.admin',
    "auth.uid === 'a' ? 7 : true",
    'auth.uid && true',
    'data.val() || true',
    '!data.val()',
    'data.val() ? true : false',
    'auth.token.roles.contains(7)',
    'auth.token.nothing() === false',
    'data.val().notFound === false',
    "data.child('a') != null",
    'data === root',
    '(now > 1 ? data : 1) === null',
    "(now > 1 ? auth.uid : root.child('a')) !== null",
    "('a'.matches(now > 1 ? /a/ : /b/) ? 'a' : data) === 'a'",
    '--now < 0',
    '1--1 === 2',
    'root.val() > true',
    "'a' < 1",
    'now > true',
    "'a' - 1 === 0",
    'true + 1 === 2',
    "null + 'a' === 'a'",
    "root.hasChildren('a', 'b')",
    "root.hasChildren(['a', 7])",
    'root.hasChildren([])',
    "root['exi' + 'sts']()",
    'root[$key]()',
    "root['doesNotExist']()",
    "'a'.doesNotExist()",
    "'a'.size === 1",
    'query.foo === 1',
    '2 ** 2 === 4',
    '1 & 1 === 1',
    'a => true',
    'var a = true',
    'true; true',
    'undefined === null',
    "'a' in auth",
    'now.exists()',
    '+now > 0',
    "root.child('a', 'b').exists()",
    "'a'.replace('b') === 'a'",
    'data.exists(',
    "'unclosed",
    '$key = 1',
    '',
  ])('refuses the rule %s, which the service would not publish', (rule) => {
    expect(loadsRead(rule)).toThrow(RulesError)
  })
})

describe('a regular expression of rules', () => {
  const matches = (pattern: string, text: string) => {
    const { expression } = loadRules(JSON.stringify({ rules: { '.read': `'x'.matches(${pattern})` } })).rules[
      '.read'
    ] ?? { expression: undefined }
    const argument = expression?.is === 'call' ? expression.args[0] : undefined
    return argument?.is === 'pattern' && argument.pattern.test(text)
  }

  test.each([
    ['/a/', 'ba', 'bb'],
    ['/^a/', 'ab', 'ba'],
    ['/a$/', 'ba', 'ab'],
    ['/^a*$/', 'aaa', 'b'],
    ['/^a+$/', 'a', ''],
    ['/^a?$/', '', 'aa'],
    ['/^........$/', 'Firebase', 'Fire'],
    ['/^a.b$/', 'a\nb', 'ab'],
    ['/^(ab)*$/', 'abab', 'aba'],
    ['/a|bc/', 'bc', 'b'],
    ['/^(a|bc)$/', 'bc', 'abc'],
    ['/^[ABCDEF]$/', 'C', 'c'],
    ['/^[0-9A-F]+$/', '0FF', '0g'],
    ['/^[^0-9]$/', 'a', '7'],
    ['/^a{2}b{1,}c{1,2}$/', 'aabbbc', 'abc'],
    ['/^\\s\\w\\d\\S\\W\\D$/', ' a1a a', ' a1  a'],
    ['/^[-.\\w]+\\/\\.$/', 'a-b.c/.', 'a b/.'],
    ['/yes/i', 'YES', 'no'],
    ['/\\{foo}/', '{foo}', '{foo'],
    ['/^a{2}}$/', 'aa}', 'aa'],
    ['/^$/', '', 'a'],
    ['/^(a|(b|c))$/', 'c', 'd'],
    ['/^(19|20)[0-9][0-9][-\\/. ](0[1-9]|1[012])[-\\/. ](0[1-9]|[12][0-9]|3[01])$/', '1999-12-31', '1999-13-31'],
    ['/^[A-Z0-9._%+-]+@[A-Z0-9.-]+\\.[A-Z]{2,4}$/i', 'ada@example.com', 'ada@example'],
    [
      "/^(ht|f)tp(s?):\\/\\/[0-9a-zA-Z]([-.\\w]*[0-9a-zA-Z])*((0-9)*)*(\\/?)([a-zA-Z0-9\\-\\.\\?\\,\\'\\/\\\\\\+&=%\\$#_]*)?$/",
      'https://a.io/b?c=1',
      'gopher://a',
    ],
  ])('matches by the regular expression %s the text %j, not %j', (pattern, taken, refused) => {
    expect(matches(pattern, taken)).toBe(true)
    expect(matches(pattern, refused)).toBe(false)
  })

  test.each([
    ['/(?:a)/', 'groups with'],
    ['/a+?/', "nothing that '?' could repeat"],
    ['/a**/', "nothing that '*' could repeat"],
    ['/(*a)/', "nothing that '*' could repeat"],
    ['/\\bword/', "'\\b' is not supported"],
    ['/(a)\\1/', "'\\1' is not supported"],
    ['/\\n/', "'\\n' is not supported"],
    ['/[\\b]/', 'this set'],
    ['/a^b/', "'^' may only"],
    ['/a$b/', "'$' may only"],
    ['/(a$)/', "'$' may only"],
    ['/^a|b/', 'put alternatives'],
    ['/a|b$/', 'put alternatives'],
    ['/a{x}/', "write '\\{'"],
    ['/^(foo|)$/', 'an alternative is empty'],
    ['/^(|foo)$/', 'an alternative is empty'],
    ['/a||b/', 'an alternative is empty'],
    ['/a|/', 'an alternative is empty'],
    ['/|a/', 'an alternative is empty'],
    ['/a()b/', 'a group is empty'],
    ['/a]/', "write '\\]'"],
    ['/[b-a]/', 'not a regular expression'],
    ['/(a/', 'not closed'],
    ['/a)/', 'did not begin'],
    ['/a/g', "unknown flag 'g'"],
    ['/a/ig', "unknown flag 'ig'"],
  ])('refuses the regular expression %s', (pattern, problem) => {
    expect(loadsRead(`'x'.matches(${pattern})`)).toThrow(problem)
  })
})
