/** 2. Down to the palace: wide, bright and very deep. The seahorse pulls the hero; all rays end at the door where the king is stuck. */
import { SPREAD_SIZE } from '#media/picture.ts'
import { bubble, bubbleTrail, motes } from '../../drawing/bubbles.ts'
import { linear } from '../../drawing/filters.ts'
import type { Random } from '../../drawing/random.ts'
import { placed, boxOn, type Placing } from '../../drawing/placing.ts'
import { ellipse, group, inside, path } from '../../drawing/svg.ts'
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
import { reef, sandRipples } from '../sea/reef.ts'
import { seaLamp } from '../sea/sea-lamp.ts'
import { kelp } from '../sea/soft-growth.ts'
import { chest, scallop, starfish } from '../sea/treasures.ts'
import { hazed } from '../sea/tones.ts'
import { palace } from './palace.ts'
import { bank, divers, stage, type DiverAfloat } from './stage.ts'

const LIGHT = LIGHTS.downToPalace
const { w: W, h: H } = SPREAD_SIZE
/** The water at three distances. */
const FAR = '#b4eee2'
const MID = '#8fdce0'
const NEAR = '#5cbcd0'
const TEXT = [
  { x: 132, y: 552, w: 836, h: 516, ink: 'dark' },
  { x: 1392, y: 20, w: 676, h: 516, ink: 'dark' },
] as const
/** The palace and whoever waits before it. */
const BELOW: Placing = { scale: 0.9, from: [1490, 900], to: [1530, 948] }

/** Flat in the water, a hand at the seahorse's tail. */
const TOWED: DiverPose = {
  tilt: 8,
  spine: 164,
  dome: true,
  head: { turn: 0.7, nod: 0.15, expression: 'awe', gaze: [0.8, 0.5] },
  armL: { a1: 66, a2: 28, hand: 'open', thumb: -1 },
  armR: { a1: 12, a2: -8, hand: 'hold', thumb: -1 },
  legL: { a1: 176, a2: 160, boot: 'side', turn: 40 },
  legR: { a1: 154, a2: 190, boot: 'side', turn: 30 },
}
/** A hand on the boot before. */
const BESIDE: DiverPose = {
  ...TOWED,
  tilt: 4,
  spine: 158,
  head: { turn: 0.6, nod: -0.05, expression: 'glee', gaze: [0.8, 0.2] },
  armL: { a1: 150, a2: 210, hand: 'wave', thumb: 1 },
  armR: { a1: 46, a2: 20, hand: 'open', thumb: -1 },
}
const BEHIND: DiverPose = {
  ...BESIDE,
  head: { turn: 0.6, nod: 0.2, expression: 'laugh' },
  armL: { a1: 70, a2: 34, hand: 'open', thumb: -1 },
}
const CAST: Cast<DiverAfloat> = [
  [{ pose: TOWED, x: 866, y: 270, fw: 176, tall: 0.88 }],
  [
    { pose: TOWED, x: 954, y: 304, fw: 130 },
    { pose: BESIDE, x: 640, y: 214, fw: 126 },
  ],
  [
    { pose: TOWED, x: 980, y: 334, fw: 112 },
    { pose: BESIDE, x: 716, y: 158, fw: 110, tall: 0.94 },
    { pose: BEHIND, x: 414, y: 358, fw: 106, tall: 0.94 },
  ],
]
/** Size of the seahorse. */
const PULL = 0.62

export function downToPalaceScene({ heroes, seed = 11 }: SceneGiven): SceneLayers {
  const { random, finish } = stage(SPREAD_SIZE, LIGHT, seed, DEFS)
  return finish({
    heroBox: { x: 100, y: 0, w: 1276, h: 544 },
    back:
      openWater(random) +
      placed(BELOW, palace(random, { far: FAR, mid: MID })) +
      seaFloor(random) +
      placed(BELOW, courtiers()) +
      light(random),
    hero: divers(CAST, heroes, LIGHT, {
      held: (stand, child, isHero) => {
        if (!isHero) return ''
        const [x, y] = handAt(stand, child.age, 'armR')
        return placedAt(x + 216 * PULL, y - 62 * PULL, PULL, seahorse({ pose: 'pull', look: [-0.6, 0.1] }))
      },
    }),
    front: near(random),
    text: TEXT,
    faces: [{ x: 1130, y: 130, w: 224, h: 230 }, boxOn(BELOW, { x: 1400, y: 620, w: 210, h: 210 })],
  })
}

/** The surface, two ridges that fall back into the haze, far friends. */
const openWater = (random: Random): string =>
  `<rect width="${W}" height="${H}" fill="url(#sea)"/>` +
  ellipse(420, -60, 1000, 380, 'url(#softGlow)', 'opacity=".35" style="mix-blend-mode:screen"') +
  group('opacity=".6"', surfaceBelow(random, W, -20, 150, 420)) +
  group(
    'filter="url(#b12)" opacity=".7"',
    path(
      bank(
        [
          [880, 1160],
          [1240, 720],
          [1480, 660],
          [1760, 600],
          [2000, 640],
          [2260, 580],
        ],
        H + 40,
      ),
      '#a0e2e0',
    ),
  ) +
  group(
    'filter="url(#b2)" opacity=".8"',
    reef(random, { x0: 1230, x1: 2200, y: 830, h: [50, 120], n: 14, haze: FAR, t: 0.62 }),
  )

const FLOOR = bank(
  [
    [860, 1160],
    [1040, 1010],
    [1240, 940],
    [1500, 926],
    [1800, 936],
    [2260, 920],
  ],
  H + 60,
)

const seaFloor = (random: Random): string =>
  path(FLOOR, 'url(#sand)') +
  inside(
    FLOOR,
    sandRipples(random, 1000, 2200, 960, 1095, 110, ['#fffbe6', '#e8cf9c', '#b8dcc8']) +
      caustics(random, {
        x0: 960,
        y0: 930,
        x1: 2240,
        y1: 1110,
        cell: 130,
        squash: 0.3,
        thin: 0.92,
        o: 0.4,
        filter: 'b4',
      }),
  ) +
  reef(random, { x0: 1170, x1: 1360, y: 962, h: [50, 110], n: 5, haze: MID, t: 0.08 }) +
  reef(random, { x0: 1720, x1: 2210, y: 966, h: [70, 160], n: 10, haze: MID, t: 0.08 })

/** They push at the door; rays sleep on the sand; the lamps are not lit yet. */
function courtiers(): string {
  const fishes = (
    [
      [1284, 640, 0.46, false],
      [1244, 716, 0.4, false],
      [1742, 602, 0.44, true],
      [1800, 680, 0.4, true],
    ] as const
  ).map(([x, y, s, flip]) => placedAt(x, y, s, fish({ p: flip ? 'f' : 'c', look: [0.6, 0] }), 0, flip))
  const rays = (
    [
      [1330, 1036, 0.78, false],
      [1640, 1040, 0.9, true],
      [1900, 1020, 0.7, false],
    ] as const
  ).map(
    ([x, y, s, flip]) =>
      ellipse(x, y + 18 * s, 130 * s, 16 * s, '#c8a468', 'opacity=".5" filter="url(#b4)"') +
      placedAt(x, y, s, sleepyRay(flip ? 'f' : 'c'), 0, flip),
  )
  const lamps = (
    [
      [1230, 930, 1, -1],
      [1820, 900, 0.9, -1],
      [1950, 950, 1.1, 1],
      [2090, 930, 1, -1],
    ] as const
  ).map(([x, y, s, lean]) => placedAt(x, y - 90 * s, s * 0.8, seaLamp({ lean, r: 26, stalk: 120 })))
  return (
    placedAt(1330, 810, 0.48, crab({ effort: 0.6, look: [0.9, -0.2], clawR: [150, -50] })) +
    placedAt(1712, 806, 0.46, octopus({ look: [-0.9, 0] })) +
    fishes.join('') +
    rays.join('') +
    lamps.join('')
  )
}

const light = (random: Random): string =>
  shafts(random, {
    ...{ sun: [60, -420], count: 12, spread: [26, 82], reach: 1750, width: [26, 100], o: [0.12, 0.34], filter: 'b12' },
  }) +
  shafts(random, {
    ...{ sun: [60, -420], count: 3, spread: [33, 41], reach: 1760, width: [50, 110], o: [0.4, 0.6], filter: 'b12' },
  }) +
  motes(random, W, H, 120)

const near = (random: Random): string =>
  bubbleTrail(
    random,
    [
      [600, 210],
      [480, 150],
      [400, 70],
      [330, 10],
    ],
    { n: 20, r: [5, 18], scatter: 30 },
  ) +
  kelp(random, 24, 1180, 700, hazed('sage', NEAR, 0.4), { sway: 46, w: 13 }) +
  kelp(random, -16, 1180, 900, hazed('teal', NEAR, 0.46), { sway: 40, w: 14 }) +
  placedAt(214, 140, 0.62, jellyfish({ look: [0.6, -0.2] })) +
  placedAt(352, 120, 0.36, fish({ look: [0.5, -0.6] }), -8) +
  placedAt(296, 164, 0.28, fish({ look: [0.5, -0.6] }), -8) +
  placedAt(1100, 1052, 0.66, hermitCrab({ home: 'cup', look: [0.6, -0.7] })) +
  chest(2010, 1078, 0.8) +
  starfish(1520, 1076, 0.8, '#f08a7c') +
  scallop(1740, 1086, 0.6) +
  starfish(1236, 1090, 0.5, '#ffc864') +
  bubble(1090, 700, 26, 0.9) +
  bubble(1150, 640, 15, 0.9)

/** Light on the left as well: words stand there. */
const DEFS =
  linear('sea', [
    [0, '#c4f6e8'],
    [0.2, '#a8eee2'],
    [0.5, '#8ce0de'],
    [1, '#72cad8'],
  ]) +
  linear('sand', [
    [0, '#fff0c8'],
    [1, '#ecd09c'],
  ])
