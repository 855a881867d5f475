/** Tells apart the gestures of a hand: a drag, a swipe, a tap, a corner. Distances in CSS pixels, times in milliseconds. */
import { BOOK_SETTINGS } from '../geometry/book-settings.ts'
import type { PageSize, Point } from '../geometry/fold.ts'

/** product 9.3. */
const SWIPE_TIMEOUT_MS = 250
const CORNER_OF_DIAGONAL = 1 / 5

/** A hand trembles; a finger more than a mouse. */
const TREMBLE_PX = { mouse: 5, touch: 10 } as const

/** @returns whether it is a drag along the page; null while that cannot be said yet */
export function isDrag(from: Point, to: Point, pointerType: string): boolean | null {
  const [dx, dy] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)]
  if (Math.hypot(dx, dy) <= (pointerType === 'mouse' ? TREMBLE_PX.mouse : TREMBLE_PX.touch)) return null
  // A finger that goes up or down wants something else; a mouse may pull a corner in any direction.
  return pointerType === 'mouse' || dx > dy
}

/** @returns the direction of a swipe; null if the gesture is no swipe */
export function swipeOf(from: Point, to: Point, durationMs: number): 'forward' | 'back' | null {
  const [dx, dy] = [to.x - from.x, Math.abs(to.y - from.y)]
  if (
    durationMs >= SWIPE_TIMEOUT_MS ||
    Math.abs(dx) <= BOOK_SETTINGS.swipeDistance ||
    dy >= 2 * BOOK_SETTINGS.swipeDistance
  )
    return null
  return dx < 0 ? 'forward' : 'back'
}

/** @param point from the top of the spine. @returns whether it lies in one of the book's four outer corners */
export function isOnCorner({ width, height }: PageSize, { x, y }: Point): boolean {
  const reach = Math.hypot(width, height) * CORNER_OF_DIAGONAL
  const fromEdge = width - Math.abs(x)
  return fromEdge > 0 && fromEdge < reach && y > 0 && y < height && (y < reach || y > height - reach)
}
