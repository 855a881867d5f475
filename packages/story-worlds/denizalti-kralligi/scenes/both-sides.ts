/** 3. Both sides of the wall: a section like a stage. Outside they push right, inside they push left, the king is the cork between. */
import { SPREAD_SIZE } from '#media/picture.ts'
import { bubble, bubbleTrail, motes } from '../../drawing/bubbles.ts'
import { smooth } from '../../drawing/curve.ts'
import { linear, radial } from '../../drawing/filters.ts'
import { itemAt, type Point } from '../../drawing/geometry.ts'
import type { Random } from '../../drawing/random.ts'
import { boxOn, placed, type Placing } from '../../drawing/placing.ts'
import { ellipse, group, line, path } from '../../drawing/svg.ts'
import { caustics, shafts } from '../../drawing/water-light.ts'
import { castIn, type Cast } from '../../hero/cast.ts'
import type { SceneGiven, SceneLayers } from '../../story-world.ts'
import { LIGHTS } from '../colours.ts'
import { crab } from '../creatures/crab.ts'
import { fish } from '../creatures/fish.ts'
import { hermitCrab } from '../creatures/hermit-crab.ts'
import { king } from '../creatures/king.ts'
import { placedAt } from '../creatures/materials.ts'
import { octopus } from '../creatures/octopus.ts'
import { hero } from '../hero/hero.ts'
import type { Stand } from '../hero/skeleton.ts'
import { fanCoral, staghorn, tubeSponge } from '../sea/corals.ts'
import { reef, sandRipples } from '../sea/reef.ts'
import { hazed } from '../sea/tones.ts'
import { cornice, cutWall, throneRoom } from './palace-section.ts'
import { sideShade, stage, vignette, vignetteDef } from './stage.ts'

const LIGHT = LIGHTS.bothSides
const { w: W, h: H } = SPREAD_SIZE
/** Side by side on the wall: while one calls, the others point to either side. */
const CAST: Cast<Stand> = [
  [{ pose: 'lie', x: 1278, y: 286, fw: 150 }],
  [
    { pose: 'lieStop', x: 1330, y: 298, fw: 134 },
    { pose: 'liePointL', x: 984, y: 298, fw: 134 },
  ],
  [
    { pose: 'lieStop', x: 1184, y: 312, fw: 114 },
    { pose: 'liePointL', x: 924, y: 312, fw: 114 },
    { pose: 'liePointR', x: 1444, y: 312, fw: 114 },
  ],
]
const HERO_BOX = [
  { x: 895, y: 35, w: 765, h: 435 },
  { x: 675, y: 70, w: 865, h: 470 },
  { x: 660, y: 110, w: 1032, h: 390 },
]
/** That point, or say stop. */
const HANDS = [
  [{ x: 1500, y: 320, w: 150, h: 110 }],
  [
    { x: 1140, y: 210, w: 95, h: 120 },
    { x: 1425, y: 210, w: 95, h: 120 },
  ],
  [
    { x: 1022, y: 235, w: 80, h: 100 },
    { x: 1266, y: 235, w: 80, h: 100 },
  ],
]
/** The wall, the room behind it and all who push. */
const STAGE: Placing = { scale: 0.8, from: [1010, 1100], to: [1050, 1100] }
const TEXT = [
  { x: 152, y: 44, w: 540, h: 680 },
  { x: 1600, y: 36, w: 448, h: 964 },
] as const
/** Three reach for the king, the rest stand or wave about. */
const PUSHING: readonly (readonly Point[])[] = [
  [
    [-40, 40],
    [-110, 10],
    [-170, -20],
    [-212, -40],
    [-230, -66],
  ],
  [
    [-30, 60],
    [-100, 50],
    [-160, 40],
    [-216, 30],
    [-236, 8],
  ],
  [
    [-30, 70],
    [-90, 100],
    [-150, 96],
    [-206, 90],
    [-228, 70],
  ],
  [
    [-10, 66],
    [-60, 140],
    [-110, 160],
    [-160, 150],
  ],
  [
    [20, 66],
    [10, 150],
    [60, 168],
    [110, 160],
  ],
  [
    [40, 66],
    [80, 140],
    [140, 160],
    [180, 140],
  ],
  [
    [50, 60],
    [110, 110],
    [170, 120],
    [206, 90],
  ],
  [
    [60, 50],
    [130, 70],
    [180, 40],
    [190, 6],
  ],
]

export function bothSidesScene({ heroes, seed = 11 }: SceneGiven): SceneLayers {
  const [calmLeft, shadeLeft] = sideShade('left', SPREAD_SIZE, 1040, '#0b424c', 0.94)
  const [calmRight, shadeRight] = sideShade('right', SPREAD_SIZE, 900, '#571c36', 0.9)
  const { random, finish } = stage(
    SPREAD_SIZE,
    LIGHT,
    seed,
    linear('out', [
      [0, '#7fd9c4'],
      [0.3, '#3fa8a0'],
      [0.62, '#2e8c8a'],
      [1, '#155a66'],
    ]) +
      linear('room', [
        [0, '#a84c50'],
        [0.45, '#c96a5b'],
        [0.8, '#dd8a6e'],
        [1, '#a8505a'],
      ]) +
      linear('sand', [
        [0, '#a9d0b4'],
        [0.35, '#5c9c98'],
        [1, '#1c5c6c'],
      ]) +
      linear('tiles', [
        [0, '#e39a7c'],
        [0.4, '#b05a60'],
        [1, '#6a2a50'],
      ]) +
      radial('roomGlow', [
        [0, '#ffe0b8', 0.8],
        [0.5, '#ffb48c', 0.3],
        [1, '#ffb48c', 0],
      ]) +
      calmLeft +
      calmRight +
      vignetteDef('#0c1438', 0.47, 0.52, 0.6),
  )
  const back =
    outside(random) +
    shadeLeft +
    placed(STAGE, throneRoom()) +
    shadeRight +
    placed(
      STAGE,
      cutWall(random),
      placedAt(974, 1026, 0.56, hermitCrab({ home: 'bell' })),
      ellipse(1000, 940, 190, 16, '#2a1040', 'opacity=".5" filter="url(#b6)"'),
      placedAt(1004, 730, 1.06, king({ mood: 'polite', faceAt: [-60, -36], look: [-0.2, -0.5], flap: 0.3 })),
      ellipse(1010, 900, 120, 24, '#8a2a55', 'opacity=".3" filter="url(#b12)"'),
      pushers(),
      cornice(),
    ) +
    motes(random, W, H, 150) +
    vignette(SPREAD_SIZE)
  const children = castIn(CAST, heroes).map(
    ({ child, ...stand }) =>
      ellipse(stand.x, 392, stand.fw, 16, '#4a1838', 'opacity=".5" filter="url(#b6)"') +
      hero(child, { ...stand, light: LIGHT }),
  )
  return finish({
    heroBox: boxOn(STAGE, itemAt(HERO_BOX, heroes.length - 1)),
    back,
    hero: placed(STAGE, ...children),
    front: foreground(random),
    text: TEXT,
    faces: [
      boxOn(STAGE, { x: 800, y: 590, w: 330, h: 200 }),
      boxOn(STAGE, { x: 480, y: 690, w: 250, h: 180 }),
      boxOn(STAGE, { x: 580, y: 500, w: 230, h: 200 }),
      boxOn(STAGE, { x: 1340, y: 640, w: 230, h: 200 }),
      ...itemAt(HANDS, heroes.length - 1).map((hand) => boxOn(STAGE, hand)),
    ],
  })
}

const outside = (random: Random): string =>
  `<rect width="${W}" height="${H}" fill="url(#out)"/>` +
  ellipse(220, -40, 700, 340, 'url(#softGlow)', 'opacity=".5" style="mix-blend-mode:screen"') +
  caustics(random, {
    fill: 'url(#net)',
    x0: -60,
    y0: -10,
    x1: W,
    y1: 130,
    cell: 120,
    squash: 0.2,
    thin: 0.88,
    o: 0.4,
  }) +
  group(
    'filter="url(#b6)" opacity=".7"',
    path(
      smooth([
        [-60, 800],
        [160, 700],
        [340, 740],
        [560, 690],
        [760, 760],
        [960, 720],
        [960, 1160],
        [-60, 1160],
      ]),
      '#1f7a80',
    ),
  ) +
  group(
    'filter="url(#b2)"',
    reef(random, { x0: -20, x1: 860, y: 880, h: [60, 130], n: 11, haze: '#237f84', t: 0.62 }),
  ) +
  path(
    smooth([
      [-60, 920],
      [220, 900],
      [500, 928],
      [760, 936],
      [1000, 940],
      [1160, 940],
      [1160, 1180],
      [-60, 1180],
    ]),
    'url(#sand)',
  ) +
  sandRipples(random, 0, 860, 950, 1090, 80) +
  shafts(random, {
    sun: [-160, -420],
    count: 10,
    spread: [32, 72],
    reach: 1500,
    width: [28, 90],
    o: [0.2, 0.55],
    filter: 'b12',
  })

/** Crab and three fish push right; octopus and three fish push left. */
function pushers(): string {
  const left = (
    [
      [754, 562, 0.66, 16, 0],
      [632, 584, 0.54, 8, 0.5],
      [706, 652, 0.58, 4, -0.6],
    ] as const
  ).map(([x, y, s, rot, bend]) => placedAt(x, y, s, fish({ mood: 'push', bend }), rot))
  const right = (
    [
      [1288, 606, 0.68, -10, 0],
      [1400, 560, 0.54, -14, 0.5],
      [1622, 760, 0.6, -4, -0.5],
    ] as const
  ).map(([x, y, s, rot, bend]) => placedAt(x, y, s, fish({ p: 'f', mood: 'push', bend }), rot, true))
  return (
    ellipse(610, 964, 170, 20, '#0c3a48', 'opacity=".55" filter="url(#b6)"') +
    left.join('') +
    placedAt(604, 852, 1.1, crab({ effort: 1, look: [1, -0.2], clawL: [-140, 40], clawR: [136, -60] }), 6) +
    ellipse(1480, 962, 190, 22, '#4a1838', 'opacity=".55" filter="url(#b6)"') +
    right.join('') +
    placedAt(1450, 790, 1.02, octopus({ look: [-0.9, 0], effort: 1, tilt: -10, arms: PUSHING }))
  )
}

function foreground(random: Random): string {
  const effort = (x: number, y: number, side: number) =>
    [-26, 0, 26]
      .map((a) => line(`M${x + side * 8} ${y + a * 0.5}L${x + side * 40} ${y + a}`, '#fff6e0', 6, 'opacity=".85"'))
      .join('')
  const puffs = (
    [
      [420, 962, 0.9],
      [700, 972, 0.7],
      [1330, 968, 0.8],
      [1590, 974, 0.9],
    ] as const
  ).map(([x, y, k]) => {
    const [outer, inner] = x < W / 2 ? ['#cfe6d0', '#dff0dc'] : ['#ffd9c0', '#ffe6d2']
    return (
      ellipse(x, y, 70 * k, 22 * k, outer, 'opacity=".5"') +
      ellipse(x - 46 * k, y - 10 * k, 34 * k, 18 * k, inner, 'opacity=".5"')
    )
  })
  return (
    placed(
      STAGE,
      effort(1692, 756, 1),
      effort(564, 580, -1),
      effort(1470, 556, 1),
      group('filter="url(#b6)"', ...puffs),
      bubbleTrail(
        random,
        [
          [900, 560],
          [870, 520],
          [840, 500],
        ],
        { n: 5, r: [5, 11], scatter: 14 },
      ),
    ) +
    bubble(190, 860, 30, 0.8) +
    group(
      'filter="url(#b4)"',
      staghorn(random, 60, 1180, 330, hazed('teal', '#0c3a48', 0.35)),
      fanCoral(random, 250, 1160, 190, hazed('plum', '#0c3a48', 0.35)),
      staghorn(random, 2150, 1180, 320, hazed('rose', '#5a1c3c', 0.4)),
      tubeSponge(random, 1980, 1150, 170, hazed('coral', '#5a1c3c', 0.35), 4),
    )
  )
}
