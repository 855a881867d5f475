/** 6. Sunday: back in bed while the sun comes in. The smell of bread has found the room, and the quilt rises like dough. */
import { SPREAD_SIZE } from '#media/picture.ts'
import { glow, screen } from '../../drawing/effects.ts'
import { linear } from '../../drawing/filters.ts'
import type { Random } from '../../drawing/random.ts'
import { ellipse, group, inside, line, path } from '../../drawing/svg.ts'
import type { Cast } from '../../hero/cast.ts'
import type { SceneGiven, SceneLayers } from '../../story-world.ts'
import { mosque, roofs } from '../bakery/city.ts'
import { loaf, steam } from '../bakery/dough.ts'
import { beam, cloud, corners, MORNING_DEFS, panelling, planks, plaster } from '../bakery/morning.ts'
import { LIGHTS } from '../colours.ts'
import { cat } from '../creatures/cat.ts'
import { gull } from '../creatures/gull.ts'
import { sparrow } from '../creatures/sparrow.ts'
import type { BakerPose, BakerStand } from '../hero/baker.ts'
import { bootOf } from '../hero/boot.ts'
import { bakers, stage } from './stage.ts'

const { w: W, h: H } = SPREAD_SIZE
const LIGHT = LIGHTS.sunday
const TEXT_LEFT = { x: 132, y: 34, w: 480, h: 990, ink: 'dark' } as const
const TEXT_RIGHT = { x: 1628, y: 34, w: 440, h: 1010, ink: 'dark' } as const
const WALL_FOOT = 920

/** On the pillow, both hands on the quilt's edge. */
const SLEEP: BakerPose = {
  tilt: -9,
  spine: 91,
  head: { turn: -0.25, nod: 0.25, expression: 'asleep' },
  hat: true,
  flop: -1,
  armL: { to: [-92, 212], bend: 1, s: 0.9, hand: 'rest', handTurn: -20, depth: 'back' },
  armR: { to: [92, 212], bend: -1, s: 0.9, hand: 'rest', handTurn: 20, depth: 'back' },
}
const LEAN_RIGHT: BakerPose = { ...SLEEP, tilt: 11, head: { ...SLEEP.head, turn: 0.3 }, flop: 1 }
const CAST: Cast<BakerStand> = [
  [{ pose: SLEEP, x: 1318, y: 548, fw: 214 }],
  [
    { pose: SLEEP, x: 1414, y: 566, fw: 168 },
    { pose: LEAN_RIGHT, x: 1220, y: 574, fw: 160 },
  ],
  [
    { pose: SLEEP, x: 1336, y: 566, fw: 140 },
    { pose: LEAN_RIGHT, x: 1182, y: 584, fw: 132 },
    { pose: SLEEP, x: 1490, y: 584, fw: 132 },
  ],
]

export function sundayScene({ heroes, seed = 66 }: SceneGiven): SceneLayers {
  const { random, finish } = stage(SPREAD_SIZE, LIGHT, seed, MORNING_DEFS + DEFS)
  const back =
    room(random) +
    `<g transform="translate(62 0)">${morningWindow(random)}</g>` +
    rug() +
    bedHead() +
    bedside() +
    sunbeam() +
    shelfOfToys()
  return finish({
    heroBox: { x: 1040, y: 290, w: 600, h: 810 },
    back,
    hero: bakers(CAST, heroes, LIGHT),
    front: quilt(random) + cat({ x: 1176, y: 934, s: 0.84, asleep: true, flip: true }) + nearBed() + corners(W, H),
    text: [TEXT_LEFT, TEXT_RIGHT],
    faces: [{ x: 1180, y: 790, w: 120, h: 110 }],
  })
}

/** Pale stripes and small flowers, panelling, boards. */
const room = (random: Random): string =>
  plaster(random, W, 760) +
  Array.from(
    { length: 23 },
    (_, i) => `<rect x="${i * 100}" width="46" height="740" fill="#ffe2bc" fill-opacity=".35"/>`,
  ).join('') +
  panelling(W, 740, WALL_FOOT) +
  planks(W, H, WALL_FOOT) +
  beam(W)

/** A window open to the sea and the city; the captain sits on the sill, a sparrow sleeps beside him. */
function morningWindow(random: Random): string {
  const pane = 'M640 110L1030 110L1030 680L640 680Z'
  const left =
    'M600 90C640 96 690 92 716 96C712 250 676 400 640 470C634 560 628 640 616 710L588 706C600 500 588 300 600 90Z'
  const right =
    'M1070 90C1030 96 984 92 956 96C960 250 994 400 1032 470C1038 560 1044 640 1056 710L1084 706C1072 500 1084 300 1070 90Z'
  return (
    group('filter="url(#cM)"', '<rect x="612" y="84" width="446" height="620" rx="10" fill="#fff6e6"/>') +
    path(pane, 'url(#sky)') +
    inside(
      pane,
      glow(760, 470, 300, 'sun', 1) +
        ellipse(760, 470, 46, 46, '#fffdf0') +
        path(cloud(920, 220, 0.9) + cloud(720, 300, 0.7), '#ffffff', 'opacity=".95"') +
        mosque(920, 590, 0.6, '#b3c3e0') +
        roofs(random, {
          ...{ x0: 630, x1: 1040, y: 600, high: 60, lit: 0.3 },
          ...{ colour: '#c9d3e6', lights: '#fff1c0' },
        }) +
        '<rect x="630" y="596" width="420" height="100" fill="url(#sea)"/>',
    ) +
    line('M835 110L835 680M640 380L1030 380', '#fffaf0', 14) +
    line('M842 110L842 680M640 388L1030 388', '#d9bd94', 3, 'opacity=".6"') +
    group('filter="url(#cM)"', path(left, 'url(#curtain)'), path(right, 'url(#curtain)')) +
    line(
      'M640 110Q650 300 622 470M676 104Q672 240 642 400M1030 110Q1020 300 1048 470M996 104Q1000 240 1028 400',
      '#e89a8c',
      6,
      'opacity=".4"',
    ) +
    group(
      'filter="url(#cS)"',
      '<rect x="566" y="74" width="540" height="18" rx="9" fill="#c98f56"/>',
      ellipse(564, 83, 17, 17, '#e0ae74'),
      ellipse(1108, 83, 17, 17, '#e0ae74'),
    ) +
    group('filter="url(#cS)"', '<rect x="590" y="676" width="490" height="24" rx="6" fill="#fff0d6"/>') +
    gull({ x: 930, y: 676, s: 0.84, flip: true, look: [0.6, 0.3] }) +
    sparrow(700, 674, 1, { asleep: true })
  )
}

const sunbeam = (): string =>
  screen(
    path('M660 120L1020 120L1720 1080L1120 1100Z', 'url(#shaft)', 'filter="url(#b20)" opacity=".8"') +
      ellipse(1330, 780, 330, 220, 'url(#sun)', 'opacity=".35"'),
  )

const rug = (): string =>
  ellipse(900, 1030, 270, 50, '#e2504c', 'opacity=".75"') +
  ellipse(900, 1030, 226, 40, '#fdf0d6', 'opacity=".9"') +
  ellipse(900, 1030, 180, 30, '#1fa8a4', 'opacity=".75"') +
  ellipse(900, 1030, 112, 18, '#fdf0d6', 'opacity=".9"')

const bedHead = (): string =>
  group(
    'filter="url(#cL)"',
    path('M1082 900L1082 470C1082 370 1186 322 1334 322C1482 322 1586 370 1586 470L1586 900Z', 'url(#dayWood)'),
  ) +
  line(
    'M1120 880L1120 486C1120 404 1210 366 1334 366C1458 366 1548 404 1548 486L1548 880',
    '#ffe0ac',
    7,
    'opacity=".55"',
  ) +
  // a carved sun
  line(
    'M1312 352a22 22 0 1 0 44 0a22 22 0 1 0 -44 0M1334 318l0 -0M1296 352l-14 0M1372 352l14 0M1306 326l-9 -9M1362 326l9 -9',
    '#ffe0ac',
    5,
    'opacity=".8"',
  ) +
  group(
    'filter="url(#cL)"',
    path(
      'M1112 720C1088 600 1118 528 1196 528C1246 506 1296 528 1334 526C1380 516 1430 508 1476 528C1548 532 1576 606 1552 720Z',
      '#fffdf6',
    ),
  ) +
  line('M1140 650Q1124 590 1160 556M1530 650Q1546 590 1508 556', '#d9c2a8', 6, 'opacity=".5" filter="url(#b3)"')

/** A stool beside the bed, with the loaf whose smell fills the room. */
const bedside = (): string =>
  ellipse(972, 1014, 110, 14, '#6a3420', 'opacity=".4" filter="url(#b6)"') +
  group(
    'filter="url(#cM)"',
    path('M896 836L1054 836L1054 862L896 862Z', '#d9985a'),
    path('M914 862L938 862L930 1012L910 1012ZM1012 862L1036 862L1042 1012L1020 1012Z', '#b5743e'),
  ) +
  loaf(975, 838, 0.62) +
  steam(
    [
      [944, 764],
      [976, 754],
      [1008, 764],
    ],
    0.9,
  )

/** Above the bed: a wooden ferry, blocks, an owl of cloth. */
const shelfOfToys = (): string =>
  '<g transform="translate(-500 -560)">' +
  group('filter="url(#cS)"', '<rect x="1660" y="800" width="400" height="20" rx="6" fill="#d6a468"/>') +
  group(
    'filter="url(#cS)"',
    path('M1700 770L1820 770L1806 800L1716 800Z', '#3f8fb4'),
    path('M1724 742h70v28h-70Z', '#fff6e2'),
    path('M1762 716h18v26h-18Z', '#f2bb45'),
  ) +
  group(
    'filter="url(#cS)"',
    '<rect x="1860" y="760" width="40" height="40" rx="5" fill="#e2504c"/>',
    '<rect x="1902" y="760" width="40" height="40" rx="5" fill="#f3b63e"/>',
    '<rect x="1880" y="720" width="40" height="40" rx="5" fill="#6fae62"/>',
  ) +
  group('filter="url(#cS)"', path('M1976 800C1964 752 1978 728 2006 728C2034 728 2048 752 2036 800Z', '#b59ad0')) +
  ellipse(1994, 756, 10, 10, '#fffaf0') +
  ellipse(2018, 756, 10, 10, '#fffaf0') +
  ellipse(1995, 757, 4, 4, '#3a2438') +
  ellipse(2017, 757, 4, 4, '#3a2438') +
  path('M2000 768L2012 768L2006 778Z', '#f3b63e') +
  '</g>'

/** The quilt rises over the sleeping children like dough under its cloth. */
const QUILT =
  'M1030 1130C1010 980 1030 850 1082 790C1140 726 1230 712 1334 714C1430 712 1520 730 1576 796C1616 860 1626 990 1616 1130Z'

function quilt(random: Random): string {
  const colours = ['#e8837c', '#f6c878', '#8fb4dc', '#f2a890', '#a8c98a', '#fbe3b4']
  let patches = ''
  for (let y = 700, row = 0; y < 1130; y += 74, row++)
    for (let x = 1000 - (row % 2) * 37; x < 1660; x += 74) {
      const sag = Math.sin(((x - 1000) / 660) * Math.PI) * -26
      patches += `<rect x="${x}" y="${y + sag}" width="74" height="76" fill="${random.pick(colours)}"/><rect x="${x + 5}" y="${y + sag + 5}" width="64" height="66" fill="none" stroke="#fffaf0" stroke-opacity=".6" stroke-width="2.4" stroke-dasharray="7 6"/>`
    }
  return (
    group('filter="url(#cL)"', path(QUILT, '#e8837c'), inside(QUILT, patches)) +
    inside(
      QUILT,
      line(
        'M1100 850C1120 930 1110 1020 1096 1110M1324 800C1316 900 1330 1000 1320 1110M1550 850C1540 940 1554 1030 1562 1110',
        '#8a3c50',
        16,
        'opacity=".22" filter="url(#b10)"',
      ),
    ) +
    group(
      'filter="url(#cM)"',
      path(
        'M1076 806C1130 726 1230 708 1334 710C1430 708 1526 726 1580 810C1530 766 1430 754 1334 756C1228 754 1126 764 1076 806Z',
        '#fffaf0',
      ),
    )
  )
}

/** A pair of felt boots, flour on their toes. */
const nearBed = (): string =>
  [
    [690, 990],
    [774, 1004],
  ]
    .map(
      ([x = 0, y = 0]) =>
        ellipse(x + 16, y + 42, 66, 9, '#5a2c1c', 'opacity=".4" filter="url(#b6)"') +
        bootOf(x, y, 0.94) +
        ellipse(x + 62, y + 4, 17, 8, '#ffffff', 'opacity=".7"'),
    )
    .join('')

const DEFS = linear('curtain', [
  [0, '#f6a894'],
  [0.5, '#f9bca6'],
  [1, '#ee9684'],
])
