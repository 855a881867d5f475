/** Francala, the cat shaped like a loaf: three pale stripes as if cut with a knife. About 240 wide, its underside at y 0. */
import { tube } from '../../drawing/curve.ts'
import { eye } from '../../drawing/eye.ts'
import { furry } from '../../drawing/fur.ts'
import type { Point } from '../../drawing/geometry.ts'
import { createRandom } from '../../drawing/random.ts'
import { ellipse, group, inside, line, path } from '../../drawing/svg.ts'
import { CRUST, INK, placedAt } from './materials.ts'

interface CatDrawing {
  x: number
  y: number
  s: number
  asleep?: boolean
  look?: Point
  /** 'head' draws only a cat's head behind a rim, its middle at 0,0; 'sit' is upright. */
  shape?: 'loaf' | 'sit' | 'head'
  paw?: readonly [Point, Point]
  tilt?: number
  flip?: boolean
}

const LOAF: readonly Point[] = [
  [-118, -10],
  [-128, -56],
  [-86, -100],
  [0, -112],
  [86, -100],
  [128, -56],
  [118, -10],
  [0, 0],
]
const UPRIGHT: readonly Point[] = [
  [-64, -6],
  [-78, -70],
  [-56, -150],
  [0, -178],
  [56, -150],
  [78, -70],
  [64, -6],
  [0, 0],
]
const HEAD: readonly Point[] = [
  [-66, 8],
  [-60, -34],
  [-24, -54],
  [24, -54],
  [60, -34],
  [66, 8],
  [40, 42],
  [0, 50],
  [-40, 42],
]

export function cat({
  x,
  y,
  s,
  asleep = false,
  look = [0, 0],
  shape = 'loaf',
  paw,
  tilt = 0,
  flip = false,
}: CatDrawing): string {
  const at = shape === 'loaf' ? 'translate(-74 -96)' : shape === 'sit' ? 'translate(0 -196)' : ''
  return placedAt(
    x,
    y,
    s,
    (shape === 'head' ? '' : tail(shape) + body(shape)) +
      (paw ? reaching(paw) : '') +
      `<g transform="${at} rotate(${tilt})">${head(asleep, look)}</g>`,
    0,
    flip,
  )
}

const tail = (shape: 'loaf' | 'sit'): string =>
  group(
    'filter="url(#cS)"',
    path(
      shape === 'loaf'
        ? tube(
            [
              [96, -22],
              [142, -20],
              [146, -52],
              [118, -60],
            ],
            [15, 15, 14, 11],
          )
        : tube(
            [
              [50, -16],
              [108, -22],
              [120, -70],
              [98, -106],
            ],
            [15, 15, 14, 11],
          ),
      CRUST.base,
    ),
  )

function body(shape: 'loaf' | 'sit'): string {
  const outline = furry(createRandom(3), shape === 'loaf' ? LOAF : UPRIGHT, 5, 9)
  const cuts =
    shape === 'loaf'
      ? 'M-20 -108Q4 -84 -2 -56M28 -106Q52 -82 44 -52M74 -96Q94 -74 84 -46'
      : 'M-50 -132Q-30 -120 -18 -128M50 -132Q30 -120 18 -128M-62 -100Q-40 -88 -24 -96M62 -100Q40 -88 24 -96'
  return (
    group('filter="url(#cM)"', path(outline, 'url(#gCrust)'), inside(outline, line(cuts, CRUST.light, 15))) +
    (shape === 'sit' ? ellipse(0, -76, 34, 58, CRUST.crumb, 'opacity=".9"') : '') +
    group(
      'filter="url(#cS)"',
      ellipse(-52, -6, 24, 14, CRUST.crumb),
      ellipse(shape === 'loaf' ? -4 : 52, -6, 24, 14, CRUST.crumb),
    )
  )
}

const reaching = ([from, to]: readonly [Point, Point]): string =>
  group('filter="url(#cS)"', path(tube([from, to], [19, 17]), CRUST.base), ellipse(to[0], to[1], 23, 21, CRUST.crumb))

function head(asleep: boolean, look: Point): string {
  const ears = ([-1, 1] as const)
    .map(
      (side) =>
        path(`M${side * 62} -14L${side * 66} -84Q${side * 36} -70 ${side * 16} -48Z`, CRUST.base) +
        path(`M${side * 56} -34L${side * 58} -70Q${side * 40} -60 ${side * 30} -48Z`, '#f0a48c'),
    )
    .join('')
  return (
    group('filter="url(#cM)"', ears, path(furry(createRandom(9), HEAD, 5, 8), 'url(#gCrust)')) +
    line('M0 -52L0 -28M-17 -51L-14 -32M17 -51L14 -32', CRUST.light, 8) +
    ellipse(0, 24, 32, 21, CRUST.crumb) +
    ([-1, 1] as const)
      .map(
        (side) =>
          ellipse(side * 46, 16, 13, 8, '#f08a70', 'opacity=".4"') +
          eye(side * 29, -6, 14, { look, lid: asleep ? 1 : 0, lidCol: CRUST.base, iris: '#2f5a3a', glow: '#9fc05a' }),
      )
      .join('') +
    path('M-8 13Q0 9 8 13Q5 21 0 22Q-5 21 -8 13Z', '#c4564e') +
    line('M0 22L0 28M-15 30Q-6 38 0 28Q6 38 15 30', INK, 3) +
    line('M-34 22L-76 14M-34 28L-74 32M34 22L76 14M34 28L74 32', '#fff6e0', 2, 'opacity=".8"')
  )
}
