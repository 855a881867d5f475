import { expect, test } from 'vitest'
import { nextOf } from '#app/dialogs/next-of.ts'

const shelf = [{ id: 'orman' }, { id: 'uzay' }, { id: 'deniz' }]

test('gives the next book, after the last the first, and none if there is no other', () => {
  expect(nextOf(shelf, 'orman')?.id).toBe('uzay')
  expect(nextOf(shelf, 'deniz')?.id).toBe('orman')
  expect(nextOf([{ id: 'orman' }], 'orman')).toBeNull()
  expect(nextOf([], 'orman')).toBeNull()
})

test('gives the first book for a book that the shelf does not show', () => {
  expect(nextOf(shelf, 'older')?.id).toBe('orman')
})
