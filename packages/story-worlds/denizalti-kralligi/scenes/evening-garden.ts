/** The garden after the rain: sky, hedge, lawn, the wall of the house. */
import { SPREAD_SIZE } from '#media/picture.ts'
import { clump, leaf, strokes } from '../../drawing/brush.ts'
import { mix } from '../../drawing/colour.ts'
import { blob, fix, smooth } from '../../drawing/curve.ts'
import type { Random } from '../../drawing/random.ts'
import { ellipse, group, line, path } from '../../drawing/svg.ts'
import { ToneBuckets, type Tones } from '../sea/tones.ts'

const { w: W, h: H } = SPREAD_SIZE
/** The third one, which is only a puddle now: centre and half axes. */
export const PUDDLE = { x: 690, y: 850, rx: 372, ry: 168 }
const GRASS: Tones = ['#14223a', '#1b2e46', '#264252', '#355a60', '#527a6e', '#8a9a70', '#d9bd82']

/** Sky after the rain, roofs beyond the hedge, one of their windows lit. */
export function evening(random: Random): string {
  const stars = Array.from({ length: 40 }, () =>
    ellipse(
      random.between(0, 1100),
      random.between(0, 400),
      1.6,
      1.6,
      '#e8eeff',
      `opacity="${random.between(0.2, 0.6).toFixed(2)}"`,
    ),
  )
  const clouds = (
    [
      [260, 250, 240, 26],
      [700, 180, 280, 22],
      [560, 350, 260, 20],
    ] as const
  ).map(([x, y, a, b]) => ellipse(x, y, a, b, '#5d6f90'))
  const hedge = Array.from({ length: 14 }, (_, i) =>
    path(
      blob(random, i * 88, 590 + random.spread() * 16, random.between(80, 130), random.between(60, 120)),
      mix('#18263e', '#22384c', random()),
    ),
  )
  const roof = (x: number, y: number, w: number, h: number) =>
    path(`M${x - w} ${y}L${x} ${y - h}L${x + w} ${y}Z`, '#33405f') +
    path(
      `M${x - w * 0.8} ${y - 4}L${x + w * 0.8} ${y - 4}L${x + w * 0.8} ${y + 200}L${x - w * 0.8} ${y + 200}Z`,
      '#2b3856',
    )
  return (
    `<rect width="${W}" height="${H}" fill="url(#dusk)"/>` +
    stars.join('') +
    group('filter="url(#b12)" opacity=".5"', ...clouds) +
    ellipse(780, 560, 460, 90, '#f0b48c', 'opacity=".34" filter="url(#b26)"') +
    group(
      'filter="url(#b4)"',
      roof(930, 500, 130, 92) +
        roof(660, 530, 96, 66) +
        path('M978 396L1004 396L1004 470L978 456Z', '#33405f') +
        path('M900 520L936 520L936 562L900 562Z', '#ffd48c'),
    ) +
    group(
      'filter="url(#b2)"',
      ...hedge,
      clump(
        random,
        200,
        560,
        330,
        110,
        420,
        [
          [0, '#16243c'],
          [0.5, '#22384c'],
          [1, '#35536a'],
        ],
        { lx: 0.4, ly: -0.8, size: [22, 44] },
      ),
      clump(
        random,
        760,
        590,
        380,
        90,
        420,
        [
          [0, '#16243c'],
          [0.5, '#24394c'],
          [1, '#4a6070'],
        ],
        { lx: 0.5, ly: -0.8, size: [22, 40] },
      ),
    )
  )
}

/** Lit by the window. */
export function lawn(random: Random): string {
  const blades = new ToneBuckets()
  for (let i = 0; i < 2100; i++) {
    const y = random.between(640, 1100)
    const x = random.between(-20, W + 20)
    const near = (y - 640) / 460
    const fromWindow = Math.max(0, 1 - Math.hypot(x - 1250, (y - 900) * 1.6) / 420)
    const fromPuddle = Math.max(0, 1 - Math.hypot((x - PUDDLE.x) / 1.7, y - PUDDLE.y) / 300)
    blades.add(
      0.2 + 0.3 * (1 - near) + random.spread() * 0.14 + 0.28 * fromWindow + 0.2 * fromPuddle,
      leaf(x, y, random.between(18, 34) * (0.6 + near), random.between(2.4, 4.4), -1.57 + random.spread() * 0.6),
    )
  }
  return (
    path(
      smooth([
        [-60, 640],
        [300, 610],
        [700, 626],
        [1160, 612],
        [2260, 640],
        [2260, 1160],
        [-60, 1160],
      ]),
      'url(#grass)',
    ) + blades.painted(GRASS, (d, colour) => path(d, colour, 'opacity=".85"'))
  )
}

/** Plaster with the lamp's light on it, a gutter pipe with its last drop. */
export const house = (random: Random): string =>
  path('M1130 -20L2240 -20L2240 1030L1130 1010Z', 'url(#wall)') +
  group(
    'opacity=".8"',
    strokes(random, {
      x0: 1140,
      y0: 0,
      x1: 2200,
      y1: 1000,
      n: 160,
      len: [60, 180],
      ang: 0.1,
      spread: 1.2,
      w: [10, 34],
      cols: ['#55648a', '#33405e', '#44527a'],
      op: [0.06, 0.16],
    }),
  ) +
  path('M1130 1010L2240 1030L2240 1064L1130 1040Z', '#26314a') +
  ellipse(1420, 1056, 430, 70, 'url(#gGlow)', 'opacity=".6"') +
  ellipse(1420, 340, 640, 560, 'url(#gGlow)', 'opacity=".5"') +
  path('M1130 -20L1150 -20L1150 1012L1130 1010Z', '#1c2740', 'opacity=".6" filter="url(#b4)"') +
  path('M1138 -20L1164 -20L1164 940C1164 960 1150 972 1132 976L1126 954C1136 950 1138 946 1138 936Z', '#5d6c8c') +
  line('M1143 -20L1143 938', '#a9b8d6', 3, 'opacity=".6"') +
  path('M1124 990C1116 1004 1120 1014 1128 1014C1136 1014 1138 1004 1124 990Z', '#cfe4ff', 'opacity=".95"') +
  ivy(random)

/** Climbs the corner of the house, darker than the wall: text may come near it. */
function ivy(random: Random): string {
  const leaves = new ToneBuckets()
  for (let i = 0; i < 520; i++) {
    const up = random() ** 1.5
    const x = 2206 - Math.abs(random.spread()) * (70 + 90 * (1 - up)) - 20 * Math.sin(up * 9)
    const l = random.between(18, 34)
    leaves.add(0.1 + random() * 0.36, leaf(x, 1040 - up * 1060, l, l * 0.4, random.between(0.4, 2.7)))
  }
  for (let i = 0; i < 150; i++) {
    const x = random.between(1960, 2200)
    const l = random.between(16, 30)
    leaves.add(
      0.12 + random() * 0.34,
      leaf(x, 1040 - random() * 0.5 * (x - 1930), l, l * 0.4, random.between(0.4, 2.7)),
    )
  }
  return leaves.painted(GRASS, (d, colour) => path(d, colour, 'opacity=".9"'))
}
export const blade = (random: Random, x: number, y: number, h: number, w: number, lean: number): string =>
  `M${fix(x - w)} ${fix(y)}Q${fix(x + lean * 0.3)} ${fix(y - h * 0.6)} ${fix(x + random.spread() * lean)} ${fix(y - h)}Q${fix(x + w * 1.3)} ${fix(y - h * 0.45)} ${fix(x + w * 1.2)} ${fix(y)}Z`
