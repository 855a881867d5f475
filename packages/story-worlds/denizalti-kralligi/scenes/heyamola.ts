/** 4. Heyamola: dusk at the palace door. Gold light comes from behind the king; all lean back on one rope and sing. */
import { SPREAD_SIZE } from '#media/picture.ts'
import { bubble, bubbleTrail, motes } from '../../drawing/bubbles.ts'
import { blob } from '../../drawing/curve.ts'
import { linear, radial } from '../../drawing/filters.ts'
import { itemAt, type Point } from '../../drawing/geometry.ts'
import { litSet } from '../../drawing/lit-set.ts'
import { boxOn, placed, pointOn, type Placing } from '../../drawing/placing.ts'
import { createRandom, type Random } from '../../drawing/random.ts'
import { ellipse, group, inside, line, path } from '../../drawing/svg.ts'
import { castIn, type Cast } from '../../hero/cast.ts'
import { soundWord } from '../../lettering/sound-word.ts'
import type { SceneGiven, SceneHero, SceneHeroes, SceneLayers } from '../../story-world.ts'
import { LIGHTS } from '../colours.ts'
import { fish } from '../creatures/fish.ts'
import { king } from '../creatures/king.ts'
import { placedAt } from '../creatures/materials.ts'
import { seahorse } from '../creatures/seahorse.ts'
import { handAt, type DiverPose, type DiverStand } from '../hero/diver.ts'
import { fanCoral, staghorn } from '../sea/corals.ts'
import { reef, sandRipples } from '../sea/reef.ts'
import { rope } from '../sea/rope.ts'
import { seaLamp } from '../sea/sea-lamp.ts'
import { hazed } from '../sea/tones.ts'
import { tower } from '../sea/tower.ts'
import { scallop, starfish } from '../sea/treasures.ts'
import { palaceColours } from './palace.ts'
import { rowBehindHero, ROW } from './rope-row.ts'
import { bank, divers, footShadow, stage, standOf, type DiverPlace } from './stage.ts'

const LIGHT = LIGHTS.heyamola
/** The light on the king himself: he stands in front of the bright door. */
const KING_LIGHT = { ...LIGHT, dir: [-0.3, -0.9], hi: '#fff6d0', hiO: 0.4, sh: '#c05a7c', shO: 0.5, rimO: 1 } as const
const { w: W, h: H } = SPREAD_SIZE
const KING: Point = [820, 640]
/** The door with the king in it, and all creatures that pull behind the children. */
const PULL: Placing = { scale: 0.8, from: [820, 1000], to: [932, 1014] }
/** End of the rope at the king, and the position at which the row behind the children takes it, on the page. */
const KNOT = pointOn(PULL, [KING[0] + 232, KING[1] + 40])
const [ONWARD] = ROW
const TEXT = [
  { x: 132, y: 32, w: 500, h: 930, ink: 'dark' },
  { x: 1512, y: 28, w: 556, h: 768, ink: 'dark' },
] as const

/** All weight on the rope, the heels in the sand; one boot beats time. */
const HEAVE: DiverPose = {
  tilt: 15,
  spine: 124,
  dome: true,
  head: { turn: -0.7, nod: 0.05, expression: 'glee', gaze: [-0.9, 0.2] },
  armL: { to: [-204, 178], bend: -1, hand: 'hold', thumb: 1 },
  armR: { to: [-132, 214], bend: -1, hand: 'hold', thumb: 1 },
  legL: { a1: 164, a2: 122, boot: 'side', toes: -1, turn: 16 },
  legR: { a1: 128, a2: 88, boot: 'side', toes: -1, turn: 2 },
}
const BRACED: DiverPose = {
  ...HEAVE,
  tilt: 8,
  spine: 118,
  head: { turn: -0.6, nod: 0.15, expression: 'laugh' },
  legL: { a1: 146, a2: 116, boot: 'side', toes: -1, turn: 4 },
}
/** A child pulled off the ground. */
const AFLOAT: DiverPose = {
  ...HEAVE,
  spine: 66,
  head: { turn: -0.6, nod: 0.35, expression: 'awe', gaze: [-0.7, 0.8] },
  armL: { to: [-128, 176], bend: -1, hand: 'hold', thumb: 1 },
  armR: { to: [-58, 206], bend: -1, hand: 'hold', thumb: 1 },
  legL: { a1: 26, a2: 44, boot: 'side', toes: -1, turn: -16 },
  legR: { a1: 4, a2: 36, boot: 'side', toes: -1, turn: -10 },
}
const CAST: Cast<DiverPlace> = [
  [{ pose: HEAVE, x: 1344, ground: 1084, fw: 178, tall: 0.88 }],
  [
    { pose: HEAVE, x: 1404, ground: 1088, fw: 122 },
    { pose: BRACED, x: 1218, ground: 1070, fw: 124 },
  ],
  [
    { pose: HEAVE, x: 1406, ground: 1088, fw: 114 },
    { pose: BRACED, x: 1212, ground: 1072, fw: 116 },
    { pose: AFLOAT, x: 1262, y: 400, fw: 112 },
  ],
]

export function heyamolaScene({ heroes, seed = 11 }: SceneGiven): SceneLayers {
  const { random, finish } = stage(SPREAD_SIZE, LIGHT, seed, litSet('k', KING_LIGHT) + DEFS)
  const [kx, ky] = KING
  return finish({
    heroBox: { x: 900, y: 220, w: 690, h: 880 },
    back:
      water(random) +
      facade(random) +
      placed(PULL, doorway(random)) +
      floor(random) +
      doorlight() +
      placed(
        PULL,
        ellipse(kx + 150, 1010, 330, 34, '#8a3a6c', 'opacity=".5" filter="url(#b12)"'),
        placedAt(kx + 20, ky, 1.14, king({ mood: 'sing', pear: 0.85, faceAt: [28, -22], flap: 1.2, p: 'k' }), 7),
        rope(
          random,
          [
            [kx - 186, ky + 36],
            [kx - 110, ky + 108],
            [kx + 50, ky + 136],
            [kx + 180, ky + 92],
            [kx + 240, ky + 36],
          ],
          17,
        ),
        path(blob(random, kx + 226, ky + 44, 30, 26, 9, 0.1), '#5d7a44'),
        line(`M${kx + 208} ${ky + 34}Q${kx + 228} ${ky + 50} ${kx + 244} ${ky + 34}`, '#a8b86a', 6),
      ) +
      rowBehindHero(random) +
      breath(random) +
      song() +
      motes(random, W, H, 70),
    hero: divers(CAST, heroes, LIGHT, {
      held: (stand, child) => ropeOf(stand, child, heroes),
      under: ({ x, fw }, ground) => footShadow(x - fw * 0.2, ground, fw * 1.1, '#7a3a74'),
    }),
    front: near(random),
    text: TEXT,
    faces: [
      boxOn(PULL, { x: 690, y: 510, w: 350, h: 280 }),
      { x: 1560, y: 850, w: 460, h: 190 },
      { x: 690, y: 110, w: 190, h: 130 },
    ],
  })
}

/** The rope from the king through all hands to the row behind; a floating child has a rope of its own. */
function ropeOf(stand: DiverStand, { age }: SceneHero, heroes: SceneHeroes): string {
  const [left, right] = [handAt(stand, age, 'armL'), handAt(stand, age, 'armR')]
  const own = (onward: readonly Point[]) => rope(createRandom(7), [KNOT, left, right, ...onward], 10)
  if (stand.pose === AFLOAT) return own([[right[0] + 30, right[1] + 50]])
  if (stand.pose === BRACED) return own([handAt(firstOf(heroes), heroes[0].age, 'armL')])
  return rope(
    createRandom(7),
    [...(heroes.length === 1 ? [KNOT] : []), left, right, [right[0] + 50, right[1] + 26], ONWARD],
    10,
  )
}

const firstOf = (heroes: SceneHeroes): DiverStand => {
  const cast = castIn(CAST, heroes)
  const { child, ...place } = itemAt(cast, cast.length - 1)
  return standOf(place, child)
}

/** Lilac above, rose toward the sand; a far town and the lamps of tonight, not lit yet. */
const water = (random: Random): string =>
  `<rect width="${W}" height="${H}" fill="url(#water)"/>` +
  ellipse(1000, 640, 940, 640, 'url(#warm)', 'opacity=".85"') +
  group(
    'filter="url(#b4)" opacity=".55"',
    [
      [1570, 900, 130, 420],
      [1720, 900, 110, 280],
      [1860, 910, 150, 520],
      [2010, 900, 120, 340],
      [2140, 900, 150, 460],
    ]
      .map(([x = 0, base = 0, w = 0, h = 0], i) =>
        tower(createRandom(x), {
          ...{ x, base, w, h, flat: true, lit: true },
          ...{ colours: palaceColours(0.5, '#d8b4e4'), roof: i % 2 ? 'dome' : 'spiral' },
        }),
      )
      .join(''),
  ) +
  group(
    'filter="url(#b4)" opacity=".85"',
    path(
      bank(
        [
          [1080, 980],
          [1400, 860],
          [1760, 830],
          [2260, 800],
        ],
        H + 40,
      ),
      '#c890c8',
    ),
    reef(random, { x0: 1500, x1: 2240, y: 868, h: [60, 110], n: 9, haze: '#c898d0', t: 0.4 }),
  )

/** The palace wall, calm under the words, and the cord of lamps on it. */
function facade(random: Random): string {
  const wall =
    'M-40 -40L1262 -40C1250 40 1236 60 1240 130C1250 250 1216 330 1224 460C1232 640 1216 860 1230 1060L-40 1060Z'
  const stones = Array.from({ length: 90 }, () => {
    const [x, y] = [random.between(-20, 1240), random.between(0, 1020)]
    return path(
      blob(random, x, y, random.between(26, 60), random.between(16, 28), 9, 0.1),
      random.pick(['#fbe0ea', '#d0a8d4', '#f4d4dc']),
      `opacity="${x < 660 && y < 980 ? 0.22 : 0.5}"`,
    )
  }).join('')
  return (
    path(wall, '#5a3a8c', 'transform="translate(40 10)" opacity=".3" filter="url(#b26)"') +
    path(wall, 'url(#wall)') +
    inside(
      wall,
      stones +
        blindArches() +
        ellipse(932, 640, 560, 520, 'url(#warm)', 'opacity=".9"') +
        path('M1160 -40L1300 -40L1300 1080L1160 1080Z', '#8a5aac', 'opacity=".35" filter="url(#b12)"') +
        path('M-40 -40L1300 -40L1300 40L-40 40Z', '#7a5ab0', 'opacity=".3" filter="url(#b26)"'),
    ) +
    line('M560 -10Q840 110 1090 30Q1300 120 1520 -10', '#7a58a8', 6) +
    [
      [664, 22, 60],
      [866, 56, 70],
      [960, 54, 70],
      [1166, 50, 34],
      [1460, 26, 60],
    ]
      .map(([x = 0, y = 0, stalk = 0]) => placedAt(x, y + stalk, 0.9, seaLamp({ hang: true, r: 26, stalk })))
      .join('')
  )
}

/** Niches in the wall, pale enough for text on them. */
const blindArches = (): string =>
  [128, 384, 640]
    .map((x) => {
      const arch = `M${x - 96} 900L${x - 96} 330C${x - 96} 170 ${x + 96} 170 ${x + 96} 330L${x + 96} 900Z`
      return (
        path(arch, '#c8a0dc', 'opacity=".5"') +
        inside(arch, path(arch, '#8a5ab0', 'transform="translate(-150 0)" opacity=".4" filter="url(#b12)"')) +
        line(arch, '#fbe6f4', 10, 'opacity=".5"')
      )
    })
    .join('') + path('M-40 930L1240 930L1240 960L-40 960Z', '#fbe0ea', 'opacity=".6"')

/** Gold falls out of the door, low and long across the sand. */
const doorlight = (): string =>
  group(
    'filter="url(#b12)" style="mix-blend-mode:screen"',
    path('M740 1006L1130 1006L2200 1060L2240 1120L520 1120Z', '#fff0b8', 'opacity=".6"'),
    path('M1120 560L2260 760L2260 980L1120 940Z', '#ffe9b0', 'opacity=".26"'),
  )

const floor = (random: Random): string =>
  path(
    bank(
      [
        [-60, 1046],
        [500, 1016],
        [1100, 996],
        [1700, 1012],
        [2260, 1036],
      ],
      H + 40,
    ),
    'url(#floor)',
  ) + sandRipples(random, 0, 2200, 1030, 1095, 70, ['#fff0d0', '#e8a8a0', '#ffd8b4'])

function doorway(random: Random): string {
  const shells = Array.from({ length: 15 }, (_, i) => {
    const angle = Math.PI * (1 + i / 14)
    const shell =
      path('M-30 12C-44 -30 -16 -52 0 -52C16 -52 44 -30 30 12Q0 24 -30 12Z', i % 2 ? '#f29a94' : '#ffc4a4') +
      [-14, 0, 14].map((k) => line(`M${k * 0.4} 10L${k * 1.3} -36`, '#c06a80', 4, 'opacity=".55"')).join('') +
      line('M-24 -20Q-14 -44 0 -46', '#fff3d8', 5, 'opacity=".8"')
    return placedAt(820 + Math.cos(angle) * 318, 560 + Math.sin(angle) * 372, 1.12, shell, (i / 14) * 180 - 90)
  })
  const bosses = [526, 1116]
    .map((x) =>
      [760, 920]
        .map(
          (y) =>
            path(blob(random, x, y, 40, 66, 9, 0.08), '#d98a98') +
            path(blob(random, x - 8, y - 10, 22, 44, 9, 0.08), '#ffcfb0', 'opacity=".8"'),
        )
        .join(''),
    )
    .join('')
  return (
    path('M500 1160L506 560C510 330 640 190 820 190C1000 190 1130 330 1134 560L1140 1160Z', '#f4ac88') +
    path('M548 1160L552 570C556 370 666 246 820 246C974 246 1084 370 1088 570L1092 1160Z', 'url(#door)') +
    shells.join('') +
    bosses
  )
}

/** Bubbles of the king's song. */
const breath = (random: Random): string =>
  bubbleTrail(
    random,
    [
      [990, 640],
      [1040, 560],
      [1084, 460],
      [1060, 360],
      [1092, 240],
      [1070, 120],
    ],
    { n: 40, r: [5, 34], scatter: 40, o: [0.8, 1] },
  )

/** The word that all sing, rising with the bubbles. */
const song = (): string =>
  [
    { text: 'Heyamola,', x: 1124, y: 222, size: 70, tilt: -7 },
    { text: 'hop!', x: 1322, y: 286, size: 74, grows: 4, tilt: -10 },
  ]
    .map((word) => soundWord({ ...word, bounce: 0.06, fill: '#ff8f5e', rim: '#fffaf0', shadow: '#8a4a9c' }))
    .join('')

/** A fish that beats the drum. */
const drummer = (x: number, y: number, s: number): string =>
  ellipse(x + 20 * s, y + 62 * s, 190 * s, 14 * s, '#7a3a74', 'opacity=".5" filter="url(#b4)"') +
  placedAt(
    x,
    y,
    s,
    fish({ mood: 'sing', col: '#8fb0ec', deep: '#5a70c0', look: [0.5, 0.6] }) +
      group(
        'filter="url(#cS)"',
        path('M96 -6L206 -6L194 62Q150 78 108 62Z', '#e2706c'),
        path('M92 -8Q150 -34 210 -8Q150 18 92 -8Z', '#fff3dc'),
      ) +
      line('M104 10L122 60M138 14L148 66M172 14L176 64M200 4L190 56', '#ffd98a', 5) +
      line('M30 26L124 -58', '#c98a54', 8) +
      ellipse(128, -62, 11, 11, '#fff3dc'),
  )

/** The seahorse, which sings first; notes rise in its bubbles. */
const singer = (): string =>
  placedAt(752, 262, 0.74, seahorse({ look: [0.6, 0.7] }), -6) +
  (
    [
      [884, 150, 24],
      [936, 196, 30],
      [900, 236, 18],
    ] as const
  )
    .map(
      ([x, y, r]) =>
        bubble(x, y, r, 1) +
        ellipse(x - r * 0.14, y + r * 0.3, r * 0.22, r * 0.16, '#8a4a9c') +
        line(
          `M${x + r * 0.06} ${y + r * 0.26}L${x + r * 0.06} ${y - r * 0.4}Q${x + r * 0.4} ${y - r * 0.3} ${x + r * 0.36} ${y}`,
          '#8a4a9c',
          r * 0.1,
        ),
    )
    .join('')

const near = (random: Random): string =>
  singer() +
  staghorn(random, 30, 1150, 300, hazed('plum', '#5a3a8c', 0.3)) +
  fanCoral(random, 196, 1136, 150, hazed('rose', '#8a5aac', 0.2)) +
  drummer(380, 1040, 0.54) +
  starfish(600, 1062, 0.64, '#ff9f7c') +
  scallop(700, 1078, 0.5, -12) +
  starfish(800, 1080, 0.4, '#ffd062') +
  scallop(1500, 1086, 0.4, 16) +
  fanCoral(random, 2196, 1150, 190, hazed('plum', '#5a3a8c', 0.2))

const DEFS =
  linear('water', [
    [0, '#b8a4ec'],
    [0.5, '#d8b8ea'],
    [1, '#f4c4c0'],
  ]) +
  linear(
    'wall',
    [
      [0, '#d4bcec'],
      [0.6, '#eccbe2'],
      [1, '#f8d4d0'],
    ],
    0,
    0,
    1,
    0.5,
  ) +
  radial(
    'door',
    [
      [0, '#fffdf0'],
      [0.4, '#fff0b8'],
      [0.7, '#ffd28a'],
      [1, '#f4a070'],
    ],
    0.5,
    0.45,
    0.62,
  ) +
  linear('floor', [
    [0, '#ffd8b0'],
    [1, '#eaa89c'],
  ])
