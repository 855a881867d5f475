import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { childNameSchema, isChildName } from '#domain/child.ts'
import { checkoutRequestSchema, transformationRequestSchema } from '#domain/wire.ts'

describe('the name of a child', () => {
  test.each([
    ['A\u202Eli', 'Ali'],
    ['\u200BDefne\u2069', 'Defne'],
    ['Ayşe\u0000 \u200ENur', 'Ayşe Nur'],
  ])('is parsed without what is not seen, in the browser and in the functions', (typed, name) => {
    expect(v.parse(childNameSchema, typed)).toBe(name)
    for (const { entries } of [transformationRequestSchema, checkoutRequestSchema])
      expect(v.parse(entries.childName, typed)).toBe(name)
  })

  test.each(['', ' ', '\u200B', '\u202E\u202C', '\u3164', '\u115F\u1160', '12', '\u200D', '𠮷'])(
    'is none where nothing of it is seen or no letter is in it: %j',
    (typed) => {
      expect(isChildName(typed)).toBe(false)
    },
  )

  test('may be 40 letters long, however much unseen was pasted with it', () => {
    expect(isChildName('Ş'.repeat(40) + '\u200B'.repeat(100))).toBe(true)
    expect(isChildName('Ş'.repeat(41))).toBe(false)
  })
})
