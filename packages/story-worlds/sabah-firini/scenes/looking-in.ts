/** 3. The dough's view, straight up out of the trough. Faces from all sides, one lamp behind them. */
import { SPREAD_SIZE } from '#media/picture.ts'
import { fix } from '../../drawing/curve.ts'
import { glow, screen } from '../../drawing/effects.ts'
import { linear, radial } from '../../drawing/filters.ts'
import type { Random } from '../../drawing/random.ts'
import { ellipse, group, inside, line, path } from '../../drawing/svg.ts'
import type { Cast } from '../../hero/cast.ts'
import type { SceneGiven, SceneLayers } from '../../story-world.ts'
import { checked } from '../bakery/dough.ts'
import { LIGHTS } from '../colours.ts'
import { bear } from '../creatures/bear.ts'
import { cat } from '../creatures/cat.ts'
import { gull } from '../creatures/gull.ts'
import { sparrow } from '../creatures/sparrow.ts'
import type { Stand } from '../hero/skeleton.ts'
import { seated, sideShade, stage, vignette, vignetteDef } from './stage.ts'

const { w: W, h: H } = SPREAD_SIZE
const LIGHT = LIGHTS.lookingIn
const TEXT_LEFT = { x: 156, y: 36, w: 456, h: 1004 }
const TEXT_RIGHT = { x: 1584, y: 36, w: 464, h: 1008 }
/** The trough's opening, seen from its bottom: a rounded box. */
const OPENING =
  'M690 96C820 20 1380 20 1510 96C1566 240 1570 560 1516 700C1380 800 820 800 684 700C630 560 634 240 690 96Z'
const LIP =
  'M664 74C806 -12 1394 -12 1536 74C1598 232 1602 576 1542 722C1394 836 806 836 658 722C598 576 602 232 664 74Z'

const CAST: Cast<Stand> = [
  [{ pose: 'peer', x: 1282, y: 520, fw: 214 }],
  [
    { pose: 'peer', x: 1330, y: 556, fw: 158 },
    { pose: 'peerLeft', x: 966, y: 556, fw: 154 },
  ],
  [
    { pose: 'peer', x: 1204, y: 572, fw: 132 },
    { pose: 'peerLeft', x: 956, y: 572, fw: 128 },
    { pose: 'peerRight', x: 1406, y: 556, fw: 124 },
  ],
]

export function lookingInScene({ heroes, seed = 33 }: SceneGiven): SceneLayers {
  const { random, finish } = stage(SPREAD_SIZE, LIGHT, seed, DEFS)
  const back =
    ceiling(random) +
    inside(
      OPENING,
      bear({
        x: 884,
        y: 214,
        s: 0.92,
        mood: 'curious',
        look: [0.3, -0.6],
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
        group(
          'filter="url(#cM)"',
          path('M600 380C680 384 730 430 736 476C730 530 690 560 600 566Z', 'url(#gFeather)'),
        ) +
        gull({ x: 732, y: 474, s: 1.08, shape: 'head', tilt: 78, look: [0, 0.7] }),
    )
  const front =
    walls(random) +
    rim() +
    onRim() +
    `<rect y="980" width="${W}" height="120" fill="url(#depth)"/>` +
    shadeLeft +
    shadeRight +
    vignette(SPREAD_SIZE)
  return finish({
    heroBox: { x: 780, y: 200, w: 780, h: 900 },
    back,
    hero: seated(CAST, heroes, LIGHT),
    front,
    text: [TEXT_LEFT, TEXT_RIGHT],
    faces: [
      { x: 770, y: 110, w: 220, h: 210 },
      { x: 1270, y: 110, w: 140, h: 120 },
      { x: 660, y: 400, w: 140, h: 140 },
    ],
  })
}

/** Beams, and the lamp straight above. */
const ceiling = (random: Random): string => {
  const planks = Array.from({ length: 9 }, (_, i) => 620 + i * 118)
  return (
    `<rect width="${W}" height="${H}" fill="url(#ceiling)"/>` +
    line(
      planks.map((x) => `M${x} 0Q${fix(1100 + (x - 1100) * 0.96)} 400 ${x} 820`).join(''),
      '#3a1a1c',
      6,
      'opacity=".5"',
    ) +
    planks
      .map((x) =>
        path(
          `M${x + random.between(20, 80)} ${random.between(60, 600)}q6 8 0 18q-6 -8 0 -18Z`,
          '#3a1a1c',
          'opacity=".35"',
        ),
      )
      .join('') +
    `<rect x="560" y="300" width="1080" height="74" fill="#4a241f"/>` +
    line('M560 304L1640 304', '#d98e52', 5, 'opacity=".5"') +
    screen(glow(1090, 330, 520, 'warm', 1)) +
    ellipse(1090, 338, 92, 90, '#3d6a68') +
    ellipse(1090, 338, 78, 76, '#ffe9b0') +
    ellipse(1090, 338, 38, 37, '#fffdf0')
  )
}

/** The trough's sides, which run toward us. */
function walls(random: Random): string {
  const outside = `M-20 -20L${W + 20} -20L${W + 20} ${H + 20}L-20 ${H + 20}Z${OPENING}`
  const grain = Array.from({ length: 64 }, (_, i) => {
    const a = (i / 64) * Math.PI * 2 + random.spread() * 0.03
    const [cx, cy] = [Math.cos(a), Math.sin(a)]
    const near = random.between(500, 620)
    return `M${fix(1100 + cx * near)} ${fix(410 + cy * near * 0.86)}L${fix(1100 + cx * 1600)} ${fix(410 + cy * 1400)}`
  })
  const corners = 'M676 90L-40 -120M1524 90L2240 -120M668 708L-60 1240M1532 708L2260 1240'
  return (
    path(outside, 'url(#wallWood)', 'fill-rule="evenodd"') +
    line(grain.join(''), '#2a1012', 4, 'opacity=".42"') +
    line(corners, '#1c090c', 14, 'opacity=".5" filter="url(#b6)"') +
    line(corners, '#d98e52', 4, 'opacity=".45"')
  )
}

const rim = (): string =>
  group('filter="url(#cM)"', path(`${LIP}${OPENING}`, '#a8683e', 'fill-rule="evenodd"')) +
  line(OPENING, '#ffd9a0', 4, 'opacity=".5"')

/** Corners of the cloth that hang in, mittens hold the rim by themselves; dough at the very bottom. */
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
    'filter="url(#cL)"',
    path(
      'M690 1260C700 1010 780 930 900 926C980 900 1060 930 1110 918C1200 900 1290 920 1340 950C1450 966 1500 1040 1510 1260Z',
      'url(#gDough)',
    ),
  ) +
  ellipse(930, 1010, 12, 9, '#d8b48c', 'opacity=".5"') +
  ellipse(1240, 990, 9, 7, '#d8b48c', 'opacity=".5"') +
  line('M1010 1010Q1030 1030 1050 1010M1150 1010Q1170 1030 1190 1010', '#7a4a38', 7, 'opacity=".85"') +
  line('M1086 1040Q1100 1032 1114 1040', '#7a4a38', 6, 'opacity=".85"') +
  ellipse(996, 1040, 22, 13, '#f0907a', 'opacity=".4"') +
  ellipse(1204, 1040, 22, 13, '#f0907a', 'opacity=".4"')

const [defLeft, shadeLeft] = sideShade('left', SPREAD_SIZE, 700, '#180a10', 0.82)
const [defRight, shadeRight] = sideShade('right', SPREAD_SIZE, 700, '#180a10', 0.82)
const DEFS =
  linear('depth', [
    [0, '#180a10', 0],
    [1, '#180a10', 0.85],
  ]) +
  linear('ceiling', [
    [0, '#7a4230'],
    [1, '#5a2c28'],
  ]) +
  radial(
    'wallWood',
    [
      [0, '#8a5232'],
      [0.5, '#6a3826'],
      [1, '#2a1114'],
    ],
    1100,
    420,
    1250,
    'gradientUnits="userSpaceOnUse"',
  ) +
  defLeft +
  defRight +
  vignetteDef('#10060a', 0.5, 0.42, 0.7)
