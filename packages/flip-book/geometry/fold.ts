/**
 * Position of the paper while a right-hand page is turned to the left. Coordinates of that page in pixels: the spine is
 * x = 0, its outer edge x = width, the facing page's outer edge x = -width. A turn to the right is the mirror image.
 */
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
  /** The corner's position, limited by the paper. */
  corner: Point
  /** The crease: origin on it, x axis to the side where the next page shows, y axis down along it. */
  crease: Matrix
  /** The back of the turned page: its own top left corner and axes. */
  flap: Matrix
  /**
   * Positions along the crease: it enters the page at the edge along which the corner was pulled, and ends at another
   * edge.
   */
  crossings: readonly [from: number, to: number]
  /** Pixels from the crease to the corner. */
  depth: number
  /** Share of its depth that the flap has lost at the end of the crease: at 1 it ends in a point. */
  taper: number
  /** 0 is flat on the right, 1 flat on the left. */
  progress: number
}

/**
 * @param point the position of the dragged corner, limited to what paper allows. @returns null if there is no visible
 * fold
 */
export function foldAt(size: PageSize, corner: Corner, point: Point): Fold | null {
  const paper = holdBack(size, corner, point)
  if (!paper) return null
  const { held, topLeft, angleRad } = paper
  const cornerY = corner === 'top' ? 0 : size.height
  const away = { x: size.width - held.x, y: cornerY - held.y }
  const length = Math.hypot(away.x, away.y)
  const normal = { x: away.x / length, y: away.y / length }
  const [cos, sin] = [Math.cos(angleRad), Math.sin(angleRad)]
  const across = Math.max(1, away.x)
  const from = (length * away.y) / (2 * across)
  // The crease ends at the outer edge; if that is below the page, at the page's other end.
  const toOuterEdge = length ** 3 / (2 * across * Math.abs(away.y))
  const onPage = Math.min(toOuterEdge, (size.height * length) / across)
  return {
    corner: held,
    crossings: [from, from + (corner === 'top' ? onPage : -onPage)],
    depth: length / 2,
    taper: onPage / toOuterEdge,
    crease: [normal.x, normal.y, -normal.y, normal.x, (size.width + held.x) / 2, (cornerY + held.y) / 2],
    flap: [cos, sin, -sin, cos, topLeft.x, topLeft.y],
    progress: Math.abs((held.x - size.width) / (2 * size.width)),
  }
}

/** The corner's position when a turn by button begins: page-flip lifts it by a tenth of the page's height at once. */
export function liftedCorner({ width, height }: PageSize, corner: Corner): Point {
  const lift = height / 10
  return { x: width - lift, y: corner === 'top' ? lift : height - lift }
}

/** The corner's position on a turned page, or on a released one that fell `back`. */
export const restingCorner = ({ width, height }: PageSize, corner: Corner, lies: 'turned' | 'back'): Point => ({
  x: lies === 'turned' ? -width : width,
  y: corner === 'top' ? 0 : height,
})

/*
 * The limits that paper sets to its dragged corner, and the resulting position of the page: from `FlipCalculation` and
 * `Helper` of page-flip 2.0.7, for a turn to the left, without its clip areas. packages/flip-book/tests compares the
 * two to the last digit.
 *
 * MIT License. Copyright (c) 2020 Nodlik
 *
 * Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated
 * documentation files (the "Software"), to deal in the Software without restriction, including without limitation the
 * rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to
 * permit persons to whom the Software is furnished to do so, subject to the following conditions:
 *
 * The above copyright notice and this permission notice shall be included in all copies or substantial portions of the
 * Software.
 *
 * THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
 * WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
 * COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR
 * OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.
 */

interface HeldCorner {
  /** The corner's position: the requested point, or the nearest one that paper allows. */
  held: Point
  /** Top left corner of the page's back, and the angle by which it has turned. */
  topLeft: Point
  angleRad: number
}

interface TurnedPage extends Record<'topLeft' | 'topRight' | 'bottomLeft' | 'bottomRight', Point> {
  held: Point
  /** Anticlockwise. */
  angleRad: number
}

/** So close to a half turn the page has no fold. */
const LEAST_ANGLE_RAD = 0.003
const LEAST_PX = 1

/** @param point from the top of the spine. @returns null if there is no visible fold */
export function holdBack(size: PageSize, corner: Corner, point: Point): HeldCorner | null {
  const pulled = turnedPage(size, corner, point)
  if (!pulled) return null
  const diagonal = Math.sqrt(size.width ** 2 + size.height ** 2)
  const [near, far] = corner === 'top' ? [0, size.height] : [size.height, 0]
  // Paper is bound at the spine: the pulled corner stays within one page width of the spine's end on its side.
  const bound = turnedPage(size, corner, withinCircle({ x: 0, y: near }, size.width, point))
  if (!bound) return null
  const crossing = corner === 'top' ? bound.bottomRight : bound.topRight
  // If the page crosses the spine, the spine's other end limits the corner to the page's diagonal.
  const page = crossing.x <= 0 ? turnedPage(size, corner, withinCircle({ x: 0, y: far }, diagonal, bound.held)) : bound
  if (!page || liesUnfolded(size, corner, page)) return null
  return { held: page.held, topLeft: page.topLeft, angleRad: -page.angleRad }
}

function turnedPage(size: PageSize, corner: Corner, held: Point): TurnedPage | null {
  const left = size.width - held.x + 1
  const top = corner === 'bottom' ? size.height - held.y : held.y
  const sense = top < 0 ? -1 : 1
  const angle = sense * 2 * Math.acos(left / Math.sqrt(top * top + left * left))
  const toHalfTurn = Math.PI - angle
  if (!Number.isFinite(angle) || (toHalfTurn >= 0 && toHalfTurn < LEAST_ANGLE_RAD)) return null
  const angleRad = corner === 'bottom' ? -angle : angle
  const [cos, sin] = [Math.cos(angleRad), Math.sin(angleRad)]
  const turned = (x: number, y: number): Point => ({ x: x * cos + y * sin + held.x, y: y * cos - x * sin + held.y })
  const [top0, bottom0] = corner === 'top' ? [0, size.height] : [-size.height, 0]
  return {
    held,
    angleRad,
    topLeft: turned(0, top0),
    topRight: turned(size.width, top0),
    bottomLeft: turned(0, bottom0),
    bottomRight: turned(size.width, bottom0),
  }
}

/** The point itself, or the crossing of the circle with the line from its centre to the point. */
function withinCircle({ x: a, y: b }: Point, radius: number, point: Point): Point {
  const { x: n, y: m } = point
  if (Math.sqrt((n - a) ** 2 + (m - b) ** 2) <= radius) return point
  const away = Math.sqrt((radius ** 2 * (a - n) ** 2) / ((a - n) ** 2 + (b - m) ** 2)) + a
  const x = n < 0 ? -away : away
  return { x, y: a - n + b === 0 ? radius : ((x - a) * (b - m)) / (a - n) + b }
}

/** The corner is at its resting position, or an edge of the folded part lies on an edge of the page. */
function liesUnfolded(size: PageSize, corner: Corner, page: TurnedPage): boolean {
  const { held, topLeft, topRight, bottomLeft, bottomRight } = page
  if (Math.abs(held.x - size.width) < LEAST_PX && Math.abs(held.y) < LEAST_PX) return true
  const [topEdge, sideEdge]: readonly [Line, Line] =
    corner === 'top'
      ? [
          [held, topRight],
          [held, bottomLeft],
        ]
      : [
          [topLeft, topRight],
          [held, topLeft],
        ]
  const [right, bottom] = [size.width, size.height]
  return (
    isOneLine(topEdge, [
      { x: 0, y: 0 },
      { x: right, y: 0 },
    ]) ||
    isOneLine(sideEdge, [
      { x: right, y: 0 },
      { x: right, y: bottom },
    ]) ||
    isOneLine(
      [bottomLeft, bottomRight],
      [
        { x: 0, y: bottom },
        { x: right, y: bottom },
      ],
    )
  )
}

type Line = readonly [from: Point, to: Point]

function isOneLine(one: Line, two: Line): boolean {
  const [a1, b1, c1] = equationOf(one)
  const [a2, b2, c2] = equationOf(two)
  const across = a1 * b2 - a2 * b1
  if (Number.isFinite(-((c1 * b2 - c2 * b1) / across)) && Number.isFinite(-((a1 * c2 - a2 * c1) / across))) return false
  return Math.abs(a1 * c2 - a2 * c1 - (b1 * c2 - b2 * c1)) < 0.1
}

const equationOf = ([from, to]: Line) => [from.y - to.y, to.x - from.x, from.x * to.y - to.x * from.y] as const
