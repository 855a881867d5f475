import { expect, test } from 'vitest'
import { fingerprint } from '#domain/fingerprint.ts'

// Examples from the author of the hash: http://www.isthe.com/chongo/src/fnv/test_fnv.c
test.each([
  ['', '811c9dc5'],
  ['a', 'e40c292c'],
  ['foobar', 'bf9cf968'],
])('computes the fingerprint of %j as %s', (text, expected) => {
  expect(fingerprint(text)).toBe(expected)
})
