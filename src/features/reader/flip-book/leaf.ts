/** A leaf between two spreads: it follows a hand, or goes its way by itself. */
import { BOOK_SETTINGS } from './book-settings.ts'
import { liftedCorner, restingCorner, type Corner, type PageSize, type Point } from './fold.ts'
import { boardPose, boardShadow, swingAt } from './hard-turn.ts'
import { begin, move } from './lying.ts'
import type { Spread } from './page-numbers.ts'
import { cast, clearBareSide, lay, set, type Sheet } from './sheets.ts'
import { aimAt, effectsOfWay, usualEffects } from './soft-effects.ts'
import { SHADE_PX, softPose, type CutPose, type Direction, type ShadePose } from './soft-turn.ts'

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

export function liftLeaf(sheets: readonly Sheet[], size: PageSize, turn: Turn): Leaf {
  const { from, to } = turn
  const bound = [from.left, from.right, to.left, to.right].includes(null)
  return bound ? hardLeaf(sheets, size, turn) : softLeaf(sheets, size, turn)
}

/** The two sides of the page that turns, and the page beneath it. */
const pagesOf = ({ from, to, direction }: Turn) =>
  direction === 'forward' ? { front: from.right, back: to.left, under: to.right } : { front: from.left, back: to.right, under: to.left }

function softLeaf(sheets: readonly Sheet[], size: PageSize, turn: Turn): Leaf {
  const { direction, corner } = turn
  const pages = pagesOf(turn)
  const still = sheetOf(sheets, pages.front)
  const flap = sheetOf(sheets, pages.back)
  const under = sheetOf(sheets, pages.under)
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
      cut(still, pose.still)
      cut(flap, pose.flap)
      darken(flap, pose.flap)
      darken(under, pose.under)
    },
    go(end, durationMs) {
      // A corner that was touched and not moved lies where it lay.
      if (!at && end === 'back') return []
      const isUsual = !at && durationMs === BOOK_SETTINGS.flippingTime
      const effects = isUsual ? usualEffects(sheets, size, direction, corner) : effectsOfWay(size, direction, corner, at ?? liftedCorner(size, corner), end, durationMs)
      return begin([...aimAt(still, effects.still), ...aimAt(flap, effects.flap), ...aimAt(under, effects.under)])
    },
    wayTo(end) {
      const { x } = at ?? restingCorner(size, corner, 'back')
      return Math.min(1, Math.abs(x - restingCorner(size, corner, end).x) / (2 * size.width))
    },
  }
}

function hardLeaf(sheets: readonly Sheet[], size: PageSize, turn: Turn): Leaf {
  const { direction } = turn
  const pages = pagesOf(turn)
  const front = sheetOf(sheets, pages.front)
  const back = sheetOf(sheets, pages.back)
  const under = pages.under === null ? null : sheetOf(sheets, pages.under)
  clearBareSide(sheets, turn.to)
  if (under && pages.under !== null) lay(under, pages.under, size, 'under')
  cast(front, 'front')
  cast(back, 'back')
  let swingDeg = 0

  const hold = (deg: number) => {
    const pose = boardPose(size, direction, deg)
    set(front.box.style, 'transform', pose.front)
    set(back.box.style, 'transform', pose.back)
    if (under) set(under.shade.style, 'opacity', String(boardShadow(deg)))
  }
  // Before its first frame the back would be seen lying open.
  hold(0)
  set(back.page.style, 'transform', 'none')
  if (under) set(under.shade.style, 'transform', wholePage(size))

  return {
    follow(point) {
      swingDeg = swingAt(size, point)
      hold(swingDeg)
    },
    go(end, durationMs) {
      const target = end === 'turned' ? 180 : 0
      const [first, last] = [boardPose(size, direction, swingDeg), boardPose(size, direction, target)]
      return begin([
        move(front.box, { transform: first.front }, { transform: last.front }, durationMs),
        move(back.box, { transform: first.back }, { transform: last.back }, durationMs),
        ...(under ? [move(under.shade, { opacity: boardShadow(swingDeg) }, { opacity: boardShadow(target) }, durationMs)] : []),
      ])
    },
    wayTo: (end) => (end === 'turned' ? 180 - swingDeg : swingDeg) / 180,
  }
}

/** Less motion: the new spread appears over the old one. @returns its animations */
export function crossFade(sheets: readonly Sheet[], size: PageSize, { from, to }: Pick<Turn, 'from' | 'to'>, durationMs: number): Animation[] {
  clearBareSide(sheets, to)
  const appear = [to.left, to.right].flatMap((page) => {
    if (page === null) return []
    const sheet = sheetOf(sheets, page)
    lay(sheet, page, size, 'incoming')
    return [move(sheet.box, { opacity: 0 }, { opacity: 1 }, durationMs)]
  })
  // What the new spread will not cover goes by itself.
  const uncovered = [to.left === null ? from.left : null, to.right === null ? from.right : null]
  const vanish = uncovered.flatMap((page) => (page === null ? [] : [move(sheetOf(sheets, page).box, { opacity: 1 }, { opacity: 0 }, durationMs)]))
  return begin([...appear, ...vanish])
}

/** The shade, stretched over all of its page. */
const wholePage = ({ width, height }: PageSize): string => `scale(${width / SHADE_PX}, ${height / SHADE_PX})`

function sheetOf(sheets: readonly Sheet[], page: number | null): Sheet {
  const sheet = page === null ? undefined : sheets[page]
  if (!sheet) throw new Error(`The book has no page ${page}`)
  return sheet
}

function cut({ box, page }: Sheet, pose: CutPose): void {
  set(box.style, 'transform', pose.box)
  set(page.style, 'transform', pose.page)
}

function darken({ shade }: Sheet, pose: ShadePose): void {
  set(shade.style, 'transform', pose.shade)
  set(shade.style, 'opacity', String(pose.shadeOpacity))
}
