/** 2. The path of lights: golden evening. Child and owl look at each other; the text is in ink on the mist. */
import { SPREAD_SIZE } from '#media/picture.ts'
import { tube } from '../../drawing/curve.ts'
import { glow, ripples, screen, tok } from '../../drawing/effects.ts'
import type { Point } from '../../drawing/geometry.ts'
import type { Random } from '../../drawing/random.ts'
import { ellipse, group, path } from '../../drawing/svg.ts'
import type { Cast } from '../../hero/cast.ts'
import type { SceneGiven, SceneLayers } from '../../story-world.ts'
import { kiremit } from '../creatures/fox.ts'
import { owlOnBough } from '../creatures/owl-on-bough.ts'
import { snail } from '../creatures/snail.ts'
import { squirrel } from '../creatures/squirrel.ts'
import { HANGING, WALKING } from '../hero/capes.ts'
import { footShadow, type WandererPose, type WandererStand } from '../hero/wanderer.ts'
import { LIGHTS } from '../lights.ts'
import { mushroom } from '../plants/mushroom.ts'
import { bush, tree, whisper } from '../plants/trees.ts'
import { fernBunch } from '../plants/undergrowth.ts'
import { acorn, butterfly, flowers, hollowEyes, ladybird, nest, rabbitEars, smallDoor } from '../places/finds.ts'
import {
  BARK,
  blades,
  dapples,
  goldenDefs,
  goldenSky,
  groundFrom,
  hedges,
  leafRoof,
  LEAVES,
  paleTrunks,
  road,
  sunRays,
} from '../places/golden.ts'
import { stage, wanderers, type WandererStanding } from './stage.ts'

const { w: W, h: H } = SPREAD_SIZE
const LIGHT = LIGHTS.path
const TEXT_LEFT = { x: 127, y: 30, w: 539, h: 798, ink: 'dark' } as const
const TEXT_RIGHT = { x: 1506, y: 66, w: 562, h: 716, ink: 'dark' } as const
const GAP: Point = [1110, 330]
const FOOT = 1012

/** On tiptoe, one hand to the owl, curious. */
const TIPTOE: WandererPose = {
  tilt: 3,
  spine: 94,
  tip: -1,
  cape: WALKING,
  head: { turn: 0.85, nod: -0.05, expression: 'awe', gaze: [0.85, 0.1] },
  armL: { a1: 126, a2: 140, hand: 'open', handTurn: 10, thumb: 1 },
  armR: { a1: 44, a2: -40, hand: 'open', thumb: -1, depth: 'front' },
  legL: { a1: 104, a2: 108, boot: 'side', foot: 22 },
  legR: { a1: 68, a2: 92, boot: 'side', foot: 2 },
}
const BEHIND: WandererPose = {
  ...TIPTOE,
  cape: HANGING,
  armL: { a1: 110, a2: 96, hand: 'rest' },
  tilt: -4,
  head: { turn: 0.6, nod: 0, expression: 'listen', gaze: [0.7, -0.2] },
  armR: { a1: 60, a2: -96, s2: 0.8, hand: 'hush', handTurn: 20, thumb: -1, depth: 'front' },
}
const LAST: WandererPose = {
  ...BEHIND,
  tilt: 5,
  head: { turn: 0.75, nod: -0.1, expression: 'wonder', gaze: [0.8, -0.2] },
  armR: { a1: 66, a2: 30, hand: 'rest' },
}
const CAST: Cast<WandererStanding> = [
  [{ pose: TIPTOE, x: 946, ground: FOOT, fw: 190 }],
  [
    { pose: TIPTOE, x: 1008, ground: FOOT, fw: 150 },
    { pose: BEHIND, x: 826, ground: FOOT - 14, fw: 142 },
  ],
  [
    { pose: TIPTOE, x: 1032, ground: FOOT, fw: 120 },
    { pose: BEHIND, x: 914, ground: FOOT - 26, fw: 112 },
    { pose: LAST, x: 804, ground: FOOT - 8, fw: 112 },
  ],
]

export function pathOfLightsScene({ heroes, seed = 42 }: SceneGiven): SceneLayers {
  const { random, finish } = stage(SPREAD_SIZE, LIGHT, seed, goldenDefs(GAP, 1350))
  const back =
    goldenSky(random, GAP, W, H) +
    paleTrunks(random, GAP, W, 840, 22) +
    midTrees(random) +
    sunRays(GAP, 900) +
    // The sound "Huuuk" as rings: it comes from the end of the path.
    ripples(1120, 770, { n: 4, r0: 70, dr: 38, from: 214, to: 326, o: 0.95, col: '#f0b468' }) +
    hedges(random, GAP, HEDGES) +
    ground(random) +
    road() +
    rabbitEars(206, 900, 0.72) +
    blades(random, 120, 310, 940, 40, [18, 38]) +
    flowers(random, {
      n: 40,
      x: [140, 2060],
      y: [850, 900],
      s: 0.5,
      gaps: [
        [300, 420],
        [700, 1250],
      ],
    }) +
    guides(random) +
    edgeTrees(random) +
    leafRoof(random, W, (u) => (u > 0.3 && u < 0.7 ? 84 : 26)) +
    whisperers() +
    bough(random) +
    owlOnBough(random, { x: 1380, y: 800, s: 1.06 }) +
    footShadow(512, FOOT + 28, 114) +
    kiremit(random, { pose: 'tiptoe', x: 520, y: FOOT + 30, s: 0.8 })
  return finish({
    heroBox: { x: 590, y: 120, w: 700, h: 960 },
    back,
    hero: wanderers(CAST, heroes, LIGHT, {
      below: ({ x, fw }, y) => footShadow(x - fw * 0.05, y, fw * 0.72),
      heroOver: knock,
    }),
    front: near(random) + air(random),
    text: [TEXT_LEFT, TEXT_RIGHT],
    faces: [
      { x: 1300, y: 560, w: 170, h: 190 },
      { x: 500, y: 846, w: 150, h: 100 },
    ],
  })
}

/** Tok: an acorn on the hair. */
const knock = ({ x, y, fw }: WandererStand): string =>
  acorn(x + fw * 0.1, y - fw * 0.82, fw / 118) + tok(x + fw * 0.1, y - fw * 0.8, fw / 150, '#c8323f')

/** A nearer plane, gold on the side of the gap, that frames the text and never stands behind it. */
const midTrees = (random: Random): string =>
  group(
    'filter="url(#fTree)"',
    ...(
      [
        [738, 58, -20, '#cfae6c'],
        [826, 38, 10, '#dcc080'],
        [1436, 44, 16, '#d8bc7a'],
      ] as const
    ).map(([x, w, lean, col]) =>
      tree(random, {
        ...{ x, y0: 860, w, lean, col, dark: '#a4824a', light: '#fff0b4', filter: null, bark: 16, roots: 0.8 },
        branches: [[0.62, x < 1100 ? -50 : -130, 120, 8]],
      }),
    ),
  )

const HEDGES = [
  [30, 872, 200, 40],
  [330, 876, 170, 32],
  [620, 858, 130, 36],
  [1660, 872, 170, 30],
  [1930, 880, 200, 34],
  [2170, 872, 160, 50],
] as const

const ground = (random: Random): string =>
  groundFrom(
    [
      [-80, 872],
      [300, 866],
      [700, 826],
      [1100, 752],
      [1480, 822],
      [1900, 872],
      [2300, 872],
    ],
    'url(#meadow)',
    W,
    H,
  ) +
  ellipse(1130, 790, 520, 40, 'url(#warm)', 'opacity=".8"') +
  blades(random, 0, W, 868, 220, [14, 30]) +
  groundFrom(
    [
      [-80, 930],
      [260, 908],
      [560, 918],
      [860, 880],
      [1240, 872],
      [1560, 896],
      [1900, 920],
      [2300, 890],
    ],
    'url(#lawn)',
    W,
    H,
  ) +
  blades(random, 0, 860, (x) => 934 + (860 - x) * 0.02, 200) +
  blades(random, 1260, W, 930, 190)

/** Mushrooms in violet, blue and pink (mor, mavi, pembe) that lead along the path. */
const guides = (random: Random): string =>
  (
    [
      [1166, 790, 0.2, 'pink'],
      [1066, 814, 0.22, 'blue'],
      [1180, 834, 0.28, 'violet'],
      [1230, 886, 0.4, 'pink'],
      [1252, 968, 0.54, 'blue'],
    ] as const
  )
    .map(([x, y, s, kind]) => mushroom(random, x, y, s, kind, { lean: random.spread() * 8, pool: 0.5 }))
    .join('')

/** Leaves that lean together like whispering heads. */
const whisperers = (): string =>
  (
    [
      [770, 104, 1.5],
      [900, 150, 1.2],
      [1190, 116, 1.3],
      [1320, 160, 1.5],
      [1420, 96, 1.2],
    ] as const
  )
    .map(([x, y, s]) => whisper(x, y, s, '#8fbc50', '#b8d868'))
    .join('')

const edgeTrees = (random: Random): string =>
  tree(random, { x: -4, y0: 1130, w: 170, lean: -30, ...BARK, bark: 50 }) +
  tree(random, { x: 2222, y0: 1130, w: 210, lean: 20, ...BARK, bark: 60 }) +
  hollowEyes(2146, 950, 0.9) +
  smallDoor(46, 1000, 0.9)

/** A bough that enters from the right, under the text. */
const bough = (random: Random): string =>
  group(
    'filter="url(#fTree)"',
    path(
      tube(
        [
          [2260, 868],
          [2060, 858],
          [1820, 850],
          [1620, 834],
          [1420, 822],
          [1270, 794],
        ],
        [46, 32, 25, 20, 15, 5],
        6,
      ),
      BARK.col,
    ),
  ) +
  bush(random, 1276, 786, 40, 22, LEAVES.bright, { n: 34, size: [16, 28] }) +
  bush(random, 1560, 838, 44, 18, LEAVES.bright, { n: 36, size: [16, 28] }) +
  bush(random, 2010, 862, 80, 24, LEAVES.bright, { n: 80, size: [18, 32] }) +
  nest(1730, 836, 1)

const near = (random: Random): string =>
  blades(random, 480, 820, (x) => 1090 - (x - 480) * 0.1, 40, [16, 34]) +
  flowers(random, {
    ...{ n: 44, x: [150, 2050], y: [950, 1060], s: 1 },
    gaps: [
      [240, 720],
      [700, 1300],
    ],
  }) +
  fernBunch(random, 140, 1120, 170, { top: '#9cca62', low: '#6fa34c', stem: '#7aa84e' }, 7) +
  fernBunch(random, 2010, 1120, 190, { top: '#9cca62', low: '#6fa34c', stem: '#7aa84e' }, 7) +
  dapples([
    [420, 970, 90],
    [180, 960, 70],
    [1400, 960, 80],
    [1720, 980, 110],
    [1560, 1030, 90],
    [1830, 1050, 60],
  ]) +
  mushroom(random, 250, 1082, 0.66, 'blue', { lean: -5, pool: 0.5 }) +
  snail({ x: 262, y: 1040, s: 0.9, rot: -78 }) +
  mushroom(random, 344, 1092, 0.46, 'pink', { lean: 6, pool: 0.5 }) +
  mushroom(random, 1470, 1066, 0.8, 'pink', { lean: 6, pool: 0.5 }) +
  mushroom(random, 1570, 1088, 0.54, 'violet', { lean: 10, pool: 0.5 }) +
  ladybird(1452, 970) +
  footShadow(1790, 1044, 84) +
  squirrel(random, { x: 1800, y: 1000, s: 1.05, rot: 4 }) +
  butterfly(1216, 330, 0.9, '#f3a03c') +
  butterfly(400, 880, 0.6, '#7a9ae0')

const air = (random: Random): string =>
  screen(
    Array.from({ length: 40 }, () =>
      glow(
        random.between(700, 1500),
        random.between(120, 1000),
        random.between(4, 11),
        'mote',
        random.between(0.4, 0.9),
      ),
    ).join(''),
  ) + `<rect width="${W}" height="${H}" fill="url(#goldEdge)"/>`
