/** Scales and moves a part of a scene, so that text has space beside it. */
import type { Box } from '../story-world.ts'
import { fix } from './curve.ts'
import type { Point } from './geometry.ts'
import { group } from './svg.ts'

export interface Placing {
  /** 1 is the size as drawn. */
  scale: number
  /** A point of the drawing … */
  from: Point
  /** … and its position on the page. */
  to: Point
}

const offset = ({ scale, from, to }: Placing): Point => [to[0] - scale * from[0], to[1] - scale * from[1]]

export function placed(placing: Placing, ...drawn: string[]): string {
  const [dx, dy] = offset(placing)
  return group(`transform="translate(${fix(dx)} ${fix(dy)}) scale(${placing.scale})"`, ...drawn)
}

/** @returns the page position of a point of the placed part */
export function pointOn(placing: Placing, [x, y]: Point): Point {
  const [dx, dy] = offset(placing)
  return [dx + placing.scale * x, dy + placing.scale * y]
}

/** @returns the page position of a box of the placed part, enlarged to whole pixels */
export function boxOn(placing: Placing, { x, y, w, h }: Box): Box {
  const [left, top] = pointOn(placing, [x, y]).map(Math.floor) as [number, number]
  const [right, bottom] = pointOn(placing, [x + w, y + h]).map(Math.ceil) as [number, number]
  return { x: left, y: top, w: right - left, h: bottom - top }
}
