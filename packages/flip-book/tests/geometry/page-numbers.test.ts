import { expect, test } from 'vitest'
import { nextPageIndex, openPageNumbers, previousPageIndex } from '#flip-book/geometry/page-numbers.ts'

const COUNT = 14

test('opens a book of fourteen pages at 0, 1, 3 … 11, 13, and back', () => {
  const forwards = [0]
  for (let at = 0; nextPageIndex(at, COUNT) !== at; at = nextPageIndex(at, COUNT))
    forwards.push(nextPageIndex(at, COUNT))
  expect(forwards).toEqual([0, 1, 3, 5, 7, 9, 11, 13])
  expect(forwards.toReversed().map(previousPageIndex)).toEqual([11, 9, 7, 5, 3, 1, 0, 0])
})

test('numbers the spreads between cover and ending from 1', () => {
  expect(openPageNumbers(0, COUNT)).toBeNull()
  expect(openPageNumbers(1, COUNT)).toEqual({ first: 1, last: 2, of: 12 })
  expect(openPageNumbers(11, COUNT)).toEqual({ first: 11, last: 12, of: 12 })
  expect(openPageNumbers(13, COUNT)).toBeNull()
})
