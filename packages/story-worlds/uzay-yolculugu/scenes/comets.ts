/** 3. The hasty comets, from edge to edge of a rose and gold sky: all rush up to the right, one swings its tail. */
import { SPREAD_SIZE } from '#media/picture.ts'
import { strokes } from '../../drawing/brush.ts'
import { linear, radial } from '../../drawing/filters.ts'
import { itemAt } from '../../drawing/geometry.ts'
import { litSet, turnedLight } from '../../drawing/lit-set.ts'
import type { Random } from '../../drawing/random.ts'
import { sparkle } from '../../drawing/stars.ts'
import { ellipse, line, path } from '../../drawing/svg.ts'
import type { Cast } from '../../hero/cast.ts'
import type { SceneGiven, SceneLayers } from '../../story-world.ts'
import { LIGHTS } from '../colours.ts'
import { cat } from '../companions/cat.ts'
import { comet } from '../companions/comet.ts'
import { placed } from '../companions/placement.ts'
import { CREW_LENGTHS, rocketBehind, rocketInside, rocketWall } from '../companions/rocket.ts'
import { somun } from '../companions/somun.ts'
import type { AstronautPose, AstronautStand } from '../hero/astronaut.ts'
import { cloudDef, cloudHeap } from '../sky/cloud.ts'
import { greenLight } from '../sky/green-light.ts'
import { billow, smoke, smokeDef } from '../sky/smoke.ts'
import { crew, specks, stage } from './stage.ts'

const { w: W, h: H } = SPREAD_SIZE
const LIGHT = LIGHTS.comets
const TEXT_LEFT = { x: 132, y: 20, w: 494, h: 1020, ink: 'dark' } as const
const TEXT_RIGHT = { x: 1598, y: 20, w: 470, h: 930, ink: 'dark' } as const
/** The direction of all comets, in degrees on the page. */
const WAY = -24
const ROCKET = { x: 1262, y: 700, rot: -13, s: 0.84 }

/** A hand at the mouth, calling the comets. */
const CALL: AstronautPose = {
  dome: 'ears',
  tilt: -4,
  spine: 98,
  head: { turn: -0.6, nod: -0.15, expression: 'wonder', gaze: [-0.7, -0.3] },
  armL: { a1: 168, a2: 214, hand: 'open', near: 1.05, thumb: 1, depth: 'front' },
  armR: { a1: 62, a2: 104, hand: 'hold', depth: 'back' },
}
const WHEE: AstronautPose = {
  dome: 'plain',
  tilt: -8,
  spine: 94,
  head: { turn: -0.3, nod: -0.2, expression: 'laugh' },
  armL: { a1: 196, a2: 250, hand: 'wave', thumb: 1, depth: 'front' },
  armR: { to: [84, 214], bend: -1, hand: 'hold', handTurn: -16, depth: 'front' },
}
const HOLD: AstronautPose = {
  dome: 'plain',
  tilt: 6,
  spine: 96,
  head: { turn: -0.4, nod: -0.1, expression: 'awe', gaze: [-0.6, -0.4] },
  armL: { to: [-80, 216], bend: 1, hand: 'hold', handTurn: 20, thumb: -1, depth: 'front' },
  armR: { to: [72, 214], bend: -1, hand: 'hold', handTurn: -16, depth: 'front' },
}
const CAST: Cast<AstronautStand> = [
  [{ pose: CALL, x: 1292, y: 470, fw: 222 }],
  [
    { pose: { ...HOLD, head: CALL.head }, x: 1384, y: 486, fw: 148 },
    { pose: WHEE, x: 1186, y: 520, fw: 140 },
  ],
  [
    { pose: { ...HOLD, head: CALL.head }, x: 1404, y: 514, fw: 122 },
    { pose: HOLD, x: 1240, y: 532, fw: 116 },
    { pose: WHEE, x: 1006, y: 590, fw: 114 },
  ],
]
const FLOOR = { 3: 0.06, 5: 0, 7: -0.08 } as const

export function cometsScene({ heroes, seed = 11 }: SceneGiven): SceneLayers {
  const { random, finish } = stage(SPREAD_SIZE, LIGHT, seed, DEFS)
  const longer = itemAt(CREW_LENGTHS, heroes.length - 1)
  return finish({
    heroBox: { x: 720, y: 140, w: 880, h: 960 },
    back: sky(random) + farComets() + placed(ROCKET, rocketBehind('r')),
    hero:
      (longer ? placed(ROCKET, rocketInside(longer)) : '') +
      crew(CAST, heroes, LIGHT, { between: placed(ROCKET, rocketWall('r', longer)), floor: FLOOR }),
    front: robot() + dust(random) + nearComets(random),
    text: [TEXT_LEFT, TEXT_RIGHT],
    faces: [{ x: 1462, y: 490, w: 100, h: 100 }],
  })
}

const sky = (random: Random): string =>
  `<rect width="${W}" height="${H}" fill="url(#sky)"/>` +
  ellipse(1120, 480, 620, 620, 'url(#rush)') +
  strokes(random, {
    ...{ x0: -300, y0: -100, x1: W, y1: H + 300, n: 110, len: [220, 640], ang: (WAY * Math.PI) / 180 },
    ...{ spread: 0.05, w: [3, 14], cols: ['#ffffff', '#fff0d0', '#f0b8ff'], op: [0.1, 0.3], bend: 0.02 },
  }) +
  strokes(random, {
    ...{ x0: 560, y0: 0, x1: 1500, y1: 900, n: 46, len: [260, 620], ang: (WAY * Math.PI) / 180 },
    ...{ spread: 0.05, w: [3, 12], cols: ['#d068d8', '#8f6cf0'], op: [0.12, 0.3], bend: 0.02 },
  }) +
  ellipse(1520, 110, 70, 70, 'url(#warm)', 'opacity=".6"') +
  ellipse(1520, 110, 40, 40, '#fff8e8') +
  ellipse(1510, 102, 8, 7, '#eadcea') +
  ellipse(1532, 122, 10, 9, '#eadcea') +
  greenLight(1404, 120, 0.62) +
  little()

/** Details for a second look: a kite, an umbrella, a lost sock and a letter, all swept along. */
const little = (): string =>
  placed(
    { x: 700, y: 92, rot: -18 },
    path('M0 -44L32 0L0 54L-32 0Z', '#ffb04a') +
      path('M0 -44L32 0L0 54Z', '#ff8a6a') +
      line('M0 54C-20 76 -70 70 -96 104M-34 76l-14 -8l4 16ZM-68 84l-14 -6l4 16Z', '#a84a9a', 4),
  ) +
  placed(
    { x: 690, y: 300, rot: -32, s: 0.8 },
    path('M-56 0C-52 -64 52 -64 56 0Q42 -14 28 0Q14 -14 0 0Q-14 -14 -28 0Q-42 -14 -56 0Z', '#7a8cf0') +
      line('M0 -50V54q0 16 14 12', '#5a4aa0', 5),
  ) +
  placed(
    { x: 1130, y: 60, rot: -26 },
    path('M-34 -22H34V22H-34Z', '#fffdf4') + line('M-34 -22L0 6L34 -22', '#e08a9a', 4) + ellipse(0, 2, 7, 7, '#e8505b'),
  ) +
  placed(
    { x: 1460, y: 250, rot: -24, s: 0.5 },
    path('M-30 -60H30V10L60 30C70 60 10 70 -30 30Z', '#ffcf6a') +
      path('M-30 -50H30V-34H-30ZM-30 -18H30V-2H-30Z', '#fff6e0'),
  )

const farComets = (): string =>
  comet({ x: 940, y: 150, s: 0.5, rot: WAY }, { seed: 4, hair: 520, mood: 'whistle', lit: 'c' }) +
  comet({ x: 1130, y: 214, s: 0.34, rot: WAY }, { seed: 8, hair: 620, mood: 'puff', lit: 'c' }) +
  comet({ x: 936, y: 400, s: 0.72, rot: WAY }, { seed: 5, hair: 430, mood: 'laugh', lit: 'c' }) +
  cat({ x: 806, y: 440, s: 0.56, rot: WAY }, 'holding-on') +
  comet({ x: 1530, y: 330, s: 0.38, rot: WAY }, { seed: 13, hair: 420, mood: 'laugh', lit: 'c' })

const robot = (): string =>
  somun(
    { x: 1508, y: 540, s: 0.62, rot: -12 },
    {
      mood: 'sneeze',
      legs: 'none',
      lit: 's',
      map: {
        spine: [
          [-10, 110],
          [-40, 170],
          [-100, 190],
          [-136, 236],
        ],
        width: 58,
      },
      armL: {
        points: [
          [-48, 92],
          [-76, 140],
          [-44, 196],
        ],
        deg: 60,
      },
      armR: {
        points: [
          [50, 92],
          [84, 140],
          [60, 200],
        ],
        deg: 110,
      },
    },
  )

/** Soft puffs behind text: x, y, radius. */
const VEIL = [
  [1700, 1010, 190],
  [1850, 920, 230],
  [2020, 820, 250],
  [2170, 700, 240],
  [2230, 880, 280],
  [2060, 1010, 280],
  [1880, 1080, 240],
  [2210, 1080, 280],
] as const

/** Silver dust from the last comet's tail, which rolls up to the right, behind the text. */
const dust = (random: Random): string =>
  VEIL.map(([x, y, r]) => ellipse(x, y, r * 1.1, r, 'url(#veil)')).join('') +
  cloudHeap(random, 1900, 1150, 900, 170, 'silver') +
  cloudHeap(random, 1480, 1120, 620, 150, 'silver') +
  smoke(
    random,
    [
      ...billow(random, 1060, 1070, 90),
      ...billow(random, 1200, 1040, 84),
      ...billow(random, 1330, 1070, 110),
      ...billow(random, 1490, 1050, 100),
    ],
    'dust',
    '#b08ad0',
  ) +
  specks(random, 90, [900, 820, 2160, 1090], '#ffffff')

const nearComets = (random: Random): string =>
  comet({ x: 892, y: 700, s: 0.86, rot: WAY }, { seed: 6, hair: 340, mood: 'puff', lit: 'c' }) +
  smoke(
    random,
    [...billow(random, 690, 1080, 66), ...billow(random, 820, 1090, 84), ...billow(random, 940, 1080, 80)],
    'dust',
    '#b08ad0',
  ) +
  comet({ x: 940, y: 962, s: 0.98, rot: WAY }, { seed: 7, hair: 300, mood: 'whistle', lit: 'c' }) +
  sparkle(1080, 330, 16) +
  sparkle(660, 560, 14) +
  sparkle(1010, 820, 12)

const DEFS =
  litSet('r', turnedLight(LIGHT, ROCKET.rot)) +
  litSet('s', turnedLight(LIGHT, -10)) +
  litSet('c', turnedLight(LIGHT, WAY)) +
  linear(
    'sky',
    [
      [0, '#ffe6dc'],
      [0.24, '#ffcfe0'],
      [0.44, '#dc9cf0'],
      [0.6, '#c08cf0'],
      [0.78, '#f0b8e6'],
      [1, '#ffe0d8'],
    ],
    0,
    0,
    1,
    0.35,
  ) +
  radial('rush', [
    [0, '#8a5ae8', 0.9],
    [0.5, '#a868e8', 0.5],
    [1, '#e08ae0', 0],
  ]) +
  cloudDef('silver', '#ffffff', '#f6ecfa', '#d9c6f0') +
  radial('veil', [
    [0, '#fffcfd', 0.95],
    [0.5, '#fff6fa', 0.75],
    [1, '#ffeef6', 0],
  ]) +
  smokeDef('dust', { hi: '#ffffff', mid: '#f0e4f8', lo: '#c0a0e0' }, LIGHT)
