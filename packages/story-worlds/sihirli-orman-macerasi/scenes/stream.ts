/** The stream with its stones and banks, and what splashes out of it. */
import { strokes } from '../../drawing/brush.ts'
import { blob, fix, smooth, tube } from '../../drawing/curve.ts'
import type { Point } from '../../drawing/geometry.ts'
import type { Random } from '../../drawing/random.ts'
import { ellipse, group, inside, line, path } from '../../drawing/svg.ts'
import { grass, moss } from '../plants/undergrowth.ts'

/** A wet stone with a white water line round it. */
const stone = (random: Random, x: number, y: number, rx: number, ry: number) =>
  path(blob(random, x, y + ry * 0.55, rx * 1.16, ry * 0.5, 12, 0.06), '#d8f4f4', 'opacity=".75"') +
  path(blob(random, x, y + ry * 0.62, rx * 1.22, ry * 0.5, 12, 0.06), '#3f8f98', 'opacity=".8"') +
  group(
    'filter="url(#fRock)"',
    path(
      smooth([
        [x - rx, y + ry * 0.5],
        [x - rx * 0.84, y - ry * 0.3],
        [x - rx * 0.3, y - ry * 0.75],
        [x + rx * 0.4, y - ry * 0.66],
        [x + rx * 0.9, y - ry * 0.1],
        [x + rx, y + ry * 0.5],
        [x, y + ry * 0.72],
      ]),
      '#2c4a58',
    ),
  ) +
  moss(
    random,
    x - rx * 0.1,
    y - ry * 0.52,
    rx * 0.6,
    ry * 0.2,
    [
      [0, '#1d4a4a'],
      [0.5, '#4f8a78'],
      [1, '#c0e0c0'],
    ],
    40,
    { size: [6, 12] },
  )

const WATER = smooth([
  [900, 690],
  [1200, 676],
  [1600, 660],
  [2000, 640],
  [2400, 650],
  [2400, 1300],
  [760, 1300],
  [860, 1000],
  [820, 820],
])

export const stream = (random: Random): string =>
  path(WATER, 'url(#water)') +
  inside(
    WATER,
    strokes(random, {
      x0: 800,
      y0: 690,
      x1: 2200,
      y1: 1160,
      n: 200,
      len: [50, 260],
      ang: -0.02,
      spread: 0.05,
      w: [2, 8],
      cols: ['#d8f4f4', '#0e3a48', '#7fc8cc', '#1d5a68'],
      op: [0.12, 0.4],
    }) +
      path('M980 680L1180 680L1400 1200L900 1200Z', '#e8fbff', 'opacity=".16" filter="url(#b28)"') +
      Array.from({ length: 26 }, () => {
        const x = random.between(900, 2150),
          y = random.between(700, 1080),
          l = random.between(20, 70)
        return line(`M${fix(x)} ${fix(y)}q${fix(l / 2)} -5 ${fix(l)} 0`, '#f4ffff', 3, 'opacity=".6"')
      }).join(''),
  )

export const steppingStones = (random: Random): string =>
  stone(random, 1790, 882, 118, 52) + stone(random, 1340, 846, 92, 42) + stone(random, 1100, 950, 96, 44)

const BANK = smooth([
  [-200, 800],
  [120, 770],
  [420, 800],
  [700, 812],
  [930, 836],
  [1040, 880],
  [1060, 960],
  [980, 1060],
  [900, 1300],
  [-200, 1300],
])

/** The bank we stand on; its edge shines. */
export const bank = (random: Random): string =>
  path(BANK, '#d8f4f4', 'opacity=".5" transform="translate(10 6)"') +
  path(BANK, 'url(#bankNear)') +
  inside(
    BANK,
    strokes(random, {
      x0: 0,
      y0: 800,
      x1: 1000,
      y1: 1120,
      n: 120,
      len: [40, 140],
      ang: 0.04,
      spread: 0.12,
      w: [4, 11],
      cols: ['#6fa890', '#0f3a40', '#3f8070'],
      op: [0.1, 0.3],
    }),
  )

export const bankGrass = (random: Random): string =>
  grass(random, {
    x0: -60,
    x1: 1040,
    y: (x) => 806 + Math.max(0, x - 600) * 0.13,
    n: 260,
    h: [16, 40],
    spread: 24,
    cols: ['#5aa08a', '#2f7068', '#184f52', '#9fd0b8'],
  }) +
  grass(random, { x0: 0, x1: 960, y: 930, n: 160, h: [18, 44], spread: 60, cols: ['#2f7068', '#184f52', '#4a8f7c'] })

/** A drop of water. */
export const drop = (x: number, y: number, r: number) =>
  path(
    `M${fix(x)} ${fix(y - r * 1.8)}C${fix(x + r)} ${fix(y - r * 0.4)} ${fix(x + r)} ${fix(y + r)} ${fix(x)} ${fix(y + r)}C${fix(x - r)} ${fix(y + r)} ${fix(x - r)} ${fix(y - r * 0.4)} ${fix(x)} ${fix(y - r * 1.8)}Z`,
    '#e8fbff',
    'opacity=".9"',
  )

/** Tongues of the splash's crown: x, lean, height. */
const TONGUES = [
  [-74, -66, 54],
  [-44, -34, 96],
  [-12, -8, 74],
  [18, 14, 118],
  [48, 38, 82],
  [76, 70, 58],
] as const

/** A curved tongue of water, and the drop that has just left it. */
const tongue = (random: Random, [dx, lean, hgt]: readonly [number, number, number]): string => {
  const b: Point = [1500 + dx, 1000],
    m: Point = [b[0] + lean * 0.35, 1000 - hgt * 0.6],
    e: Point = [b[0] + lean, 1000 - hgt]
  return (
    path(tube([b, m, e], [15, 8, 2.5], 5), '#e8fbff', 'opacity=".72"') +
    line(smooth([[b[0] - 4, b[1]], [m[0] - 3, m[1]], e], false), '#fff', 2.5, 'opacity=".9"') +
    drop(e[0] + lean * 0.22, e[1] - 20, random.between(5, 8))
  )
}

/** The splash behind the hero, who has just jumped out of the water. */
export const splash = (random: Random): string =>
  ellipse(1500, 1002, 178, 28, '#e8fbff', 'opacity=".3"') +
  ellipse(1500, 1002, 132, 18, '#1f5a68', 'opacity=".75"') +
  TONGUES.map((one) => tongue(random, one)).join('') +
  line('M1382 1004Q1500 1034 1618 1004', '#f4ffff', 5, 'opacity=".8"') +
  (
    [
      [1430, 868],
      [1590, 852],
      [1626, 910],
      [1380, 920],
      [1548, 812],
    ] as const
  )
    .map(([x, y]) => drop(x, y, random.between(4, 8)))
    .join('')
