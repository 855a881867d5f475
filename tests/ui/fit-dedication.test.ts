import { expect, test } from 'vitest'
import { DEDICATION_MAX_LETTERS } from '#domain/book-fields.ts'
import { fitDedication } from '#ui/fit-dedication.ts'

/** A phone that lies, 844 by 390: its cover picture. */
const PICTURE_PX = 280

test('a few words stand beneath the title, in large letters', () => {
  const { place, size } = fitDedication('Canım Defne’ye')
  expect(place).toBe('title')
  expect(size * PICTURE_PX).toBeGreaterThan(15)
})

test('two lines stand above the face; longer ones at the foot, legible on a phone', () => {
  expect(fitDedication('Canım kızımıza, her gece yeni bir masala: annen ve baban').place).toBe('title')
  const longest = 'iyi geceler küçüğüm '.repeat(7).slice(0, DEDICATION_MAX_LETTERS)
  const { place, size } = fitDedication(longest)
  expect(place).toBe('foot')
  expect(size * PICTURE_PX).toBeGreaterThan(12)
})

test('the wider its letters are, the smaller they become', () => {
  const narrow = fitDedication('i'.repeat(DEDICATION_MAX_LETTERS))
  const wide = fitDedication('W'.repeat(DEDICATION_MAX_LETTERS))
  expect(wide.size).toBeLessThan(narrow.size)
})
