/** The page indices that can be open, and their names. Indices as `FlipBook` reports them: 0, 1, 3, 5 … */

import type { Corner } from './fold.ts'

export type Direction = 'forward' | 'back'

/** The two open pages; null is the bare table beside a closed book. */
export interface Spread {
  left: number | null
  right: number | null
}

/** One leaf turns, however many spreads it skips. */
export interface Turn {
  from: Spread
  to: Spread
  direction: Direction
  /** The corner by which the leaf is lifted. */
  corner: Corner
}

/** The current index while `page` is open: its own, or that of the page to its left. */
export function indexOfPage(page: number, count: number): number {
  const within = Math.min(Math.max(Math.trunc(page), 0), count - 1)
  return within === 0 || within % 2 === 1 ? within : within - 1
}

/** @param index 0, or odd. The cover lies on the right, a last page without a partner on the left. */
export const spreadOf = (index: number, count: number): Spread =>
  index === 0 ? { left: null, right: 0 } : { left: index, right: index + 1 < count ? index + 1 : null }

/** The index after `index`, or `index` itself at the end. @param count pages in all, cover and ending included */
export const nextPageIndex = (index: number, count: number): number => {
  const next = index === 0 ? 1 : index + 2
  return next < count ? next : index
}

/** The index before `index`, or 0 on the cover. */
export const previousPageIndex = (index: number): number => (index <= 1 ? 0 : index - 2)

/** The pages of the open spread, and of as many spreads before and after it. */
export function pagesAround(index: number, count: number, spreads: number): ReadonlySet<number> {
  let [first, last] = [index, index]
  for (let step = 0; step < spreads; step += 1) {
    first = previousPageIndex(first)
    last = nextPageIndex(last, count)
  }
  const { left, right } = spreadOf(last, count)
  const end = right ?? left ?? last
  return new Set(Array.from({ length: end - first + 1 }, (_, step) => first + step))
}

/** The printed numbers of the two open pages; null on cover and ending, which have none. */
export function openPageNumbers(index: number, count: number): { first: number; last: number; of: number } | null {
  if (index <= 0 || index >= count - 1) return null
  return { first: index, last: index + 1, of: count - 2 }
}
