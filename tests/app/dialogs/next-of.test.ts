import { expect, test } from 'vitest'
import { nextOf } from '#app/dialogs/next-of.ts'

const shelf = [{ id: 'orman' }, { id: 'uzay' }, { id: 'deniz' }]

test('returns the next book, the first book after the last, or null without another', () => {
  expect(nextOf(shelf, 'orman')?.id).toBe('uzay')
  expect(nextOf(shelf, 'deniz')?.id).toBe('orman')
  expect(nextOf([{ id: 'orman' }], 'orman')).toBeNull()
  expect(nextOf([], 'orman')).toBeNull()
})

test('returns the first book as next for a book that the shelf does not show', () => {
  expect(nextOf(shelf, 'older')?.id).toBe('orman')
})
