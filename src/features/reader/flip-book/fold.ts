/**
 * Where the paper lies while a right-hand page is turned to the left. Coordinates of that page in pixels: the spine is
 * x = 0, its outer edge x = width, the facing page's outer edge x = -width. A turn to the right is the mirror image.
 */
import { FlipCalculation } from 'page-flip/src/Flip/FlipCalculation.ts?geometry'
import type { Matrix } from './matrix.ts'

export interface PageSize {
  /** whole pixels */
  width: number
  /** whole pixels */
  height: number
}
export type Corner = 'top' | 'bottom'
export interface Point {
  x: number
  y: number
}

export interface Fold {
  /** Where the corner is, held back by the paper. */
  corner: Point
  /** The crease: origin on it, x axis to the side where the next page shows, y axis down along it. */
  crease: Matrix
  /** The back of the turned page: its own top left corner and axes. */
  flap: Matrix
  /** Along the crease: where it enters the page, at the edge that the corner was pulled along, and where it leaves it. */
  crossings: readonly [from: number, to: number]
  /** Pixels from the crease to the corner. */
  depth: number
  /** What the flap has lost of its depth where the crease leaves the page: 1 all of it, it ends in a point. */
  taper: number
  /** 0 lies on the right, 1 on the left. */
  progress: number
}

const FORWARD = 0

/** @param point where the dragged corner is (beyond what paper allows, it is held back). @returns null where there is no fold to speak of */
export function foldAt(size: PageSize, corner: Corner, point: Point): Fold | null {
  const paper = new FlipCalculation(FORWARD, corner, String(size.width), String(size.height))
  if (!paper.calc(point)) return null
  const held = paper.getPosition()
  const cornerY = corner === 'top' ? 0 : size.height
  const away = { x: size.width - held.x, y: cornerY - held.y }
  const length = Math.hypot(away.x, away.y)
  const normal = { x: away.x / length, y: away.y / length }
  const topLeft = paper.getActiveCorner()
  const angle = paper.getAngle()
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const across = Math.max(1, away.x)
  const from = (length * away.y) / (2 * across)
  // To the outer edge; where that is below the page, to its other end.
  const toOuterEdge = length ** 3 / (2 * across * Math.abs(away.y))
  const onPage = Math.min(toOuterEdge, (size.height * length) / across)
  return {
    corner: held,
    crossings: [from, from + (corner === 'top' ? onPage : -onPage)],
    depth: length / 2,
    taper: onPage / toOuterEdge,
    crease: [normal.x, normal.y, -normal.y, normal.x, (size.width + held.x) / 2, (cornerY + held.y) / 2],
    flap: [cos, sin, -sin, cos, topLeft.x, topLeft.y],
    progress: paper.getFlippingProgress() / 100,
  }
}

/** Where the corner is when a turn by button begins: page-flip lifts it by a tenth of the page's height at once. */
export function liftedCorner({ width, height }: PageSize, corner: Corner): Point {
  const lift = height / 10
  return { x: width - lift, y: corner === 'top' ? lift : height - lift }
}

/** Where the corner of a turned page lies, or, `back`, of one that was let go. */
export const restingCorner = ({ width, height }: PageSize, corner: Corner, lies: 'turned' | 'back'): Point => ({
  x: lies === 'turned' ? -width : width,
  y: corner === 'top' ? 0 : height,
})
