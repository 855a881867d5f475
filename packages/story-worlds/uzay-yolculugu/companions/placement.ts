/** Place of a companion or a thing. */
import { fix } from '../../drawing/curve.ts'

/** Origin on the page, scale, rotation in degrees. */
export interface Placement {
  x: number
  y: number
  s?: number
  rot?: number
  flip?: boolean
}

export const placed = ({ x, y, s = 1, rot = 0, flip = false }: Placement, body: string): string =>
  `<g transform="translate(${fix(x)} ${fix(y)}) rotate(${rot}) scale(${flip ? -s : s} ${s})">${body}</g>`
