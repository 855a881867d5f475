import { expect, test } from 'vitest'
import { nextOf } from '#app/dialogs/next-of.ts'

const shelf = [{ id: 'orman' }, { id: 'uzay' }, { id: 'deniz' }]

test('the next of the shelf, after the last the first, and none where there is no other', () => {
  expect(nextOf(shelf, 'orman')?.id).toBe('uzay')
  expect(nextOf(shelf, 'deniz')?.id).toBe('orman')
  expect(nextOf([{ id: 'orman' }], 'orman')).toBeNull()
  expect(nextOf([], 'orman')).toBeNull()
})

test('of a book that the shelf does not show it is the first', () => {
  expect(nextOf(shelf, 'older')?.id).toBe('orman')
})
