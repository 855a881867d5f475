/**
 * 4. Hide-and-seek: from the floor. The counter is a frame; across the bright bakery the dough counts while it rises.
 */
import { SPREAD_SIZE } from '#media/picture.ts'
import { glow, screen, tok } from '../../drawing/effects.ts'
import { linear } from '../../drawing/filters.ts'
import type { Random } from '../../drawing/random.ts'
import { ellipse, group, line, path } from '../../drawing/svg.ts'
import type { Cast } from '../../hero/cast.ts'
import { soundWord } from '../../lettering/sound-word.ts'
import type { SceneGiven, SceneLayers } from '../../story-world.ts'
import { checked, dough, loaf, sack } from '../bakery/dough.ts'
import {
  beam,
  corners,
  dayOven,
  flour,
  MORNING_DEFS,
  mouse,
  panelling,
  pawPrint,
  planks,
  plaster,
  rollingPin,
  sieve,
} from '../bakery/morning.ts'
import { basket, broom } from '../bakery/room.ts'
import { LIGHTS } from '../colours.ts'
import { bear } from '../creatures/bear.ts'
import { cat } from '../creatures/cat.ts'
import { cap } from '../creatures/gull.ts'
import { FEATHER } from '../creatures/materials.ts'
import { sparrow } from '../creatures/sparrow.ts'
import type { BakerPose, BakerStand } from '../hero/baker.ts'
import { bakers, stage } from './stage.ts'

const { w: W, h: H } = SPREAD_SIZE
const LIGHT = LIGHTS.hiding
const TEXT_LEFT = { x: 132, y: 36, w: 458, h: 920, ink: 'dark' } as const
const TEXT_RIGHT = { x: 1612, y: 36, w: 456, h: 990, ink: 'dark' } as const
const TABLE = { x0: 1090, x1: 1570, y: 520, floor: 1030 }
const WALL_FOOT = 860

/** Curled up, knees drawn to the chest, a finger at the lips. */
const CROUCH: BakerPose = {
  tilt: 5,
  spine: 90,
  torso: 0.78,
  head: { turn: -0.7, nod: 0.15, expression: 'hush', gaze: [-0.8, 0] },
  hat: true,
  flop: 1,
  armL: { to: [-86, 236], bend: 1, hand: 'rest', handTurn: 10, depth: 'front' },
  armR: { a1: 68, a2: -131, s1: 0.6, s2: 1.3, hand: 'hush', handTurn: 34, thumb: -1, depth: 'front' },
  legL: { a1: 166, a2: 56, s1: 0.62, s2: 0.74, boot: 'front', turn: 30, near: 0.94, depth: 'front' },
  legR: { a1: 14, a2: 124, s1: 0.62, s2: 0.74, boot: 'front', turn: -30, near: 0.94, depth: 'front' },
}
const COVER_MOUTH: BakerPose = {
  ...CROUCH,
  tilt: -7,
  head: { turn: 0.2, nod: 0.1, expression: 'laugh' },
  armR: { to: [86, 236], bend: -1, hand: 'rest', handTurn: -10, depth: 'front' },
  flop: -1,
}
const CAST: Cast<BakerStand> = [
  [{ pose: CROUCH, x: 1330, y: 706, fw: 206 }],
  [
    { pose: CROUCH, x: 1446, y: 724, fw: 158 },
    { pose: COVER_MOUTH, x: 1212, y: 738, fw: 150 },
  ],
  [
    { pose: CROUCH, x: 1330, y: 730, fw: 130 },
    { pose: COVER_MOUTH, x: 1180, y: 752, fw: 122 },
    { pose: COVER_MOUTH, x: 1482, y: 752, fw: 122 },
  ],
]

export function hideAndSeekScene({ heroes, seed = 44 }: SceneGiven): SceneLayers {
  const { random, finish } = stage(SPREAD_SIZE, LIGHT, seed, MORNING_DEFS + DEFS)
  const back = room(random) + counting() + seeker() + behindBroom() + underTable() + hiddenCat()
  return finish({
    heroBox: { x: 1030, y: 440, w: 600, h: 660 },
    back,
    hero: bakers(CAST, heroes, LIGHT),
    front: table() + onTable() + nearThings() + flour(random, 70, [640, 360, 1100, 880], FACES) + corners(W, H),
    text: [TEXT_LEFT, TEXT_RIGHT],
    faces: [
      { x: 906, y: 460, w: 190, h: 160 },
      { x: 660, y: 400, w: 200, h: 180 },
      { x: 1310, y: 150, w: 110, h: 90 },
    ],
  })
}

const FACES = [
  [762, 494, 130],
  [996, 560, 130],
] as const

const room = (random: Random): string =>
  plaster(random, W, 700) +
  panelling(W, 690, WALL_FOOT) +
  planks(W, H, WALL_FOOT) +
  beam(W) +
  // warm light out of the oven, across the floor
  dayOven(884, 720, 0.9) +
  screen(ellipse(900, 960, 520, 110, 'url(#warm)', 'opacity=".55"')) +
  sieve(1062, 640) +
  flagString()

/** The dough counts: Puf... puf... puf... */
const counting = (): string =>
  [
    { text: 'Puf...', x: 892, y: 396, size: 54, tilt: -8 },
    { text: 'puf...', x: 776, y: 300, size: 66, tilt: -5 },
    { text: 'puf...', x: 846, y: 198, size: 82, tilt: -3 },
  ]
    .map((word) => soundWord({ ...word, fill: '#e2703c', rim: '#fffdf4', shadow: '#b5743e' }))
    .join('')

/** Bunting under the beam: somebody's birthday last week. */
const flagString = (): string =>
  line('M640 24Q890 120 1140 24', '#c98f56', 4) +
  [0, 1, 2, 3, 4, 5]
    .map((i) => {
      const t = (i + 0.6) / 6.4
      const [x, y] = [640 + t * 500, 24 + 4 * t * (1 - t) * 48]
      return path(
        `M${x - 22} ${y}L${x + 22} ${y}L${x} ${y + 44}Z`,
        ['#e2504c', '#f3b63e', '#1fa8a4'][i % 3] ?? '',
        'opacity=".9"',
      )
    })
    .join('')

/** The dough, which lifts its cloth and seeks the others. */
const seeker = (): string =>
  ellipse(996, 900, 220, 20, '#6a3420', 'opacity=".45" filter="url(#b6)"') +
  dough(996, 706, 280, 270, true) +
  checked(
    'M864 512C854 436 914 394 996 392C1082 394 1138 436 1126 514C1144 556 1152 596 1156 644C1134 632 1124 600 1108 562C1084 490 1042 470 996 470C944 470 908 492 884 562C868 600 858 632 836 644C842 596 850 556 864 512Z',
    [830, 380, 1160, 660],
    28,
  ) +
  group(
    'filter="url(#cM)"',
    path('M858 800L884 800L872 900L846 900ZM1108 800L1134 800L1146 900L1122 900Z', '#b5743e'),
  ) +
  group('filter="url(#cL)"', path('M826 696L1166 696L1134 814L858 814Z', 'url(#dayWood)')) +
  group('filter="url(#cM)"', '<rect x="808" y="684" width="376" height="32" rx="14" fill="#e3aa6a"/>') +
  line('M824 692L1168 692', '#fff0cf', 5, 'opacity=".8"')

/** The bear, too wide for a broom. */
const behindBroom = (): string =>
  ellipse(744, 946, 190, 22, '#6a3420', 'opacity=".45" filter="url(#b6)"') +
  bear({
    ...{ x: 744, y: 520, s: 0.88, mood: 'shut', body: 'sit' },
    arms: [
      [
        [-120, 150],
        [-150, 240],
        [-40, 250],
      ],
      [
        [120, 150],
        [150, 250],
        [40, 300],
      ],
    ],
  }) +
  broom(744, 966, 1.02)

/** A cat among loaves. */
const hiddenCat = (): string =>
  group('filter="url(#cM)"', '<rect x="1104" y="262" width="470" height="24" rx="6" fill="#d6a468"/>') +
  line('M1148 286l0 42M1530 286l0 42', '#b07c46', 13) +
  loaf(1180, 264, 0.56) +
  loaf(1290, 264, 0.5) +
  loaf(1514, 264, 0.54) +
  cat({ x: 1406, y: 264, s: 0.54, asleep: true })

/** A warm shade under the table, so that a child there stands out. */
const underTable = (): string =>
  path(
    `M${TABLE.x0 + 20} ${TABLE.y}L${TABLE.x1 - 20} ${TABLE.y}L${TABLE.x1 + 8} ${TABLE.floor - 40}L${TABLE.x0 - 8} ${TABLE.floor - 40}Z`,
    'url(#under)',
  ) + ellipse((TABLE.x0 + TABLE.x1) / 2, TABLE.floor - 16, 270, 44, '#5a2c1c', 'opacity=".5" filter="url(#b10)"')

const table = (): string =>
  group(
    'filter="url(#cM)"',
    `<rect x="${TABLE.x0 - 26}" y="${TABLE.y - 50}" width="${TABLE.x1 - TABLE.x0 + 52}" height="62" rx="12" fill="#d9985a"/>`,
  ) +
  line(`M${TABLE.x0 - 14} ${TABLE.y - 42}L${TABLE.x1 + 14} ${TABLE.y - 42}`, '#fff0cf', 6, 'opacity=".85"') +
  line(`M${TABLE.x0} ${TABLE.y - 16}Q1330 ${TABLE.y - 10} ${TABLE.x1} ${TABLE.y - 18}`, '#8a5430', 3, 'opacity=".5"') +
  group(
    'filter="url(#cM)"',
    ...[TABLE.x0 - 8, TABLE.x1 - 34].map(
      (x) => `<rect x="${x}" y="${TABLE.y + 10}" width="42" height="${TABLE.floor - TABLE.y}" rx="8" fill="#b9743e"/>`,
    ),
  )

/** The captain's cap lies beside the basket in which he hides. */
const onTable = (): string =>
  group(
    'filter="url(#cS)"',
    path('M1226 384C1210 336 1176 308 1152 298C1160 320 1156 336 1160 354C1172 372 1182 388 1194 398Z', FEATHER.grey),
    path('M1296 390C1302 346 1328 328 1352 324C1346 344 1348 360 1334 384Z', FEATHER.base),
  ) +
  basket(1258, 386, 0.74) +
  cap(1424, 458, 12, 1.02) +
  tok(1330, 510, 1.1, '#c8323f') +
  sparrow(1524, 472, 1.05, { flip: true })

const nearThings = (): string =>
  rollingPin(400, 1050, 4) +
  loaf(196, 1084, 0.7) +
  mouse(590, 1084) +
  sack(1990, 1100, 0.6) +
  Array.from({ length: 5 }, (_, i) => pawPrint(930 + i * 62, 1024 + (i % 2) * 26)).join('') +
  screen(glow(884, 700, 260, 'warm', 0.35))

const DEFS = linear('under', [
  [0, '#8a5636'],
  [1, '#c08a58'],
])
