/** The captain of the first ferry: a gull with a cap. Stands at 0,0, about 190 high, faces left. */
import { eye } from '../../drawing/eye.ts'
import type { Point } from '../../drawing/geometry.ts'
import { ellipse, group, line, path } from '../../drawing/svg.ts'
import { FEATHER, placedAt } from './materials.ts'

const BEAK = { base: '#f2a33a', dark: '#b05a1c' }
const NAVY = { base: '#27345f', dark: '#141c3a' }

interface GullDrawing {
  x: number
  y: number
  s: number
  look?: Point
  tilt?: number
  /** 'head' draws only the head from the front, its middle at 0,0. */
  shape?: 'stand' | 'head' | 'salute'
  flip?: boolean
}

export function gull({ x, y, s, look = [-0.4, 0.2], tilt = 0, shape = 'stand', flip = false }: GullDrawing): string {
  const drawn = shape === 'head' ? front(look) : standing(shape === 'salute', look)
  return placedAt(x, y, s, drawn, tilt, flip)
}

const standing = (salutes: boolean, look: Point): string =>
  line('M-6 -34L-10 -2L-30 2M-10 -2L10 2M26 -34L26 -2L6 4M26 -2L46 2', BEAK.base, 7) +
  (salutes
    ? group(
        'filter="url(#cM)"',
        path(
          'M0 -76C20 -128 52 -176 104 -214C106 -198 100 -188 106 -182C98 -176 98 -164 92 -156C86 -122 62 -86 40 -66Z',
          FEATHER.grey,
        ),
      )
    : '') +
  group(
    'filter="url(#cM)"',
    path(
      'M-34 -128C-62 -100 -64 -52 -24 -32C20 -16 66 -36 128 -44C104 -66 84 -96 44 -112C34 -126 30 -150 14 -164C-22 -184 -54 -160 -34 -128Z',
      'url(#gFeather)',
    ),
  ) +
  (salutes
    ? ''
    : group(
        'filter="url(#cM)"',
        path('M-6 -104C34 -112 82 -84 138 -42C96 -36 30 -34 2 -58C-14 -74 -18 -94 -6 -104Z', FEATHER.grey),
      )) +
  line('M28 -62Q70 -50 112 -44M24 -76Q66 -66 92 -54', FEATHER.dark, 4, 'opacity=".5"') +
  path('M128 -44L150 -40L124 -34L106 -38Z', FEATHER.dark) +
  group('filter="url(#cS)"', path('M-46 -142C-68 -142 -86 -134 -94 -120C-86 -117 -62 -115 -44 -121Z', BEAK.base)) +
  line('M-90 -123L-48 -130', BEAK.dark, 3) +
  ellipse(-78, -119, 6, 4, '#d8483a') +
  eye(-26, -140, 11, { look, iris: '#3a2a20' }) +
  cap(-12, -172, -10, 0.94)

/** Both eyes, the beak toward the viewer. */
const front = (look: Point): string =>
  group('filter="url(#cM)"', ellipse(0, 4, 60, 62, 'url(#gFeather)')) +
  eye(-24, -8, 15, { look, iris: '#3a2a20' }) +
  eye(24, -8, 15, { look, iris: '#3a2a20' }) +
  ellipse(-38, 20, 13, 9, '#f0a090', 'opacity=".4"') +
  ellipse(38, 20, 13, 9, '#f0a090', 'opacity=".4"') +
  group('filter="url(#cS)"', path('M-20 14C-14 4 14 4 20 14C18 34 8 58 0 64C-8 58 -18 34 -20 14Z', BEAK.base)) +
  line('M-15 24Q0 32 15 24', BEAK.dark, 3) +
  ellipse(0, 52, 5, 6, '#d8483a') +
  cap(0, -50, 4, 1.25)

/** A captain's cap, a little to one side. Also used alone beside a basket. */
export const cap = (x: number, y: number, tilt = 0, s = 1): string =>
  `<g transform="translate(${x} ${y}) rotate(${tilt}) scale(${s})">` +
  group(
    'filter="url(#cS)"',
    path('M-46 -4C-62 -28 -44 -46 0 -46C44 -46 60 -28 44 -4C20 -12 -20 -12 -46 -4Z', '#fffaf2'),
    path('M-46 -8C-20 -16 20 -16 46 -8L44 12C20 4 -20 4 -44 12Z', NAVY.base),
    path('M-48 8C-20 0 8 2 20 6C4 22 -40 26 -56 18Z', NAVY.dark),
  ) +
  line('M-44 9C-20 1 20 1 44 9', '#e9b44c', 4) +
  ellipse(0, -5, 8, 8, '#e9b44c') +
  line('M0 -9L0 0M-4 -4L4 -4M-5 -1Q0 5 5 -1', NAVY.dark, 2) +
  '</g>'

/** A gull far off: two strokes of a wing. */
export const farGull = (x: number, y: number, s: number, colour = '#ffffff'): string =>
  path(
    `M${x - 30 * s} ${y - 8 * s}Q${x - 14 * s} ${y - 18 * s} ${x} ${y}Q${x + 14 * s} ${y - 18 * s} ${x + 32 * s} ${y - 10 * s}Q${x + 14 * s} ${y - 10 * s} ${x} ${y + 7 * s}Q${x - 14 * s} ${y - 10 * s} ${x - 30 * s} ${y - 8 * s}Z`,
    colour,
  )
