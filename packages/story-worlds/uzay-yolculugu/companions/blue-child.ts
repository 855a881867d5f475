/** The blue child with three kind eyes and the green lantern. Origin of the child: the middle of its face, 190 wide. */
import { eye } from '../../drawing/eye.ts'
import type { Point } from '../../drawing/geometry.ts'
import { ellipse, group, line, path } from '../../drawing/svg.ts'
import { GREEN } from '../colours.ts'
import { placed, type Placement } from './placement.ts'

const IRIS = { iris: '#24408f', glow: '#8fb4ff', lash: '#122160' }
const FRECKLES = [
  [-64, -34],
  [-54, -50],
  [70, -34],
  [-70, -16],
] as const

/** The child sits with its arms round the held thing, which is drawn in units of the child. */
export function blueChild(place: Placement, { look = [0.8, 0.05], held }: { look?: Point; held: string }): string {
  return placed(place, body() + face(look) + held + ARMS)
}

const body = (): string =>
  group(
    'filter="url(#fM)"',
    path('M-60 66C-104 110 -116 176 -100 216C-70 244 70 246 104 214C120 172 104 108 62 66Z', 'url(#blueSkin)'),
    path(
      'M-84 196C-120 190 -150 206 -150 228C-150 250 -96 254 -60 244ZM84 194C120 184 156 200 158 224C156 250 96 254 58 244Z',
      '#3268cc',
    ),
  ) + ellipse(0, 168, 52, 56, '#a4c8ff', 'fill-opacity=".4"')

const face = (look: Point): string =>
  group(
    'filter="url(#fM)"',
    path(
      'M-10 -92C-22 -124 -40 -130 -50 -122C-36 -118 -30 -106 -28 -88ZM6 -94C4 -134 20 -150 36 -144C24 -134 22 -116 26 -92ZM34 -84C46 -108 64 -110 72 -102C60 -100 54 -90 50 -76Z',
      '#2f63c8',
    ),
    path('M-92 8C-94 -58 -50 -100 4 -98C60 -98 98 -56 96 4C94 60 52 90 2 90C-48 90 -90 62 -92 8Z', 'url(#blueSkin)'),
  ) +
  ellipse(-56, 40, 19, 12, '#ff9fc0', 'fill-opacity=".55"') +
  ellipse(66, 38, 19, 12, '#ff9fc0', 'fill-opacity=".55"') +
  FRECKLES.map(([x, y]) => ellipse(x, y, 4.5, 4, '#a4c8ff', 'fill-opacity=".8"')).join('') +
  eye(-34, 2, 21, { ...IRIS, look }) +
  eye(38, 0, 22, { ...IRIS, look }) +
  eye(4, -42, 18, { ...IRIS, look: [look[0], 0.2] }) +
  path('M-20 42Q4 52 30 40Q28 66 6 67Q-14 66 -20 42Z', '#17245f') +
  ellipse(6, 61, 12, 7, '#f58aa8') +
  line('M-26 40Q-22 46 -16 44M36 37Q32 44 26 43', '#1d3a92', 4)

const ARMS = group(
  'filter="url(#fS)"',
  path('M-82 104C-112 126 -104 176 -62 190C-44 194 -32 184 -36 172C-60 160 -70 140 -62 122Z', '#4b8cf0'),
  path('M84 102C112 124 104 174 64 190C46 194 34 184 38 172C62 158 70 138 62 120Z', '#4283ea'),
)

/** A lantern. Origin: the flame. */
export const lantern = (place: Placement): string =>
  placed(
    place,
    line('M-24 -48C-24 -84 24 -84 24 -48', '#2c3a66', 6) +
      path('M-34 -48L34 -48L28 -34L-28 -34Z', '#34447a') +
      path('M-28 -34L28 -34C38 -10 38 22 28 38L-28 38C-38 22 -38 -10 -28 -34Z', GREEN) +
      path('M-14 -26L14 -26C20 -8 20 14 12 30L-12 30C-20 14 -20 -8 -14 -26Z', '#f2fff8') +
      path('M-36 38L36 38L40 52L-40 52Z', '#34447a') +
      line(
        'M-29 -30C-38 -8 -38 18 -29 36M29 -30C38 -8 38 18 29 36M0 -34Q1 2 0 38',
        '#34447a',
        4,
        'stroke-opacity=".7"',
      ),
  )
