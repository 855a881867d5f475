import { describe, expect, test } from 'vitest'
import { writes, writeVerdict } from './rules-language-world.ts'

describe('a write', () => {
  test('allows a write only if a .write on its path or an ancestor is true', () => {
    expect(writes({ a: { '.write': true } }, null, { 'a/b/c': 1 })).toBe(true)
    expect(writes({ a: { b: { c: { '.write': true } } } }, null, { 'a/b': { c: 1 } })).toBe(false)
  })

  test('allows a write below a grant although a deeper .write refuses', () => {
    expect(writes({ '.write': true, a: { '.write': false } }, null, { a: 1 })).toBe(true)
    expect(writes({ '.write': false, a: { '.write': true } }, null, { a: 1 })).toBe(true)
  })

  test('validates ancestors and descendants of the written path', () => {
    const rules = {
      '.write': true,
      a: { '.validate': "newData.hasChildren(['x'])", $k: { '.validate': 'newData.isNumber()' } },
    }
    expect(writes(rules, null, { a: { x: 1 } })).toBe(true)
    expect(writes(rules, null, { a: { x: 'text' } })).toBe(false)
    expect(writes(rules, null, { a: { y: 1 } })).toBe(false)
    expect(writes(rules, { a: { x: 1 } }, { 'a/y': 2 })).toBe(true)
    expect(writes(rules, null, { 'a/y': 2 })).toBe(false)
  })

  test('does not validate children that the write did not change', () => {
    const rules = { '.write': true, a: { $k: { '.validate': 'newData.isNumber()' } } }
    expect(writes(rules, { a: { old: 'text' } }, { 'a/y': 2 })).toBe(true)
  })

  test('validates a removal only at ancestors that keep data', () => {
    expect(writes({ '.write': true, a: { '.validate': false } }, { a: 1 }, { a: null })).toBe(true)
    const rules = { '.write': true, a: { '.validate': "newData.hasChildren(['x', 'y'])" } }
    expect(writes(rules, { a: { x: 1, y: 1 } }, { 'a/x': null })).toBe(false)
    expect(writes(rules, { a: { x: 1, y: 1, z: 1 } }, { 'a/z': null })).toBe(true)
    expect(writes(rules, { a: { x: 1, y: 1 } }, { 'a/x': null, 'a/y': 2 })).toBe(false)
    expect(writes(rules, { a: { x: 1 } }, { 'a/x': null })).toBe(true)
    expect(writes(rules, { a: { x: 1, y: 1 } }, { 'a/x': null, 'a/y': null })).toBe(true)
  })

  test('gives a .write rule the old data, the new data and the root before the write', () => {
    const rules = {
      a: {
        '.write':
          "data.val() === 1 && newData.val() === 2 && root.child('a').val() === 1 && newData.parent().child('a').val() === 2",
      },
    }
    expect(writes(rules, { a: 1 }, { a: 2 })).toBe(true)
    expect(writes(rules, { a: 2 }, { a: 2 })).toBe(false)
  })

  test('judges a write of several paths as one', () => {
    const rules = { $k: { '.write': "newData.parent().child('time').val() === now" } }
    expect(writes(rules, null, { a: 1, time: 1_790_000_000_000 })).toBe(true)
    expect(writes(rules, null, { a: 1 })).toBe(false)
  })

  test('refuses a write of several paths if one path has no grant', () => {
    expect(writes({ a: { '.write': true } }, null, { a: 1, b: 1 })).toBe(false)
  })

  test('treats the write of a priority as a write of its node', () => {
    const rules = { a: { '.write': true, '.validate': 'newData.getPriority() === 1' } }
    expect(writes(rules, { a: 5 }, { 'a/.priority': 1 })).toBe(true)
    expect(writes(rules, { a: 5 }, { 'a/.priority': 2 })).toBe(false)
  })

  test('prefers the rule of a named child to that of a $ variable', () => {
    const rules = { '.write': true, known: { '.validate': true }, $other: { '.validate': false } }
    expect(writes(rules, null, { known: 1 })).toBe(true)
    expect(writes(rules, null, { unknown: 1 })).toBe(false)
  })

  test('gives a rule every $ variable of its path', () => {
    const rules = { $a: { $b: { $c: { '.write': "$a === 'x' && $b === 'y' && $c === 'z'" } } } }
    expect(writes(rules, null, { 'x/y/z': 1 })).toBe(true)
    expect(writes(rules, null, { 'x/y/y': 1 })).toBe(false)
  })
})

describe('a refused write says who refused', () => {
  const because = (...request: Parameters<typeof writeVerdict>) => {
    const verdict = writeVerdict(...request)
    return verdict.allowed ? 'allowed' : verdict.because
  }

  test('explains a refused write by every evaluated .write', () => {
    expect(because({ '.write': false, $u: { '.write': 'auth.uid === $u' } }, null, { eve: 1 })).toBe(
      ".write of / (false) is false; .write of /eve (auth.uid === $u) is false: auth.uid = 'ada', $u = 'eve'",
    )
  })

  test('explains a refused write by the .validate alone if a .write granted it', () => {
    expect(because({ a: { '.write': 'true', '.validate': 'newData.isString()' } }, null, { a: 1 })).toBe(
      '.validate of /a (newData.isString()) is false: newData.isString() = false',
    )
  })

  test('explains a refused write without any .write rule on its path', () => {
    expect(because({ a: { '.write': true } }, null, { b: 1 })).toBe('no .write rule on the way to /b')
  })
})
