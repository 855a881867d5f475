/** The old hollow tree at the right edge of the cover. */
import { smooth } from '../../drawing/curve.ts'
import { glow, ripples } from '../../drawing/effects.ts'
import type { Point } from '../../drawing/geometry.ts'
import type { Random } from '../../drawing/random.ts'
import { ellipse, group, line, path } from '../../drawing/svg.ts'
import { tree } from '../plants/trees.ts'
import { moss } from '../plants/undergrowth.ts'

/** The bark round the mouth. */
const RIM: readonly Point[] = [
  [806, 1010],
  [826, 930],
  [880, 886],
  [948, 890],
  [1004, 948],
  [1014, 1030],
  [980, 1104],
  [910, 1132],
  [836, 1098],
]

/** A dark round mouth, two friendly glints, rings of sound. */
export const hollowTree = (random: Random): string =>
  tree(random, {
    x: 1010,
    y0: 1270,
    y1: -300,
    w: 330,
    lean: 190,
    col: '#17424a',
    dark: '#08222c',
    light: '#5f8a68',
    roots: 0.5,
    bark: 26,
  }) +
  ripples(905, 1008, { n: 6, r0: 104, dr: 54, squash: 0.96, from: 108, to: 262, o: 0.62 }) +
  rim() +
  mouth() +
  eyes() +
  moss(
    random,
    905,
    1122,
    110,
    20,
    [
      [0, '#1d4a40'],
      [0.5, '#5f9a5c'],
      [1, '#d0d880'],
    ],
    140,
  ) +
  moss(
    random,
    850,
    915,
    56,
    20,
    [
      [0, '#1d4a40'],
      [0.5, '#5f9a5c'],
      [1, '#d0d880'],
    ],
    70,
  )

const rim = (): string =>
  group('filter="url(#fRock)"', path(smooth(RIM), '#34544a')) +
  (
    [
      [1.0, 0.45],
      [1.12, 0.25],
    ] as const
  )
    .map(([k, o]) =>
      line(smooth(RIM.map(([x, y]) => [908 + (x - 908) * k, 1010 + (y - 1010) * k])), '#8fb088', 4, `opacity="${o}"`),
    )
    .join('')

const mouth = (): string =>
  path(
    smooth([
      [828, 1016],
      [848, 944],
      [900, 914],
      [956, 936],
      [990, 1000],
      [984, 1066],
      [930, 1106],
      [864, 1090],
    ]),
    'url(#hollow)',
  ) +
  path(
    smooth([
      [842, 1024],
      [864, 960],
      [908, 934],
      [956, 958],
      [980, 1016],
      [966, 1068],
      [920, 1094],
      [866, 1078],
    ]),
    '#0b0a16',
    'opacity=".8"',
  )

const eyes = (): string =>
  (
    [
      [884, 1018],
      [922, 1020],
    ] as const
  )
    .map(
      ([x, y]) =>
        glow(x, y, 26, 'warm', 0.5) +
        ellipse(x, y, 9.5, 11.5, '#ffe9b0') +
        ellipse(x + 1, y + 2, 6, 8, '#3a2416') +
        ellipse(x - 2, y - 3, 2.6, 3, '#fff'),
    )
    .join('')
