/** Knitted mittens. Local frame: wrist at 0,0, fingers toward +x, thumb toward -y. */
import { place } from '../../drawing/curve.ts'
import type { Point } from '../../drawing/geometry.ts'
import { group, inside, line, path } from '../../drawing/svg.ts'
import { CREAM, WOOL } from './materials.ts'
import type { HandKind } from './pose.ts'

const SHAPES: Record<HandKind, { palm: string; thumb: string; thumbOver?: boolean }> = {
  open: {
    palm: 'M-6 -30C18 -38 44 -42 68 -38C98 -32 114 -16 114 2C114 24 92 40 62 40C36 40 10 36 -6 30Z',
    thumb: 'M12 -24C18 -50 34 -74 52 -74C68 -73 68 -54 60 -40C54 -28 52 -14 44 -2Z',
  },
  flat: {
    palm: 'M-6 -28C18 -36 48 -36 72 -32C98 -27 108 -12 108 2C108 20 90 32 62 34C36 36 10 34 -6 28Z',
    thumb: 'M10 -22C22 -42 46 -54 60 -48C70 -42 64 -30 52 -22C44 -14 40 -6 36 2Z',
  },
  grip: {
    palm: 'M-6 -32C12 -42 46 -46 68 -36C88 -26 90 20 72 34C54 46 10 40 -6 32Z',
    thumb: 'M16 -22C34 -36 64 -38 72 -26C78 -12 62 -4 40 -2C26 -2 16 -8 16 -22Z',
    thumbOver: true,
  },
}
/** Stitches across the back of the hand. */
const ROWS = [14, 34, 54, 74, 92]

/** @param flip -1 mirrors across the fingers: the other hand */
export function mitten(kind: HandKind, [x, y]: Point, rot: number, flip: number, size: number): string {
  const { palm, thumb, thumbOver = false } = SHAPES[kind]
  const at = { x, y, rot, sx: size, sy: size * flip }
  const p = (d: string) => place(d, at)
  const stitches = ROWS.map((u) =>
    line(p(`M${u} -44Q${u + 9} 0 ${u} 44`), WOOL.dark, 2.6 * size, 'opacity=".35"'),
  ).join('')
  const hand = path(p(palm), WOOL.base) + inside(p(palm), stitches)
  const finger = path(p(thumb), WOOL.base) + line(p(thumb), WOOL.dark, 2 * size, 'opacity=".35"')
  const cuff = p('M-26 -35C-12 -41 0 -41 10 -37C15 -14 15 14 10 37C0 41 -12 41 -26 35C-21 12 -21 -12 -26 -35Z')
  const ribs = [-22, -8, 8, 22]
    .map((v) => line(p(`M-22 ${v}L10 ${v * 1.06}`), CREAM.dark, 2 * size, 'opacity=".5"'))
    .join('')
  return (
    group('filter="url(#hWS)"', thumbOver ? hand + finger : finger + hand) +
    group('filter="url(#hS)"', path(cuff, CREAM.base), ribs)
  )
}
