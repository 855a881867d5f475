/** 5. A thousand lamps: the king flies like a balloon, all hang at his rope, and every lamp that his bubbles touch burns. */
import { SPREAD_SIZE } from '#media/picture.ts'
import { bubble, motes } from '../../drawing/bubbles.ts'
import { linear, radial } from '../../drawing/filters.ts'
import { itemAt, type Point } from '../../drawing/geometry.ts'
import { createRandom, type Random } from '../../drawing/random.ts'
import { ellipse, line, path } from '../../drawing/svg.ts'
import type { Cast } from '../../hero/cast.ts'
import type { SceneGiven, SceneHero, SceneLayers } from '../../story-world.ts'
import { LIGHTS } from '../colours.ts'
import { crab } from '../creatures/crab.ts'
import { hermitCrab } from '../creatures/hermit-crab.ts'
import { king } from '../creatures/king.ts'
import { placedAt } from '../creatures/materials.ts'
import { octopus } from '../creatures/octopus.ts'
import { seahorse } from '../creatures/seahorse.ts'
import { handAt, type DiverPose, type DiverStand } from '../hero/diver.ts'
import { reef } from '../sea/reef.ts'
import { rope } from '../sea/rope.ts'
import { bridge, farTown, lampLight, lamps, lowTown, ribbon, sparks, towers } from './night-town.ts'
import { bank, divers, stage, type DiverAfloat } from './stage.ts'

const LIGHT = LIGHTS.thousandLamps
const { w: W, h: H } = SPREAD_SIZE
const TEXT = [
  { x: 132, y: 28, w: 562, h: 830 },
  { x: 1528, y: 20, w: 540, h: 804 },
] as const
/** The rope from the king down: seahorse, crab, octopus, then a child's hand. */
const ROPE: readonly Point[] = [
  [1386, 170],
  [1300, 250],
  [1404, 330],
  [1352, 440],
]
const OCTOPUS = itemAt(ROPE, 3)

/** One hand at the rope's end, the body streams behind. */
const KITE: DiverPose = {
  tilt: -7,
  spine: 120,
  dome: true,
  head: { turn: 0.6, nod: -0.3, expression: 'glee', gaze: [0.7, -0.6] },
  armL: { a1: 186, a2: 226, hand: 'wave', thumb: 1 },
  armR: { a1: -14, a2: -40, hand: 'hold', thumb: -1 },
  legL: { a1: 130, a2: 158, boot: 'side', turn: 36 },
  legR: { a1: 104, a2: 134, boot: 'side', turn: 26 },
}
/** A hand at the boot of the child in front. */
const KITE_NEXT: DiverPose = {
  ...KITE,
  tilt: -4,
  spine: 108,
  head: { turn: 0.5, nod: -0.2, expression: 'laugh' },
  armR: { a1: 4, a2: -22, hand: 'open', thumb: -1 },
  legL: { a1: 108, a2: 128, boot: 'side', turn: 24 },
  legR: { a1: 84, a2: 104, boot: 'side', turn: 20 },
}
const KITE_LAST: DiverPose = {
  ...KITE_NEXT,
  head: { turn: 0.6, nod: -0.3, expression: 'awe', gaze: [0.6, -0.6] },
}
const CAST: Cast<DiverAfloat> = [
  [{ pose: KITE, x: 1006, y: 462, fw: 166, tall: 0.82 }],
  [
    { pose: KITE, x: 1196, y: 520, fw: 122 },
    { pose: KITE_NEXT, x: 920, y: 420, fw: 118 },
  ],
  [
    { pose: KITE, x: 1200, y: 540, fw: 108 },
    { pose: KITE_NEXT, x: 1044, y: 276, fw: 102, tall: 0.9 },
    { pose: KITE_LAST, x: 862, y: 560, fw: 102 },
  ],
]

export function thousandLampsScene({ heroes, seed = 11 }: SceneGiven): SceneLayers {
  const { random, finish } = stage(SPREAD_SIZE, LIGHT, seed, DEFS)
  return finish({
    heroBox: { x: 700, y: 150, w: 712, h: 850 },
    back:
      farTown(random) +
      // the far half of the loop is painted before the tower, the near half after it
      ribbon(random, 0.34, 0.58, 22, [6, 12]) +
      towers([[1240, 960, 150, 400, 'spiral']], 0.06) +
      bridge(random) +
      ribbon(random, 0, 0.36, 34, [5, 14]) +
      ribbon(random, 0.57, 0.97, 40, [6, 16]) +
      lowTown() +
      ground(random) +
      sparks(random, 300) +
      lamps() +
      placedAt(
        770,
        1056,
        0.66,
        hermitCrab({ home: 'eggcup', extra: line('M70 14L84 -14', '#8a7ab8', 4) + lampLight(86, -20, 10) }),
      ) +
      motes(random, W, H, 90),
    hero: divers(CAST, heroes, LIGHT, { held: (stand, child, isHero) => (isHero ? ropeEnd(stand, child) : '') }),
    front: kitesTail(random) + bubble(1130, 330, 20, 0.9) + bubble(740, 360, 24, 0.9) + bubble(780, 310, 12, 0.9),
    text: TEXT,
    faces: [
      { x: 1310, y: 50, w: 180, h: 150 },
      { x: 1270, y: 180, w: 90, h: 90 },
      { x: 1370, y: 256, w: 90, h: 80 },
      { x: 1290, y: 370, w: 130, h: 110 },
    ],
  })
}

/** The end of the rope, with loose leaves below the hand. */
function ropeEnd(stand: DiverStand, { age }: SceneHero): string {
  const [x, y] = handAt(stand, age, 'armR')
  return rope(
    createRandom(7),
    [OCTOPUS, [OCTOPUS[0] - 60, OCTOPUS[1] + 60], [x, y], [x - 22, y + 50], [x - 6, y + 96]],
    8,
  )
}

const kitesTail = (random: Random): string =>
  rope(random, ROPE, 8) +
  placedAt(1316, 288, 0.38, seahorse({ look: [0.6, -0.5] }), 14) +
  placedAt(1412, 340, 0.44, crab({ look: [-0.4, -0.6], clawL: [-120, -50], clawR: [110, -70] }), 12) +
  placedAt(OCTOPUS[0], OCTOPUS[1], 0.5, octopus({ look: [-0.5, 0.2], mood: 'sing', tilt: 8 }), 8) +
  placedAt(1392, 130, 0.46, king({ puff: 0.5, mood: 'whee', flap: 1, look: [-0.5, -0.3] }), 14)

const ground = (random: Random): string =>
  path(
    bank(
      [
        [-60, 1040],
        [500, 1030],
        [1100, 1010],
        [1700, 1030],
        [2260, 1040],
      ],
      H + 40,
    ),
    'url(#floor)',
  ) +
  ellipse(1100, 1060, 900, 70, 'url(#town)', 'opacity=".9"') +
  reef(random, { x0: 20, x1: 2180, y: 1098, h: [40, 84], n: 24, haze: '#7a70c0', t: 0.3 })

const DEFS =
  linear('night', [
    [0, '#3a4eae'],
    [0.55, '#4857b8'],
    [0.8, '#5a60b8'],
    [1, '#6a62b4'],
  ]) +
  radial('town', [
    [0, '#ffdc94', 0.85],
    [0.4, '#f4a890', 0.4],
    [0.75, '#a884c8', 0.12],
    [1, '#8a78d0', 0],
  ]) +
  linear('floor', [
    [0, '#8a78c4'],
    [1, '#6a62b4'],
  ]) +
  radial('spark', [
    [0, '#fff6d0', 1],
    [0.2, '#ffd368', 0.95],
    [0.5, '#f8a83c', 0.4],
    [1, '#f08a1e', 0],
  ]) +
  linear('moon', [
    [0, '#c4d4ff', 0.5],
    [0.6, '#94acf4', 0.14],
    [1, '#8fa6f0', 0],
  ])
