/** A leaf that is a hard cover: a board that swings about the spine, seen from the middle of the book. */
import type { PageSize, Point } from '../geometry/fold.ts'
import type { Direction, Turn } from '../geometry/page-numbers.ts'
import { SHADE_PX } from '../geometry/soft-poses.ts'
import { begin, move } from './animation-clock.ts'
import {
  clearBareSide,
  clearOtherSides,
  fromMiddle,
  layPage,
  pagesOfTurn,
  setRole,
  setStyle,
  sideOf,
  type Leaf,
  type Side,
} from './page-elements.ts'

const EYE_PX = 2_000

export function liftHardLeaf(sides: readonly Side[], size: PageSize, turn: Turn): Leaf {
  const { direction } = turn
  const pages = pagesOfTurn(turn)
  clearOtherSides(sides, Object.values(pages))
  const front = sideOf(sides, pages.front)
  const back = sideOf(sides, pages.back)
  const under = pages.under === null ? null : sideOf(sides, pages.under)
  clearBareSide(sides, turn.to)
  if (under && pages.under !== null) layPage(under, pages.under, size, 'under')
  setRole(back, 'back')
  setRole(front, 'front')
  let swingDeg = 0

  const poseAt = (deg: number) => {
    const pose = boardPose(size, direction, deg)
    return { front: fromMiddle(size, 0, pose.front), back: fromMiddle(size, 0, pose.back) }
  }
  const hold = (deg: number) => {
    const pose = poseAt(deg)
    setStyle(front.page.style, 'transform', pose.front)
    setStyle(back.page.style, 'transform', pose.back)
    if (under) setStyle(under.shade.style, 'opacity', String(boardShadow(deg)))
  }
  // Set the first pose now: before it the back would be visible, lying open.
  hold(0)
  if (under) setStyle(under.shade.style, 'transform', wholePage(size))

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

/** The board's angle in degrees while the finger holds its edge: 0 is its old position, 180 is turned. */
function swingAt({ width }: PageSize, { x }: Point): number {
  const cosine = Math.min(1, Math.max(-1, x / width))
  return (Math.acos(cosine) * 180) / Math.PI
}

/**
 * CSS transforms of the two sides of a board, in coordinates of the book. Interpolated between 0 and 180 they swing evenly.
 * @param swingDeg 0–180
 */
function boardPose(
  { width, height }: PageSize,
  direction: Direction,
  swingDeg: number,
): { front: string; back: string } {
  const about = (angleDeg: number, side: 'left' | 'right') =>
    `translate(0px, ${height / 2}px) perspective(${EYE_PX}px) rotateY(${angleDeg}deg) translate(${side === 'left' ? -width : 0}px, ${-height / 2}px)`
  return direction === 'forward'
    ? { front: about(-swingDeg, 'right'), back: about(180 - swingDeg, 'left') }
    : { front: about(swingDeg, 'left'), back: about(swingDeg - 180, 'right') }
}

/** The darkness of the page that a board at this angle still covers: 0–1. */
const boardShadow = (swingDeg: number): number => 0.5 * (1 - Math.min(1, swingDeg / 120))

/** Stretches the shade over its whole page. */
const wholePage = ({ width, height }: PageSize): string => `scale(${width / SHADE_PX}, ${height / SHADE_PX})`
