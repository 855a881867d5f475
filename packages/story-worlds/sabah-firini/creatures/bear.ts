/** The baker: a big, gentle bear in a cap and an apron. Head round 0,0, about 230 wide. */
import { tube } from '../../drawing/curve.ts'
import { eye } from '../../drawing/eye.ts'
import { furry, hairs } from '../../drawing/fur.ts'
import type { Point } from '../../drawing/geometry.ts'
import { createRandom } from '../../drawing/random.ts'
import { ellipse, group, inside, line, path } from '../../drawing/svg.ts'
import { CRUST, FUR, INK, placedAt } from './materials.ts'

type BearMood = 'sad' | 'curious' | 'happy' | 'shut'
interface BearDrawing {
  x: number
  y: number
  s: number
  mood: BearMood
  look?: Point
  tilt?: number
  /** Points of shoulder, elbow and paw of each drawn arm. */
  arms?: readonly (readonly [Point, Point, Point])[]
  /** 'sit' draws feet in front of the belly. */
  body?: 'stand' | 'sit' | 'none'
}

const HEAD: readonly Point[] = [
  [0, -104],
  [62, -92],
  [106, -44],
  [118, 14],
  [96, 66],
  [46, 98],
  [0, 104],
  [-46, 98],
  [-96, 66],
  [-118, 14],
  [-106, -44],
  [-62, -92],
]
const BODY: readonly Point[] = [
  [-70, 70],
  [-128, 130],
  [-168, 240],
  [-176, 350],
  [-140, 420],
  [-60, 440],
  [60, 440],
  [140, 420],
  [176, 350],
  [168, 240],
  [128, 130],
  [70, 70],
]

export function bear({ x, y, s, mood, look = [0, 0], tilt = 0, arms = [], body = 'stand' }: BearDrawing): string {
  const limbs = arms.map((points) => arm(points)).join('')
  return placedAt(
    x,
    y,
    s,
    (body === 'none' ? '' : trunk() + (body === 'sit' ? feet() : '')) +
      limbs +
      `<g transform="rotate(${tilt})">${head(mood, look)}</g>`,
  )
}

function trunk(): string {
  const random = createRandom(31)
  const apron =
    'M-62 108C-40 128 40 128 62 108C74 150 96 176 130 190C158 260 160 340 142 408C80 436 -80 436 -142 408C-160 340 -158 260 -130 190C-96 176 -74 150 -62 108Z'
  return (
    group('filter="url(#cL)"', path(furry(random, BODY, 9, 12), 'url(#gBear)')) +
    group('filter="url(#cM)"', path(apron, 'url(#gCloth)')) +
    line('M-60 330Q0 346 60 330L54 392Q0 404 -54 392Z', '#b98f68', 3, 'opacity=".6" stroke-dasharray="9 7"') +
    line('M-126 196Q0 226 126 196', '#c9a27c', 4, 'opacity=".5"') +
    line('M-62 110L-84 76M62 110L84 76', '#f4e2c6', 16) +
    // flour
    ellipse(-70, 270, 30, 20, '#ffffff', 'opacity=".55"') +
    ellipse(64, 290, 22, 30, '#ffffff', 'opacity=".4"')
  )
}

const feet = (): string =>
  ([-1, 1] as const)
    .map(
      (side) =>
        group('filter="url(#cM)"', ellipse(side * 118, 436, 62, 56, 'url(#gBear)')) +
        ellipse(side * 118, 444, 34, 28, FUR.muzzle, 'opacity=".85"') +
        [-26, 0, 26].map((dx) => ellipse(side * 118 + dx, 404, 10, 9, FUR.muzzle, 'opacity=".85"')).join(''),
    )
    .join('')

const arm = (points: readonly [Point, Point, Point]): string =>
  group(
    'filter="url(#cM)"',
    path(tube(points, [46, 42, 40]), 'url(#gBear)'),
    ellipse(points[2][0], points[2][1], 48, 44, FUR.base),
  ) +
  [-18, 0, 18].map((d) => line(`M${points[2][0] + d} ${points[2][1] + 18}l0 14`, FUR.dark, 5, 'opacity=".6"')).join('')

function head(mood: BearMood, look: Point): string {
  const random = createRandom(17)
  const ears = ([-1, 1] as const)
    .map((side) => ellipse(side * 88, -78, 38, 38, FUR.base) + ellipse(side * 88, -74, 21, 21, '#d99a86'))
    .join('')
  const fur = furry(random, HEAD, 8, 11)
  return (
    group('filter="url(#cM)"', ears) +
    group(
      'filter="url(#cL)"',
      path(fur, 'url(#gBear)'),
      inside(
        fur,
        hairs(random, {
          ...{ cx: 0, cy: 0, rx: 118, ry: 104, n: 240, len: [8, 16] },
          cols: [FUR.dark, FUR.light],
          flow: (hx, hy) => Math.atan2(hy + 20, hx),
          op: 0.22,
        }),
      ),
    ) +
    group('filter="url(#cS)"', ellipse(0, 44, 62, 48, FUR.muzzle)) +
    ([-1, 1] as const)
      .map(
        (side) =>
          ellipse(side * 74, 34, 24, 16, '#e8856a', 'opacity=".34"') +
          eye(side * 44, -12, 17, {
            look,
            lid: mood === 'shut' ? 1 : mood === 'sad' ? 0.18 : 0,
            lidCol: FUR.base,
            glow: '#8a5a34',
          }) +
          brow(mood, side),
      )
      .join('') +
    group('filter="url(#cS)"', path('M-26 20C-26 8 26 8 26 20C26 34 10 42 0 44C-10 42 -26 34 -26 20Z', INK)) +
    ellipse(-8, 18, 9, 4, '#ffffff', 'opacity=".55"') +
    mouth(mood) +
    ellipse(34, 66, 15, 8, '#ffffff', 'opacity=".5"') +
    ellipse(-78, 50, 16, 10, '#ffffff', 'opacity=".4"') +
    cap()
  )
}

function brow(mood: BearMood, side: 1 | -1): string {
  const [inner, outer] = mood === 'sad' ? [-58, -42] : mood === 'curious' ? [-50, -56] : [-50, -48]
  return line(
    `M${side * 26} ${inner}Q${side * 44} ${Math.min(inner, outer) - 8} ${side * 64} ${outer}`,
    FUR.dark,
    9,
    'opacity=".8"',
  )
}

const MOUTHS: Record<BearMood, string> = {
  sad: 'M0 44L0 58M-22 74Q0 56 22 74',
  curious: 'M0 44L0 56M-14 62Q0 70 14 62',
  happy: 'M0 44L0 54M-32 54Q0 84 32 54',
  shut: 'M0 44L0 56M-20 60Q0 70 20 60',
}
const mouth = (mood: BearMood): string =>
  (mood === 'happy' ? path('M-28 56Q0 92 28 56Q0 64 -28 56Z', '#8a2f3c') : '') + line(MOUTHS[mood], INK, 5)

/** A white cap, puffed up like a loaf. */
const cap = (): string =>
  group(
    'filter="url(#cM)"',
    path(
      'M-62 -98C-108 -122 -104 -176 -58 -174C-48 -206 -10 -212 8 -190C34 -212 78 -196 74 -164C106 -156 100 -112 62 -98C24 -88 -24 -88 -62 -98Z',
      '#fffaf0',
    ),
  ) +
  group('filter="url(#cS)"', path('M-66 -106C-24 -92 24 -92 66 -106L62 -78C24 -66 -24 -66 -62 -78Z', '#f3e2c8')) +
  line('M-38 -112Q-44 -134 -34 -152M6 -108Q6 -134 12 -150M42 -112Q50 -130 46 -146', CRUST.dark, 4, 'opacity=".22"')
