/** The town at night, and the king's track through it: light follows him. */
import { SPREAD_SIZE } from '#media/picture.ts'
import { bubbleTrail } from '../../drawing/bubbles.ts'
import { mix } from '../../drawing/colour.ts'
import { blob, fix, sampleSpine, smooth } from '../../drawing/curve.ts'
import type { Point } from '../../drawing/geometry.ts'
import { createRandom, type Random } from '../../drawing/random.ts'
import { ellipse, group, inside, line, path } from '../../drawing/svg.ts'
import { shafts } from '../../drawing/water-light.ts'
import { placedAt } from '../creatures/materials.ts'
import { seaLamp } from '../sea/sea-lamp.ts'
import { tower, type Roof, type TowerColours } from '../sea/tower.ts'

const { w: W, h: H } = SPREAD_SIZE
const NIGHT = '#10265a'
/** In from the left, once round the tower, under the bridge, up and away. */
const TRACK: readonly Point[] = [
  [-60, 400],
  [160, 270],
  [420, 220],
  [650, 250],
  [850, 320],
  [890, 420],
  [760, 520],
  [600, 480],
  [570, 370],
  [720, 310],
  [880, 430],
  [945, 600],
  [1056, 715],
  [1200, 720],
  [1350, 660],
  [1500, 560],
  [1600, 430],
  [1610, 280],
  [1530, 170],
  [1450, 120],
]
const track = sampleSpine(
  TRACK,
  TRACK.map(() => 1),
  10,
)
const stretch = (from: number, to: number): Point[] =>
  track.slice(Math.floor(track.length * from), Math.floor(track.length * to)).map(([x, y]) => [x, y])

/** Light follows the king: what he has passed burns, what lies ahead is still dark. */
const PASSED = 0.82
function isLit(x: number, y: number): boolean {
  let nearest = Infinity
  let along = 0
  track.forEach(([tx, ty], i) => {
    const distance = Math.hypot(tx - x, ty - y)
    if (distance < nearest) [nearest, along] = [distance, i / track.length]
  })
  return nearest < 250 && along < PASSED && y < 790
}
/** Warm where the lamps already burn. @param t 0 near, 1 lost in the night */
function townColours(x: number, t: number): TowerColours {
  const warm = Math.max(0, 1 - Math.abs(x - 800) / 950)
  return {
    stone: [
      mix('#0d1a4a', NIGHT, t),
      mix(mix('#27407f', '#8a5a8a', warm * 0.75), NIGHT, t),
      mix(mix('#4a6ab0', '#ffc48a', warm), NIGHT, t),
    ],
    roof: [
      mix('#0c1c50', NIGHT, t),
      mix(mix('#2d4f92', '#a85f86', warm * 0.7), NIGHT, t),
      mix(mix('#6a90d0', '#ffd6a0', warm), NIGHT, t),
    ],
    window: '#0a1540',
  }
}

/** x, foot, width, height, roof */
type Site = readonly [number, number, number, number, Roof]
export const towers = (sites: readonly Site[], t: number): string =>
  sites
    .map(([x, base, w, h, roof]) =>
      tower(createRandom(x), {
        x,
        base,
        w,
        h,
        roof,
        colours: townColours(x, t),
        flat: t > 0.3,
        lit: t < 0.6 && isLit(x, base - h * 0.6),
      }),
    )
    .join('')

/** Night water, a glow over the town, two rows of towers. */
export const farTown = (random: Random): string =>
  `<rect width="${W}" height="${H}" fill="url(#night)"/>` +
  shafts(random, {
    sun: [1500, -520],
    count: 9,
    spread: [50, 130],
    reach: 1400,
    width: [40, 120],
    o: [0.2, 0.5],
    filter: 'b26',
    fill: 'moon',
  }) +
  ellipse(860, 520, 900, 420, 'url(#town)', 'opacity=".75" style="mix-blend-mode:screen"') +
  group(
    'filter="url(#b6)" opacity=".85"',
    towers(
      [
        [60, 700, 90, 240, 'dome'],
        [220, 690, 80, 290, 'dome'],
        [420, 700, 90, 250, 'spiral'],
        [560, 700, 80, 300, 'dome'],
        [860, 680, 80, 220, 'dome'],
        [1180, 690, 90, 280, 'dome'],
        [1300, 680, 80, 210, 'dome'],
        [1500, 700, 100, 240, 'dome'],
        [1660, 700, 90, 300, 'dome'],
        [1840, 700, 100, 230, 'dome'],
        [2010, 690, 90, 270, 'spiral'],
        [2150, 700, 100, 220, 'spiral'],
      ],
      0.72,
    ),
  ) +
  group(
    'filter="url(#b1)"',
    towers(
      [
        [110, 780, 130, 260, 'spiral'],
        [290, 800, 110, 200, 'spiral'],
        [480, 800, 120, 240, 'dome'],
        [900, 800, 110, 190, 'spiral'],
        [1580, 800, 130, 230, 'dome'],
        [1740, 820, 120, 180, 'dome'],
        [1920, 810, 150, 280, 'dome'],
        [2090, 830, 130, 210, 'spiral'],
      ],
      0.42,
    ),
  )

export function ribbon(random: Random, from: number, to: number, n: number, r: Point): string {
  const points = stretch(from, to)
  const d = smooth(points, false)
  return (
    line(d, '#bfe4ff', 60, 'opacity=".1" filter="url(#b12)"') +
    line(d, '#ffdf9a', 22, 'opacity=".5" filter="url(#b6)" style="mix-blend-mode:screen"') +
    bubbleTrail(random, points, { n, r, scatter: 26, o: [0.7, 1] })
  )
}

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
      random.pick(['#7a639c', '#4a4080', '#a8788c', '#c98f86']),
      'opacity=".55"',
    ),
  )
  return (
    path(deck, '#5d4f8a') +
    inside(
      deck,
      stones.join('') +
        path(
          'M830 604C930 556 1010 548 1060 548C1120 548 1200 560 1290 606L1290 622C1200 574 1120 562 1060 562C1000 562 930 570 830 620Z',
          '#ffd29a',
          'opacity=".75"',
        ) +
        path('M830 700L1290 700L1290 880L830 880Z', '#0a1540', 'opacity=".5" filter="url(#b26)"'),
    )
  )
}

/** Far lamps by the hundred. */
export function sparks(random: Random, n: number): string {
  let burning = ''
  let dark = ''
  for (let i = 0; i < n; i++) {
    const x = random.between(20, W - 20)
    const y = random.between(330, 860)
    const r = random.between(3, 8) * (y > 640 ? 1.2 : 0.9)
    // few behind the text
    if (y > 600 && x < 640 && random() < 0.6) continue
    if (isLit(x, y))
      burning += `<circle cx="${fix(x)}" cy="${fix(y)}" r="${fix(r * 3.2)}" fill="url(#spark)" opacity="${random.between(0.5, 1).toFixed(2)}"/>`
    else if (random() < 0.35 && y > 460 && y < 620) dark += ellipse(x, y, r * 0.9, r * 0.9, '#5f86c4', 'opacity=".35"')
  }
  return dark + group('style="mix-blend-mode:screen"', burning)
}

/** Near lamps: balls of glass. */
export const lamps = (): string =>
  (
    [
      [180, 560, 0.8, -1],
      [330, 640, 0.9, 1],
      [560, 640, 0.8, -1],
      [830, 600, 0.9, 1],
      [910, 512, 0.8, 1],
      [1210, 512, 0.8, 1],
      [1440, 740, 1, -1],
      [640, 730, 0.8, -1],
      [80, 480, 0.6, -1],
      [980, 820, 0.9, 1],
      [1180, 830, 0.8, 1],
      [1700, 600, 0.7, 1],
      [1800, 660, 0.8, -1],
      [2000, 600, 0.8, -1],
      [2120, 640, 0.9, -1],
      [1900, 520, 0.6, 1],
    ] as const
  )
    .map(([x, y, s, lean]) => placedAt(x, y, s * 0.8, seaLamp({ on: isLit(x, y), r: 28, stalk: 110, lean })))
    .join('')

export const lampLight = (x: number, y: number, r: number): string =>
  ellipse(x, y, r * 3.4, r * 3.4, 'url(#gGlow)') + ellipse(x, y, r, r, 'url(#gOn)')
