/** 6. In bed, by moon and torch: two blinks out of the window, and a far light answers. */
import { SPREAD_SIZE } from '#media/picture.ts'
import { linear, radial } from '../../drawing/filters.ts'
import type { Random } from '../../drawing/random.ts'
import { sparkle } from '../../drawing/stars.ts'
import { ellipse, group, line, path } from '../../drawing/svg.ts'
import type { Cast } from '../../hero/cast.ts'
import type { SceneGiven, SceneHero, SceneLayers } from '../../story-world.ts'
import { LIGHTS } from '../colours.ts'
import { placed } from '../companions/placement.ts'
import { rocketBehind, rocketWall } from '../companions/rocket.ts'
import { somun } from '../companions/somun.ts'
import { wristAt, type AstronautPose, type AstronautStand } from '../hero/astronaut.ts'
import { looseHelmet } from '../hero/dome.ts'
import { curtain, nightWindow, room, roomDefs, type RoomPaint } from '../room/bedroom.ts'
import { alarmClock, ball, bunting, quilt, slippers } from '../room/things.ts'
import { crew, specks, stage } from './stage.ts'

const { w: W, h: H } = SPREAD_SIZE
const LIGHT = LIGHTS.bed
const TEXT_LEFT = { x: 132, y: 20, w: 482, h: 958 }
const TEXT_RIGHT = { x: 1604, y: 20, w: 464, h: 946 }
const WINDOW = { x: 858, y: 610, w: 400, h: 530 }
const STAR = [780, 214, 0.9] as const
const ALONE = 226
const PAINT: RoomPaint = {
  wall: [
    [0, '#7c7ccc'],
    [0.5, '#5758ac'],
    [1, '#5253a6'],
  ],
  floor: [
    [0, '#665eb0'],
    [1, '#5a52a0'],
  ],
  wood: '#b4aef0',
  skirting: '#5c5ab0',
  seam: '#47459a',
  curtain: [
    [0, '#8f84e0'],
    [1, '#b4a4f0'],
  ],
  paper: '#8a8ad8',
}

/** Pointing the torch at the window. */
const TORCH: AstronautPose = {
  pyjamas: true,
  tilt: -5,
  spine: 90,
  head: { turn: -0.7, nod: -0.3, expression: 'listen', gaze: [-0.8, -0.4] },
  armL: { to: [-134, 128], bend: -1, hand: 'hold', handTurn: 30, thumb: 1, depth: 'front' },
  armR: { a1: 78, a2: 96, hand: 'rest', depth: 'back' },
}
const NEAR: AstronautPose = {
  ...TORCH,
  armL: { to: [-116, 136], bend: -1, hand: 'hold', handTurn: 30, thumb: 1, depth: 'front' },
}
const WAITING: AstronautPose = {
  ...TORCH,
  tilt: -9,
  head: { turn: -0.6, nod: -0.2, expression: 'smile', gaze: [-0.8, -0.3] },
  armL: { a1: 102, a2: 88, hand: 'rest', depth: 'back' },
}
const DOZING: AstronautPose = {
  ...WAITING,
  tilt: -14,
  head: { turn: -0.2, nod: 0.3, expression: 'asleep' },
}
const CAST: Cast<AstronautStand> = [
  [{ pose: TORCH, x: 1344, y: 560, fw: ALONE }],
  [
    { pose: NEAR, x: 1248, y: 590, fw: 162 },
    { pose: WAITING, x: 1436, y: 596, fw: 160 },
  ],
  [
    { pose: NEAR, x: 1206, y: 630, fw: 126 },
    { pose: WAITING, x: 1344, y: 606, fw: 122 },
    { pose: DOZING, x: 1478, y: 640, fw: 122 },
  ],
]

export function twoWindowsScene({ heroes, seed = 61 }: SceneGiven): SceneLayers {
  const { random, finish } = stage(SPREAD_SIZE, LIGHT, seed, DEFS)
  return finish({
    heroBox: { x: 640, y: 100, w: 960, h: 1000 },
    back: wall(random) + shelf() + onFloor() + bedBehind(),
    hero: crew(CAST, heroes, LIGHT, { held: torch }),
    front: bedBefore(random) + robot() + air(random),
    text: [TEXT_LEFT, TEXT_RIGHT],
    faces: [{ x: 664, y: 660, w: 130, h: 120 }],
  })
}

const wall = (random: Random): string =>
  room(random, W, H, PAINT) +
  ellipse(WINDOW.x + 30, 380, 360, 500, 'url(#moonlight)') +
  ellipse(1330, 480, 330, 400, 'url(#cosy)') +
  nightWindow(random, { ...WINDOW, light: STAR, moon: [986, 190], cat: 'asleep', ridge: 0.62 }, PAINT) +
  curtain(648, 44, 700, 1, 76) +
  curtain(1068, 44, 700, -1, 76) +
  // moonlight through four panes
  group(
    'filter="url(#b4)"',
    path(
      'M760 946H900L860 1000H700ZM920 946H1050L1040 1000H884ZM694 1010H854L808 1090H610ZM878 1010H1040L1030 1090H838Z',
      '#dcdcff',
      'opacity=".5"',
    ),
  ) +
  bunting(1100, 300, 1590, 300, 24, 11) +
  starLamp(1344, 150)

/** A paper star with a bulb inside. */
const starLamp = (x: number, y: number): string =>
  line(`M${x} -10V${y - 60}`, '#e4dcff', 4) +
  ellipse(x, y, 300, 260, 'url(#warm)', 'opacity=".75"') +
  group('filter="url(#fS)"', path(starShape(x, y, 74), '#fff0b8')) +
  path(starShape(x, y, 36), '#fffdf0')

const starShape = (x: number, y: number, r: number): string =>
  `M${Array.from({ length: 10 }, (_, i) => {
    const [a, k] = [(i * Math.PI) / 5 - Math.PI / 2, i % 2 ? r * 0.52 : r]
    return `${Math.round(x + Math.cos(a) * k)} ${Math.round(y + Math.sin(a) * k)}`
  }).join('L')}Z`

/** Somun's shelf, under the window. */
const shelf = (): string =>
  ellipse(850, 882, 220, 12, '#3d3a98', 'opacity=".35" filter="url(#b8)"') +
  group(
    'filter="url(#fS)"',
    path('M836 856V786H862V856ZM866 856V770H888V856ZM892 856V798H922V856Z', '#f0a0b4'),
    path('M866 856V770H888V856Z', '#ffd08a'),
    path('M892 856V798H922V856Z', '#8fb4f4'),
  ) +
  alarmClock(976, 854, 0.8) +
  group('filter="url(#fS)"', '<rect x="640" y="854" width="410" height="22" rx="8" fill="#c8b0ec"/>') +
  path('M690 876L706 908M1000 876L984 908', '#c8b0ec', 'stroke="#a894dc" stroke-width="10"')

const onFloor = (): string =>
  ellipse(800, 1076, 190, 16, '#3d3a98', 'opacity=".36" filter="url(#b8)"') +
  placed({ x: 800, y: 978, s: 0.42, rot: -2 }, rocketBehind('f') + rocketWall('f')) +
  ball(560, 1074, 34) +
  slippers(330, 1072) +
  // drawings of the day: a blue friend, a green dot
  placed(
    { x: 1740, y: 1036, rot: -8 },
    path('M-70 -34H70V34H-70Z', '#fffaf0') +
      ellipse(-20, 0, 22, 24, '#6a9cf4') +
      ellipse(-28, -6, 4, 4, '#24408f') +
      ellipse(-14, -8, 4, 4, '#24408f') +
      ellipse(-20, -16, 4, 4, '#24408f') +
      ellipse(36, -8, 8, 8, '#7cf2b0'),
  ) +
  placed({ x: 1860, y: 1062, rot: 10 }, line('M-50 0H40', '#ffb04a', 9) + line('M40 0L52 0', '#5a3a6a', 5)) +
  placed({ x: 1960, y: 1060, rot: -14 }, line('M-40 0H30', '#ff8a9a', 9) + line('M30 0L42 0', '#5a3a6a', 5))

/** Posts, headboard and pillow; the helmet on a post. */
const bedBehind = (): string =>
  ellipse(1344, 1082, 330, 18, '#3d3a98', 'opacity=".4" filter="url(#b8)"') +
  group(
    'filter="url(#fM)"',
    path(
      'M1096 1070V560Q1096 540 1112 540Q1128 540 1128 560V1070ZM1560 1070V560Q1560 540 1576 540Q1592 540 1592 560V1070Z',
      '#e0ae8c',
    ),
    path('M1120 900V600C1160 520 1260 484 1344 484C1428 484 1528 520 1568 600V900Z', '#eec29c'),
  ) +
  line('M1150 640C1190 560 1270 522 1344 522C1418 522 1498 560 1538 640', '#c98f78', 5, 'opacity=".6"') +
  sparkle(1344, 506, 14, '#fff3d0', 0.9) +
  group(
    'filter="url(#fM)"',
    path('M1140 800C1120 700 1150 664 1240 668C1300 650 1400 650 1450 668C1540 664 1570 700 1548 800Z', '#fdf8ff'),
  ) +
  line('M1170 720q20 20 14 60M1518 720q-20 20 -14 60', '#b8b0ec', 5, 'opacity=".6"') +
  looseHelmet(1112, 486, 0.44, -8)

const QUILT =
  'M1104 812C1180 776 1270 792 1344 784C1420 792 1510 776 1584 812C1606 880 1612 980 1606 1064C1440 1084 1250 1084 1082 1064C1078 980 1082 880 1104 812Z'
const bedBefore = (random: Random): string =>
  quilt(random, QUILT, [1060, 790, 1640, 1090], 92) +
  group(
    'filter="url(#fS)"',
    path(
      'M1100 818C1180 776 1270 794 1344 786C1420 794 1510 776 1588 818C1586 846 1576 856 1566 852C1500 822 1420 836 1344 828C1270 836 1190 822 1122 852C1106 856 1102 840 1100 818Z',
      '#fdf8ff',
    ),
  ) +
  line('M1200 900Q1240 980 1220 1060M1480 900Q1450 980 1474 1060', '#8a70c8', 7, 'opacity=".22"')

/** A torch in proportion to the child, which shines toward the star. */
function torch(stand: AstronautStand, { age }: SceneHero): string {
  const [x, y] = wristAt(stand, age, 'armL')
  const s = stand.fw / ALONE
  const [px, py] = [x - 24 * s, y - 14 * s]
  const deg = (Math.atan2(STAR[1] - py, STAR[0] - px) * 180) / Math.PI
  const lens = (along: number, across: number) => {
    const [a, b] = [(deg * Math.PI) / 180, ((deg + 90) * Math.PI) / 180]
    return `${Math.round(px + Math.cos(a) * along + Math.cos(b) * across)} ${Math.round(py + Math.sin(a) * along + Math.sin(b) * across)}`
  }
  const [lx = 0, ly = 0] = lens(60 * s, 0)
    .split(' ')
    .map(Number)
  const far = Math.hypot(STAR[0] - px, STAR[1] - py)
  return (
    path(
      `M${lens(56 * s, 22 * s)}L${lens(far, 64)}L${lens(far, -64)}L${lens(56 * s, -22 * s)}Z`,
      'url(#beam)',
      'filter="url(#b8)"',
    ) +
    placed({ x: px, y: py, rot: deg, s: 0.86 * s }, TORCH_DRAWN) +
    ellipse(lx, ly, 90 * s, 90 * s, 'url(#warm)', 'opacity=".8"')
  )
}

/** The torch's drawing, with the lens at +x. */
const TORCH_DRAWN =
  path('M-60 -14L20 -14L20 14L-60 14Z', '#ff8a7a') +
  path('M18 -14L52 -28L52 28L18 14Z', '#ffd36b') +
  line('M-44 -14V14M-24 -14V14', '#d8605c', 4) +
  ellipse(54, 0, 10, 28, '#fffbe4')

/** Somun folds the map and nods off. */
const robot = (): string =>
  somun(
    { x: 724, y: 716, s: 0.78, rot: -3 },
    {
      mood: 'sleepy',
      map: {
        spine: [
          [-44, 126],
          [-10, 132],
          [20, 128],
          [56, 134],
        ],
        width: 80,
      },
      armL: {
        points: [
          [-50, 90],
          [-82, 112],
          [-52, 130],
        ],
        deg: 20,
      },
      armR: {
        points: [
          [52, 90],
          [84, 112],
          [60, 132],
        ],
        deg: 160,
      },
    },
  )

/** Dust in the light. */
const air = (random: Random): string =>
  specks(random, 46, [660, 120, 1560, 1000], '#fff6d8', [
    [1344, 540, 260],
    [724, 720, 110],
  ])

const DEFS =
  roomDefs(PAINT) +
  radial('moonlight', [
    [0, '#c8ccff', 0.9],
    [0.5, '#9a9cf0', 0.45],
    [1, '#6a6cc4', 0],
  ]) +
  radial('cosy', [
    [0, '#ffe4b4', 0.85],
    [0.5, '#f0b0c0', 0.4],
    [1, '#8a7cd0', 0],
  ]) +
  linear(
    'beam',
    [
      [0, '#fff3c4', 0.08],
      [0.6, '#fff3c4', 0.3],
      [1, '#fff6d0', 0.75],
    ],
    0,
    0,
    1,
    1,
  )
