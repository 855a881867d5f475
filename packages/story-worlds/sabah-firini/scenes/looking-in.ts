/** 3. The dough's view, straight up out of the trough: faces from all sides, and the morning above them. */
import { SPREAD_SIZE } from '#media/picture.ts'
import { fix } from '../../drawing/curve.ts'
import { glow, screen } from '../../drawing/effects.ts'
import { linear, radial } from '../../drawing/filters.ts'
import type { Random } from '../../drawing/random.ts'
import { ellipse, group, inside, line, path } from '../../drawing/svg.ts'
import type { Cast } from '../../hero/cast.ts'
import type { SceneGiven, SceneLayers } from '../../story-world.ts'
import { checked, simit } from '../bakery/dough.ts'
import { cloud, flour, MORNING_DEFS } from '../bakery/morning.ts'
import { LIGHTS } from '../colours.ts'
import { bear } from '../creatures/bear.ts'
import { cat } from '../creatures/cat.ts'
import { farGull, gull } from '../creatures/gull.ts'
import { sparrow } from '../creatures/sparrow.ts'
import type { BakerPose, BakerStand } from '../hero/baker.ts'
import { bakers, stage } from './stage.ts'

const { w: W, h: H } = SPREAD_SIZE
const LIGHT = LIGHTS.morning
const TEXT_LEFT = { x: 140, y: 60, w: 450, h: 960, ink: 'dark' } as const
const TEXT_RIGHT = { x: 1610, y: 40, w: 456, h: 982, ink: 'dark' } as const
/** The trough's opening, seen from its bottom: a rounded box. */
const OPENING =
  'M690 96C820 20 1380 20 1510 96C1566 240 1570 560 1516 700C1380 800 820 800 684 700C630 560 634 240 690 96Z'
const LIP =
  'M664 74C806 -12 1394 -12 1536 74C1598 232 1602 576 1542 722C1394 836 806 836 658 722C598 576 602 232 664 74Z'

/** Both hands on the rim. This child looks at the others. */
const PEER: BakerPose = {
  tilt: 6,
  spine: 90,
  head: { turn: -0.55, nod: -0.2, expression: 'listen', gaze: [-0.8, -0.55] },
  armL: { to: [-104, 196], bend: 1, hand: 'hold', handTurn: 38, thumb: -1, depth: 'front' },
  armR: { to: [104, 196], bend: -1, hand: 'hold', handTurn: -38, thumb: 1, depth: 'front' },
}
const PEER_RIGHT: BakerPose = {
  ...PEER,
  tilt: -7,
  head: { turn: 0.4, nod: -0.1, expression: 'wonder', gaze: [0.7, -0.5] },
}
const PEER_UP: BakerPose = {
  ...PEER,
  tilt: 9,
  head: { turn: -0.4, nod: -0.4, expression: 'awe', gaze: [-0.5, -0.8] },
}
const CAST: Cast<BakerStand> = [
  [{ pose: PEER, x: 1272, y: 510, fw: 236 }],
  [
    { pose: PEER, x: 1330, y: 544, fw: 182 },
    { pose: PEER_RIGHT, x: 976, y: 560, fw: 172 },
  ],
  [
    { pose: PEER, x: 1192, y: 574, fw: 146 },
    { pose: PEER_RIGHT, x: 956, y: 576, fw: 140 },
    { pose: PEER_UP, x: 1408, y: 552, fw: 138 },
  ],
]

export function lookingInScene({ heroes, seed = 33 }: SceneGiven): SceneLayers {
  const { random, finish } = stage(SPREAD_SIZE, LIGHT, seed, MORNING_DEFS + DEFS)
  const back = ceiling(random) + inside(OPENING, lookers()) + walls(random) + rim()
  return finish({
    heroBox: { x: 760, y: 220, w: 800, h: 640 },
    back,
    hero: bakers(CAST, heroes, LIGHT, { bodyIn: OPENING }),
    front: onRim() + flour(random, 60, [700, 60, 1500, 700], FACES),
    text: [TEXT_LEFT, TEXT_RIGHT],
    faces: [
      { x: 770, y: 110, w: 220, h: 210 },
      { x: 1270, y: 110, w: 140, h: 120 },
      { x: 660, y: 400, w: 140, h: 140 },
    ],
  })
}

const FACES = [
  [884, 214, 130],
  [1320, 150, 100],
  [740, 474, 100],
  [1260, 520, 190],
  [960, 570, 120],
] as const

/** The animals that look in: from below they hang head down. */
const lookers = (): string =>
  bear({
    ...{ x: 884, y: 214, s: 0.92, mood: 'curious', look: [0.3, -0.6] },
    arms: [
      [
        [-116, 140],
        [-150, 170],
        [-128, 84],
      ],
      [
        [116, 140],
        [150, 170],
        [128, 84],
      ],
    ],
  }).replace('scale(0.92 0.92)', 'rotate(172) scale(0.92 0.92)') +
  cat({ x: 1320, y: -30, s: 1.02, shape: 'sit', look: [0, 0.8] }).replace(
    'scale(1.02 1.02)',
    'rotate(172) scale(1.02 1.02)',
  ) +
  group('filter="url(#cM)"', path('M600 380C680 384 730 430 736 476C730 530 690 560 600 566Z', 'url(#gFeather)')) +
  gull({ x: 732, y: 474, s: 1.08, shape: 'head', tilt: 78, look: [0, 0.7] })

/** Boards, a beam with simits on a string, and a round window to the sky. */
const ceiling = (random: Random): string => {
  const boards = Array.from({ length: 9 }, (_, i) => 620 + i * 118)
  const pane = 'M1090 210A118 118 0 1 1 1090 446A118 118 0 1 1 1090 210Z'
  return (
    `<rect width="${W}" height="${H}" fill="url(#ceiling)"/>` +
    line(
      boards.map((x) => `M${x} 0Q${fix(1100 + (x - 1100) * 0.96)} 400 ${x} 820`).join(''),
      '#c99a62',
      5,
      'opacity=".55"',
    ) +
    boards
      .map((x) =>
        path(
          `M${x + random.between(20, 80)} ${random.between(60, 600)}q6 8 0 18q-6 -8 0 -18Z`,
          '#b9854e',
          'opacity=".5"',
        ),
      )
      .join('') +
    screen(glow(1090, 330, 520, 'sun', 0.9)) +
    ellipse(1090, 328, 136, 136, '#c98f56') +
    ellipse(1090, 328, 126, 126, '#f6dcae') +
    path(pane, 'url(#sky)') +
    inside(
      pane,
      path(cloud(1050, 410, 0.8) + cloud(1150, 300, 0.5), '#ffffff', 'opacity=".95"') + farGull(1120, 380, 0.6),
    ) +
    line('M1090 210L1090 446M972 328L1208 328', '#f6e2be', 9) +
    `<rect x="560" y="520" width="1080" height="52" fill="#d6a468"/>` +
    line('M560 523L1640 523', '#fff0cf', 5, 'opacity=".7"') +
    line('M880 570Q945 640 1010 572M880 570L880 560M1010 572L1010 560', '#8a5430', 4) +
    [910, 946, 982].map((x, i) => simit(x, 610 + (i === 1 ? 14 : 0), 0.42, i * 40)).join('') +
    ladles()
  )
}

/** Ladles that hang from the beam. */
const ladles = (): string =>
  [1420, 1462]
    .map(
      (x, i) =>
        line(`M${x} 572L${x} ${640 - i * 14}`, '#9a6a3c', 7) +
        group('filter="url(#cS)"', ellipse(x, 656 - i * 14, 20, 22, '#b5743e')),
    )
    .join('')

/** The trough's sides, which run toward the viewer: honey-coloured, so that ink is readable on them. */
function walls(random: Random): string {
  const outside = `M-20 -20L${W + 20} -20L${W + 20} ${H + 20}L-20 ${H + 20}Z${OPENING}`
  const grain = Array.from({ length: 64 }, (_, i) => {
    const a = (i / 64) * Math.PI * 2 + random.spread() * 0.03
    const [cx, cy] = [Math.cos(a), Math.sin(a)]
    const near = random.between(500, 620)
    return `M${fix(1100 + cx * near)} ${fix(410 + cy * near * 0.86)}L${fix(1100 + cx * 1600)} ${fix(410 + cy * 1400)}`
  })
  const edges = 'M676 90L-40 -120M1524 90L2240 -120M668 708L-60 1240M1532 708L2260 1240'
  return (
    path(outside, 'url(#wallWood)', 'fill-rule="evenodd"') +
    line(grain.join(''), '#b9854e', 4, 'opacity=".22"') +
    line(edges, '#a86a3c', 16, 'opacity=".28" filter="url(#b6)"') +
    line(edges, '#fff0cf', 4, 'opacity=".6"') +
    // Carved tulips and stars, near the corners.
    line(
      [
        [120, 1050],
        [320, 1066],
        [1880, 1066],
        [2080, 1050],
      ]
        .map(
          ([x = 0, y = 0]) =>
            `M${x} ${y}C${x - 22} ${y - 4} ${x - 18} ${y - 22} ${x - 14} ${y - 28}C${x - 8} ${y - 24} ${x - 4} ${y - 20} ${x} ${y - 30}C${x + 4} ${y - 20} ${x + 8} ${y - 24} ${x + 14} ${y - 28}C${x + 18} ${y - 22} ${x + 22} ${y - 4} ${x} ${y}`,
        )
        .join(''),
      '#8a5430',
      4,
      'opacity=".5"',
    )
  )
}

const rim = (): string =>
  group('filter="url(#cM)"', path(`${LIP}${OPENING}`, '#d9985a', 'fill-rule="evenodd"')) +
  line(OPENING, '#fff0cf', 5, 'opacity=".8"')

/** Corners of the cloth that hang in; the ashamed dough at the very bottom. */
const onRim = (): string =>
  checked(
    'M636 250C700 240 760 268 790 330C756 352 700 356 640 346C620 316 622 280 636 250Z',
    [610, 230, 800, 360],
    30,
  ) +
  checked(
    'M1400 40C1470 60 1540 120 1562 190C1500 200 1440 172 1404 124C1390 96 1388 66 1400 40Z',
    [1380, 30, 1570, 210],
    30,
  ) +
  sparrow(776, 756, 1.05) +
  group(
    'filter="url(#cM)"',
    path(
      'M690 1260C700 1010 780 930 900 926C980 900 1060 930 1110 918C1200 900 1290 920 1340 950C1450 966 1500 1040 1510 1260Z',
      'url(#gDough)',
    ),
  ) +
  ellipse(930, 1010, 12, 9, '#d8b48c', 'opacity=".5"') +
  ellipse(1240, 990, 9, 7, '#d8b48c', 'opacity=".5"') +
  line('M1010 1010Q1030 1030 1050 1010M1150 1010Q1170 1030 1190 1010', '#7a4a38', 8) +
  line('M1086 1044Q1100 1034 1114 1044', '#7a4a38', 7) +
  ellipse(996, 1044, 26, 15, '#f0907a', 'opacity=".5"') +
  ellipse(1204, 1044, 26, 15, '#f0907a', 'opacity=".5"')

const DEFS =
  linear('ceiling', [
    [0, '#fff3d8'],
    [1, '#f0cf9a'],
  ]) +
  radial(
    'wallWood',
    [
      [0, '#d79a5c'],
      [0.42, '#e6b67c'],
      [0.62, '#f2cf9c'],
      [1, '#ecc48c'],
    ],
    1100,
    420,
    1250,
    'gradientUnits="userSpaceOnUse"',
  )
