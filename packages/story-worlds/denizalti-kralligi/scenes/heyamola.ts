/** 4. Heyamola: dusk at the palace door. Gold light comes from behind the king; all lean back on one rope and sing. */
import { SPREAD_SIZE } from '#media/picture.ts'
import { bubble, bubbleTrail, motes } from '../../drawing/bubbles.ts'
import { blob } from '../../drawing/curve.ts'
import { linear, radial } from '../../drawing/filters.ts'
import { itemAt, type Point } from '../../drawing/geometry.ts'
import { litSet } from '../../drawing/lit-set.ts'
import { boxOn, placed, pointOn, type Placing } from '../../drawing/placing.ts'
import { createRandom, type Random } from '../../drawing/random.ts'
import { ellipse, group, line, path } from '../../drawing/svg.ts'
import { castIn, type Cast } from '../../hero/cast.ts'
import { soundWord } from '../../lettering/sound-word.ts'
import type { SceneGiven, SceneHero, SceneHeroes, SceneLayers } from '../../story-world.ts'
import { LIGHTS } from '../colours.ts'
import { king } from '../creatures/king.ts'
import { placedAt } from '../creatures/materials.ts'
import { seahorse } from '../creatures/seahorse.ts'
import { handAt, type DiverPose, type DiverStand } from '../hero/diver.ts'
import { fanCoral, staghorn } from '../sea/corals.ts'
import { reef, sandRipples } from '../sea/reef.ts'
import { rope } from '../sea/rope.ts'
import { seaLamp } from '../sea/sea-lamp.ts'
import { hazed } from '../sea/tones.ts'
import { scallop, starfish } from '../sea/treasures.ts'
import { rowBehindHero } from './rope-row.ts'
import { bank, divers, footShadow, stage, standOf, type DiverPlace } from './stage.ts'

const LIGHT = LIGHTS.heyamola
/** On the king himself: he stands against the door. */
const KING_LIGHT = { ...LIGHT, dir: [-0.3, -0.9], hi: '#fff6d0', hiO: 0.4, sh: '#c05a7c', shO: 0.5, rimO: 1 } as const
const { w: W, h: H } = SPREAD_SIZE
const KING: Point = [820, 640]
/** The door with the king in it, and all who pull behind the children. */
const PULL: Placing = { scale: 0.7, from: [1150, 1000], to: [1132, 1010] }
/** End of the rope at the king, and where the row behind the children takes it, on the page. */
const KNOT = pointOn(PULL, [KING[0] + 190, KING[1] + 94])
const ONWARD = pointOn(PULL, [1570, 834])
const TEXT = [
  { x: 132, y: 32, w: 500, h: 930, ink: 'dark' },
  { x: 1512, y: 28, w: 556, h: 768, ink: 'dark' },
] as const

/** Back on the heel, the other boot beats time. */
const HEAVE: DiverPose = {
  tilt: 9,
  spine: 114,
  dome: true,
  head: { turn: -0.6, nod: 0.05, expression: 'glee', gaze: [-0.8, 0.2] },
  armL: { to: [-128, 176], bend: -1, s: 0.9, hand: 'hold', thumb: 1 },
  armR: { to: [-58, 206], bend: -1, s: 0.9, hand: 'hold', thumb: 1 },
  legL: { a1: 158, a2: 112, boot: 'side', toes: -1, turn: 22 },
  legR: { a1: 74, a2: 96, boot: 'side', toes: -1, turn: -2 },
}
const BRACED: DiverPose = {
  ...HEAVE,
  tilt: 5,
  head: { turn: -0.5, nod: 0.15, expression: 'laugh' },
  legL: { a1: 128, a2: 118, boot: 'side', toes: -1, turn: 6 },
}
/** Pulled off the ground. */
const AFLOAT: DiverPose = {
  ...HEAVE,
  spine: 72,
  head: { turn: -0.6, nod: 0.35, expression: 'awe', gaze: [-0.7, 0.8] },
  legL: { a1: 26, a2: 44, boot: 'side', toes: -1, turn: -16 },
  legR: { a1: 4, a2: 36, boot: 'side', toes: -1, turn: -10 },
}
const CAST: Cast<DiverPlace> = [
  [{ pose: HEAVE, x: 1304, ground: 1078, fw: 180 }],
  [
    { pose: HEAVE, x: 1372, ground: 1080, fw: 118 },
    { pose: BRACED, x: 1184, ground: 1070, fw: 122 },
  ],
  [
    { pose: HEAVE, x: 1374, ground: 1082, fw: 112 },
    { pose: BRACED, x: 1178, ground: 1072, fw: 114 },
    { pose: AFLOAT, x: 1230, y: 392, fw: 112 },
  ],
]

export function heyamolaScene({ heroes, seed = 11 }: SceneGiven): SceneLayers {
  const { random, finish } = stage(SPREAD_SIZE, LIGHT, seed, litSet('k', KING_LIGHT) + DEFS)
  const [kx, ky] = KING
  return finish({
    heroBox: { x: 920, y: 230, w: 580, h: 900 },
    back:
      water(random) +
      placed(PULL, doorway(random)) +
      floor(random) +
      placed(
        PULL,
        ellipse(kx + 10, 1000, 230, 30, '#a0486c', 'opacity=".4" filter="url(#b12)"'),
        placedAt(kx, ky, 1.02, king({ mood: 'sing', pear: 0.75, faceAt: [4, -26], flap: 0.9, p: 'k' })),
        rope(random, [
          [kx - 192, ky + 92],
          [kx - 90, ky + 146],
          [kx + 60, ky + 152],
          [kx + 194, ky + 92],
        ]),
        rowBehindHero(random),
      ) +
      breath(random) +
      song() +
      motes(random, W, H, 70),
    hero: divers(CAST, heroes, LIGHT, {
      held: (stand, child) => ropeOf(stand, child, heroes),
      under: ({ x, fw }, ground) => footShadow(x - fw * 0.4, ground, fw * 0.6, '#8a3a6c'),
    }),
    front: near(random),
    text: TEXT,
    faces: [
      boxOn(PULL, { x: 660, y: 520, w: 340, h: 260 }),
      boxOn(PULL, { x: 1540, y: 742, w: 400, h: 190 }),
      { x: 690, y: 170, w: 150, h: 140 },
    ],
  })
}

/** From the king through all hands to the row behind; whoever floats has a rope of their own. */
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
  ellipse(900, 640, 900, 620, 'url(#warm)', 'opacity=".75"') +
  group(
    'filter="url(#b4)" opacity=".8"',
    path(
      bank(
        [
          [1080, 980],
          [1400, 880],
          [1760, 860],
          [2260, 840],
        ],
        H + 40,
      ),
      '#d8a8d4',
    ),
    reef(random, { x0: 1500, x1: 2240, y: 900, h: [40, 74], n: 9, haze: '#dcb0d8', t: 0.5 }),
    reef(random, { x0: -30, x1: 640, y: 1010, h: [30, 56], n: 8, haze: '#dcb0d8', t: 0.5 }),
  ) +
  line('M640 -10Q860 96 1072 22Q1290 100 1500 -10', '#8a6ab0', 5) +
  [
    [730, 26, 84],
    [860, 50, 96],
    [986, 43, 72],
    [1180, 48, 86],
    [1296, 51, 76],
    [1412, 28, 70],
  ]
    .map(([x = 0, y = 0, stalk = 0]) => placedAt(x, y + stalk, 0.9, seaLamp({ hang: true, r: 26, stalk })))
    .join('')

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

/** Each time he sings, bubbles come. */
const breath = (random: Random): string =>
  bubbleTrail(
    random,
    [
      [930, 780],
      [990, 740],
      [1040, 640],
      [1010, 500],
      [970, 380],
      [1000, 240],
    ],
    { n: 34, r: [4, 30], scatter: 40, o: [0.75, 1] },
  )

/** All who pull behind the children sing it too. */
const song = (): string =>
  [
    { text: 'Heyamola,', x: 1694, y: 892, size: 72, tilt: -4 },
    { text: 'hop!', x: 1908, y: 984, size: 82, grows: 6, tilt: -9 },
  ]
    .map((word) => soundWord({ ...word, bounce: 0.06, fill: '#ff8f5e', rim: '#fffaf0', shadow: '#8a4a9c' }))
    .join('')

const near = (random: Random): string =>
  placedAt(732, 330, 0.74, seahorse({ look: [0.6, 0.6] }), -6) +
  bubble(820, 250, 14, 0.9) +
  bubble(846, 214, 22, 0.9) +
  staghorn(random, 70, 1140, 190, hazed('plum', '#e0b4d8', 0.1)) +
  fanCoral(random, 250, 1130, 120, hazed('rose', '#e0b4d8', 0.05)) +
  starfish(420, 1062, 0.7, '#ff9f7c') +
  scallop(560, 1072, 0.5, -12) +
  scallop(1700, 1072, 0.44, 16) +
  starfish(1850, 1066, 0.56, '#ffd062')

const DEFS =
  linear('water', [
    [0, '#c4b0ee'],
    [0.5, '#d8bcec'],
    [1, '#f4c8c4'],
  ]) +
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
