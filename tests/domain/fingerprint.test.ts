import { expect, test } from 'vitest'
import { fingerprint } from '#domain/fingerprint.ts'

// The author's own: http://www.isthe.com/chongo/src/fnv/test_fnv.c
test.each([
  ['', '811c9dc5'],
  ['a', 'e40c292c'],
  ['foobar', 'bf9cf968'],
])('the fingerprint of %j is %s', (text, expected) => {
  expect(fingerprint(text)).toBe(expected)
})
