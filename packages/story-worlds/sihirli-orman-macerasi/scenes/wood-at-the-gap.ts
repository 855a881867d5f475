/** The wood of the path of lights: each plane lighter toward a gold gap behind the trees. */
import { SPREAD_SIZE } from '#media/picture.ts'
import { mix, ramp } from '../../drawing/colour.ts'
import { blob } from '../../drawing/curve.ts'
import type { Point } from '../../drawing/geometry.ts'
import type { Random } from '../../drawing/random.ts'
import { group, path } from '../../drawing/svg.ts'
import { bush, canopy, tree, whisper } from '../plants/trees.ts'

/** Source of the light, behind the trees. */
export const GAP: Point = [1180, 400]

const { w: W } = SPREAD_SIZE

/** How far from the gap, 0–1. */
const far = (x: number) => Math.min(1, Math.abs(x - GAP[0]) / 1050)

/** Gold at the gap, teal and dark away from it. */
const tone = (d: number, shift = 0) =>
  ramp(
    [
      [0, '#f0d48c'],
      [0.2, '#9fb47a'],
      [0.42, '#3f7c6e'],
      [0.7, '#17444b'],
      [1, '#0c2830'],
    ],
    Math.min(1, d + shift),
  )

/** Leaves far off, out of focus. */
export function haze(random: Random): string {
  let leaves = ''
  for (let i = 0; i < 40; i++) {
    const x = random.between(-60, W + 60),
      y = random.between(-30, 560),
      d = far(x) + Math.abs(y - 380) / 1500
    if (d > 0.14)
      leaves += path(
        blob(random, x, y, random.between(80, 170), random.between(50, 110)),
        tone(d, 0.02),
        'opacity=".5"',
      )
  }
  return group('filter="url(#b10)"', leaves)
}

/** Thin trunks, lighter toward the gap. */
export function farTrunks(random: Random): string {
  let plane = ''
  for (let i = 0; i < 34; i++) {
    const x = random.between(-20, W + 20),
      d = far(x)
    if (d > 0.06)
      plane += tree(random, {
        x,
        y0: 640 + random.between(-14, 20),
        w: random.between(16, 34),
        lean: random.spread() * 40,
        col: tone(d, 0.02),
        dark: tone(d, 0.12),
        filter: null,
        bark: 3,
        roots: 0.4,
      })
  }
  return group('filter="url(#b2)" opacity=".85"', plane)
}

/** The nearer plane of trunks, some with a branch. */
export function trunks(random: Random): string {
  let plane = ''
  for (const x of [150, 300, 470, 640, 790, 940, 1420, 1560, 1730, 1880, 2050]) {
    const xx = x + random.spread() * 30,
      d = far(xx)
    plane += tree(random, {
      x: xx,
      y0: 712 + random.between(-14, 20),
      w: random.between(40, 64),
      lean: random.spread() * 70,
      col: tone(d, 0.16),
      dark: tone(d, 0.36),
      light: tone(d, -0.06),
      filter: null,
      bark: 10,
      branches:
        random() < 0.6 ? [[random.between(0.45, 0.7), xx < GAP[0] ? -60 : -120, random.between(120, 200), 9]] : [],
    })
  }
  return group('filter="url(#fTree)"', plane)
}

/** Bushes at both sides of the clearing. */
export function hedge(random: Random): string {
  let drawn = ''
  for (const [x, y, rx, ry] of [
    [60, 756, 210, 120],
    [400, 742, 160, 76],
    [1650, 726, 180, 84],
    [1960, 740, 240, 116],
    [1440, 712, 90, 44],
  ] as const) {
    const d = far(x)
    drawn += bush(
      random,
      x,
      y,
      rx,
      ry,
      [
        [0, mix('#1e5a58', '#0f3a44', d)],
        [0.5, mix('#4f8a60', '#24605c', d)],
        [1, mix('#e8d886', '#6f9f74', d)],
      ],
      { n: 280, lx: x < GAP[0] ? 0.6 : -0.6 },
    )
  }
  return drawn
}

/** The canopy, open over the gap. */
export const crown = (random: Random): string =>
  canopy(random, {
    w: W,
    n: 17,
    edge: (u) => 90 + 240 * Math.abs(u - 0.54) ** 1.2,
    stops: (u) => {
      const d = Math.min(1, Math.abs(u - 0.54) * 2.1)
      return [
        [0, '#0a2a34'],
        [0.5, mix('#3b7a5c', '#12444c', d)],
        [1, mix('#e6d886', '#3f7f68', d)],
      ]
    },
    lx: (u) => (u < 0.54 ? 0.6 : -0.6),
    density: 120,
  })

/** Leaves that lean together like heads. */
export const whisperingLeaves = (): string =>
  (
    [
      [752, 226, 1.7, -8],
      [1318, 176, 1.4, 10],
      [1000, 140, 1.2, 4],
    ] as const
  )
    .map(([x, y, s, r]) => `<g transform="rotate(${r} ${x} ${y})">${whisper(x, y, s, '#d8e08a', '#a8c878')}</g>`)
    .join('')
