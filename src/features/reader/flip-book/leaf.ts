/** A leaf between two spreads: it follows a hand, or goes its way by itself. */
import { BOOK_SETTINGS } from './book-settings.ts'
import { liftedCorner, restingCorner, type Corner, type PageSize, type Point } from './fold.ts'
import { boardPose, boardShadow, swingAt } from './hard-turn.ts'
import { begin, move } from './lying.ts'
import type { Spread } from './page-numbers.ts'
import { cast, clearBareSide, clearOtherSides, fromMiddle, lay, otherSideOf, set, type Side } from './sheets.ts'
import { aimAt, effectsOfWay, usualEffects } from './soft-effects.ts'
import { SHADE_PX, softPose, type Direction, type ShadePose } from './soft-turn.ts'

export interface Turn {
  from: Spread
  to: Spread
  direction: Direction
  corner: Corner
}
export interface Leaf {
  /** @param point where the dragged corner is: pixels from the spine towards the side that the leaf comes from, and from the top */
  follow(point: Point): void
  /** From where it is; from a corner just lifted where no hand has moved it. @returns its animations */
  go(to: 'turned' | 'back', durationMs: number): Animation[]
  /** How much of a whole turn is left to go: 0–1. */
  wayTo(end: 'turned' | 'back'): number
}

export function liftLeaf(sides: readonly Side[], size: PageSize, turn: Turn): Leaf {
  const { from, to } = turn
  const bound = [from.left, from.right, to.left, to.right].includes(null)
  clearOtherSides(sides, Object.values(pagesOf(turn)))
  return bound ? hardLeaf(sides, size, turn) : softLeaf(sides, size, turn)
}

/** The two sides of the page that turns, and the page beneath it. */
const pagesOf = ({ from, to, direction }: Turn) =>
  direction === 'forward'
    ? { front: from.right, back: to.left, under: to.right }
    : { front: from.left, back: to.right, under: to.left }

function softLeaf(sides: readonly Side[], size: PageSize, turn: Turn): Leaf {
  const { direction, corner } = turn
  const pages = pagesOf(turn)
  const still = sideOf(sides, pages.front)
  const flap = sideOf(sides, pages.back)
  const under = sideOf(sides, pages.under)
  cast(still, 'still')
  cast(flap, 'flap')
  cast(under, 'under')
  /** Where the hand has led the corner. */
  let at: Point | null = null

  return {
    follow(point) {
      const pose = softPose(size, direction, corner, point)
      if (!pose) return
      at = pose.corner
      // Each is another than before: not asked for first, as `set` does.
      flap.box.style.transform = pose.box
      // Two sheets where the turn leads further than to a neighbour.
      if (still.box !== flap.box) still.box.style.transform = pose.box
      still.page.style.transform = pose.still
      flap.page.style.transform = pose.flap
      darken(flap.fold, pose.fold)
      darken(under.shade, pose.under)
    },
    go(end, durationMs) {
      // A corner that was touched and not moved lies where it lay.
      if (!at && end === 'back') return []
      const isUsual = !at && durationMs === BOOK_SETTINGS.flippingTime
      const effects = isUsual
        ? usualEffects(sides, size, direction, corner)
        : effectsOfWay(size, direction, corner, at ?? liftedCorner(size, corner), end, durationMs)
      return begin(aimAt({ still, flap, under }, effects))
    },
    wayTo(end) {
      const { x } = at ?? restingCorner(size, corner, 'back')
      return Math.min(1, Math.abs(x - restingCorner(size, corner, end).x) / (2 * size.width))
    },
  }
}

function hardLeaf(sides: readonly Side[], size: PageSize, turn: Turn): Leaf {
  const { direction } = turn
  const pages = pagesOf(turn)
  const front = sideOf(sides, pages.front)
  const back = sideOf(sides, pages.back)
  const under = pages.under === null ? null : sideOf(sides, pages.under)
  clearBareSide(sides, turn.to)
  if (under && pages.under !== null) lay(under, pages.under, size, 'under')
  cast(back, 'back')
  cast(front, 'front')
  let swingDeg = 0

  const poseAt = (deg: number) => {
    const pose = boardPose(size, direction, deg)
    return { front: fromMiddle(size, 0, pose.front), back: fromMiddle(size, 0, pose.back) }
  }
  const hold = (deg: number) => {
    const pose = poseAt(deg)
    set(front.page.style, 'transform', pose.front)
    set(back.page.style, 'transform', pose.back)
    if (under) set(under.shade.style, 'opacity', String(boardShadow(deg)))
  }
  // Before its first frame the back would be seen lying open.
  hold(0)
  if (under) set(under.shade.style, 'transform', wholePage(size))

  return {
    follow(point) {
      swingDeg = swingAt(size, point)
      hold(swingDeg)
    },
    go(end, durationMs) {
      const target = end === 'turned' ? 180 : 0
      const [first, last] = [poseAt(swingDeg), poseAt(target)]
      return begin([
        move(front.page, { transform: first.front }, { transform: last.front }, durationMs),
        move(back.page, { transform: first.back }, { transform: last.back }, durationMs),
        ...(under
          ? [move(under.shade, { opacity: boardShadow(swingDeg) }, { opacity: boardShadow(target) }, durationMs)]
          : []),
      ])
    },
    wayTo: (end) => (end === 'turned' ? 180 - swingDeg : swingDeg) / 180,
  }
}

/** Less motion: the new spread appears over the old one. @returns its animations */
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
    // With an open page on its other side the whole sheet would cover what comes on that side.
    const level = [from.left, from.right].includes(otherSideOf(page)) ? 'under' : 'incoming'
    lay(side, page, size, 'incoming', level)
    return [move(side.page, { opacity: 0 }, { opacity: 1 }, durationMs)]
  })
  // What the new spread will not cover goes by itself.
  const uncovered = [to.left === null ? from.left : null, to.right === null ? from.right : null]
  const vanish = uncovered.flatMap((page) =>
    page === null ? [] : [move(sideOf(sides, page).page, { opacity: 1 }, { opacity: 0 }, durationMs)],
  )
  return begin([...appear, ...vanish])
}

/** The shade, stretched over all of its page. */
const wholePage = ({ width, height }: PageSize): string => `scale(${width / SHADE_PX}, ${height / SHADE_PX})`

function sideOf(sides: readonly Side[], page: number | null): Side {
  const side = page === null ? undefined : sides[page]
  if (!side) throw new Error(`The book has no page ${page}`)
  return side
}

function darken({ style }: HTMLElement, pose: ShadePose): void {
  style.transform = pose.transform
  style.opacity = String(pose.opacity)
}
