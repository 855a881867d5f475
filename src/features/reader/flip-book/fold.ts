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
  return {
    corner: held,
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
