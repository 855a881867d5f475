/** 3. The wrong direction: a chase in moonlight. All animals run left; the hero and Kiremit leap right. */
import { SPREAD_SIZE } from '#media/picture.ts'
import { smooth } from '../../drawing/curve.ts'
import { glow, ripples, screen } from '../../drawing/effects.ts'
import { linear, radial } from '../../drawing/filters.ts'
import type { Point } from '../../drawing/geometry.ts'
import type { Random } from '../../drawing/random.ts'
import { ellipse, group, inside, line, path } from '../../drawing/svg.ts'
import type { Cast } from '../../hero/cast.ts'
import type { SceneGiven, SceneLayers } from '../../story-world.ts'
import { kiremit } from '../creatures/fox.ts'
import { snail } from '../creatures/snail.ts'
import { FLUTTERING, FLYING, HANGING } from '../hero/capes.ts'
import type { WandererPose, WandererStand } from '../hero/wanderer.ts'
import { LIGHTS } from '../lights.ts'
import { mushroom } from '../plants/mushroom.ts'
import { bush, tree } from '../plants/trees.ts'
import { grass } from '../plants/undergrowth.ts'
import { hollowEyes } from '../places/finds.ts'
import { paleTrunks } from '../places/golden.ts'
import { drop, dragonfly, duckling, fish, lilyPad, reed, splash, stone, walnutBoat } from '../places/water.ts'
import { runners } from './runners.ts'
import { stage, wanderers, type WandererStanding } from './stage.ts'

const { w: W, h: H } = SPREAD_SIZE
const LIGHT = LIGHTS.moon
const TEXT_LEFT = { x: 127, y: 20, w: 595, h: 742, ink: 'dark' } as const
const TEXT_RIGHT = { x: 1520, y: 36, w: 548, h: 760, ink: 'dark' } as const
const MOON: Point = [960, 214]

/** Knees up; the left hand holds Kiremit's paw. */
const LEAP: WandererPose = {
  tilt: -6,
  spine: 108,
  hipSpine: 114,
  tip: -1,
  cape: FLYING,
  head: { turn: -0.6, nod: 0.15, expression: 'glee', gaze: [-0.8, 0.5] },
  armL: { to: [-196, 212], bend: 1, hand: 'hold', handTurn: 12, thumb: -1, depth: 'front' },
  armR: { a1: -18, a2: -74, hand: 'open', thumb: -1, depth: 'front' },
  legL: { a1: 62, a2: 146, boot: 'side', foot: 40, depth: 'back' },
  legR: { a1: 18, a2: 82, boot: 'side', foot: -10 },
}
const HOP: WandererPose = {
  ...LEAP,
  cape: FLUTTERING,
  tilt: 6,
  spine: 102,
  hipSpine: 106,
  head: { turn: 0.5, nod: 0.25, expression: 'laugh' },
  armL: { a1: 204, a2: 252, hand: 'open', depth: 'front' },
}
const BECKON: WandererPose = {
  tilt: -6,
  spine: 90,
  tip: 1,
  cape: HANGING,
  head: { turn: -0.75, nod: 0.05, expression: 'glee', gaze: [-0.9, 0.1] },
  armL: { a1: 160, a2: 186, hand: 'open', depth: 'front' },
  armR: { a1: 62, a2: 84, hand: 'open' },
  legL: { a1: 98, a2: 90, boot: 'front', foot: 4 },
  legR: { a1: 82, a2: 90, boot: 'front', foot: -4 },
}
const CAST: Cast<WandererStand | WandererStanding> = [
  [{ pose: LEAP, x: 1300, y: 372, fw: 176 }],
  [
    { pose: LEAP, x: 1192, y: 396, fw: 140 },
    { pose: BECKON, x: 1396, ground: 872, fw: 114 },
  ],
  [
    { pose: LEAP, x: 1196, y: 430, fw: 118 },
    { pose: BECKON, x: 1406, ground: 872, fw: 104 },
    { pose: HOP, x: 856, y: 318, fw: 102 },
  ],
]

export function wrongWayScene({ heroes, seed = 53 }: SceneGiven): SceneLayers {
  const { random, finish } = stage(SPREAD_SIZE, LIGHT, seed, DEFS)
  const fox = kiremitLeaps(random)
  return finish({
    heroBox: { x: 700, y: 60, w: 830, h: 1040 },
    back: sky() + wood(random) + farBank(random) + stream(random) + onWater() + nearBank(random) + runners(random),
    hero: wanderers(CAST, heroes, LIGHT, { held: fox, over: wetBoot }),
    front: splash(random, 1190, 1000) + edges(random) + spray(random),
    text: [TEXT_LEFT, TEXT_RIGHT],
    faces: [{ x: 1000, y: 470, w: 150, h: 130 }],
  })
}

/** Kiremit, whose paw lies in the hero's hand. */
const kiremitLeaps =
  (random: Random) =>
  ({ x, y, fw }: WandererStand): string => {
    const k = fw / 200
    const s = 0.88 * k
    return kiremit(random, { pose: 'leap', x: x - 214 * k - 184 * s, y: y + 222 * k + 104 * s, s })
  }

const wetBoot = ({ x, y, fw, pose }: WandererStand): string => {
  const k = fw / 176
  return pose.legL?.depth
    ? (
        [
          [-46, 452, 7],
          [-60, 486, 6],
          [-38, 520, 6],
        ] as const
      )
        .map(([dx, dy, r]) => drop(x + dx * k, y + dy * k, r * k))
        .join('')
    : ''
}

const sky = (): string =>
  `<rect width="${W}" height="${H}" fill="url(#moonSky)"/>` +
  ellipse(...MOON, 330, 330, 'url(#cool)', 'opacity=".9"') +
  ellipse(...MOON, 138, 138, '#fffef2') +
  [
    [-46, -30, 26],
    [34, 30, 34],
    [48, -54, 16],
    [-30, 58, 18],
  ]
    .map(([dx = 0, dy = 0, r = 0]) => ellipse(MOON[0] + dx, MOON[1] + dy, r, r * 0.92, '#f2ecd0', 'opacity=".8"'))
    .join('')

const TRUNKS = { far: '#7cbccc', near: '#a4d6dc', dark: '#6cacbe', light: '#d0ecec' } as const
const LEAVES = [
  [0, '#4f9494'],
  [0.5, '#7fbcae'],
  [1, '#dcf4d8'],
] as const

const wood = (random: Random): string =>
  paleTrunks(random, MOON, W, 800, 22, TRUNKS) +
  group(
    'filter="url(#fTree)"',
    ...[
      [752, 54, -24],
      [1472, 50, 16],
    ].map(([x = 0, w = 0, lean = 0]) =>
      tree(random, {
        ...{ x, y0: 820, w, lean, col: '#5f9cb0', dark: '#4a8498', light: '#d8f4ee' },
        ...{ filter: null, bark: 14, branches: [[0.6, x < 1100 ? -50 : -130, 120, 9]] as const },
      }),
    ),
  )

/** The far bank: its slope follows the run. */
const farBank = (random: Random): string =>
  path(
    smooth([
      [-80, 836],
      [300, 820],
      [760, 800],
      [1100, 776],
      [1500, 806],
      [1900, 824],
      [2300, 810],
      [2300, 1200],
      [-80, 1200],
    ]),
    'url(#bankFar)',
  ) +
  (
    [
      [40, 812, 180, 34],
      [400, 812, 170, 26],
      [1640, 812, 160, 28],
      [1960, 816, 190, 34],
      [2160, 800, 120, 50],
    ] as const
  )
    .map(([x, y, rx, ry]) => bush(random, x, y, rx, ry, LEAVES, { n: 220, lx: x < 960 ? 0.6 : -0.6, size: [13, 26] }))
    .join('') +
  grass(random, {
    ...{ x0: 0, x1: W, y: 826, n: 180, h: [12, 26], spread: 20 },
    cols: ['#8fccac', '#b8e4c4', '#6fb09c'],
  })

const WATER =
  'M1060 800C1180 790 1500 812 2300 846L2300 1200L900 1200C1010 1120 1080 1040 1020 960C980 900 960 820 1060 800Z'

/** The stream with the moon's reflection. */
const stream = (random: Random): string =>
  path(WATER, 'url(#water)') +
  inside(
    WATER,
    ellipse(1180, 900, 260, 120, '#ffffff', 'opacity=".5" filter="url(#b28)"') +
      Array.from({ length: 60 }, () => {
        const y = random.between(818, 1090)
        const x = random.between(1000, 2200)
        return line(
          `M${Math.round(x)} ${Math.round(y)}q30 -6 ${Math.round(random.between(50, 120))} 0`,
          '#ffffff',
          random.between(2.5, 5),
          `opacity="${random.between(0.35, 0.8).toFixed(2)}"`,
        )
      }).join(''),
  ) +
  line('M1060 800C960 820 980 900 1020 960C1080 1040 1010 1120 900 1200', '#ffffff', 8, 'opacity=".7"')

/** Stones for the leap, and all creatures on the water. */
const onWater = (): string =>
  stone(1150, 858, 62, 26) +
  stone(1410, 880, 92, 40) +
  stone(1760, 960, 112, 44) +
  snail({ x: 1740, y: 926, s: 1.15, flip: true }) +
  lilyPad(1600, 900, 44) +
  lilyPad(1900, 880, 50, true) +
  lilyPad(1960, 900, 36) +
  duckling(1560, 1000, 0.9) +
  duckling(1474, 1014, 0.8) +
  duckling(1396, 1026, 0.72) +
  walnutBoat(1936, 1030, 0.86) +
  fish(1650, 1040, 0.7, -38) +
  ellipse(1632, 1082, 60, 9, '#ffffff', 'opacity=".7"') +
  dragonfly(1680, 846, 0.8, 60) +
  ripples(2240, 900, { n: 4, r0: 60, dr: 40, from: 150, to: 214, o: 0.9, col: '#ffffff' })

const nearBank = (random: Random): string =>
  path(
    smooth([
      [-80, 900],
      [200, 888],
      [520, 880],
      [820, 876],
      [980, 908],
      [1022, 970],
      [1000, 1060],
      [900, 1200],
      [-80, 1200],
    ]),
    'url(#bankNear)',
  ) +
  grass(random, {
    ...{ x0: 0, x1: 980, y: 896, n: 190, h: [16, 40], spread: 30 },
    cols: ['#6fb498', '#9cd4b0', '#5aa08c', '#c4e8c8'],
  }) +
  (
    [
      [92, 1060, 0.5, 'violet'],
      [760, 1078, 0.4, 'blue'],
      [150, 1082, 0.34, 'pink'],
    ] as const
  )
    .map(([x, y, s, kind]) => mushroom(random, x, y, s, kind, { pool: 0.6 }))
    .join('')

const edges = (random: Random): string =>
  tree(random, {
    ...{ x: 2, y0: 1120, w: 120, lean: -30, col: '#5f9ca4', dark: '#4a8490', light: '#b4e0dc', bark: 40 },
  }) +
  hollowEyes(40, 760, 0.66) +
  (
    [
      [2064, 1110, 170, -20],
      [2110, 1116, 250, 10],
      [2160, 1112, 200, 26],
      [2010, 1114, 120, -14],
    ] as const
  )
    .map(([x, y, h, lean]) => reed(x, y, h, lean))
    .join('') +
  `<rect width="${W}" height="${H}" fill="url(#moonEdge)"/>`

const spray = (random: Random): string =>
  screen(
    Array.from({ length: 24 }, () =>
      glow(random.between(900, 1500), random.between(560, 980), random.between(4, 10), 'cool', random.between(0.5, 1)),
    ).join(''),
  )

const DEFS =
  radial(
    'moonSky',
    [
      [0, '#fbfff4'],
      [0.16, '#d8f2ec'],
      [0.46, '#9fd6dc'],
      [1, '#6aaec4'],
    ],
    MOON[0],
    MOON[1],
    1320,
    'gradientUnits="userSpaceOnUse"',
  ) +
  linear('water', [
    [0, '#d8f4f4'],
    [0.35, '#8fd0dc'],
    [1, '#5aa4c0'],
  ]) +
  linear('bankFar', [
    [0, '#a4d4bc'],
    [0.4, '#74b2a6'],
    [1, '#4f8c90'],
  ]) +
  linear('bankNear', [
    [0, '#a4d8b4'],
    [0.3, '#74b89c'],
    [1, '#468a86'],
  ]) +
  radial(
    'moonEdge',
    [
      [0, '#1c5a7a', 0],
      [0.74, '#1c5a7a', 0],
      [1, '#1c4a70', 0.34],
    ],
    0.5,
    0.45,
    0.76,
  )
