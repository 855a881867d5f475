/** 1. The window: the violet hour, seen from the garden. All light comes out of the room. */
import { SPREAD_SIZE } from '#media/picture.ts'
import { clump } from '../../drawing/brush.ts'
import { ripples, screen } from '../../drawing/effects.ts'
import { linear, radial } from '../../drawing/filters.ts'
import { placed, type Placing } from '../../drawing/placing.ts'
import type { Random } from '../../drawing/random.ts'
import { ellipse, group, inside, line, path } from '../../drawing/svg.ts'
import type { Cast } from '../../hero/cast.ts'
import type { SceneGiven, SceneLayers } from '../../story-world.ts'
import { kiremit } from '../creatures/fox.ts'
import { snail } from '../creatures/snail.ts'
import { HANGING, SPINNING } from '../hero/capes.ts'
import { footShadow, type WandererPose, type WandererStand } from '../hero/wanderer.ts'
import { LIGHTS } from '../lights.ts'
import { mushroom } from '../plants/mushroom.ts'
import { grass } from '../plants/undergrowth.ts'
import { ladybird, spider } from '../places/finds.ts'
import {
  ball,
  boards,
  duskWallDef,
  frog,
  lavender,
  moth,
  rose,
  roses,
  rubberBoots,
  shutter,
  wateringCan,
} from '../places/garden.ts'
import { room } from '../places/lit-room.ts'
import { stage, wanderers, type WandererStanding } from './stage.ts'

const { w: W, h: H } = SPREAD_SIZE
const TEXT_LEFT = { x: 138, y: 40, w: 490, h: 900, ink: 'dark' } as const
const TEXT_RIGHT = { x: 1572, y: 34, w: 494, h: 916, ink: 'dark' } as const
const WIN = { x0: 716, x1: 1484, y0: 74, y1: 884 }
/** The post between the closed half and the open one. */
const POST = 936
/** Moves the room, which was drawn for a window elsewhere. */
const ROOM: Placing = { scale: 0.985, from: [1110, 950], to: [1100, 886] }
const FLOOR = 852

/** Mid-spin, startled by a tap on the glass. */
const SPIN: WandererPose = {
  tilt: -7,
  spine: 86,
  hipSpine: 92,
  tip: 1,
  cape: SPINNING,
  head: { turn: -0.75, nod: 0.12, expression: 'glee', gaze: [-0.9, 0.35] },
  armL: { a1: 164, a2: 196, hand: 'open', depth: 'front' },
  armR: { a1: 14, a2: -24, hand: 'open', depth: 'front' },
  legL: { a1: 94, a2: 92, boot: 'front', foot: 4 },
  legR: { a1: 58, a2: 120, boot: 'side', foot: 34, s2: 0.9 },
}
const POINTING: WandererPose = {
  ...SPIN,
  tilt: 4,
  spine: 90,
  hipSpine: 90,
  cape: HANGING,
  head: { turn: -0.5, nod: 0.3, expression: 'wonder', gaze: [-0.7, 0.5] },
  armL: { a1: 128, a2: 150, hand: 'open', depth: 'front' },
  armR: { a1: 60, a2: -100, s2: 0.8, hand: 'hush', handTurn: 16, thumb: -1, depth: 'front' },
  legL: { a1: 96, a2: 90, boot: 'front' },
  legR: { a1: 84, a2: 90, boot: 'front' },
}
const TWIRLING: WandererPose = { ...SPIN, tilt: 7, head: { turn: -0.5, nod: 0.1, expression: 'laugh' } }
const CAST: Cast<WandererStanding> = [
  [{ pose: SPIN, x: 1236, ground: FLOOR, fw: 176 }],
  [
    { pose: SPIN, x: 1288, ground: FLOOR + 6, fw: 148 },
    { pose: POINTING, x: 1022, ground: FLOOR - 18, fw: 130 },
  ],
  [
    { pose: SPIN, x: 1208, ground: FLOOR + 8, fw: 116 },
    { pose: POINTING, x: 1026, ground: FLOOR - 18, fw: 110 },
    { pose: TWIRLING, x: 1384, ground: FLOOR - 12, fw: 104 },
  ],
]

/** The window's opening: a low arch. @param m extra width on all sides */
const opening = (m = 0): string => {
  const { x0, x1, y0, y1 } = { x0: WIN.x0 - m, x1: WIN.x1 + m, y0: WIN.y0 - m, y1: WIN.y1 + m }
  return `M${x0} ${y1}L${x0} ${y0 + 100}C${x0} ${y0 + 16} ${x0 + 150} ${y0} 1100 ${y0}C${x1 - 150} ${y0} ${x1} ${y0 + 16} ${x1} ${y0 + 100}L${x1} ${y1}Z`
}

export function windowScene({ heroes, seed = 31 }: SceneGiven): SceneLayers {
  const { random, finish } = stage(SPREAD_SIZE, LIGHTS.dusk, seed, DEFS, LIGHTS.room)
  const back =
    boards(random, W, H) +
    screen(ellipse(1100, 520, 760, 620, 'url(#warm)', 'opacity=".35"')) +
    shutter(WIN.x0 - 78, 176, WIN.y1, 54, -1) +
    shutter(WIN.x1 + 24, 176, WIN.y1, 54, 1) +
    group('filter="url(#fRock)"', path(opening(24), '#fff4e4')) +
    path(opening(4), '#c9a070') +
    inside(opening(), placed(ROOM, room(random)) + bunting())
  return finish({
    heroBox: { x: 830, y: 60, w: 670, h: 860 },
    back,
    hero: inside(
      opening(),
      wanderers(CAST, heroes, LIGHTS.room, {
        below: ({ x, fw }, y) => footShadow(x, y, fw * 0.7, '#6a4a8a'),
        heroOver: whirl,
      }),
    ),
    front: closedHalf() + roses(random) + sill() + tapping(random) + pot(random) + garden(random) + air(),
    text: [TEXT_LEFT, TEXT_RIGHT],
    faces: [{ x: 800, y: 600, w: 200, h: 150 }],
  })
}

/** Two strokes of whirling air on either side. */
const whirl = ({ x, y, fw }: WandererStand): string => {
  const k = fw / 176
  // No whirl at the sides if a second child stands there.
  const sides = fw > 160 ? [1, -1] : []
  return sides
    .map((d) =>
      line(
        `M${x - d * 236 * k} ${y + 300 * k}q${-18 * d} -40 ${4 * d} -84M${x - d * 258 * k} ${y + 284 * k}q${-10 * d} -30 ${4 * d} -54`,
        '#ffffff',
        4.5,
        'opacity=".9"',
      ),
    )
    .join('')
}

/** Paper flags over the bed. */
const bunting = (): string =>
  line('M940 128Q1200 214 1484 120', '#c98f56', 4) +
  [0, 1, 2, 3, 4, 5, 6]
    .map((i) => {
      const t = (i + 0.7) / 7.4
      const [x, y] = [940 + t * 544, 128 - t * 8 + 4 * t * (1 - t) * 44]
      return path(`M${x - 20} ${y}L${x + 20} ${y}L${x} ${y + 40}Z`, ['#e2504c', '#8fb85a', '#5a9fd0'][i % 3] ?? '')
    })
    .join('')

/** The upper pane of the closed half shows the sky: so many stars. */
const closedHalf = (): string => {
  const pane = `M${WIN.x0} 430L${WIN.x0} ${WIN.y0 + 100}C${WIN.x0} ${WIN.y0 + 30} ${WIN.x0 + 110} ${WIN.y0 + 8} ${POST} ${WIN.y0 + 4}L${POST} 430Z`
  return inside(
    opening(),
    path(pane, 'url(#paneSky)') +
      inside(
        pane,
        ellipse(800, 200, 40, 40, '#fff8dc') +
          ellipse(818, 190, 36, 36, '#8a7fd0') +
          STARS.map(([x, y, r]) => ellipse(x, y, r, r, '#fffbe8')).join(''),
      ) +
      path(`M${WIN.x0} 430L${POST} 430L${POST} ${WIN.y1}L${WIN.x0} ${WIN.y1}Z`, '#fffbe8', 'opacity=".14"') +
      path(`M730 820L876 446L926 446L760 860Z`, '#ffffff', 'opacity=".22"') +
      bar(POST - 4, WIN.y0, 24, WIN.y1 - WIN.y0) +
      bar(WIN.x0, 424, POST - WIN.x0, 16),
  )
}

const STARS = [
  [752, 300, 4],
  [790, 340, 3],
  [846, 280, 5],
  [880, 350, 3],
  [900, 180, 4],
  [866, 130, 3],
  [920, 260, 3],
  [760, 390, 4],
  [826, 392, 3],
  [910, 398, 4],
  [744, 240, 3],
] as const

const bar = (x: number, y: number, w: number, h: number): string =>
  group('filter="url(#cM)"', `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="#fff4e4"/>`)

const sill = (): string =>
  group('filter="url(#fRock)"', path('M640 878L1560 878L1578 930L622 930Z', 'url(#sill)')) +
  line('M652 884L1548 884', '#fffbe4', 5, 'opacity=".9"')

/** Tık, tık, tık: Kiremit on the sill, a paw on the glass. */
const tapping = (random: Random): string =>
  ellipse(852, 900, 150, 14, '#7a3a6a', 'opacity=".4" filter="url(#b6)"') +
  kiremit(random, { pose: 'window', x: 846, y: 898, s: 1.16 }) +
  line('M988 698l24 -8M986 724l24 6M978 672l16 -18', '#c8323f', 6)

/** A pot with the snail on its rim. */
const pot = (random: Random): string =>
  ellipse(694, 902, 74, 10, '#7a3a6a', 'opacity=".4" filter="url(#b6)"') +
  clump(
    random,
    694,
    764,
    60,
    46,
    90,
    [
      [0, '#4a8a68'],
      [0.5, '#74ac6a'],
      [1, '#d4e08a'],
    ],
    { lx: 0.7, size: [18, 32] },
  ) +
  [
    [666, 742],
    [706, 722],
    [728, 760],
    [690, 770],
  ]
    .map(([x = 0, y = 0]) => rose(x, y, '#f2b0d0'))
    .join('') +
  group('filter="url(#cM)"', path('M642 800L746 800L732 898C716 906 672 906 656 898Z', '#d9794e')) +
  group('filter="url(#cM)"', path('M632 784C664 776 724 776 756 784L752 814C722 822 666 822 636 814Z', '#e58e62')) +
  snail({ x: 664, y: 784, s: 1.15, flip: true })

/** The garden bed in front of the wall, with things left there. */
const garden = (random: Random): string =>
  path(`M-20 990Q300 968 700 984Q1100 996 1500 984Q1900 966 2220 990L2220 1120L-20 1120Z`, 'url(#lawn)') +
  grass(random, {
    ...{ x0: 0, x1: W, y: 994, n: 230, h: [16, 40], spread: 24 },
    cols: ['#5f9a6c', '#86b86c', '#4a8468', '#b4d484'],
  }) +
  wateringCan(340, 1036, 0.86) +
  frog(742, 1046, 0.84) +
  ball(1206, 1050, 38) +
  rubberBoots(1640, 1044, 0.86) +
  (
    [
      [1860, 1070, 0.5, 'violet'],
      [1940, 1040, 0.38, 'blue'],
      [2006, 1074, 0.44, 'pink'],
    ] as const
  )
    .map(([x, y, s, kind]) => mushroom(random, x, y, s, kind, { lean: random.spread() * 8, pool: 0.7 }))
    .join('') +
  lavender(random, -20, 230, 1104, 30) +
  lavender(random, 420, 690, 1106, 30) +
  ladybird(980, 1062, 0.9) +
  lavender(random, 1270, 1560, 1106, 34) +
  lavender(random, 1730, 1800, 1104, 10) +
  lavender(random, 2080, 2220, 1104, 18) +
  // the sound "Huuuk" as rings: it comes from the wood, over the grass
  ripples(2230, 1060, { n: 4, r0: 70, dr: 36, from: 160, to: 214, o: 0.8, col: '#fff6e0' })

const air = (): string =>
  spider(1530, 250, 90) +
  moth(1030, 40, 0.8, 20) +
  moth(1180, 34, 0.6, -30) +
  moth(1526, 620, 0.7, 40) +
  `<rect width="${W}" height="${H}" fill="url(#duskEdge)"/>`

const DEFS =
  duskWallDef(1100, 520) +
  radial(
    'roomWall',
    [
      [0, '#fffbe4'],
      [0.4, '#fff0c0'],
      [0.8, '#ffe0a0'],
      [1, '#f6cc84'],
    ],
    1390,
    470,
    800,
    'gradientUnits="userSpaceOnUse"',
  ) +
  linear('floor', [
    [0, '#e8b274'],
    [1, '#f4cf94'],
  ]) +
  linear('paneSky', [
    [0, '#6a62b8'],
    [1, '#b49ae0'],
  ]) +
  linear('sill', [
    [0, '#fff0d0'],
    [1, '#d8aa88'],
  ]) +
  linear('lawn', [
    [0, '#8fbf84'],
    [1, '#5a9478'],
  ]) +
  radial(
    'duskEdge',
    [
      [0, '#4a3a9a', 0],
      [0.76, '#4a3a9a', 0],
      [1, '#4a3a9a', 0.28],
    ],
    0.5,
    0.5,
    0.74,
  )
