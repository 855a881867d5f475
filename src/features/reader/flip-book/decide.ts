/** What a press of the hand means. Distances in CSS pixels, times in milliseconds. */
import { BOOK_SETTINGS } from './book-settings.ts'
import type { PageSize, Point } from './fold.ts'

/** Specification, section 9. */
export const SWIPE_TIMEOUT_MS = 250
const CORNER_OF_DIAGONAL = 1 / 5

/** A hand trembles; a finger more than a mouse. */
const TREMBLE_PX = { mouse: 5, touch: 10 } as const

/** @returns whether it is a drag along the page; null while that cannot be said yet */
export function isDrag(from: Point, to: Point, pointerType: string): boolean | null {
  const [dx, dy] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)]
  if (Math.hypot(dx, dy) <= (pointerType === 'mouse' ? TREMBLE_PX.mouse : TREMBLE_PX.touch)) return null
  // A finger that goes up or down wants something else; a mouse may pull a corner any way.
  return pointerType === 'mouse' || dx > dy
}

/** @returns where a swipe leads; null where it is none */
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

/** A thrown page goes on as it was thrown; a page that was let go falls to its nearer side. @param speedPxPerMs towards being turned */
export function whereItFalls(speedPxPerMs: number, wayToTurned: number): 'turned' | 'back' {
  const THROWN_PX_PER_MS = 0.4
  if (Math.abs(speedPxPerMs) > THROWN_PX_PER_MS) return speedPxPerMs > 0 ? 'turned' : 'back'
  return wayToTurned <= 0.5 ? 'turned' : 'back'
}

/** How long the rest of a turn takes: at the speed of the hand, but never slower than a turn by button. */
export function fallTimeMs(way: number, { width }: PageSize, speedPxPerMs: number): number {
  const SHORTEST_MS = 120
  const usual = (2 * width) / BOOK_SETTINGS.flippingTime
  return Math.max(SHORTEST_MS, (way * 2 * width) / Math.max(usual, Math.abs(speedPxPerMs)))
}
