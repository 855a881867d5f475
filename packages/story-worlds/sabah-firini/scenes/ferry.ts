/** 5. The ferry: the only spread under the sky. The sun stands on the water between two shores. */
import { SPREAD_SIZE } from '#media/picture.ts'
import { fix } from '../../drawing/curve.ts'
import { glow, screen } from '../../drawing/effects.ts'
import { linear, radial } from '../../drawing/filters.ts'
import type { Random } from '../../drawing/random.ts'
import { ellipse, group, inside, line, path } from '../../drawing/svg.ts'
import type { Cast } from '../../hero/cast.ts'
import type { SceneGiven, SceneLayers } from '../../story-world.ts'
import { mosque, roofs, tower } from '../bakery/city.ts'
import { simit } from '../bakery/dough.ts'
import { LIGHTS } from '../colours.ts'
import { farGull, gull } from '../creatures/gull.ts'
import { placedAt } from '../creatures/materials.ts'
import { sparrow } from '../creatures/sparrow.ts'
import { sideShade, stage, standing, vignette, vignetteDef, type Held, type Standing } from './stage.ts'

const { w: W, h: H } = SPREAD_SIZE
const LIGHT = LIGHTS.ferry
const TEXT_LEFT = { x: 156, y: 32, w: 690, h: 592 }
const TEXT_RIGHT = { x: 1612, y: 36, w: 436, h: 1004 }
const SUN = [962, 618] as const
const SEA = 690
const QUAY = 980

const CAST: Cast<Standing> = [
  [{ pose: 'offer', x: 1352, ground: QUAY + 66, fw: 152 }],
  [
    { pose: 'offer', x: 1310, ground: QUAY + 66, fw: 124 },
    { pose: 'greet', x: 1470, ground: QUAY + 46, fw: 116 },
  ],
  [
    { pose: 'offer', x: 1272, ground: QUAY + 76, fw: 106 },
    { pose: 'hold', x: 1400, ground: QUAY + 48, fw: 98 },
    { pose: 'greet', x: 1520, ground: QUAY + 66, fw: 96 },
  ],
]

export function ferryScene({ heroes, seed = 55 }: SceneGiven): SceneLayers {
  const { random, finish } = stage(SPREAD_SIZE, LIGHT, seed, DEFS)
  const back =
    sky(random) +
    farShore(random) +
    sea(random) +
    shadeLeft +
    shadeRight +
    ferry(612, 916, 0.82) +
    hill(random) +
    quay(random)
  const front = captain() + vignette(SPREAD_SIZE)
  return finish({
    heroBox: { x: 1060, y: 200, w: 600, h: 900 },
    back,
    hero: standing(CAST, heroes, LIGHT, tray),
    front,
    text: [TEXT_LEFT, TEXT_RIGHT],
    faces: [{ x: 1080, y: 760, w: 110, h: 110 }],
  })
}

/** The night clears to both sides. */
function sky(random: Random): string {
  let clouds = ''
  for (let i = 0; i < 26; i++) {
    const y = random.between(120, 600)
    const x = random.between(-60, W)
    clouds += ellipse(
      x,
      y,
      random.between(120, 330),
      random.between(8, 24),
      random.pick(['#ffb79a', '#ff9a8a', '#c86a94', '#8a5aa0']),
      `opacity="${random.between(0.14, 0.4).toFixed(2)}"`,
    )
  }
  return (
    `<rect width="${W}" height="${H}" fill="url(#sky)"/>` +
    `<rect width="${W}" height="${SEA + 10}" fill="url(#dawn)"/>` +
    group('filter="url(#b10)"', clouds) +
    screen(glow(...SUN, 560, 'rose', 1)) +
    ellipse(...SUN, 66, 66, '#fff6dc')
  )
}

/** Asia: hills, a dome, the tower on its rock. */
const farShore = (random: Random): string =>
  path(
    `M-20 ${SEA}L-20 600C160 560 300 590 460 612C620 628 700 640 820 650L1120 652C1300 640 1500 590 1700 580C1900 570 2050 560 2220 590L2220 ${SEA}Z`,
    '#9a5f94',
    'opacity=".75"',
  ) +
  mosque(716, 656, 0.62, '#7a4684') +
  roofs(random, { x0: 360, x1: 1180, y: SEA, high: 50, colour: '#7a4684', lit: 0.05 }) +
  tower(1140, SEA + 6, 0.36, '#5f3a74') +
  ellipse(1140, SEA + 8, 42, 10, '#5f3a74')

function sea(random: Random): string {
  const water = `M-20 ${SEA}L${W + 20} ${SEA}L${W + 20} ${H + 20}L-20 ${H + 20}Z`
  let ripples = ''
  let sparkles = ''
  for (let i = 0; i < 240; i++) {
    const depth = random() ** 1.6
    const y = SEA + 8 + depth * 400
    const x = random.between(0, W)
    const l = 16 + depth * 110
    ripples += `M${fix(x)} ${fix(y)}q${fix(l / 2)} ${fix(-3 - depth * 5)} ${fix(l)} 0`
    const near = SUN[0] + random.spread() * (50 + depth * 190)
    sparkles += `M${fix(near)} ${fix(y)}q${fix(l * 0.3)} ${fix(-2 - depth * 4)} ${fix(l * 0.6)} 0`
  }
  return (
    path(water, 'url(#sea)') +
    inside(
      water,
      line(ripples, '#ffd0c0', 3, 'opacity=".16"') +
        screen(
          ellipse(SUN[0], SEA + 170, 210, 330, 'url(#rose)', 'opacity=".7"') +
            line(sparkles, '#fff0c8', 4.5, 'opacity=".75"'),
        ),
    )
  )
}

/** White, two decks, a yellow funnel. x, y: the middle of its waterline. */
const ferry = (x: number, y: number, s: number): string =>
  placedAt(
    x,
    y,
    s,
    ellipse(0, 12, 400, 20, '#2a1a4a', 'opacity=".45" filter="url(#b6)"') +
      group('filter="url(#cM)"', path('M60 -226L66 -330C68 -346 132 -346 134 -330L140 -226Z', '#f2bb45')) +
      path('M64 -296L136 -296L137 -274L63 -274Z', '#27345f') +
      path('M65 -330C68 -346 132 -346 135 -330L134 -316L66 -316Z', '#2c2440') +
      group(
        'filter="url(#b10)" opacity=".7"',
        path('M94 -346C86 -366 120 -372 130 -386C176 -402 250 -404 300 -388C250 -366 180 -352 106 -346Z', '#f6d7d0'),
      ) +
      group(
        'filter="url(#cM)"',
        path('M-210 -226L-196 -290L-60 -290L-60 -226Z', '#fff8ee'),
        path('M-300 -226L270 -226L286 -156L-316 -156Z', '#fdf1e2'),
        path('M-340 -156L318 -156L330 -76L-356 -76Z', '#fff6ea'),
      ) +
      windows(-286, -206, 11, 49, 30, 34) +
      windows(-326, -136, 13, 49, 32, 40) +
      windows(-184, -274, 2, 58, 40, 30) +
      line('M-316 -158L300 -158M-350 -78L336 -78', '#c9a08a', 6) +
      line('M-320 -228L280 -228', '#f2bb45', 6) +
      group(
        'filter="url(#cM)"',
        path('M-400 -80L388 -80C380 -30 350 0 330 14L-340 14C-380 -10 -396 -40 -400 -80Z', '#27305c'),
      ) +
      line('M-396 -62L384 -62', '#f2bb45', 6) +
      line('M-390 -44C-380 -20 -360 0 -340 10', '#6f7fc0', 4, 'opacity=".6"') +
      line('M-352 -80L-352 -112M-380 -80L-380 -108M-392 -104L-340 -112', '#fff6ea', 5) +
      line('M-128 -290L-128 -346M-128 -342L-96 -332L-128 -322', '#c8423f', 6) +
      line('M-400 16Q-430 4 -460 18Q-490 4 -520 18M-330 20Q-100 8 120 22T390 18', '#fff0e4', 6, 'opacity=".7"'),
  )

const windows = (x: number, y: number, n: number, step: number, w: number, h: number): string =>
  Array.from(
    { length: n },
    (_, i) =>
      `<rect x="${x + i * step}" y="${y}" width="${w}" height="${h}" rx="6" fill="${i % 4 === 1 ? '#ffd98a' : '#8a9ad0'}"/>`,
  ).join('')

/** The near shore on the right climbs out of the picture; few windows, the others still sleep. */
const hill = (random: Random): string =>
  path(`M1480 ${H + 20}L1500 760C1560 560 1640 420 1800 330C1960 240 2100 180 2230 150L2230 ${H + 20}Z`, 'url(#hill)') +
  roofs(random, { x0: 1880, x1: 2240, y: 420, high: 110, colour: '#2f2258', lit: 0.05 }) +
  roofs(random, { x0: 1720, x1: 2240, y: 560, high: 130, colour: '#342560', lit: 0.05 }) +
  mosque(1836, 480, 0.8, '#2b1f52') +
  roofs(random, { x0: 1560, x1: 2240, y: 740, high: 150, colour: '#3a2862', lit: 0.07 }) +
  roofs(random, { x0: 1530, x1: 2240, y: 900, high: 190, colour: '#382550', lit: 0.06 }) +
  roofs(random, { x0: 1540, x1: 2240, y: 1080, high: 170, colour: '#2b1c42', lit: 0.05 })

const quay = (random: Random): string => {
  const stones = Array.from({ length: 60 }, () =>
    ellipse(
      random.between(1080, 2200),
      random.between(QUAY + 14, H),
      random.between(20, 60),
      random.between(3, 8),
      random() < 0.5 ? '#c88a94' : '#54386c',
      'opacity=".25"',
    ),
  ).join('')
  return (
    group(
      'filter="url(#cM)"',
      path(`M1040 ${H + 20}L1076 ${QUAY}L${W + 20} ${QUAY - 10}L${W + 20} ${H + 20}Z`, 'url(#quay)'),
    ) +
    stones +
    line(`M1078 ${QUAY + 4}L${W} ${QUAY - 6}`, '#ffd3b0', 6, 'opacity=".75"') +
    line(`M1076 ${QUAY + 8}L1046 ${H}`, '#ffb79a', 5, 'opacity=".5"') +
    // a street lamp, still lit
    line(`M1540 ${QUAY + 10}L1540 330Q1540 290 1500 290`, '#2c1c40', 11) +
    path('M1470 292L1504 292L1512 330L1462 330Z', '#ffe2a4') +
    screen(glow(1487, 326, 90, 'warm', 0.8))
  )
}

/** On a bollard, a wing up. */
const captain = (): string =>
  group(
    'filter="url(#cM)"',
    path(
      `M1096 ${QUAY + 40}C1092 1000 1098 968 1092 950C1092 934 1168 934 1168 950C1162 968 1168 1000 1164 ${QUAY + 40}Z`,
      '#4a3a6a',
    ),
  ) +
  ellipse(1130, 948, 40, 12, '#8a78b0') +
  gull({ x: 1126, y: 946, s: 0.86, shape: 'salute', flip: true, look: [-0.6, -0.2] }) +
  [
    [860, 470, 0.9],
    [930, 420, 0.7],
    [1030, 500, 0.6],
    [1090, 400, 0.8],
    [820, 560, 0.5],
    [1180, 330, 1],
  ]
    .map(([x = 0, y = 0, s = 0]) => farGull(x, y, s, '#fff6f0'))
    .join('') +
  sparrow(1206, QUAY + 30, 1, { flip: true })

/** On the hero's hands. */
const tray: Held = ({ x, y, fw }) =>
  placedAt(
    x - fw * 0.5,
    y + fw * 1.22,
    fw / 144,
    group('filter="url(#cM)"', '<rect x="-128" y="-2" width="256" height="20" rx="10" fill="#a8683e"/>') +
      [
        [-84, -22],
        [0, -22],
        [84, -22],
        [-42, -60],
        [42, -60],
        [-2, -96],
      ]
        .map(([u = 0, v = 0]) => simit(u, v, 0.7, u / 3))
        .join(''),
    -4,
  )

const [defLeft, shadeLeft] = sideShade('left', SPREAD_SIZE, 960, '#1d1650', 0.9)
const [defRight, shadeRight] = sideShade('right', SPREAD_SIZE, 760, '#1d1650', 0.7)
const DEFS =
  linear('sky', [
    [0, '#2c2a70'],
    [0.4, '#6a4a94'],
    [0.7, '#d97a8a'],
    [1, '#ffb48a'],
  ]) +
  radial(
    'dawn',
    [
      [0, '#ffd9a0', 0.9],
      [0.3, '#ff9f80', 0.6],
      [0.6, '#b8608f', 0.25],
      [1, '#3a2a70', 0.5],
    ],
    ...SUN,
    1000,
    'gradientUnits="userSpaceOnUse"',
  ) +
  linear('sea', [
    [0, '#d98a94'],
    [0.25, '#8a5a98'],
    [1, '#2a2458'],
  ]) +
  linear('hill', [
    [0, '#3a2a6a'],
    [1, '#2a1d4c'],
  ]) +
  linear('quay', [
    [0, '#8a5f84'],
    [1, '#3a2550'],
  ]) +
  defLeft +
  defRight +
  vignetteDef('#150c30', 0.48, 0.56, 0.6)
