/** 6. Sunday: back in bed, behind drawn curtains. One stripe of sun; the darkest and warmest spread. */
import { SPREAD_SIZE } from '#media/picture.ts'
import { glow, screen } from '../../drawing/effects.ts'
import { linear } from '../../drawing/filters.ts'
import type { Random } from '../../drawing/random.ts'
import { ellipse, group, inside, line, path } from '../../drawing/svg.ts'
import type { Cast } from '../../hero/cast.ts'
import type { SceneGiven, SceneLayers } from '../../story-world.ts'
import { loaf, steam } from '../bakery/dough.ts'
import { LIGHTS } from '../colours.ts'
import { cat } from '../creatures/cat.ts'
import { sparrow } from '../creatures/sparrow.ts'
import { bootOf } from '../hero/boot.ts'
import type { Stand } from '../hero/skeleton.ts'
import { seated, sideShade, stage, vignette, vignetteDef } from './stage.ts'

const { w: W, h: H } = SPREAD_SIZE
const LIGHT = LIGHTS.sunday
const TEXT_LEFT = { x: 156, y: 36, w: 456, h: 1004 }
const TEXT_RIGHT = { x: 1604, y: 36, w: 444, h: 1008 }

const CAST: Cast<Stand> = [
  [{ pose: 'bed', x: 1300, y: 552, fw: 178 }],
  [
    { pose: 'bed', x: 1390, y: 566, fw: 144 },
    { pose: 'bedLeft', x: 1206, y: 580, fw: 138 },
  ],
  [
    { pose: 'bed', x: 1328, y: 574, fw: 118 },
    { pose: 'bedLeft', x: 1186, y: 588, fw: 112 },
    { pose: 'bedRight', x: 1468, y: 588, fw: 112 },
  ],
]

export function sundayScene({ heroes, seed = 66 }: SceneGiven): SceneLayers {
  const { random, finish } = stage(SPREAD_SIZE, LIGHT, seed, DEFS)
  const back = room(random) + curtainedWindow() + shadeLeft + shadeRight + bedHead() + bedside() + sunStripe()
  const front =
    quilt(random) +
    cat({ x: 1176, y: 934, s: 0.84, asleep: true, flip: true }) +
    nearBed() +
    breath() +
    vignette(SPREAD_SIZE)
  return finish({
    heroBox: { x: 1040, y: 280, w: 570, h: 820 },
    back,
    hero: seated(CAST, heroes, LIGHT),
    front,
    text: [TEXT_LEFT, TEXT_RIGHT],
    faces: [{ x: 1180, y: 790, w: 120, h: 110 }],
  })
}

/** Stripes on the wall, boards on the floor. */
const room = (random: Random): string =>
  `<rect width="${W}" height="${H}" fill="url(#wall)"/>` +
  Array.from(
    { length: 23 },
    (_, i) => `<rect x="${i * 100}" width="46" height="900" fill="#5a3664" fill-opacity=".28"/>`,
  ).join('') +
  Array.from({ length: 40 }, (_, i) => {
    const [x, y] = [(i % 23) * 100 + 72, 90 + Math.floor(i / 23) * 420 + random.between(0, 260)]
    return path(`M${x} ${y - 9}Q${x + 7} ${y} ${x} ${y + 9}Q${x - 7} ${y} ${x} ${y - 9}Z`, '#c88a94', 'opacity=".2"')
  }).join('') +
  path(`M-20 920L${W + 20} 920L${W + 20} ${H + 20}L-20 ${H + 20}Z`, 'url(#floor)') +
  line(`M-20 920L${W + 20} 920`, '#7a4a6a', 7, 'opacity=".5"')

/** The captain's shadow behind the cloth. */
function curtainedWindow(): string {
  const left = 'M640 90C700 96 780 92 836 96C842 300 822 520 826 700C770 712 700 704 640 710C650 500 634 300 640 90Z'
  const right =
    'M856 96C920 92 980 96 1052 90C1060 300 1046 500 1054 710C990 704 930 712 868 700C872 520 850 300 856 96Z'
  const folds = (xs: readonly number[]) =>
    line(
      xs.map((x) => `M${x} 96C${x + 8} 300 ${x - 8} 500 ${x + 2} 706`).join(''),
      '#7a2f4a',
      12,
      'opacity=".35" filter="url(#b6)"',
    )
  return (
    path('M660 110L1032 110L1032 680L660 680Z', 'url(#outside)') +
    group('filter="url(#cM)"', path(left, 'url(#curtain)'), inside(left, folds([664, 700, 742, 786, 818]))) +
    group(
      'filter="url(#cM)"',
      path(right, 'url(#curtain)'),
      inside(right, folds([880, 914, 962, 1006, 1040]) + captainsShadow()),
    ) +
    screen(
      path('M836 96L856 96L868 700L826 700Z', '#fff0c0') +
        path('M836 96L856 96L868 700L826 700Z', '#ffd98a', 'filter="url(#b20)"'),
    ) +
    group(
      'filter="url(#cS)"',
      '<rect x="606" y="76" width="480" height="18" rx="9" fill="#a8683e"/>',
      ellipse(604, 85, 17, 17, '#c98a52'),
      ellipse(1088, 85, 17, 17, '#c98a52'),
    ) +
    group('filter="url(#cS)"', '<rect x="628" y="676" width="440" height="20" rx="5" fill="#8a5a6a"/>') +
    sparrow(690, 674, 1, { asleep: true })
  )
}

const captainsShadow = (): string =>
  group(
    'opacity=".42" filter="url(#b3)"',
    path(
      'M980 676C930 676 912 640 926 604C934 584 936 566 934 552L908 560L934 536C930 512 950 500 970 502C994 504 1000 524 996 546C1006 590 1030 620 1052 640L1052 676Z',
      '#4a1a40',
    ),
    path(
      'M930 522C926 500 940 490 964 490C990 490 1002 500 996 520L994 530L926 534L914 538C912 530 920 526 930 522Z',
      '#4a1a40',
    ),
  )

const sunStripe = (): string =>
  screen(
    path('M840 110L854 110L1560 1010L1330 1060Z', 'url(#stripe)', 'filter="url(#b10)"') +
      glow(846, 400, 330, 'warm', 0.5) +
      ellipse(1330, 760, 330, 240, 'url(#warm)', 'opacity=".5"'),
  )

const bedHead = (): string =>
  group(
    'filter="url(#cL)"',
    path('M1086 900L1086 470C1086 380 1180 340 1324 340C1468 340 1562 380 1562 470L1562 900Z', 'url(#headboard)'),
  ) +
  line(
    'M1122 880L1122 486C1122 416 1204 382 1324 382C1444 382 1526 416 1526 486L1526 880',
    '#f0b070',
    6,
    'opacity=".35"',
  ) +
  group(
    'filter="url(#cL)"',
    path(
      'M1112 700C1090 600 1120 540 1190 540C1240 520 1290 540 1324 538C1370 530 1420 524 1462 540C1530 544 1556 610 1534 700Z',
      'url(#pillow)',
    ),
  )

/** The loaf on a stool: its smell has reached the bed. */
const bedside = (): string =>
  group(
    'filter="url(#cM)"',
    path('M900 836L1050 836L1050 860L900 860Z', '#8a5236'),
    path('M916 860L938 860L930 1010L912 1010ZM1012 860L1034 860L1040 1010L1020 1010Z', '#5f3432'),
  ) +
  loaf(975, 838, 0.6) +
  steam(
    [
      [944, 764],
      [976, 754],
      [1008, 764],
    ],
    0.8,
  )

/** It rises over who sleeps below, like dough under its cloth. */
const QUILT =
  'M1030 1130C1010 980 1030 850 1082 790C1140 726 1230 712 1324 714C1420 712 1510 730 1560 796C1600 860 1610 990 1600 1130Z'

function quilt(random: Random): string {
  const colours = ['#c9788a', '#e6b070', '#8a86c0', '#d99a8a', '#a8789c', '#f0cf9c']
  let patches = ''
  for (let y = 700, row = 0; y < 1130; y += 74, row++)
    for (let x = 1000 - (row % 2) * 37; x < 1640; x += 74) {
      const sag = Math.sin(((x - 1000) / 640) * Math.PI) * -26
      patches += `<rect x="${x}" y="${y + sag}" width="74" height="76" fill="${random.pick(colours)}"/><rect x="${x + 5}" y="${y + sag + 5}" width="64" height="66" fill="none" stroke="#fff0dc" stroke-opacity=".45" stroke-width="2.4" stroke-dasharray="7 6"/>`
    }
  return (
    group('filter="url(#cL)"', path(QUILT, '#c9788a'), inside(QUILT, patches)) +
    inside(
      QUILT,
      `<rect x="980" y="690" width="680" height="450" fill="url(#quiltShade)"/>` +
        line(
          'M1100 850C1120 930 1110 1020 1096 1110M1324 800C1316 900 1330 1000 1320 1110M1540 850C1530 940 1544 1030 1552 1110',
          '#4a2048',
          16,
          'opacity=".3" filter="url(#b10)"',
        ),
    ) +
    group(
      'filter="url(#cM)"',
      path(
        'M1076 800C1130 724 1230 706 1324 708C1420 706 1516 724 1568 804C1520 764 1420 752 1324 754C1228 752 1126 762 1076 800Z',
        '#fff4e2',
      ),
    )
  )
}

/** A pair of felt boots, flour on their toes. */
const nearBed = (): string =>
  [
    [690, 1010],
    [774, 1022],
  ]
    .map(
      ([x = 0, y = 0]) =>
        ellipse(x + 16, y + 42, 66, 9, '#140a20', 'opacity=".6" filter="url(#b6)"') +
        bootOf(x, y, 0.94) +
        ellipse(x + 62, y + 4, 17, 8, '#ffffff', 'opacity=".5"'),
    )
    .join('')

/** Puuuf: two curved strokes over the quilt. */
const breath = (): string =>
  line('M1180 690Q1250 664 1324 664Q1398 664 1468 690', '#ffe9c0', 4, 'opacity=".28"') +
  line('M1220 668Q1270 650 1324 650Q1378 650 1428 668', '#ffe9c0', 3, 'opacity=".2"')

const [defLeft, shadeLeft] = sideShade('left', SPREAD_SIZE, 680, '#1c1030', 0.86)
const [defRight, shadeRight] = sideShade('right', SPREAD_SIZE, 660, '#1c1030', 0.88)
const DEFS =
  linear('wall', [
    [0, '#3d2652'],
    [1, '#54304f'],
  ]) +
  linear('floor', [
    [0, '#5a3446'],
    [1, '#22122c'],
  ]) +
  linear('outside', [
    [0, '#ffe6b0'],
    [1, '#ffc08a'],
  ]) +
  linear('curtain', [
    [0, '#b05a62'],
    [0.5, '#c96a66'],
    [1, '#8a4258'],
  ]) +
  linear('stripe', [
    [0, '#fff0c0', 0.85],
    [0.5, '#ffd28a', 0.5],
    [1, '#ffb05a', 0.1],
  ]) +
  linear('headboard', [
    [0, '#9a5c40'],
    [1, '#5a3034'],
  ]) +
  linear('pillow', [
    [0, '#fff4e4'],
    [1, '#c9a3a8'],
  ]) +
  linear('quiltShade', [
    [0, '#2c1638', 0],
    [0.45, '#2c1638', 0.2],
    [1, '#1c0e2a', 0.8],
  ]) +
  defLeft +
  defRight +
  vignetteDef('#0e0718', 0.56, 0.55, 0.72)
