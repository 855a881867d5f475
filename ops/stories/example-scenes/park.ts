/** In the park: the kite pulls, one hand holds its string, the other its reel. */
import { fix, smooth } from '#stories/drawing/curve.ts'
import { glow } from '#stories/drawing/effects.ts'
import { linear } from '#stories/drawing/filters.ts'
import { createRandom } from '#stories/drawing/random.ts'
import { ellipse, group, inside, line, path } from '#stories/drawing/svg.ts'
import { child, childHeight, groundShadow, handAt, type ChildDrawing, type ChildPose } from './child.ts'
import { cloudAt, meadow, page, SIZE, tree, type ExampleScene } from './scene.ts'

const { w: W, h: H } = SIZE
const GROUND = 1060
const KITE = { x: 1010, y: 290 }

const PULL: ChildPose = {
  tilt: -8,
  spine: 82,
  head: { turn: 0.42, nod: -0.45, expression: 'awe', gaze: [0.7, -0.7] },
  armL: { to: [22, 196], bend: 1, hand: 'hold', handTurn: -14, depth: 'front' },
  armR: { to: [170, 74], bend: 1, hand: 'hold', handTurn: -4, depth: 'front' },
  legL: { a1: 104, a2: 110, seen: 'side', turn: -16, depth: 'back' },
  legR: { a1: 66, a2: 96, seen: 'side', turn: -6 },
}
const FW = 236

export const park: ExampleScene = (hero) => {
  const random = createRandom(33)
  const stand: ChildDrawing = { pose: PULL, x: 520, y: GROUND - childHeight(PULL, hero.age, FW), fw: FW }
  const [reel, hand] = [handAt(hero, stand, 'armL', 36), handAt(hero, stand, 'armR', 40)]
  return page(
    DEFS,
    `<rect width="${W}" height="${H}" fill="url(#day)"/>`,
    glow(210, 140, 340, 'sunlight'),
    cloudAt(700, 170, 1) + cloudAt(1300, 520, 1.1) + cloudAt(400, 120, 0.8),
    path('M0 640Q300 540 640 620T1180 600T1520 640V900H0Z', '#c4e394'),
    path('M0 720Q380 630 820 700T1520 690V1140H0Z', 'url(#lawn)'),
    tree(random, 160, 800, 1.15),
    tree(random, 1260, 700, 0.5),
    meadow(random, 800, 130),
    pond(),
    groundShadow(526, GROUND + 8, 150),
    string(hand, [KITE.x - 20, KITE.y + 40]),
    kite(),
    child(hero, { ...stand, held: string(reel, hand) + reelAt(reel) }),
    group('transform="translate(-110 0)"', duck()),
  )
}

const string = ([x0, y0]: readonly [number, number], [x1, y1]: readonly [number, number]): string =>
  line(
    `M${fix(x0)} ${fix(y0)}Q${fix((x0 + x1) / 2 + 20)} ${fix((y0 + y1) / 2 + 40)} ${fix(x1)} ${fix(y1)}`,
    '#fffaf0',
    5,
  )

const reelAt = ([x, y]: readonly [number, number]): string =>
  group(
    'filter="url(#hS)"',
    line(`M${fix(x - 44)} ${fix(y + 12)}L${fix(x + 44)} ${fix(y - 12)}`, '#b5743e', 16),
    line(`M${fix(x - 24)} ${fix(y + 7)}L${fix(x + 24)} ${fix(y - 7)}`, '#fff1d8', 34),
  )

function kite(): string {
  const { x, y } = KITE
  const shape = `M${x + 70} ${y - 190}L${x + 150} ${y - 10}L${x - 50} ${y + 130}L${x - 110} ${y - 70}Z`
  const tail = smooth(
    [
      [x - 50, y + 130],
      [x - 30, y + 200],
      [x - 76, y + 250],
      [x - 46, y + 320],
      [x - 86, y + 380],
    ],
    false,
  )
  const bow = (u: number, v: number, colour: string) =>
    path(
      `M${u} ${v}L${u - 34} ${v - 20}L${u - 30} ${v + 18}ZM${u} ${v}L${u + 34} ${v - 18}L${u + 30} ${v + 20}Z`,
      colour,
    )
  return (
    line(tail, '#fffaf0', 6) +
    group(
      'filter="url(#cS)"',
      bow(x - 34, y + 206, '#f3b63e'),
      bow(x - 66, y + 268, '#2f8f86'),
      bow(x - 52, y + 334, '#e4573d'),
    ) +
    group(
      'filter="url(#cM)"',
      path(shape, '#e4573d'),
      inside(
        shape,
        path(`M${x + 70} ${y - 190}L${x + 150} ${y - 10}L${x + 16} ${y - 38}Z`, '#f3b63e') +
          path(`M${x - 50} ${y + 130}L${x - 110} ${y - 70}L${x + 16} ${y - 38}Z`, '#f3b63e'),
      ),
    ) +
    line(`M${x + 70} ${y - 190}L${x - 50} ${y + 130}M${x + 150} ${y - 10}L${x - 110} ${y - 70}`, '#fff1d8', 6) +
    // its face looks back at the child
    ellipse(x - 20, y - 24, 11, 14, '#3a2438') +
    ellipse(x + 36, y - 12, 11, 14, '#3a2438') +
    ellipse(x - 17, y - 29, 4, 5, '#ffffff') +
    ellipse(x + 39, y - 17, 4, 5, '#ffffff') +
    line(`M${x - 16} ${y + 8}Q${x + 6} ${y + 36} ${x + 26} ${y + 18}`, '#3a2438', 6)
  )
}

const POND =
  'M900 900C930 820 1120 790 1300 800C1470 808 1600 850 1600 930C1600 1010 1420 1040 1220 1030C1040 1022 880 980 900 900Z'
const pond = (): string =>
  group('filter="url(#cM)"', path(POND, '#e7d9a0')) +
  path(
    'M922 902C956 836 1124 808 1300 816C1470 824 1580 860 1580 930C1580 996 1412 1022 1220 1014C1050 1006 896 970 922 902Z',
    'url(#pond)',
  ) +
  line('M1010 880H1090M1140 960H1260M1380 866H1470M1060 930H1110', '#ffffff', 7, 'opacity=".75"') +
  [
    [944, 846],
    [968, 828],
    [1440, 1022],
    [1474, 1014],
  ]
    .map(
      ([x = 0, y = 0]) =>
        line(`M${x} ${y + 10}Q${x + 4} ${y - 50} ${x + 14} ${y - 96}`, '#5a9a4c', 6) +
        ellipse(x + 15, y - 100, 9, 24, '#9a6a3c'),
    )
    .join('')

const duck = (): string =>
  ellipse(1262, 936, 110, 12, '#2f7fa8', 'opacity=".35"') +
  group(
    'filter="url(#cM)"',
    path(
      'M1160 888C1140 860 1148 848 1168 862C1200 876 1230 868 1262 872C1262 850 1258 820 1290 806C1322 796 1350 820 1342 850C1336 870 1350 886 1340 910C1326 944 1200 948 1172 922C1164 914 1162 900 1160 888Z',
      '#fffaf0',
    ),
  ) +
  path('M1338 838L1384 846Q1380 862 1336 860Z', '#f3a63e') +
  ellipse(1316, 836, 6, 7, '#3a2438') +
  line('M1206 892Q1240 922 1290 896', '#d9c9a6', 6)

const DEFS = linear('pond', [
  [0, '#9fdcf0'],
  [1, '#4fabd0'],
])
