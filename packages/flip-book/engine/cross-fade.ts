/** Replaces the turn for users who prefer reduced motion: the new spread fades in over the old one. */
import type { PageSize } from '../geometry/fold.ts'
import type { Turn } from '../geometry/page-numbers.ts'
import { begin, move } from './animation-clock.ts'
import { clearBareSide, clearOtherSides, layPage, otherSideOf, sideOf, type Side } from './page-elements.ts'

/** @returns the animations of the fade */
export function crossFade(
  sides: readonly Side[],
  size: PageSize,
  { from, to }: Pick<Turn, 'from' | 'to'>,
  durationMs: number,
): Animation[] {
  clearBareSide(sides, to)
  clearOtherSides(sides, [to.left, to.right])
  const appear = [to.left, to.right].flatMap((page) => {
    if (page === null) return []
    const side = sideOf(sides, page)
    // If the page's other side is open, its raised sheet would cover the incoming page on that side.
    const level = [from.left, from.right].includes(otherSideOf(page)) ? 'under' : 'incoming'
    layPage(side, page, size, 'incoming', level)
    return [move(side.page, { opacity: 0 }, { opacity: 1 }, durationMs)]
  })
  // Fade out the page that the new spread will not cover.
  const uncovered = [to.left === null ? from.left : null, to.right === null ? from.right : null]
  const vanish = uncovered.flatMap((page) =>
    page === null ? [] : [move(sideOf(sides, page).page, { opacity: 1 }, { opacity: 0 }, durationMs)],
  )
  return begin([...appear, ...vanish])
}
