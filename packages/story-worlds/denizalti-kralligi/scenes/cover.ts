/** Cover: the third puddle, cut open. Above it the garden after the rain, below it a sea, and the king stuck in his door. */
import { COVER_SIZE } from '#media/picture.ts'
import { bubble, bubbleTrail, motes } from '../../drawing/bubbles.ts'
import { mix } from '../../drawing/colour.ts'
import { smooth } from '../../drawing/curve.ts'
import { glow, screen } from '../../drawing/effects.ts'
import { linear } from '../../drawing/filters.ts'
import type { Point } from '../../drawing/geometry.ts'
import { createRandom, type Random } from '../../drawing/random.ts'
import { ellipse, group, inside, line, path } from '../../drawing/svg.ts'
import { caustics, shafts } from '../../drawing/water-light.ts'
import type { Cast } from '../../hero/cast.ts'
import type { SceneGiven, SceneHero, SceneLayers } from '../../story-world.ts'
import { LIGHTS } from '../colours.ts'
import { fish } from '../creatures/fish.ts'
import { hermitCrab } from '../creatures/hermit-crab.ts'
import { king } from '../creatures/king.ts'
import { placedAt } from '../creatures/materials.ts'
import { seahorse } from '../creatures/seahorse.ts'
import { handAt, type DiverPose, type DiverStand } from '../hero/diver.ts'
import { looseHelmet } from '../hero/dome.ts'
import {
  bush,
  butterfly,
  cottage,
  fence,
  flower,
  frog,
  GARDEN_DEFS,
  lastDrops,
  rainbow,
  softCloud,
} from '../sea/garden.ts'
import { reef, sandRipples } from '../sea/reef.ts'
import { tower, type TowerColours } from '../sea/tower.ts'
import { bank, divers, stage, type DiverAfloat } from './stage.ts'

const LIGHT = LIGHTS.cover
const { w: W, h: H } = COVER_SIZE
const HAZE = '#9fe6e2'

const waterLine = (dy = 0): Point[] => [
  [-80, 950 + dy],
  [130, 938 + dy],
  [330, 954 + dy],
  [560, 944 + dy],
  [780, 956 + dy],
  [960, 942 + dy],
  [1180, 952 + dy],
]
const UNDER_WATER = `${smooth(waterLine(), false)}L1180 1600L-80 1600Z`

/** In the water to the chest: one hand on the floating helmet, the other for the seahorse's tail. */
const BATHE: DiverPose = {
  tilt: -8,
  spine: 94,
  head: { turn: -0.42, nod: 0.3, expression: 'glee', gaze: [-0.6, 0.7] },
  armL: { a1: 138, a2: 112, hand: 'open', thumb: 1 },
  armR: { a1: 66, a2: 6, hand: 'rest', thumb: -1 },
  legL: { a1: 112, a2: 74, s1: 0.85, s2: 0.9, boot: 'side', toes: -1, turn: 30, near: 0.94 },
  legR: { a1: 62, a2: 128, s1: 0.9, s2: 0.86, boot: 'side', toes: 1, turn: -8 },
}
/** Sisters and brothers hold a hand up, each to their own side. */
const SPLASH: DiverPose = {
  ...BATHE,
  tilt: 7,
  spine: 88,
  head: { turn: 0.4, nod: 0.15, expression: 'laugh', gaze: [0.6, 0.3] },
  armL: { a1: 140, a2: 262, hand: 'wave', thumb: 1 },
  armR: { a1: 52, a2: 30, hand: 'open' },
}
const SPLASH_RIGHT: DiverPose = {
  ...BATHE,
  tilt: 8,
  spine: 92,
  head: { turn: -0.35, nod: 0.2, expression: 'awe', gaze: [-0.6, 0.6] },
  armL: { a1: 128, a2: 150, hand: 'open' },
  armR: { a1: 40, a2: -82, hand: 'wave', thumb: -1 },
  // knees up: the king is below
  legL: { a1: 166, a2: 84, s1: 0.8, s2: 0.5, boot: 'side', toes: -1, turn: 12 },
  legR: { a1: 14, a2: 96, s1: 0.8, s2: 0.5, boot: 'side', turn: -12 },
}
const CAST: Cast<DiverAfloat> = [
  [{ pose: BATHE, x: 530, y: 704, fw: 280, tall: 0.84 }],
  [
    { pose: BATHE, x: 612, y: 720, fw: 246, tall: 0.92 },
    { pose: SPLASH, x: 306, y: 744, fw: 232, tall: 0.94 },
  ],
  [
    { pose: BATHE, x: 560, y: 742, fw: 218 },
    { pose: SPLASH, x: 262, y: 764, fw: 204 },
    { pose: SPLASH_RIGHT, x: 850, y: 764, fw: 204 },
  ],
]
/** The helmet floats at the hero's right hand, which lies on its glass. */
function floating(stand: DiverStand, { age }: SceneHero): string {
  const [x, y] = handAt(stand, age, 'armR')
  return looseHelmet(x + stand.fw * 0.36, y - stand.fw * 0.26, (stand.fw / 200) * 0.64, 14, 'hC')
}

export function coverScene({ heroes, seed = 4 }: SceneGiven): SceneLayers {
  const { random, finish } = stage(COVER_SIZE, LIGHT, seed, GARDEN_DEFS + DEFS)
  return finish({
    heroBox: { x: 40, y: 380, w: 1100, h: 1130 },
    back: garden(random) + inside(UNDER_WATER, sea(random)),
    hero: divers(CAST, heroes, LIGHT, {
      held: (stand, child, isHero) => (isHero && child.drawn && heroes.length < 3 ? floating(stand, child) : ''),
    }),
    front: veil() + friends(random) + meniscus() + lastDrops(random, 30, W, 520),
    text: [],
  })
}

const garden = (random: Random): string =>
  `<rect width="${W}" height="1000" fill="url(#coverSky)"/>` +
  screen(glow(120, 470, 520, 'paleSun', 0.9)) +
  rainbow(560, 960, 640, 0.5) +
  path(
    softCloud(150, 620, 1.2) + softCloud(960, 560, 1.1) + softCloud(1040, 690, 0.8) + softCloud(420, 560, 0.6),
    '#ffffff',
    'opacity=".85"',
  ) +
  cottage(900, 880, 0.92) +
  bush(random, 60, 850, 170, 130, 'far') +
  bush(random, 330, 880, 170, 70, 'far') +
  bush(random, 1080, 860, 130, 110, 'mid') +
  path(
    bank(
      [
        [-40, 896],
        [560, 874],
        [1140, 894],
      ],
      1020,
    ),
    'url(#gardenLawn)',
  ) +
  fence(-30, 330, 912, 92) +
  flower(60, 946, 96, 0) +
  flower(104, 950, 70, 1) +
  flower(996, 946, 84, 2) +
  flower(1040, 950, 104, 3) +
  frog(196, 946, 0.62) +
  butterfly(764, 600, 0.8, '#ffb35c', -18)

const stone = (t: number): TowerColours => ({
  stone: [mix('#a47ac0', HAZE, t), mix('#f8b4b8', HAZE, t), mix('#fff3e0', HAZE, t * 0.8)],
  roof: [mix('#7a6ac8', HAZE, t), mix('#ff9a9c', HAZE, t), mix('#ffe0cc', HAZE, t)],
  window: mix('#4a6ab0', HAZE, t * 0.6),
})

/** The palace stands on the far sand, the king in its door. */
function sea(random: Random): string {
  const towers = (
    [
      [-150, 0, 70, 150],
      [150, 4, 74, 190],
      [-82, 6, 84, 230],
      [88, 8, 90, 260],
    ] as const
  ).map(([x, base, w, h]) => tower(createRandom(x + 400), { x, base, w, h, colours: stone(0.12), flat: true }))
  const palace =
    towers.join('') +
    path('M-112 30L-112 -120C-102 -214 102 -214 112 -120L112 30Z', '#ffc4b4') +
    path('M-112 30L-112 -120C-102 -214 102 -214 112 -120', 'none', 'stroke="#fff3e0" stroke-width="9"') +
    path('M-74 30L-74 -70C-68 -144 68 -144 74 -70L74 30Z', '#6f8fd0') +
    placedAt(4, -40, 0.4, king({ mood: 'polite', look: [-0.4, -0.8] }))
  return (
    `<rect y="900" width="${W}" height="600" fill="url(#coverSea)"/>` +
    caustics(random, {
      ...{ fill: 'url(#net)', x0: -40, y0: 950, x1: W + 40, y1: 1060, cell: 110, squash: 0.26, thin: 0.88, o: 0.6 },
    }) +
    group(
      'filter="url(#b4)" opacity=".8"',
      path(
        bank(
          [
            [-60, 1230],
            [180, 1180],
            [520, 1260],
            [860, 1190],
            [1160, 1230],
          ],
          1500,
        ),
        '#7ad2da',
      ),
      reef(random, { x0: 0, x1: 700, y: 1236, h: [40, 90], n: 9, haze: HAZE, t: 0.62 }),
    ) +
    placedAt(872, 1286, 0.92, palace) +
    path(
      bank(
        [
          [-60, 1330],
          [300, 1306],
          [700, 1336],
          [1160, 1310],
        ],
        1500,
      ),
      'url(#coverSand)',
    ) +
    sandRipples(random, 0, W, 1350, 1450, 40, ['#fff8e0', '#e8c89a', '#c8d8c0']) +
    shafts(random, {
      ...{ sun: [-60, 560], count: 9, spread: [24, 84], reach: 1200, width: [30, 90], o: [0.3, 0.6], filter: 'b6' },
    }) +
    motes(random, W, H, 90, { y0: 960 }) +
    [
      [660, 1130, 0.3],
      [728, 1168, 0.25],
      [960, 1010, 0.28],
      [1016, 1052, 0.24],
    ]
      .map(([x = 0, y = 0, s = 0]) => placedAt(x, y, s, fish({ p: 'f' }), 6, true))
      .join('')
  )
}

/** The water before the children. */
const veil = (): string => path(UNDER_WATER, 'url(#veil)')

const friends = (random: Random): string =>
  reef(random, {
    ...{ x0: -30, x1: 230, y: 1476, h: [90, 150], n: 5, haze: HAZE, t: 0.05, names: ['rose', 'coral', 'ochre'] },
    kinds: ['anemone', 'tubes', 'staghorn'],
  }) +
  reef(random, {
    ...{ x0: 930, x1: 1120, y: 1476, h: [80, 150], n: 4, haze: HAZE, t: 0.05, names: ['coral', 'plum', 'rose'] },
    kinds: ['anemone', 'brain', 'fan'],
  }) +
  placedAt(212, 1200, 0.92, seahorse({ look: [0.8, -0.7] }), -4) +
  placedAt(892, 1372, 0.66, hermitCrab({ home: 'thimble', look: [-0.5, -0.6] })) +
  bubbleTrail(
    random,
    [
      [330, 1330],
      [300, 1180],
      [352, 1010],
    ],
    { n: 12, r: [4, 14], scatter: 22 },
  ) +
  bubble(1030, 1160, 36, 0.9) +
  bubble(76, 1080, 26, 0.9)

/** The water's edge on the lens. */
const meniscus = (): string => {
  const edge = (dy: number) => smooth(waterLine(dy), false)
  return (
    line(edge(8), '#2f9fb8', 8, 'opacity=".35" filter="url(#b2)"') +
    line(edge(0), '#ffffff', 16, 'opacity=".55" filter="url(#b4)"') +
    line(edge(0), '#ffffff', 6) +
    [
      [180, 930],
      [420, 940],
      [860, 940],
    ]
      .map(([x = 0, y = 0]) => ellipse(x, y + 4, 44, 7, 'none', 'stroke="#ffffff" stroke-width="3" opacity=".8"'))
      .join('')
  )
}

const DEFS =
  linear('coverSky', [
    [0, '#6cb6e8'],
    [0.5, '#b4e0f2'],
    [0.9, '#fff3d4'],
  ]) +
  linear('coverSea', [
    [0, '#d8fbee'],
    [0.16, '#8fe6de'],
    [0.5, '#54c4d4'],
    [1, '#3fa4cc'],
  ]) +
  linear('coverSand', [
    [0, '#fff0cc'],
    [1, '#f0d8a4'],
  ]) +
  linear('veil', [
    [0, '#d8fff4', 0.16],
    [0.5, '#8fe6e6', 0.14],
    [1, '#54b4d4', 0.16],
  ])
