/** 4. Hide-and-seek: from the floor. The counter is a frame, the trough stands far off in the oven's light, and rises. */
import { SPREAD_SIZE } from '#media/picture.ts'
import { glow, screen, tok } from '../../drawing/effects.ts'
import { linear } from '../../drawing/filters.ts'
import type { Random } from '../../drawing/random.ts'
import { ellipse, group, line, path } from '../../drawing/svg.ts'
import type { Cast } from '../../hero/cast.ts'
import type { SceneGiven, SceneLayers } from '../../story-world.ts'
import { checked, dough, loaf } from '../bakery/dough.ts'
import { basket, bricks, broom, oven, trough } from '../bakery/room.ts'
import { LIGHTS } from '../colours.ts'
import { bear } from '../creatures/bear.ts'
import { cat } from '../creatures/cat.ts'
import { cap } from '../creatures/gull.ts'
import { FEATHER } from '../creatures/materials.ts'
import { sparrow } from '../creatures/sparrow.ts'
import type { Stand } from '../hero/skeleton.ts'
import { seated, sideShade, stage, vignette, vignetteDef } from './stage.ts'

const { w: W, h: H } = SPREAD_SIZE
const LIGHT = LIGHTS.hiding
const TEXT_LEFT = { x: 156, y: 36, w: 440, h: 1004 }
const TEXT_RIGHT = { x: 1610, y: 36, w: 438, h: 1004 }
const TABLE = { x0: 1124, x1: 1584, y: 520, floor: 1040 }

const CAST: Cast<Stand> = [
  [{ pose: 'crouch', x: 1340, y: 702, fw: 172 }],
  [
    { pose: 'crouchRight', x: 1444, y: 740, fw: 136 },
    { pose: 'crouchLeft', x: 1246, y: 752, fw: 130 },
  ],
  [
    { pose: 'crouchLeft', x: 1340, y: 736, fw: 112 },
    { pose: 'crouchLeft', x: 1206, y: 758, fw: 106 },
    { pose: 'crouchRight', x: 1476, y: 758, fw: 106 },
  ],
]

export function hideAndSeekScene({ heroes, seed = 44 }: SceneGiven): SceneLayers {
  const { random, finish } = stage(SPREAD_SIZE, LIGHT, seed, DEFS)
  const back =
    room(random) + oven(884, 440, 0.7) + shadeLeft + shadeRight + seeker() + behindBroom() + underTable() + cats()
  const front = table() + onTable() + nearFloor(random) + vignette(SPREAD_SIZE)
  return finish({
    heroBox: { x: 1060, y: 440, w: 580, h: 660 },
    back,
    hero: seated(CAST, heroes, LIGHT),
    front,
    text: [TEXT_LEFT, TEXT_RIGHT],
    faces: [
      { x: 920, y: 500, w: 160, h: 120 },
      { x: 668, y: 400, w: 190, h: 180 },
      { x: 1330, y: 150, w: 110, h: 90 },
    ],
  })
}

const room = (random: Random): string =>
  `<rect width="${W}" height="${H}" fill="url(#room)"/>` +
  group('opacity=".3"', bricks(random, `M0 0L${W} 0L${W} 800L0 800Z`, [0, 0, W, 800], 90)) +
  `<rect width="${W}" height="800" fill="url(#roomShade)"/>` +
  path(`M-20 800L${W + 20} 800L${W + 20} ${H + 20}L-20 ${H + 20}Z`, 'url(#floor)') +
  Array.from({ length: 17 }, (_, i) =>
    line(`M${960 + (i - 8) * 110} 800L${960 + (i - 8) * 330} ${H}`, '#1e0c18', 4, 'opacity=".45"'),
  ).join('') +
  screen(ellipse(880, 930, 380, 100, 'url(#warm)', 'opacity=".75"'))

/** The dough lifts its cloth and searches for them. */
const seeker = (): string =>
  screen(glow(996, 560, 330, 'warm', 0.65)) +
  dough(996, 690, 250, 236, true) +
  checked(
    'M878 520C868 452 920 416 996 414C1076 416 1126 452 1116 524C1132 560 1140 596 1144 640C1124 632 1116 600 1100 566C1080 500 1040 482 996 482C946 482 912 502 892 566C876 600 868 632 848 640C854 596 862 560 878 520Z',
    [840, 400, 1150, 650],
    26,
  ) +
  trough(846, 1146, 680, 108) +
  group(
    'filter="url(#cS)"',
    path('M872 786L896 786L886 866L862 866ZM1096 786L1120 786L1130 866L1108 866Z', '#5a2e22'),
  ) +
  ellipse(996, 870, 180, 14, '#12060f', 'opacity=".5" filter="url(#b6)"')

/** Too wide for a broom. */
const behindBroom = (): string =>
  ellipse(762, 912, 170, 20, '#12060f', 'opacity=".5" filter="url(#b6)"') +
  bear({
    x: 762,
    y: 494,
    s: 0.84,
    mood: 'shut',
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
    body: 'sit',
  }) +
  broom(762, 930, 0.98)

/** A loaf, a loaf, a cat, a loaf. */
const cats = (): string =>
  group('filter="url(#cM)"', `<rect x="1130" y="252" width="446" height="22" rx="5" fill="#7a4630"/>`) +
  line('M1170 274l0 42M1536 274l0 42', '#5a3024', 12) +
  loaf(1200, 254, 0.52) +
  loaf(1306, 254, 0.46) +
  loaf(1524, 254, 0.5) +
  cat({ x: 1420, y: 254, s: 0.5, asleep: true })

const underTable = (): string =>
  path(
    `M${TABLE.x0 + 20} ${TABLE.y}L${TABLE.x1 - 20} ${TABLE.y}L${TABLE.x1 - 20} ${TABLE.floor - 60}L${TABLE.x0 + 20} ${TABLE.floor - 60}Z`,
    'url(#under)',
  ) + ellipse((TABLE.x0 + TABLE.x1) / 2, TABLE.floor - 40, 240, 40, '#12060f', 'opacity=".6" filter="url(#b10)"')

const table = (): string =>
  group(
    'filter="url(#cM)"',
    `<rect x="${TABLE.x0 - 22}" y="${TABLE.y - 44}" width="${TABLE.x1 - TABLE.x0 + 44}" height="60" rx="10" fill="#9a5c3a"/>`,
  ) +
  line(`M${TABLE.x0 - 12} ${TABLE.y - 36}L${TABLE.x1 + 12} ${TABLE.y - 36}`, '#ffd49a', 5, 'opacity=".6"') +
  line(`M${TABLE.x0} ${TABLE.y - 14}Q1350 ${TABLE.y - 8} ${TABLE.x1} ${TABLE.y - 16}`, '#5a2e22', 3, 'opacity=".5"') +
  group(
    'filter="url(#cM)"',
    ...[TABLE.x0, TABLE.x1 - 36].map(
      (x) => `<rect x="${x}" y="${TABLE.y + 14}" width="36" height="${TABLE.floor - TABLE.y}" rx="6" fill="#7a4630"/>`,
    ),
  )

/** The captain is in the basket, his cap is not. */
const onTable = (): string =>
  group(
    'filter="url(#cS)"',
    path('M1236 384C1220 340 1190 316 1168 306C1176 326 1172 340 1176 356C1186 372 1196 386 1206 396Z', FEATHER.grey),
    path('M1300 390C1306 350 1330 334 1352 330C1346 348 1348 362 1336 384Z', FEATHER.base),
  ) +
  basket(1266, 392, 0.7) +
  cap(1432, 462, 12, 0.95) +
  tok(1352, 506, 0.9, '#ffe9b8') +
  sparrow(1532, 474, 1, { flip: true })

const nearFloor = (random: Random): string =>
  screen(
    Array.from({ length: 60 }, () =>
      ellipse(
        random.between(640, 1120),
        random.between(380, 860),
        random.between(1, 3.2),
        random.between(1, 3.2),
        '#ffe9c0',
        `opacity="${random.between(0.2, 0.65).toFixed(2)}"`,
      ),
    ).join(''),
  )

const [defLeft, shadeLeft] = sideShade('left', SPREAD_SIZE, 760, '#170a1a', 0.86)
const [defRight, shadeRight] = sideShade('right', SPREAD_SIZE, 690, '#150a1c', 0.88)
const DEFS =
  linear('room', [
    [0, '#43232e'],
    [1, '#6a3a30'],
  ]) +
  linear('roomShade', [
    [0, '#180a1e', 0.8],
    [0.6, '#241022', 0.35],
    [1, '#241022', 0],
  ]) +
  linear('floor', [
    [0, '#6a3a30'],
    [1, '#22101e'],
  ]) +
  linear('under', [
    [0, '#1c0d1c'],
    [1, '#3a1e26'],
  ]) +
  defLeft +
  defRight +
  vignetteDef('#0e0612', 0.5, 0.6, 0.74)
