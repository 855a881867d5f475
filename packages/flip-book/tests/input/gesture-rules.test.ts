/** The limits of each gesture: swipe 30 px within 250 ms, corner a fifth of the page's diagonal. */
import { expect, test } from 'vitest'
import { isDrag, isOnCorner, swipeOf } from '#flip-book/input/pointer-gestures.ts'

const from = { x: 500, y: 300 }
const to = (dx: number, dy = 0) => ({ x: from.x + dx, y: from.y + dy })

test.each([
  [-31, 0, 249, 'forward'],
  [31, 0, 249, 'back'],
  [-30, 0, 249, null],
  [-31, 0, 250, null],
  [-31, 59, 249, 'forward'],
  [-31, 60, 249, null],
] as const)('reads a swipe by %i px sideways and %i px down within %i ms as %s', (dx, dy, durationMs, direction) => {
  expect(swipeOf(from, to(dx, dy), durationMs)).toBe(direction)
})

test('ignores a trembling hand and a finger that moves down', () => {
  expect([isDrag(from, to(5), 'mouse'), isDrag(from, to(6), 'mouse')]).toEqual([null, true])
  expect([isDrag(from, to(10), 'touch'), isDrag(from, to(11), 'touch')]).toEqual([null, true])
  expect([isDrag(from, to(8, 12), 'touch'), isDrag(from, to(8, 12), 'mouse')]).toEqual([false, true])
})

test("extends a page's corner to a fifth of the diagonal from both edges", () => {
  // 300 by 400: the diagonal is 500, its fifth 100.
  const page = { width: 300, height: 400 }
  const at = (fromSide: number, fromTop: number) => isOnCorner(page, { x: 300 - fromSide, y: fromTop })
  expect([at(99, 99), at(101, 99), at(99, 101)]).toEqual([true, false, false])
  expect([at(99, 301), at(99, 299)]).toEqual([true, false])
  expect(isOnCorner(page, { x: -201, y: 99 })).toBe(true)
  expect([at(0, 50), at(50, 0), at(50, 400)]).toEqual([false, false, false])
})
