/** The wood beyond the stream, in cold moonlight. */
import { SPREAD_SIZE } from '#media/picture.ts'
import { mix, ramp } from '../../drawing/colour.ts'
import { blob, smooth } from '../../drawing/curve.ts'
import type { Random } from '../../drawing/random.ts'
import { ellipse, group, path } from '../../drawing/svg.ts'
import { bush, canopy, tree } from '../plants/trees.ts'
import { grass } from '../plants/undergrowth.ts'

const { w: W } = SPREAD_SIZE

/** Leaves round the moonlight, out of focus. */
export function haze(random: Random): string {
  let leaves = ''
  for (let i = 0; i < 30; i++) {
    const x = random.between(-60, W + 60),
      y = random.between(0, 560),
      d = Math.min(1, Math.hypot(x - 900, y - 260) / 900)
    if (d > 0.25)
      leaves += path(
        blob(random, x, y, random.between(90, 180), random.between(50, 100)),
        ramp(
          [
            [0, '#8fc4c8'],
            [0.4, '#3a7a80'],
            [1, '#123f4a'],
          ],
          d,
        ),
        'opacity=".5"',
      )
  }
  return group('filter="url(#b28)"', leaves)
}

export const moon = (): string =>
  ellipse(905, 215, 230, 230, 'url(#cool)', 'opacity=".7"') +
  ellipse(905, 215, 86, 86, '#f8ffff') +
  (
    [
      [-24, -18, 16],
      [20, 12, 22],
      [-10, 34, 10],
    ] as const
  )
    .map(([x, y, r]) => ellipse(905 + x, 215 + y, r, r * 0.9, '#cfe8ee', 'opacity=".6"'))
    .join('')

/** All lean into the run. */
export function farTrunks(random: Random): string {
  let trunks = ''
  for (let i = 0; i < 26; i++) {
    const x = random.between(-100, W + 100),
      d = Math.min(1, Math.abs(x - 900) / 1000)
    if (d > 0.1)
      trunks += tree(random, {
        x,
        y0: 680,
        w: random.between(18, 44),
        lean: 40 + random.spread() * 40,
        col: ramp(
          [
            [0, '#7fb8bc'],
            [0.4, '#34727a'],
            [1, '#134550'],
          ],
          d,
        ),
        dark: '#1f5a64',
        filter: null,
        bark: 4,
        roots: 0.5,
      })
  }
  return group('filter="url(#b2)" opacity=".85"', trunks)
}

export const nearTrunks = (random: Random): string =>
  group(
    'filter="url(#fTree)"',
    [60, 330, 560, 1320, 1560, 1700, 1880, 2080, 2240]
      .map((x) =>
        tree(random, {
          x: x + random.spread() * 20,
          y0: 720,
          w: random.between(56, 96),
          lean: 60,
          col: mix('#1f5a62', '#0e3440', Math.min(1, Math.abs(x - 900) / 1100)),
          dark: '#0a2a36',
          light: '#7fb8bc',
          filter: null,
          branches: [[random.between(0.5, 0.7), -40, 170, 11]],
        }),
      )
      .join(''),
  )

export const farBank = (): string =>
  path(
    smooth([
      [-200, 620],
      [120, 590],
      [420, 614],
      [760, 640],
      [1000, 652],
      [1300, 640],
      [1700, 610],
      [2060, 590],
      [2400, 620],
      [2400, 900],
      [-200, 900],
    ]),
    'url(#bankFar)',
  )

/** Dark bushes on the far bank. */
export function hedge(random: Random): string {
  let drawn = ''
  for (const [x, y, rx, ry] of [
    [30, 560, 220, 110],
    [330, 580, 150, 70],
    [1700, 590, 190, 90],
    [1990, 560, 230, 130],
    [2230, 600, 160, 110],
    [1420, 622, 110, 44],
  ] as const)
    drawn += bush(
      random,
      x,
      y,
      rx,
      ry,
      [
        [0, '#0d343e'],
        [0.5, '#24606a'],
        [1, '#8fc8c4'],
      ],
      { n: 220, lx: -0.8, ly: -0.5 },
    )
  return drawn
}

export const farGrass = (random: Random): string =>
  grass(random, {
    x0: -100,
    x1: 2300,
    y: (x) => 650 - Math.abs(x - 1000) * 0.03,
    n: 240,
    h: [12, 30],
    spread: 14,
    cols: ['#4f9088', '#2c6a68', '#8fc4b4', '#1f5558'],
  })

/** The canopy, open over the moon. */
export const crown = (random: Random): string =>
  canopy(random, {
    w: W,
    n: 15,
    edge: (u) => 70 + 170 * Math.abs(u - 0.42) ** 1.1,
    stops: (u) => {
      const d = Math.min(1, Math.abs(u - 0.42) * 2)
      return [
        [0, '#08242e'],
        [0.5, mix('#2f6f74', '#0f3c46', d)],
        [1, mix('#b8dcd4', '#3a7a7c', d)],
      ]
    },
    lx: () => -0.5,
    density: 90,
  })
