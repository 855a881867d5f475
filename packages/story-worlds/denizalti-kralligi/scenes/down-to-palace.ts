/** 2. Down to the palace: wide, bright and very deep. The seahorse pulls the hero; all rays end at the door where the king is stuck. */
import { SPREAD_SIZE } from '#media/picture.ts'
import { bubble, bubbleTrail, motes } from '../../drawing/bubbles.ts'
import { rad } from '../../drawing/curve.ts'
import { linear } from '../../drawing/filters.ts'
import type { Point } from '../../drawing/geometry.ts'
import { createRandom, type Random } from '../../drawing/random.ts'
import { placed, boxOn, type Placing } from '../../drawing/placing.ts'
import { ellipse, group, inside, line, path } from '../../drawing/svg.ts'
import { caustics, shafts, surfaceBelow } from '../../drawing/water-light.ts'
import type { Cast } from '../../hero/cast.ts'
import type { SceneGiven, SceneLayers } from '../../story-world.ts'
import { LIGHTS } from '../colours.ts'
import { crab } from '../creatures/crab.ts'
import { fish } from '../creatures/fish.ts'
import { hermitCrab } from '../creatures/hermit-crab.ts'
import { jellyfish } from '../creatures/jellyfish.ts'
import { placedAt } from '../creatures/materials.ts'
import { octopus } from '../creatures/octopus.ts'
import { sleepyRay } from '../creatures/ray.ts'
import { seahorse } from '../creatures/seahorse.ts'
import { handAt, type DiverPose } from '../hero/diver.ts'
import { fanCoral, staghorn } from '../sea/corals.ts'
import { reef, sandRipples } from '../sea/reef.ts'
import { seaLamp } from '../sea/sea-lamp.ts'
import { kelp } from '../sea/soft-growth.ts'
import { chest, scallop, starfish } from '../sea/treasures.ts'
import { hazed } from '../sea/tones.ts'
import { tower } from '../sea/tower.ts'
import { palace, palaceColours } from './palace.ts'
import { bank, divers, stage, type DiverAfloat } from './stage.ts'

const LIGHT = LIGHTS.downToPalace
const { w: W, h: H } = SPREAD_SIZE
/** Colours of the water at three distances. */
const FAR = '#b4eee2'
const MID = '#8fdce0'
const TEXT = [
  { x: 132, y: 552, w: 836, h: 516, ink: 'dark' },
  { x: 1392, y: 20, w: 676, h: 516, ink: 'dark' },
] as const
/** The palace and the creatures in front of it. */
const BELOW: Placing = { scale: 1, from: [1490, 900], to: [1504, 1000] }

/** Headlong down the slope of light, both hands at the seahorse's tail. */
const TOWED: DiverPose = {
  tilt: 16,
  spine: 204,
  dome: true,
  head: { turn: 0.8, nod: 0.25, expression: 'awe', gaze: [0.9, 0.7] },
  armL: { to: [150, 176], bend: 1, hand: 'hold', thumb: -1, depth: 'front' },
  armR: { to: [146, 116], bend: 1, hand: 'hold', thumb: -1 },
  legL: { a1: 184, a2: 222, boot: 'side', turn: 44 },
  legR: { a1: 212, a2: 196, boot: 'side', turn: 34 },
}
/** A hand on the boot of the child in front. */
const BESIDE: DiverPose = {
  ...TOWED,
  tilt: 10,
  spine: 196,
  head: { turn: 0.7, nod: 0.1, expression: 'glee', gaze: [0.9, 0.5] },
  armL: { a1: 250, a2: 286, hand: 'wave', thumb: 1 },
  armR: { a1: 46, a2: 20, hand: 'open', thumb: -1 },
}
const BEHIND: DiverPose = {
  ...BESIDE,
  head: { turn: 0.6, nod: 0.2, expression: 'laugh' },
  armL: { a1: 70, a2: 34, hand: 'open', thumb: -1 },
}
const CAST: Cast<DiverAfloat> = [
  [{ pose: TOWED, x: 864, y: 330, fw: 190, tall: 0.92 }],
  [
    { pose: TOWED, x: 950, y: 352, fw: 142 },
    { pose: BESIDE, x: 560, y: 226, fw: 132 },
  ],
  [
    { pose: TOWED, x: 980, y: 370, fw: 124 },
    { pose: BESIDE, x: 690, y: 186, fw: 116, tall: 0.94 },
    { pose: BEHIND, x: 420, y: 344, fw: 112, tall: 0.94 },
  ],
]
/** The angle at which the seahorse leans into the pull, and the position at which its tail curls round the hands. */
const PULL = { lean: 22, curl: [-208, 72] } as const

export function downToPalaceScene({ heroes, seed = 11 }: SceneGiven): SceneLayers {
  const { random, finish } = stage(SPREAD_SIZE, LIGHT, seed, DEFS)
  return finish({
    heroBox: { x: 60, y: 0, w: 1326, h: 640 },
    back:
      openWater(random) +
      placed(BELOW, palace(random, { far: FAR, mid: MID })) +
      seaFloor(random) +
      placed(BELOW, courtiers()) +
      light(random) +
      wake(random),
    hero: divers(CAST, heroes, LIGHT, {
      held: (stand, child, isHero) => (isHero ? towing(handAt(stand, child.age, 'armR'), 0.1 + 0.0042 * stand.fw) : ''),
    }),
    front: near(random),
    text: TEXT,
    faces: [{ x: 1170, y: 230, w: 176, h: 160 }, boxOn(BELOW, { x: 1380, y: 590, w: 240, h: 240 })],
  })
}

/** Places the seahorse so that its tail lies in the hand. */
function towing([x, y]: Point, size: number): string {
  const { lean, curl } = PULL
  const [dx, dy] = [curl[0] * size, curl[1] * size]
  const [cos, sin] = [Math.cos(rad(lean)), Math.sin(rad(lean))]
  return placedAt(
    x - dx * cos + dy * sin,
    y - dx * sin - dy * cos,
    size,
    seahorse({ pose: 'pull', look: [0.6, 0.5] }),
    lean,
  )
}

/** The surface, ridges that fall back into the haze, and far towers, pale behind the words. */
const openWater = (random: Random): string =>
  `<rect width="${W}" height="${H}" fill="url(#sea)"/>` +
  ellipse(420, -60, 1000, 420, 'url(#softGlow)', 'opacity=".5" style="mix-blend-mode:screen"') +
  group('opacity=".7"', surfaceBelow(random, W, -20, 150, 420)) +
  group(
    'filter="url(#b4)" opacity=".42"',
    [
      [1460, 700, 120, 380],
      [1640, 700, 150, 520],
      [1830, 690, 130, 420],
      [2010, 700, 170, 560],
      [2170, 700, 120, 400],
    ]
      .map(([x = 0, base = 0, w = 0, h = 0]) =>
        tower(createRandom(x), { x, base, w, h, colours: palaceColours(0.6, FAR), flat: true }),
      )
      .join(''),
  ) +
  group(
    'filter="url(#b12)"',
    path(
      bank(
        [
          [-60, 620],
          [260, 560],
          [520, 660],
          [860, 840],
          [1240, 900],
          [1500, 760],
          [1760, 660],
          [2000, 680],
          [2260, 620],
        ],
        H + 40,
      ),
      '#84d6da',
      'opacity=".75"',
    ),
    path(
      bank(
        [
          [-60, 800],
          [200, 770],
          [460, 880],
          [760, 1010],
          [1100, 1060],
        ],
        H + 40,
      ),
      '#6cc8d4',
      'opacity=".7"',
    ),
  ) +
  group(
    'filter="url(#b4)" opacity=".6"',
    reef(random, { x0: 140, x1: 960, y: 1060, h: [110, 240], n: 10, haze: '#74ccd6', t: 0.72 }),
  ) +
  group(
    'filter="url(#b2)" opacity=".85"',
    reef(random, { x0: 1180, x1: 2200, y: 890, h: [70, 160], n: 14, haze: FAR, t: 0.5 }),
  )

const FLOOR = bank(
  [
    [860, 1180],
    [1020, 1060],
    [1240, 992],
    [1500, 976],
    [1800, 986],
    [2260, 966],
  ],
  H + 60,
)

const seaFloor = (random: Random): string =>
  path(FLOOR, 'url(#sand)') +
  inside(
    FLOOR,
    sandRipples(random, 1000, 2200, 1000, 1095, 90, ['#fffbe6', '#d8b884', '#a8ccb8']) +
      caustics(random, {
        x0: 960,
        y0: 960,
        x1: 2240,
        y1: 1110,
        cell: 130,
        squash: 0.3,
        thin: 0.92,
        o: 0.4,
        filter: 'b4',
      }),
  ) +
  reef(random, { x0: 1170, x1: 1330, y: 1010, h: [80, 150], n: 5, haze: MID, t: 0.05 }) +
  reef(random, { x0: 1770, x1: 2210, y: 1012, h: [90, 190], n: 9, haze: MID, t: 0.05 })

/** Creatures that push at the door with all their weight; the lamps are not lit yet. */
function courtiers(): string {
  const fishes = (
    [
      [1270, 636, 0.54, 18, false],
      [1326, 574, 0.46, 30, false],
      [1708, 600, 0.54, -20, true],
      [1790, 560, 0.44, -24, true],
      [1812, 662, 0.48, -6, true],
    ] as const
  ).map(([x, y, s, rot, flip]) =>
    placedAt(x, y, s, fish({ p: flip ? 'f' : 'c', mood: flip ? 'happy' : 'push', look: [0.9, 0.4] }), rot, flip),
  )
  const lamps = (
    [
      [1206, 900, 1, -1],
      [1860, 880, 0.9, -1],
      [1980, 930, 1.1, 1],
      [2110, 900, 1, -1],
    ] as const
  ).map(([x, y, s, lean]) => placedAt(x, y - 90 * s, s * 0.86, seaLamp({ lean, r: 26, stalk: 120 })))
  return (
    ellipse(1500, 894, 240, 20, '#5a4a94', 'opacity=".45" filter="url(#b6)"') +
    fishes.join('') +
    lamps.join('') +
    ellipse(1330, 906, 140, 14, '#8a6a5c', 'opacity=".5" filter="url(#b6)"') +
    placedAt(1312, 832, 0.72, crab({ effort: 1, look: [0.9, -0.2], clawL: [-100, 70], clawR: [132, -50] }), 8) +
    ellipse(1716, 904, 130, 14, '#8a6a5c', 'opacity=".5" filter="url(#b6)"') +
    placedAt(1702, 794, 0.64, octopus({ look: [-0.9, 0], tilt: -8 }))
  )
}

const light = (random: Random): string =>
  shafts(random, {
    ...{ sun: [60, -420], count: 12, spread: [26, 82], reach: 1850, width: [26, 110], o: [0.14, 0.4], filter: 'b12' },
  }) +
  shafts(random, {
    ...{ sun: [60, -420], count: 3, spread: [36, 43], reach: 1960, width: [60, 130], o: [0.5, 0.7], filter: 'b12' },
  }) +
  motes(random, W, H, 120)

/** The wake of hero and seahorse: streaks, bubbles, a jellyfish that holds its skirt, a fish turned head over tail. */
const wake = (random: Random): string =>
  group(
    'filter="url(#b4)" style="mix-blend-mode:screen"',
    line('M-40 120C120 150 260 166 380 210', '#f4fff8', 9, 'opacity=".4"'),
    line('M60 -40C200 0 320 30 430 90', '#f4fff8', 9, 'opacity=".4"'),
  ) +
  bubbleTrail(
    random,
    [
      [760, 250],
      [560, 150],
      [340, 90],
      [150, 30],
    ],
    { n: 44, r: [5, 24], scatter: 70, o: [0.7, 1] },
  ) +
  placedAt(178, 402, 0.72, jellyfish({ look: [0.8, -0.3] }), -22) +
  placedAt(330, 462, 0.62, fish({ look: [0.4, -0.8], bend: 0.8 }), 132) +
  placedAt(520, 490, 0.42, fish({ look: [0.7, -0.5] }), 10) +
  line('M292 398Q320 376 352 388M280 414Q266 446 274 474', '#ffffff', 5, 'opacity=".8"') +
  placedAt(1120, 92, 0.5, fish({ p: 'f', look: [0.5, 0.9] }), -8, true) +
  placedAt(1214, 128, 0.4, fish({ p: 'f', look: [0.5, 0.9] }), -8, true)

/** A ray asleep on the sand; bubbles of its dreams rise. */
const dreamer = (x: number, y: number, s: number, flip: boolean): string =>
  ellipse(x, y + 22 * s, 140 * s, 16 * s, '#a87848', 'opacity=".6" filter="url(#b4)"') +
  placedAt(x, y, s, sleepyRay(flip ? 'f' : 'c'), 0, flip) +
  [0, 1, 2]
    .map((i) => bubble(x + (flip ? -1 : 1) * (110 + i * 20) * s, y - (40 + i * 34) * s, (6 + i * 4) * s, 1))
    .join('')

const near = (random: Random): string =>
  kelp(random, 40, 1190, 860, hazed('sage', '#2f86a8', 0.3), { sway: 46, w: 15 }) +
  kelp(random, -16, 1190, 1040, hazed('teal', '#2f86a8', 0.3), { sway: 40, w: 16 }) +
  kelp(random, 96, 1190, 560, hazed('teal', '#2f86a8', 0.42), { sway: 34, w: 12 }) +
  dreamer(1296, 1062, 1, false) +
  dreamer(1790, 1072, 0.9, true) +
  placedAt(1068, 1062, 0.7, hermitCrab({ home: 'cup', look: [0.6, -0.7] })) +
  starfish(1480, 1078, 0.8, '#f08a7c') +
  scallop(1590, 1086, 0.56) +
  starfish(1164, 1084, 0.5, '#ffc864') +
  chest(1960, 1090, 0.84) +
  fanCoral(random, 2176, 1160, 250, hazed('plum', '#3a5aa0', 0.2)) +
  staghorn(random, 2236, 1170, 340, hazed('coral', '#7a3a6c', 0.2)) +
  bubble(1060, 720, 26, 0.9) +
  bubble(1120, 660, 15, 0.9)

/** The left is light as well, because text stands there. */
const DEFS =
  linear('sea', [
    [0, '#d0faec'],
    [0.2, '#a8eee2'],
    [0.5, '#84dcdc'],
    [1, '#5cbcd4'],
  ]) +
  linear('sand', [
    [0, '#fff0c8'],
    [1, '#ecd09c'],
  ])
