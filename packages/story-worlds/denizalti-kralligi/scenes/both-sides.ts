/** 3. Both sides of the wall: a section like a stage. Outside they push right, inside they push left; the hero sees it from a bubble of air. */
import { SPREAD_SIZE } from '#media/picture.ts'
import { bubble, bubbleTrail, motes } from '../../drawing/bubbles.ts'
import { linear, radial } from '../../drawing/filters.ts'
import type { Point } from '../../drawing/geometry.ts'
import { boxOn, placed, type Placing } from '../../drawing/placing.ts'
import type { Random } from '../../drawing/random.ts'
import { ellipse, group, inside, line, path } from '../../drawing/svg.ts'
import { caustics, shafts } from '../../drawing/water-light.ts'
import type { Cast } from '../../hero/cast.ts'
import type { SceneGiven, SceneLayers } from '../../story-world.ts'
import { LIGHTS } from '../colours.ts'
import { crab } from '../creatures/crab.ts'
import { fish } from '../creatures/fish.ts'
import { hermitCrab } from '../creatures/hermit-crab.ts'
import { king } from '../creatures/king.ts'
import { placedAt } from '../creatures/materials.ts'
import { octopus } from '../creatures/octopus.ts'
import type { DiverPose } from '../hero/diver.ts'
import { looseHelmet } from '../hero/dome.ts'
import { anemone } from '../sea/soft-growth.ts'
import { fanCoral, staghorn, tubeSponge } from '../sea/corals.ts'
import { reef, sandRipples } from '../sea/reef.ts'
import { hazed } from '../sea/tones.ts'
import { chest, scallop, starfish } from '../sea/treasures.ts'
import { cornice, cutWall, throneRoom } from './palace-section.ts'
import { bank, divers, stage, type DiverSeated } from './stage.ts'

const LIGHT = LIGHTS.bothSides
const { w: W, h: H } = SPREAD_SIZE
/** The wall, the room behind it and all who push. */
const STAGE: Placing = { scale: 0.8, from: [1010, 1100], to: [1050, 1100] }
const TEXT = [
  { x: 132, y: 32, w: 540, h: 700, ink: 'dark' },
  { x: 1556, y: 20, w: 512, h: 966, ink: 'dark' },
] as const
/** The top of the wall, on the page, and the air that has gathered on it. */
const SEAT = 548
const AIR = { x: 1196, y: 312, r: 292 }

/** Astride the wall: one hand says stop, one points. */
const STOP: DiverPose = {
  tilt: -6,
  spine: 90,
  head: { turn: -0.5, nod: 0.35, expression: 'awe', gaze: [-0.6, 0.8] },
  armL: { a1: 152, a2: 170, hand: 'point', thumb: 1 },
  armR: { a1: 24, a2: -66, hand: 'open', thumb: -1 },
  legL: { a1: 150, a2: 96, s1: 0.42, s2: 0.72, boot: 'front', turn: -4 },
  legR: { a1: 30, a2: 84, s1: 0.42, s2: 0.72, boot: 'front', turn: 4 },
}
/** Among others both hands say it: there is no room to point. */
const CALL: DiverPose = { ...STOP, armL: { a1: 150, a2: 250, hand: 'open', thumb: 1 } }
const LOOK_LEFT: DiverPose = {
  ...STOP,
  tilt: -10,
  head: { turn: -0.7, nod: 0.4, expression: 'wonder', gaze: [-0.7, 0.7] },
  armL: { a1: 140, a2: 168, hand: 'point', thumb: 1 },
  armR: { a1: 76, a2: 110, hand: 'rest' },
}
const LOOK_RIGHT: DiverPose = {
  ...STOP,
  tilt: 9,
  head: { turn: 0.65, nod: 0.4, expression: 'awe', gaze: [0.7, 0.7] },
  armL: { a1: 104, a2: 70, hand: 'rest' },
  armR: { a1: 40, a2: 12, hand: 'point', thumb: -1 },
}
const CAST: Cast<DiverSeated> = [
  [{ pose: STOP, x: 1220, seat: SEAT, fw: 172 }],
  [
    { pose: CALL, x: 1250, seat: SEAT, fw: 132 },
    { pose: LOOK_LEFT, x: 1018, seat: SEAT, fw: 126 },
  ],
  [
    { pose: CALL, x: 1172, seat: SEAT, fw: 108 },
    { pose: LOOK_LEFT, x: 1018, seat: SEAT, fw: 100 },
    { pose: LOOK_RIGHT, x: 1312, seat: SEAT, fw: 100 },
  ],
]
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
  const { random, finish } = stage(SPREAD_SIZE, LIGHT, seed, DEFS)
  return finish({
    heroBox: { x: 840, y: 60, w: 700, h: 720 },
    back:
      outside(random) +
      placed(STAGE, throneRoom()) +
      placed(
        STAGE,
        cutWall(random),
        placedAt(974, 1026, 0.56, hermitCrab({ home: 'bell' })),
        ellipse(1000, 940, 190, 16, '#8a4a8c', 'opacity=".4" filter="url(#b6)"'),
        placedAt(1004, 730, 1.06, king({ mood: 'polite', faceAt: [-60, -36], look: [0.3, -0.8], flap: 0.3 })),
        pushers(),
        cornice(),
      ) +
      air() +
      motes(random, W, H, 70),
    hero: divers(CAST, heroes, LIGHT, {
      held: (_, child, isHero) => (isHero && child.drawn ? looseHelmet(1430, 488, 0.42, 10, 'hC') : ''),
    }),
    front: foreground(random),
    text: TEXT,
    faces: [
      boxOn(STAGE, { x: 800, y: 590, w: 330, h: 200 }),
      boxOn(STAGE, { x: 480, y: 690, w: 250, h: 180 }),
      boxOn(STAGE, { x: 580, y: 500, w: 230, h: 200 }),
      boxOn(STAGE, { x: 1340, y: 640, w: 230, h: 200 }),
    ],
  })
}

/** A bell of air on the wall: in it one needs no helmet. */
const air = (): string =>
  inside(
    `M800 -20L1600 -20L1600 ${SEAT + 4}Q1196 ${SEAT + 24} 800 ${SEAT + 4}Z`,
    ellipse(AIR.x, AIR.y, AIR.r, AIR.r, '#fffdf2', 'opacity=".55"') +
      ellipse(AIR.x - 70, AIR.y - 90, AIR.r * 0.6, AIR.r * 0.5, '#ffffff', 'opacity=".5" filter="url(#b26)"') +
      bubble(AIR.x, AIR.y, AIR.r, 0.9) +
      ellipse(AIR.x, AIR.y, AIR.r - 3, AIR.r - 3, 'none', 'stroke="#ffffff" stroke-width="5" opacity=".8"'),
  )

const outside = (random: Random): string =>
  `<rect width="${W}" height="${H}" fill="url(#out)"/>` +
  ellipse(420, -60, 900, 340, 'url(#softGlow)', 'opacity=".5" style="mix-blend-mode:screen"') +
  caustics(random, {
    ...{ fill: 'url(#net)', x0: -60, y0: -20, x1: W, y1: 60, cell: 120, squash: 0.2, thin: 0.88, o: 0.4 },
  }) +
  group(
    'filter="url(#b6)" opacity=".7"',
    path(
      bank(
        [
          [-60, 860],
          [200, 800],
          [480, 830],
          [760, 790],
          [1000, 830],
        ],
        H + 40,
      ),
      '#8fd8c8',
    ),
  ) +
  group('filter="url(#b1)"', reef(random, { x0: -20, x1: 900, y: 902, h: [50, 110], n: 11, haze: '#a4e4d4', t: 0.5 })) +
  path(
    bank(
      [
        [-60, 962],
        [300, 944],
        [700, 966],
        [1160, 960],
      ],
      H + 40,
    ),
    'url(#sand)',
  ) +
  sandRipples(random, 0, 860, 980, 1095, 60, ['#fffbe6', '#e8cf9c', '#b8dcc8']) +
  shafts(random, {
    ...{ sun: [-160, -420], count: 8, spread: [32, 72], reach: 1500, width: [28, 90], o: [0.12, 0.34], filter: 'b12' },
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
      [1268, 616, 0.62, -10, 0],
      [1250, 690, 0.5, -4, 0.5],
      [1522, 742, 0.6, -4, -0.5],
    ] as const
  ).map(([x, y, s, rot, bend]) => placedAt(x, y, s, fish({ p: 'f', mood: 'push', bend }), rot, true))
  return (
    ellipse(610, 964, 170, 20, '#b89a5c', 'opacity=".5" filter="url(#b6)"') +
    left.join('') +
    placedAt(604, 852, 1.1, crab({ effort: 1, look: [1, -0.2], clawL: [-140, 40], clawR: [136, -60] }), 6) +
    ellipse(1450, 962, 190, 22, '#b0587a', 'opacity=".45" filter="url(#b6)"') +
    right.join('') +
    placedAt(1430, 790, 1.02, octopus({ look: [-0.9, 0], effort: 1, tilt: -10, arms: PUSHING }))
  )
}

function foreground(random: Random): string {
  const effort = (x: number, y: number, side: number) =>
    [-26, 0, 26]
      .map((a) => line(`M${x + side * 8} ${y + a * 0.5}L${x + side * 40} ${y + a}`, '#ffffff', 7, 'opacity=".9"'))
      .join('')
  const puffs = (
    [
      [420, 962, 0.9],
      [700, 972, 0.7],
      [1330, 968, 0.8],
      [1560, 974, 0.9],
    ] as const
  ).map(
    ([x, y, k]) =>
      ellipse(x, y, 70 * k, 22 * k, '#fff6e0', 'opacity=".6"') +
      ellipse(x - 46 * k, y - 10 * k, 34 * k, 18 * k, '#fffbee', 'opacity=".6"'),
  )
  return (
    placed(
      STAGE,
      effort(1584, 742, 1),
      effort(588, 580, -1),
      group('filter="url(#b4)"', ...puffs),
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
    bubble(560, 800, 26, 0.8) +
    bubble(610, 760, 14, 0.8) +
    staghorn(random, 60, 1130, 250, hazed('teal', '#8fd8c8', 0.2)) +
    fanCoral(random, 220, 1120, 150, hazed('plum', '#8fd8c8', 0.1)) +
    anemone(random, 330, 1112, 80, hazed('rose', '#8fd8c8', 0.05)) +
    starfish(440, 1046, 0.6, '#ffb35c') +
    scallop(800, 1062, 0.5, 14) +
    staghorn(random, 2160, 1130, 200, hazed('coral', '#fbd0ae', 0.1)) +
    tubeSponge(random, 2010, 1120, 120, hazed('rose', '#fbd0ae', 0.1), 4) +
    ellipse(1890, 1076, 90, 11, '#b0587a', 'opacity=".4" filter="url(#b4)"') +
    chest(1890, 1076, 0.66) +
    scallop(1700, 1064, 0.42, -14) +
    starfish(1770, 1052, 0.56, '#f08a7c')
  )
}

const DEFS =
  linear('out', [
    [0, '#d8fbf0'],
    [0.5, '#b4f0e4'],
    [1, '#8fdcd0'],
  ]) +
  linear('room', [
    [0, '#ffe6cc'],
    [0.6, '#ffd9b8'],
    [1, '#f8c09c'],
  ]) +
  linear('sand', [
    [0, '#fff0c8'],
    [1, '#ecd09c'],
  ]) +
  linear('tiles', [
    [0, '#f6bc98'],
    [1, '#e09a8c'],
  ]) +
  radial('roomGlow', [
    [0, '#fff6dc', 0.8],
    [0.5, '#ffe0b8', 0.3],
    [1, '#ffe0b8', 0],
  ])
