import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { childNameSchema, isChildName } from '#domain/child.ts'
import { checkoutRequestSchema, transformationRequestSchema } from '#domain/wire.ts'

describe('the name of a child', () => {
  test.each([
    ['A\u202Eli', 'Ali'],
    ['\u200BDefne\u2069', 'Defne'],
    ['Ayşe\u0000 \u200ENur', 'Ayşe Nur'],
  ])('removes invisible characters from a child’s name, in browser and functions', (typed, name) => {
    expect(v.parse(childNameSchema, typed)).toBe(name)
    for (const { entries } of [transformationRequestSchema, checkoutRequestSchema])
      expect(v.parse(entries.childName, typed)).toBe(name)
  })

  test.each(['', ' ', '\u200B', '\u202E\u202C', '\u3164', '\u115F\u1160', '12', '\u200D', '𠮷'])(
    'refuses a child’s name without visible characters or letters: %j',
    (typed) => {
      expect(isChildName(typed)).toBe(false)
    },
  )

  test('accepts a child’s name of 40 letters, not counting invisible characters', () => {
    expect(isChildName('Ş'.repeat(40) + '\u200B'.repeat(100))).toBe(true)
    expect(isChildName('Ş'.repeat(41))).toBe(false)
  })
})
