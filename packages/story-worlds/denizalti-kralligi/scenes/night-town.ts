/** The town at night, and the king's track through it: every lamp that a bubble touched is lit. */
import { SPREAD_SIZE } from '#media/picture.ts'
import { bubbleTrail } from '../../drawing/bubbles.ts'
import { mix } from '../../drawing/colour.ts'
import { blob, fix, sampleSpine, smooth } from '../../drawing/curve.ts'
import type { Point } from '../../drawing/geometry.ts'
import { placed, type Placing } from '../../drawing/placing.ts'
import { createRandom, type Random } from '../../drawing/random.ts'
import { ellipse, group, inside, line, path } from '../../drawing/svg.ts'
import { shafts } from '../../drawing/water-light.ts'
import { placedAt } from '../creatures/materials.ts'
import { seaLamp } from '../sea/sea-lamp.ts'
import { tower, type Roof, type TowerColours } from '../sea/tower.ts'

const { w: W, h: H } = SPREAD_SIZE
const NIGHT = '#5a6cc8'
/** The king's track: under the bridge, once round the tower, up and away. */
const TRACK: readonly Point[] = [
  [660, 1010],
  [760, 960],
  [880, 930],
  [1040, 900],
  [1200, 850],
  [1330, 760],
  [1352, 660],
  [1250, 620],
  [1130, 660],
  [1120, 760],
  [1230, 820],
  [1380, 780],
  [1452, 640],
  [1462, 470],
  [1440, 300],
  [1400, 150],
]
const track = sampleSpine(
  TRACK,
  TRACK.map(() => 1),
  10,
)
const stretch = (from: number, to: number): Point[] =>
  track.slice(Math.floor(track.length * from), Math.floor(track.length * to)).map(([x, y]) => [x, y])

/** Warm in the middle, where the lamps stand thickest. @param t 0 near, 1 lost in the night */
function townColours(x: number, t: number): TowerColours {
  const warm = Math.max(0, 1 - Math.abs(x - 1100) / 900)
  return {
    stone: [
      mix('#4450ac', NIGHT, t),
      mix(mix('#6a78cc', '#c88ab8', warm * 0.8), NIGHT, t),
      mix(mix('#98a8ee', '#ffdcae', warm), NIGHT, t),
    ],
    roof: [
      mix('#4258b8', NIGHT, t),
      mix(mix('#6a8ce0', '#e890ac', warm * 0.7), NIGHT, t),
      mix(mix('#acc4fa', '#ffe6bc', warm), NIGHT, t),
    ],
    window: '#3a48a4',
  }
}

/** x, foot, width, height, roof */
type Site = readonly [number, number, number, number, Roof]
export const towers = (sites: readonly Site[], t: number): string =>
  sites
    .map(([x, base, w, h, roof]) =>
      tower(createRandom(x), { x, base, w, h, roof, colours: townColours(x, t), flat: t > 0.3, lit: t < 0.6 }),
    )
    .join('')

/**
 * Blue water with moonlight, a glow over the town. Tall towers stand only in the middle, because text is at the sides.
 */
export const farTown = (random: Random): string =>
  `<rect width="${W}" height="${H}" fill="url(#night)"/>` +
  shafts(random, {
    ...{ sun: [1080, -520], count: 7, spread: [76, 104], reach: 1500, width: [40, 100], o: [0.2, 0.45] },
    ...{ filter: 'b26', fill: 'moon' },
  }) +
  ellipse(1100, 780, 560, 440, 'url(#town)') +
  group(
    'filter="url(#b4)" opacity=".85"',
    towers(
      [
        [760, 900, 80, 250, 'dome'],
        [900, 880, 90, 330, 'spiral'],
        [1040, 880, 80, 260, 'dome'],
        [1400, 890, 90, 300, 'spiral'],
      ],
      0.6,
    ),
  )

/** Low roofs at both sides, below the words. */
export const lowTown = (): string =>
  towers(
    [
      [70, 1060, 96, 120, 'dome'],
      [200, 1050, 84, 80, 'spiral'],
      [330, 1060, 110, 100, 'dome'],
      [470, 1056, 84, 90, 'spiral'],
      [610, 1050, 100, 110, 'dome'],
      [1560, 1050, 90, 100, 'spiral'],
      [1690, 1056, 110, 110, 'dome'],
      [1830, 1050, 90, 110, 'spiral'],
      [1980, 1060, 120, 120, 'dome'],
      [2110, 1056, 90, 110, 'spiral'],
    ],
    0.3,
  )

export function ribbon(random: Random, from: number, to: number, n: number, r: Point): string {
  const points = stretch(from, to)
  const d = smooth(points, false)
  return (
    line(d, '#ffe6ac', 26, 'opacity=".5" filter="url(#b6)"') +
    bubbleTrail(random, points, { n, r, scatter: 20, o: [0.8, 1] })
  )
}

const BRIDGE: Placing = { scale: 0.6, from: [1060, 860], to: [860, 1010] }
/** An arch over the track. */
export function bridge(random: Random): string {
  const deck =
    'M830 600C930 556 1010 546 1060 546C1120 546 1200 558 1290 604L1290 650C1250 632 1220 640 1214 690L1218 860L1170 860L1166 720C1160 650 1110 622 1056 622C1000 622 952 652 946 720L942 860L894 860L898 700C894 640 868 634 830 650Z'
  const stones = Array.from({ length: 60 }, () =>
    path(
      blob(
        random,
        random.between(830, 1290),
        random.between(545, 860),
        random.between(12, 26),
        random.between(7, 13),
        8,
        0.1,
      ),
      random.pick(['#a890d0', '#8078c0', '#d8a4b8', '#f0b8b0']),
      'opacity=".55"',
    ),
  )
  return placed(
    BRIDGE,
    path(deck, '#b4a0dc'),
    inside(
      deck,
      stones.join('') +
        path(
          'M830 604C930 556 1010 548 1060 548C1120 548 1200 560 1290 606L1290 622C1200 574 1120 562 1060 562C1000 562 930 570 830 620Z',
          '#ffe0ac',
          'opacity=".9"',
        ),
    ),
  )
}

/** Far lamps by the hundred: between the words and below them. */
export function sparks(random: Random, n: number): string {
  let burning = ''
  for (let i = 0; i < n; i++) {
    const low = random() < 0.55
    const x = low ? random.between(20, W - 20) : random.between(720, 1480)
    const y = low ? random.between(930, 1060) : random.between(640, 960)
    const r = random.between(3, 8)
    burning += `<circle cx="${fix(x)}" cy="${fix(y)}" r="${fix(r * 3.2)}" fill="url(#spark)" opacity="${random.between(0.6, 1).toFixed(2)}"/>`
  }
  return group('style="mix-blend-mode:screen"', burning)
}

/** Near lamps: balls of glass. */
export const lamps = (): string =>
  (
    [
      [140, 950, 0.9, -1],
      [270, 1000, 1, 1],
      [420, 960, 0.9, -1],
      [560, 1010, 1, 1],
      [700, 930, 0.9, -1],
      [1010, 960, 0.9, 1],
      [1090, 1000, 1, -1],
      [1290, 940, 0.9, 1],
      [1440, 960, 1, -1],
      [1600, 940, 0.9, 1],
      [1760, 990, 1, -1],
      [1900, 940, 0.9, 1],
      [2050, 990, 1, -1],
    ] as const
  )
    .map(([x, y, s, lean]) => placedAt(x, y, s * 0.8, seaLamp({ on: true, r: 28, stalk: 110, lean })))
    .join('')

export const lampLight = (x: number, y: number, r: number): string =>
  ellipse(x, y, r * 3.4, r * 3.4, 'url(#gGlow)') + ellipse(x, y, r, r, 'url(#gOn)')
