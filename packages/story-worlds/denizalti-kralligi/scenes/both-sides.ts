/**
 * 3. Both sides of the wall: a section like a stage. The creatures outside push right, those inside push left; the hero
 * sees it from a bubble of air.
 */
import { SPREAD_SIZE } from '#media/picture.ts'
import { bubble, bubbleTrail, motes } from '../../drawing/bubbles.ts'
import { place } from '../../drawing/curve.ts'
import { linear, radial } from '../../drawing/filters.ts'
import type { Point } from '../../drawing/geometry.ts'
import { boxOn, placed, type Placing } from '../../drawing/placing.ts'
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
import { handAt, type DiverPose, type DiverStand } from '../hero/diver.ts'
import { looseHelmet } from '../hero/dome.ts'
import { anemone, kelp } from '../sea/soft-growth.ts'
import { fanCoral, staghorn, tubeSponge } from '../sea/corals.ts'
import { snail } from '../sea/garden.ts'
import { reef, sandRipples } from '../sea/reef.ts'
import { hazed } from '../sea/tones.ts'
import { tower } from '../sea/tower.ts'
import { chest, scallop, starfish } from '../sea/treasures.ts'
import { palaceColours } from './palace.ts'
import { cornice, cutWall, throneRoom } from './palace-section.ts'
import { bank, divers, stage, type DiverSeated } from './stage.ts'

const LIGHT = LIGHTS.bothSides
const { w: W, h: H } = SPREAD_SIZE
/** The wall, the room behind it and all creatures that push. */
const STAGE: Placing = { scale: 0.88, from: [1010, 1100], to: [1050, 1112] }
const TEXT = [
  { x: 132, y: 32, w: 540, h: 700, ink: 'dark' },
  { x: 1556, y: 20, w: 512, h: 966, ink: 'dark' },
] as const
/** The top of the wall on the page, and the air above it. */
const SEAT = 506
const AIR = { x: 1214, y: 262, r: 300 }

/** On the knees at the edge: one hand points down at the creatures outside, the other lies on the helmet. */
const STOP: DiverPose = {
  tilt: -14,
  spine: 62,
  head: { turn: -0.7, nod: 0.5, expression: 'awe', gaze: [-0.8, 0.9] },
  armL: { a1: 150, a2: 162, hand: 'point', thumb: 1 },
  armR: { a1: 42, a2: 66, hand: 'rest', thumb: -1 },
  legL: { a1: 104, a2: 6, s1: 0.66, s2: 0.9, boot: 'side', toes: -1, turn: -66 },
  legR: { a1: 84, a2: 2, s1: 0.62, s2: 0.9, boot: 'side', toes: -1, turn: -66 },
}
/** With other children both hands call, because there is no space to point. */
const CALL: DiverPose = { ...STOP, spine: 84, armL: { a1: 148, a2: 236, hand: 'open', thumb: 1 } }
const LOOK_LEFT: DiverPose = {
  ...STOP,
  head: { turn: -0.7, nod: 0.4, expression: 'wonder', gaze: [-0.7, 0.7] },
  armR: { a1: 76, a2: 60, hand: 'rest' },
}
const LOOK_RIGHT: DiverPose = {
  tilt: 12,
  spine: 116,
  head: { turn: 0.65, nod: 0.4, expression: 'awe', gaze: [0.7, 0.7] },
  armL: { a1: 104, a2: 120, hand: 'rest' },
  armR: { a1: 30, a2: 16, hand: 'point', thumb: -1 },
  legL: { a1: 96, a2: 178, s1: 0.62, s2: 0.9, boot: 'side', turn: 66 },
  legR: { a1: 76, a2: 174, s1: 0.66, s2: 0.9, boot: 'side', turn: 66 },
}
const CAST: Cast<DiverSeated> = [
  [{ pose: STOP, x: 1214, seat: SEAT - 112, fw: 186, tall: 0.92 }],
  [
    { pose: CALL, x: 1286, seat: SEAT - 92, fw: 152, tall: 0.92 },
    { pose: LOOK_LEFT, x: 1000, seat: SEAT - 88, fw: 146 },
  ],
  [
    { pose: CALL, x: 1192, seat: SEAT - 76, fw: 128 },
    { pose: LOOK_LEFT, x: 980, seat: SEAT - 72, fw: 120 },
    { pose: LOOK_RIGHT, x: 1382, seat: SEAT - 72, fw: 120 },
  ],
]
/** Arms of the octopus: four lie on the king, the rest brace against the floor. */
const PUSHING: readonly (readonly Point[])[] = [
  [
    [50, 60],
    [110, 96],
    [140, 140],
    [150, 150],
    [148, 118],
  ],
  [
    [40, 66],
    [80, 130],
    [120, 166],
    [152, 172],
  ],
  [
    [10, 66],
    [0, 150],
    [50, 184],
    [104, 176],
  ],
  [
    [-30, 70],
    [-70, 120],
    [-118, 160],
    [-170, 172],
  ],
  [
    [-30, 70],
    [-90, 100],
    [-146, 90],
    [-200, 88],
    [-222, 62],
  ],
  [
    [-30, 60],
    [-100, 44],
    [-160, 20],
    [-212, 14],
    [-238, -14],
  ],
  [
    [-40, 40],
    [-112, 2],
    [-162, -40],
    [-206, -66],
    [-230, -100],
  ],
  [
    [60, 50],
    [124, 60],
    [156, 20],
    [140, -20],
  ],
]

export function bothSidesScene({ heroes, seed = 11 }: SceneGiven): SceneLayers {
  const { random, finish } = stage(SPREAD_SIZE, LIGHT, seed, DEFS)
  return finish({
    heroBox: { x: 800, y: 0, w: 750, h: 640 },
    back:
      outside(random) +
      placed(STAGE, throneRoom()) +
      sunInRoom(random) +
      placed(
        STAGE,
        cutWall(random),
        placedAt(986, 1032, 0.56, hermitCrab({ home: 'bell', look: [0.2, -0.8] })),
        cornice(),
        shadowOf(1030, 952, 300),
        ellipse(1004, 492, 250, 46, '#7a3f8c', 'opacity=".36" filter="url(#b12)"'),
        squeezedKing(),
        pushers(),
      ) +
      air() +
      motes(random, W, H, 70),
    hero: divers(CAST, heroes, LIGHT, {
      held: (stand, child, isHero) => (isHero && child.drawn ? helmetUnder(stand, child) : ''),
    }),
    front: foreground(random),
    text: TEXT,
    faces: [
      boxOn(STAGE, { x: 790, y: 590, w: 330, h: 220 }),
      boxOn(STAGE, { x: 500, y: 728, w: 250, h: 160 }),
      boxOn(STAGE, { x: 660, y: 470, w: 190, h: 150 }),
      boxOn(STAGE, { x: 1290, y: 600, w: 250, h: 220 }),
    ],
  })
}

/** The helmet on the wall, under the hand. */
function helmetUnder(stand: DiverStand, { age }: SceneHero): string {
  const [x, y] = handAt(stand, age, 'armR')
  const s = (stand.fw / 200) * 0.5
  return looseHelmet(x + 100 * s, Math.max(y + 60 * s, SEAT - 158 * s), s, 6, 'hC')
}

const shadowOf = (x: number, y: number, r: number): string =>
  ellipse(x, y, r, r * 0.09, '#7a3f8c', 'opacity=".5" filter="url(#b6)"')

/** The king is pressed from both sides and grows upward; drops fly off his brow. */
const squeezedKing = (): string =>
  group(
    'transform="translate(1004 722) scale(.95 1.04)"',
    king({ mood: 'polite', faceAt: [-58, -34], look: [0.5, -0.9], flap: 0.9 }),
  ) +
  path(
    [
      [786, 560, -30],
      [756, 604, -46],
      [1196, 546, 28],
      [1226, 590, 44],
    ]
      .map(([x = 0, y = 0, rot = 0]) => place('M0 -20C10 -4 12 4 0 8C-12 4 -10 -4 0 -20Z', { x, y, rot, sx: 1.3 }))
      .join(''),
    '#ffffff',
    'opacity=".9"',
  )

/** A bell of air on the wall: in it a child needs no helmet. */
const air = (): string =>
  inside(
    `M800 -20L1600 -20L1600 ${SEAT - 14}Q1214 ${SEAT + 6} 800 ${SEAT - 14}Z`,
    ellipse(AIR.x, AIR.y, AIR.r, AIR.r, '#fffdf2', 'opacity=".55"') +
      ellipse(AIR.x - 70, AIR.y - 90, AIR.r * 0.6, AIR.r * 0.5, '#ffffff', 'opacity=".5" filter="url(#b26)"') +
      bubble(AIR.x, AIR.y, AIR.r, 0.9) +
      ellipse(AIR.x, AIR.y, AIR.r - 3, AIR.r - 3, 'none', 'stroke="#ffffff" stroke-width="5" opacity=".8"'),
  )

/** Sea of three depths: a far town in the light, a bank of coral, near sand. */
const outside = (random: Random): string =>
  `<rect width="${W}" height="${H}" fill="url(#out)"/>` +
  ellipse(300, -60, 900, 420, 'url(#softGlow)', 'opacity=".6" style="mix-blend-mode:screen"') +
  caustics(random, {
    ...{ fill: 'url(#net)', x0: -60, y0: -20, x1: W, y1: 60, cell: 120, squash: 0.2, thin: 0.88, o: 0.4 },
  }) +
  group(
    'filter="url(#b4)" opacity=".5"',
    farTowers([
      [190, 860, 130, 360],
      [330, 860, 110, 250],
      [480, 870, 150, 440],
      [640, 870, 120, 300],
      [790, 880, 140, 520],
    ]),
  ) +
  group(
    'filter="url(#b6)" opacity=".8"',
    path(
      bank(
        [
          [-60, 830],
          [200, 790],
          [480, 830],
          [760, 770],
          [1000, 830],
        ],
        H + 40,
      ),
      '#74c8c0',
    ),
  ) +
  group(
    'filter="url(#b1)"',
    reef(random, { x0: -20, x1: 900, y: 896, h: [80, 160], n: 11, haze: '#84d0c8', t: 0.42 }),
  ) +
  path(
    bank(
      [
        [-60, 946],
        [300, 930],
        [700, 960],
        [1160, 960],
      ],
      H + 40,
    ),
    'url(#sand)',
  ) +
  sandRipples(random, 0, 860, 980, 1095, 60, ['#fffbe6', '#d8b884', '#a8ccb8']) +
  shafts(random, {
    ...{ sun: [-160, -420], count: 9, spread: [30, 72], reach: 1700, width: [34, 110], o: [0.2, 0.5], filter: 'b12' },
  })

const farTowers = (sites: readonly (readonly [number, number, number, number])[]): string =>
  sites
    .map(([x, base, w, h]) =>
      tower(createRandom(x), { x, base, w, h, colours: palaceColours(0.62, '#a4e4da'), flat: true, roof: 'spiral' }),
    )
    .join('')

/** Light falls through the dome and lies on the floor of the room, across it to the octopus. */
const sunInRoom = (random: Random): string =>
  inside(
    'M1502 530L1556 -20L2240 -20L2240 1140L1160 1140L1160 530Z',
    arcade() +
      group(
        'filter="url(#b12)" style="mix-blend-mode:screen"',
        path('M1560 -40L1760 -40L2060 1000L1620 1000Z', '#fff6dc', 'opacity=".34"'),
        path('M1860 -40L1960 -40L2220 900L2060 1000Z', '#fff6dc', 'opacity=".26"'),
      ) +
      ellipse(1840, 1030, 380, 50, '#fff3d0', 'opacity=".55" filter="url(#b12)"') +
      path('M1160 560L1330 560L1500 1140L1160 1140Z', '#9c4a80', 'opacity=".28" filter="url(#b26)"'),
  ) + motes(random, W, H, 20)

/** Three arches with the sea behind; pale enough for text on them. */
const arcade = (): string =>
  [
    [1690, 150],
    [1890, 176],
    [2118, 206],
  ]
    .map(([x = 0, w = 0]) => {
      const arch = `M${x - w / 2} 972L${x - w / 2} ${640 - w}C${x - w / 2} ${500 - w} ${x + w / 2} ${500 - w} ${x + w / 2} ${640 - w}L${x + w / 2} 972Z`
      return (
        path(arch, '#e08a78', 'transform="translate(10 0)" opacity=".3" filter="url(#b6)"') +
        path(arch, 'url(#beyond)', 'opacity=".85"') +
        inside(
          arch,
          ellipse(x - w * 0.3, 960, w * 0.6, 190, '#8fd0cc', 'opacity=".7" filter="url(#b6)"') +
            ellipse(x + w * 0.5, 980, w * 0.5, 130, '#78c0c4', 'opacity=".7" filter="url(#b6)"') +
            path(
              `M${x - w / 2} 300L${x - w * 0.3} 300L${x - w * 0.3} 980L${x - w / 2} 980Z`,
              '#c87a88',
              'opacity=".22"',
            ),
        ) +
        line(arch, '#fff6e6', 12, 'opacity=".8"')
      )
    })
    .join('')

/** Crab and fish push right in one wedge; octopus and fish push left. */
function pushers(): string {
  const left = (
    [
      [654, 508, 0.62, 26, 0.6],
      [762, 568, 0.84, 20, -0.5],
      [372, 820, 0.78, 2, 0.6],
      [440, 748, 0.86, 10, -0.6],
    ] as const
  ).map(([x, y, s, rot, bend]) => placedAt(x, y, s, fish({ mood: 'push', bend }), rot))
  const right = (
    [
      [1488, 536, 0.62, -18, -0.6],
      [1382, 506, 0.66, -22, 0.6],
      [1256, 562, 0.78, -16, 0],
    ] as const
  ).map(([x, y, s, rot, bend]) => placedAt(x, y, s, fish({ p: 'f', mood: 'push', bend }), rot, true))
  return (
    shadowOf(640, 976, 270) +
    left.join('') +
    placedAt(612, 850, 1.3, crab({ effort: 1, look: [1, -0.2], clawL: [-96, 76], clawR: [126, -34] }), 10) +
    shadowOf(1420, 966, 200) +
    right.join('') +
    placedAt(1366, 782, 1.2, octopus({ look: [-0.9, -0.1], effort: 1, tilt: -14, arms: PUSHING }))
  )
}

/** A fish that smooths a page of small print while all others push. */
const reader = (x: number, y: number, s: number): string =>
  placedAt(
    x,
    y,
    s,
    fish({ p: 'f', col: '#8fb0ec', deep: '#5a70c0', look: [0.5, 0.8] }) +
      group(
        'transform="translate(96 52) rotate(-16)"',
        path('M-46 -30Q-20 -40 0 -28L0 26Q-22 14 -46 24Z', '#fffaf0'),
        path('M46 -30Q20 -40 0 -28L0 26Q22 14 46 24Z', '#f4e6d4'),
        line('M-36 -18L-10 -20M-36 -4L-10 -6M-36 10L-14 8M36 -18L10 -20M36 -4L10 -6', '#a890b8', 3.4),
        line('M0 -28L0 26', '#e08a7c', 4),
      ),
    0,
    true,
  )

/** A snail that stays under its own roof. */
const snailWithParasol = (x: number, y: number, s: number): string =>
  line(`M${x - 20 * s} ${y - 20 * s}L${x - 4 * s} ${y - 130 * s}`, '#c98a58', 6 * s) +
  group(
    'filter="url(#cS)"',
    path(
      place('M-78 0C-70 -54 -30 -70 0 -70C30 -70 70 -54 78 0Q58 -14 40 0Q20 -14 0 0Q-20 -14 -40 0Q-58 -14 -78 0Z', {
        x: x - 4 * s,
        y: y - 120 * s,
        rot: 8,
        sx: s,
      }),
      '#ffd765',
    ),
  ) +
  ellipse(x + 6 * s, y, 70 * s, 9 * s, '#8a6a4c', 'opacity=".5" filter="url(#b4)"') +
  snail(x, y, s)

function foreground(random: Random): string {
  const effort = (x: number, y: number, side: number) =>
    [-26, 0, 26]
      .map((a) => line(`M${x + side * 8} ${y + a * 0.5}L${x + side * 40} ${y + a}`, '#ffffff', 7, 'opacity=".9"'))
      .join('')
  const puffs = (
    [
      [380, 980, 1.1],
      [500, 996, 0.8],
      [700, 990, 0.8],
      [1340, 984, 0.8],
      [1560, 990, 1],
    ] as const
  ).map(
    ([x, y, k]) =>
      ellipse(x, y, 70 * k, 22 * k, '#fff6e0', 'opacity=".75"') +
      ellipse(x - 46 * k, y - 10 * k, 34 * k, 18 * k, '#fffbee', 'opacity=".75"'),
  )
  return (
    placed(
      STAGE,
      effort(1542, 486, 1),
      effort(606, 440, -1),
      group('filter="url(#b4)"', ...puffs),
      bubbleTrail(
        random,
        [
          [840, 540],
          [800, 480],
          [770, 440],
        ],
        { n: 6, r: [6, 13], scatter: 14 },
      ),
    ) +
    bubble(250, 800, 26, 0.8) +
    bubble(300, 760, 14, 0.8) +
    staghorn(random, 20, 1150, 400, hazed('teal', '#3a86a0', 0.3)) +
    kelp(random, 84, 1180, 420, hazed('sage', '#3a86a0', 0.3), { sway: 30, w: 12 }) +
    fanCoral(random, 210, 1140, 220, hazed('plum', '#5a70b0', 0.2)) +
    anemone(random, 360, 1126, 110, hazed('rose', '#5a70b0', 0.05)) +
    starfish(470, 1066, 0.62, '#ffb35c') +
    path('M500 1104C520 1030 584 996 650 1004C724 1010 776 1050 790 1104Z', '#7a5a94') +
    path('M520 1084C560 1012 640 1000 700 1018Q600 1024 520 1084Z', '#a88cc0', 'opacity=".8"') +
    snailWithParasol(648, 1072, 0.84) +
    scallop(790, 1076, 0.5, 14) +
    ellipse(1890, 1082, 120, 12, '#8a3f7c', 'opacity=".5" filter="url(#b4)"') +
    chest(1900, 1084, 0.74) +
    reader(1690, 1030, 0.62) +
    scallop(1600, 1082, 0.42, -14) +
    starfish(1476, 1074, 0.5, '#f08a7c') +
    staghorn(random, 2190, 1150, 330, hazed('coral', '#8a4a80', 0.2)) +
    tubeSponge(random, 2070, 1136, 150, hazed('rose', '#8a4a80', 0.1), 4)
  )
}

const DEFS =
  linear('out', [
    [0, '#dcfcf2'],
    [0.5, '#aeeade'],
    [0.8, '#7fd0cc'],
    [1, '#5cb8c0'],
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
  linear('beyond', [
    [0, '#e6f8ec'],
    [0.7, '#bfe8e0'],
    [1, '#a4dcd8'],
  ]) +
  radial('roomGlow', [
    [0, '#fff6dc', 0.8],
    [0.5, '#ffe0b8', 0.3],
    [1, '#ffe0b8', 0],
  ])
