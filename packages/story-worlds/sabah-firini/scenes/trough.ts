/** 2. The trough: white morning through an arched window, hands in the dough, all noses over the rim. */
import { SPREAD_SIZE } from '#media/picture.ts'
import { fix, place, smooth } from '../../drawing/curve.ts'
import { screen } from '../../drawing/effects.ts'
import type { Point } from '../../drawing/geometry.ts'
import type { Random } from '../../drawing/random.ts'
import { ellipse, group, inside, line, path } from '../../drawing/svg.ts'
import type { Cast } from '../../hero/cast.ts'
import type { SceneGiven, SceneLayers } from '../../story-world.ts'
import { checked, loaf, sack, simit, steam } from '../bakery/dough.ts'
import {
  archWindow,
  beam,
  cloud,
  corners,
  dayOven,
  flour,
  geranium,
  handPrint,
  lyingHat,
  mouse,
  MORNING_DEFS,
  panelling,
  pawPrint,
  planks,
  plaster,
  rack,
  rollingPin,
  sieve,
} from '../bakery/morning.ts'
import { basket } from '../bakery/room.ts'
import { LIGHTS } from '../colours.ts'
import { bear } from '../creatures/bear.ts'
import { cat } from '../creatures/cat.ts'
import { gull } from '../creatures/gull.ts'
import { sparrow } from '../creatures/sparrow.ts'
import type { BakerPose, BakerStand } from '../hero/baker.ts'
import { bakers, stage } from './stage.ts'

const { w: W, h: H } = SPREAD_SIZE
const LIGHT = LIGHTS.morning
const TEXT_LEFT = { x: 130, y: 12, w: 630, h: 730, ink: 'dark' } as const
const TEXT_RIGHT = { x: 1476, y: 8, w: 594, h: 644, ink: 'dark' } as const
const RIM = 800
/** Distance by which the trough and all figures at it stand lower than in their own drawings. */
const DOWN = 70
const lower = (drawn: string): string => `<g transform="translate(0 ${DOWN})">${drawn}</g>`

/** Both hands in the dough. */
const KNEAD: BakerPose = {
  tilt: -7,
  spine: 90,
  head: { turn: -0.8, nod: 0.8, expression: 'awe', gaze: [-0.62, 0.75] },
  armL: { to: [-64, 202], bend: 1, hand: 'knead', thumb: -1, depth: 'front' },
  armR: { to: [64, 202], bend: -1, hand: 'knead', thumb: 1, depth: 'front' },
}
const MIRRORED: BakerPose = {
  ...KNEAD,
  tilt: 6,
  head: { ...KNEAD.head, turn: 0.6, gaze: [0.5, 0.75], expression: 'glee' },
}
const CAST: Cast<BakerStand> = [
  [{ pose: KNEAD, x: 1286, y: 452 + DOWN, fw: 272 }],
  [
    { pose: KNEAD, x: 1362, y: 530 + DOWN, fw: 200 },
    { pose: MIRRORED, x: 1180, y: 548 + DOWN, fw: 178 },
  ],
  [
    { pose: KNEAD, x: 1390, y: 576 + DOWN, fw: 144 },
    { pose: KNEAD, x: 1274, y: 584 + DOWN, fw: 144 },
    { pose: MIRRORED, x: 1160, y: 588 + DOWN, fw: 144 },
  ],
]

export function troughScene({ heroes, seed = 22 }: SceneGiven): SceneLayers {
  const { random, finish } = stage(SPREAD_SIZE, LIGHT, seed, MORNING_DEFS)
  const back =
    plaster(random, W, 740) +
    archWindow(random, 1100, 680) +
    panelling(W, 744, 970) +
    things() +
    floor() +
    beam(W) +
    shafts() +
    shadows() +
    lower(baker() + inTrough(random))
  return finish({
    heroBox: { x: 940, y: 190, w: 660, h: 840 },
    back,
    hero: bakers(CAST, heroes, LIGHT, { bodyIn: place(ABOVE_DOUGH, { y: DOWN }), over: dough }),
    front: lower(troughFront(random) + onRim()) + nearThings() + air(random),
    text: [TEXT_LEFT, TEXT_RIGHT],
    faces: [
      { x: 800, y: 480, w: 236, h: 240 },
      { x: 1560, y: 690, w: 180, h: 190 },
      { x: 960, y: 710, w: 110, h: 100 },
    ],
  })
}

const things = (): string =>
  dayOven(150, 972, 0.68) +
  `<g transform="translate(2020 972) scale(.72)">${rack(0, 0)}</g>` +
  lyingHat(1940, 752, 0.5) +
  sieve(360, 850) +
  sack(420, 1000, 0.6) +
  geranium(1410, 672) +
  steam(
    [
      [150, 740],
      [190, 750],
    ],
    0.5,
  )

const floor = (): string =>
  planks(W, H, 966) +
  group(
    'filter="url(#b3)"',
    path('M860 968L1090 968L1060 1100L760 1100ZM1110 968L1360 968L1480 1100L1100 1100Z', '#fff6dc', 'opacity=".6"'),
  ) +
  Array.from({ length: 6 }, (_, i) => pawPrint(1430 + i * 70, 1050 + (i % 2) * 26)).join('') +
  ellipse(1010, 1064, 160, 18, '#ffffff', 'opacity=".6" filter="url(#b6)"')

/** Broad shafts of light, behind all figures. */
const shafts = (): string =>
  screen(
    path('M820 120L960 60L560 1100L60 1100Z', 'url(#shaft)', 'filter="url(#b20)" opacity=".7"') +
      path('M1240 60L1380 120L2000 1100L1540 1100Z', 'url(#shaft)', 'filter="url(#b20)" opacity=".8"'),
  )

const shadows = (): string =>
  [
    [1100, 1040, 660, 44],
    [150, 976, 240, 22],
    [2010, 976, 220, 18],
    [300, 1080, 130, 16],
  ]
    .map(([x = 0, y = 0, rx = 0, ry = 0]) => ellipse(x, y, rx, ry, '#6a3420', 'opacity=".45" filter="url(#b10)"'))
    .join('')

const baker = (): string =>
  inside(
    `M0 0H${W}V950H0Z`,
    bear({
      ...{ x: 918, y: 530, s: 0.98, mood: 'happy', look: [0.8, 0.8], tilt: 9 },
      arms: [
        [
          [-120, 150],
          [-200, 216],
          [-130, 252],
        ],
        [
          [120, 150],
          [170, 208],
          [78, 226],
        ],
      ],
    }),
  )

const ABOVE_DOUGH =
  'M800 0L1700 0L1700 690L1540 692L1450 724L1396 748L1296 730L1200 746L1150 720L1080 704L980 694L800 700Z'
const DOUGH: readonly Point[] = [
  [474, 860],
  [496, 770],
  [600, 736],
  [740, 752],
  [860, 724],
  [980, 690],
  [1080, 700],
  [1150, 716],
  [1200, 742],
  [1296, 722],
  [1396, 744],
  [1450, 720],
  [1540, 688],
  [1640, 704],
  [1712, 752],
  [1728, 860],
]

const inTrough = (random: Random): string =>
  path('M446 806L1754 806L1720 850L480 850Z', '#8a5430') +
  inside('M462 0L1738 0L1738 840L462 840Z', group('filter="url(#cL)"', path(smooth(DOUGH), 'url(#gDough)'))) +
  line('M640 772Q720 796 800 774M930 760Q1010 742 1070 764M1530 744Q1590 730 1640 756', '#c99f76', 5, 'opacity=".4"') +
  Array.from({ length: 12 }, () => {
    const x = random.between(560, 1120)
    return ellipse(x, random.between(772, 800), random.between(4, 9), random.between(3, 7), '#fffdf6', 'opacity=".8"')
  }).join('')

/** The dough, which closes over the fingers of one child. */
const dough = ({ x, y, fw }: BakerStand): string => {
  const k = fw / 300
  const at = ([u, v]: Point): Point => [x + u * k, y + v * k]
  const mound: readonly Point[] = [
    [-124, 428],
    [-112, 356],
    [-84, 330],
    [-38, 313],
    [0, 324],
    [40, 313],
    [84, 331],
    [110, 358],
    [122, 428],
  ]
  const bottom = 850 + DOWN
  return inside(
    `M0 0L${W} 0L${W} ${bottom}L0 ${bottom}Z`,
    group('filter="url(#hS)"', path(smooth(mound.map(at)), '#fbeed8')) +
      line(
        [
          [-90, 344, -56, 316, -12, 332],
          [14, 332, 50, 316, 92, 346],
        ]
          .map(
            ([a = 0, b = 0, c = 0, d = 0, e = 0, f = 0]) =>
              `M${at([a, b]).map(fix).join(' ')}Q${at([c, d]).map(fix).join(' ')} ${at([e, f]).map(fix).join(' ')}`,
          )
          .join(''),
        '#c99f76',
        4 * k,
        'opacity=".5"',
      ),
  )
}

const CLOTH =
  'M1476 806C1470 760 1520 712 1590 702C1660 696 1716 740 1734 806L1726 900C1700 886 1676 910 1648 898C1620 888 1592 908 1562 896C1530 884 1504 900 1484 892Z'
const FRONT = `M452 ${RIM}L1748 ${RIM}L1704 984L496 984Z`

const troughFront = (random: Random): string =>
  group('filter="url(#cL)"', path(FRONT, 'url(#dayWood)')) +
  inside(
    FRONT,
    Array.from({ length: 30 }, () =>
      line(
        `M${fix(random.between(470, 1700))} ${fix(random.between(820, 976))}q${fix(random.between(20, 50))} ${fix(random.spread() * 5)} ${fix(random.between(60, 120))} 0`,
        '#8a5430',
        2.4,
        'opacity=".35"',
      ),
    ).join(''),
  ) +
  carving() +
  handPrint(760, 926, -14) +
  handPrint(828, 934, 10) +
  group(
    'filter="url(#cM)"',
    path('M560 980L604 980L590 1066L548 1066ZM1596 980L1640 980L1652 1066L1610 1066Z', '#b5743e'),
  ) +
  group('filter="url(#cM)"', `<rect x="432" y="${RIM - 16}" width="1336" height="38" rx="17" fill="#e3aa6a"/>`) +
  line(`M450 ${RIM - 8}L1750 ${RIM - 8}`, '#fff0cf', 5, 'opacity=".85"') +
  checked(CLOTH, [1460, 690, 1750, 910], 36) +
  // The corner of the cloth, lifted by a paw: its underside is a paler check.
  group(
    'filter="url(#cM)"',
    path('M1476 800C1470 748 1500 706 1512 668C1540 690 1566 700 1592 702C1560 720 1500 760 1476 800Z', '#fbeeee'),
  ) +
  line('M1490 770Q1520 724 1560 704M1484 742Q1508 706 1530 690', '#d98f88', 7, 'opacity=".6"')

/** A carved band of diamonds and tulips. */
const carving = (): string => {
  const cut = Array.from({ length: 14 }, (_, i) => {
    const x = 560 + i * 66
    return i % 2
      ? `M${x} 838L${x + 20} 860L${x} 882L${x - 20} 860ZM${x} 850L${x + 9} 860L${x} 870L${x - 9} 860Z`
      : `M${x} 884L${x} 862M${x} 866C${x - 22} 862 ${x - 18} 844 ${x - 14} 838C${x - 8} 842 ${x - 4} 846 ${x} 836C${x + 4} 846 ${x + 8} 842 ${x + 14} 838C${x + 18} 844 ${x + 22} 862 ${x} 866`
  }).join('')
  const band = `${cut}M520 822L1466 822M524 898L1474 898`
  return (
    line(band, '#6a3620', 4.5, 'opacity=".55"') +
    line(band, '#ffd9a0', 2.4, 'opacity=".5" transform="translate(0 3.5)"')
  )
}

const onRim = (): string =>
  cat({
    ...{ x: 1668, y: 800, s: 0.96, shape: 'loaf', look: [-0.9, 0.5], tilt: -10 },
    paw: [
      [-96, -40],
      [-166, -104],
    ],
  }) +
  gull({ x: 1004, y: 776, s: 0.62, look: [0.5, 0.6] }) +
  group('transform="translate(580 784) rotate(10)"', sparrow(0, 0, 1.2))

const nearThings = (): string =>
  [0, 1, 2].map((i) => simit(236 + i * 62, 946 - (i % 2) * 16, 0.86, i * 30)).join('') +
  basket(300, 972, 0.9) +
  loaf(2000, 1084, 0.8) +
  rollingPin(960, 1062) +
  mouse(1884, 1082)

const FACES = [
  [1274, 510, 200],
  [918, 590, 140],
  [1640, 680, 80],
  [1050, 740, 70],
] as const

const air = (random: Random): string =>
  group('filter="url(#b3)"', path(cloud(1520, 756, 0.32) + cloud(1546, 716, 0.18), '#ffffff', 'opacity=".75"')) +
  flour(random, 150, [620, 250, 1860, 780], FACES) +
  corners(W, H)
