/** A turn of a hard cover: a board that swings about the spine, seen from the middle of the book. */
import type { PageSize, Point } from './fold.ts'
import type { Direction } from './soft-turn.ts'

const EYE_PX = 2_000

/** Degrees that the board has swung while the finger holds its edge: 0 lies where it was, 180 has been turned. */
export function swingAt({ width }: PageSize, { x }: Point): number {
  const cosine = Math.min(1, Math.max(-1, x / width))
  return (Math.acos(cosine) * 180) / Math.PI
}

/**
 * CSS transforms of the two sides of a board, in coordinates of the book. Interpolated between 0 and 180 they swing evenly.
 * @param swingDeg 0–180
 */
export function boardPose(
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

/** How dark the page lies that a board at this swing still covers: 0–1. */
export const boardShadow = (swingDeg: number): number => 0.5 * (1 - Math.min(1, swingDeg / 120))
