/** Cover: the third puddle, cut open. The child lies on its edge and reaches down to the seahorse; below, the king is stuck in his door. */
import { COVER_SIZE } from '#media/picture.ts'
import { bubble, bubbleTrail, motes } from '../../drawing/bubbles.ts'
import { mix } from '../../drawing/colour.ts'
import { blob, place, smooth } from '../../drawing/curve.ts'
import { glow, screen } from '../../drawing/effects.ts'
import { linear } from '../../drawing/filters.ts'
import type { Point } from '../../drawing/geometry.ts'
import { createRandom, type Random } from '../../drawing/random.ts'
import { ellipse, group, inside, line, path } from '../../drawing/svg.ts'
import { caustics, shafts } from '../../drawing/water-light.ts'
import type { Cast } from '../../hero/cast.ts'
import type { SceneGiven, SceneHero, SceneLayers } from '../../story-world.ts'
import { LIGHTS } from '../colours.ts'
import { crab } from '../creatures/crab.ts'
import { fish } from '../creatures/fish.ts'
import { hermitCrab } from '../creatures/hermit-crab.ts'
import { king } from '../creatures/king.ts'
import { placedAt } from '../creatures/materials.ts'
import { octopus } from '../creatures/octopus.ts'
import { seahorse } from '../creatures/seahorse.ts'
import { handAt, type DiverPose, type DiverStand } from '../hero/diver.ts'
import { looseHelmet } from '../hero/dome.ts'
import { fanCoral, staghorn } from '../sea/corals.ts'
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
  snail,
  softCloud,
} from '../sea/garden.ts'
import { reef, sandRipples } from '../sea/reef.ts'
import { kelp } from '../sea/soft-growth.ts'
import { hazed } from '../sea/tones.ts'
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

/** On the belly at the edge, boots in the air: one hand down in the water, the other on the helmet. */
const REACH: DiverPose = {
  tilt: -12,
  spine: 4,
  head: { turn: -0.5, nod: 0.55, expression: 'glee', gaze: [-0.6, 0.9] },
  armL: { a1: 128, a2: 104, hand: 'open', thumb: 1 },
  armR: { to: [196, 74], bend: -1, hand: 'rest', thumb: -1 },
  legL: { a1: 12, a2: -64, boot: 'side', toes: -1, turn: -8 },
  legR: { a1: -12, a2: -96, boot: 'side', toes: -1, turn: 6 },
}
/** With other children in the water the hand greets them. */
const GREET: DiverPose = { ...REACH, armL: { a1: 150, a2: 218, hand: 'wave', thumb: 1 } }
/** Standing in the water up to the chest. */
const BATHE: DiverPose = {
  tilt: -8,
  spine: 94,
  head: { turn: 0.42, nod: 0.3, expression: 'glee', gaze: [0.6, 0.7] },
  armL: { a1: 138, a2: 112, hand: 'open', thumb: 1 },
  armR: { a1: 66, a2: 6, hand: 'open', thumb: -1 },
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
const SPLASH_BEHIND: DiverPose = {
  ...SPLASH,
  head: { turn: 0.3, nod: 0.3, expression: 'awe', gaze: [0.5, 0.8] },
  armL: { a1: 128, a2: 150, hand: 'open' },
}
const CAST: Cast<DiverAfloat> = [
  [{ pose: REACH, x: 500, y: 662, fw: 272, tall: 0.88 }],
  [
    { pose: GREET, x: 614, y: 690, fw: 226, tall: 0.86 },
    { pose: SPLASH, x: 240, y: 738, fw: 228, tall: 0.94 },
  ],
  [
    { pose: GREET, x: 704, y: 716, fw: 196, tall: 0.84 },
    { pose: SPLASH, x: 170, y: 752, fw: 194 },
    { pose: SPLASH_BEHIND, x: 426, y: 726, fw: 190 },
  ],
]
/** Height of the turf. */
const GRASS = 900
/** The helmet lies in the grass under the hand. */
function inGrass(stand: DiverStand, { age }: SceneHero): string {
  const [x, y] = handAt(stand, age, 'armR')
  const s = (stand.fw / 200) * 0.46
  return looseHelmet(x + 84 * s, Math.max(y + 84 * s, GRASS - 150 * s), s, 8, 'hC')
}

export function coverScene({ heroes, seed = 4 }: SceneGiven): SceneLayers {
  const { random, finish } = stage(COVER_SIZE, LIGHT, seed, GARDEN_DEFS + DEFS)
  return finish({
    heroBox: { x: 0, y: 380, w: W, h: H - 380 },
    back: garden(random) + inside(UNDER_WATER, sea(random)),
    hero: divers(CAST, heroes, LIGHT, {
      held: (stand, child, isHero) => (isHero && child.drawn ? inGrass(stand, child) : ''),
    }),
    front: veil() + friends(random) + meniscus() + turf(random) + lastDrops(random, 30, W, 520),
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
  cottage(170, 880, 0.8) +
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
  bush(random, 700, 880, 150, 80, 'far') +
  flower(40, 946, 96, 0) +
  flower(88, 950, 70, 1) +
  frogUnderLeaf(250, 950, 0.7) +
  butterfly(838, 520, 0.8, '#ffb35c', -18)

/** A frog that waits for the last drops under a leaf. */
const frogUnderLeaf = (x: number, y: number, s: number): string =>
  line(`M${x + 52 * s} ${y}Q${x + 84 * s} ${y - 90 * s} ${x + 20 * s} ${y - 132 * s}`, '#4f9a70', 8 * s) +
  path(
    place('M-92 10C-80 -50 -20 -66 30 -44C70 -28 92 0 96 22C60 6 30 14 0 12C-34 6 -60 -2 -92 10Z', {
      x: x + 6 * s,
      y: y - 124 * s,
      sx: s,
    }),
    '#66b07c',
  ) +
  line(
    `M${x - 70 * s} ${y - 122 * s}Q${x} ${y - 156 * s} ${x + 84 * s} ${y - 112 * s}`,
    '#c6eab0',
    4 * s,
    'opacity=".8"',
  ) +
  frog(x, y, s)

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
    path('M-74 30L-74 -70C-68 -144 68 -144 74 -70L74 30Z', '#5a7ac4') +
    placedAt(2, -52, 0.5, king({ mood: 'polite', faceAt: [-24, -22], look: [-0.6, -0.9], flap: 1 }), -4) +
    line('M-124 -96l-26 -8M-122 -78l-28 4M124 -96l26 -8M122 -78l28 4', '#fff3d8', 4, 'opacity=".9"')
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
    placedAt(726, 1330, 1.46, palace) +
    placedAt(960, 1268, 0.66, octopus({ look: [-0.9, -0.2], tilt: -8 })) +
    path(
      bank(
        [
          [-60, 1370],
          [300, 1346],
          [700, 1366],
          [1160, 1340],
        ],
        1500,
      ),
      'url(#coverSand)',
    ) +
    sandRipples(random, 0, W, 1380, 1450, 40, ['#fff8e0', '#d8b07c', '#b4ccb4']) +
    ellipse(740, 1392, 250, 22, '#5a4a94', 'opacity=".45" filter="url(#b6)"') +
    shafts(random, {
      ...{ sun: [-60, 560], count: 9, spread: [24, 84], reach: 1300, width: [30, 100], o: [0.2, 0.42], filter: 'b6' },
    }) +
    ellipse(470, 1392, 130, 14, '#5a4a94', 'opacity=".45" filter="url(#b6)"') +
    placedAt(478, 1316, 0.68, crab({ effort: 1, look: [0.9, -0.2], clawL: [-100, 70], clawR: [140, -60] }), 6) +
    motes(random, W, H, 90, { y0: 960 }) +
    placedAt(520, 1168, 0.46, fish({ mood: 'push', bend: 0.5 }), 20) +
    placedAt(452, 1224, 0.4, fish({ mood: 'push', bend: -0.5 }), 8) +
    placedAt(950, 1110, 0.44, fish({ p: 'f', mood: 'push', bend: 0.4 }), -22, true) +
    placedAt(1030, 1076, 0.36, fish({ p: 'f', look: [0.8, 0.4] }), -12, true)
  )
}

/** The water in front of the children. */
const veil = (): string => path(UNDER_WATER, 'url(#veil)')

const friends = (random: Random): string =>
  kelp(random, 30, 1490, 440, hazed('teal', '#2a7aa8', 0.25), { sway: 34, w: 12 }) +
  kelp(random, -10, 1490, 330, hazed('sage', '#2a7aa8', 0.25), { sway: 30, w: 12 }) +
  placedAt(292, 1250, 0.96, seahorse({ look: [0.8, -0.8] }), -8) +
  fanCoral(random, 90, 1500, 170, hazed('plum', '#3a5aa0', 0.1)) +
  reef(random, {
    ...{ x0: 110, x1: 300, y: 1488, h: [90, 130], n: 4, haze: HAZE, t: 0.02, names: ['rose', 'coral', 'ochre'] },
    kinds: ['anemone', 'tubes', 'staghorn'],
  }) +
  staghorn(random, 1096, 1500, 250, hazed('coral', '#7a3a6c', 0.1)) +
  fanCoral(random, 980, 1496, 150, hazed('plum', '#3a5aa0', 0.1)) +
  placedAt(892, 1392, 0.62, hermitCrab({ home: 'thimble', p: 'f', look: [0.5, -0.6] }), 0, true) +
  bubbleTrail(
    random,
    [
      [640, 1180],
      [600, 1110],
      [560, 1040],
      [520, 970],
    ],
    { n: 14, r: [5, 18], scatter: 24 },
  ) +
  bubble(76, 1080, 26, 0.9) +
  bubble(112, 1040, 14, 0.9)

/** Turf over the water, with roots under it and grass in front of the child. */
function turf(random: Random): string {
  const lip =
    'M452 948C470 916 520 900 600 898C760 892 940 886 1160 872L1160 1042C1100 1030 1060 1052 1000 1034C930 1044 900 1016 830 1022C770 1000 720 1012 660 988C600 990 560 972 520 974C480 978 444 968 452 948Z'
  let blades = ''
  for (let i = 0; i < 130; i++) {
    const t = (i + random()) / 130
    const [x, y] = [470 + t * 680, 926 - t * 40 + random.spread() * 10]
    const [lean, high] = [random.spread() * 16, random.between(18, 46)]
    blades += `M${x - 4} ${y}Q${x + lean * 0.3} ${y - high * 0.6} ${x + lean} ${y - high}Q${x + lean * 0.5 + 4} ${y - high * 0.4} ${x + 5} ${y}Z`
  }
  const roots = [560, 640, 716, 800, 880, 960, 1046]
    .map((x, i) => `M${x} ${984 + i * 7}q${i % 2 ? 10 : -8} 26 ${i % 2 ? -4 : 6} ${44 + (i % 3) * 16}`)
    .join('')
  return (
    line(roots, '#7a5068', 6, 'opacity=".8"') +
    path(lip, '#2f6a8c', 'transform="translate(6 26)" opacity=".4" filter="url(#b6)"') +
    path(lip, '#8a5a6c') +
    inside(
      lip,
      path('M440 960C480 930 520 924 600 922C760 918 940 912 1160 900L1160 860L440 860Z', '#7fc07c') +
        [560, 640, 740, 830, 930, 1020, 1090]
          .map((x, i) =>
            path(blob(random, x, 968 + i * 5, 18, 11, 8, 0.1), i % 2 ? '#b08a9c' : '#6a4258', 'opacity=".8"'),
          )
          .join('') +
        path('M440 990C600 1000 900 1040 1160 1060L1160 1030C900 1010 600 970 440 966Z', '#3a2a5a', 'opacity=".3"'),
    ) +
    path(blades, '#6ab574') +
    line('M470 936C520 916 600 910 700 908', '#d8f4c0', 5, 'opacity=".8"') +
    flower(1040, 900, 96, 2) +
    flower(1082, 896, 70, 3) +
    flower(604, 930, 60, 1) +
    snail(948, 902, 0.5, true)
  )
}

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
    [0, '#d8fff4', 0.14],
    [0.5, '#8fe6e6', 0.08],
    [1, '#54b4d4', 0.08],
  ])
