/** 5. The ferry: the only spread under the sky. The sun stands on the water between two shores, and all is rose and gold. */
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
import { cloud } from '../bakery/morning.ts'
import { LIGHTS } from '../colours.ts'
import { cat } from '../creatures/cat.ts'
import { farGull, gull } from '../creatures/gull.ts'
import { placedAt } from '../creatures/materials.ts'
import { sparrow } from '../creatures/sparrow.ts'
import { footShadow, type BakerPose, type BakerStand } from '../hero/baker.ts'
import { bakers, stage, type BakerStanding } from './stage.ts'

const { w: W, h: H } = SPREAD_SIZE
const LIGHT = LIGHTS.ferry
const TEXT_LEFT = { x: 132, y: 30, w: 720, h: 566, ink: 'dark' } as const
const TEXT_RIGHT = { x: 1556, y: 30, w: 512, h: 790, ink: 'dark' } as const
const SUN = [962, 618] as const
const SEA = 690
const QUAY = 980

const STANDING = {
  legL: { a1: 96, a2: 92, boot: 'side', toes: -1 },
  legR: { a1: 82, a2: 88, boot: 'front', turn: -6 },
} as const
/** A tray on both hands, toward the captain. */
const OFFER: BakerPose = {
  ...STANDING,
  tilt: -6,
  spine: 88,
  head: { turn: -0.75, nod: 0.35, expression: 'glee', gaze: [-0.7, 0.5] },
  armL: { to: [-112, 226], bend: -1, s: 0.9, hand: 'hold', handTurn: 12, thumb: -1, depth: 'front' },
  armR: { to: [8, 232], bend: -1, s: 0.9, hand: 'hold', handTurn: -14, thumb: 1, depth: 'front' },
  scarf: true,
  flop: 1,
}
const GREET: BakerPose = {
  ...STANDING,
  tilt: 7,
  spine: 91,
  head: { turn: -0.6, nod: -0.1, expression: 'laugh' },
  armL: { a1: 148, a2: 262, hand: 'wave', thumb: 1 },
  armR: { a1: 66, a2: 96, hand: 'open' },
  scarf: true,
}
const POINT: BakerPose = {
  ...STANDING,
  tilt: -4,
  spine: 90,
  head: { turn: -0.5, nod: -0.2, expression: 'awe', gaze: [-0.8, -0.1] },
  armL: { a1: 164, a2: 186, hand: 'point', thumb: 1 },
  armR: { a1: 70, a2: 92, hand: 'open' },
  scarf: true,
}
const CAST: Cast<BakerStanding> = [
  [{ pose: OFFER, x: 1366, ground: QUAY + 72, fw: 190 }],
  [
    { pose: OFFER, x: 1300, ground: QUAY + 76, fw: 156 },
    { pose: GREET, x: 1462, ground: QUAY + 52, fw: 146 },
  ],
  [
    { pose: OFFER, x: 1250, ground: QUAY + 84, fw: 134 },
    { pose: POINT, x: 1366, ground: QUAY + 48, fw: 126 },
    { pose: GREET, x: 1464, ground: QUAY + 74, fw: 124 },
  ],
]

export function ferryScene({ heroes, seed = 55 }: SceneGiven): SceneLayers {
  const { random, finish } = stage(SPREAD_SIZE, LIGHT, seed, DEFS)
  const back =
    sky(random) + farShore(random) + sea(random) + ferry(560, 912, 0.86) + hill(random) + quay(random) + onQuay()
  return finish({
    heroBox: { x: 1060, y: 200, w: 560, h: 900 },
    back,
    hero: bakers(CAST, heroes, LIGHT, { held: tray, under: ({ x, fw }, ground) => footShadow(x, ground, fw * 0.5) }),
    front: captain(),
    text: [TEXT_LEFT, TEXT_RIGHT],
    faces: [{ x: 1080, y: 760, w: 110, h: 110 }],
  })
}

/** The sky: pale at the sides, behind the text; rose bands lie low. */
function sky(random: Random): string {
  const bands = Array.from({ length: 24 }, () => {
    const y = random.between(540, 670)
    return ellipse(
      random.between(-60, W),
      y,
      random.between(120, 330),
      random.between(6, 18),
      random.pick(['#ffc2a4', '#ffb0a0', '#f6a9b4', '#ffe0b8']),
      `opacity="${random.between(0.3, 0.6).toFixed(2)}"`,
    )
  }).join('')
  return (
    `<rect width="${W}" height="${H}" fill="url(#sky)"/>` +
    `<rect width="${W}" height="${SEA + 10}" fill="url(#dawn)"/>` +
    group('filter="url(#b10)"', bands) +
    path(cloud(1010, 200, 1.2) + cloud(1240, 120, 0.8) + cloud(900, 90, 0.6), '#ffffff', 'opacity=".7"') +
    screen(glow(...SUN, 520, 'rose', 1)) +
    ellipse(...SUN, 66, 66, '#fffdf0')
  )
}

/** The far shore, Asia: hills, a dome, the tower on its rock. */
const farShore = (random: Random): string =>
  path(
    `M-20 ${SEA}L-20 600C160 560 300 590 460 612C620 628 700 640 820 650L1120 652C1300 640 1500 620 1700 614C1900 610 2050 600 2220 610L2220 ${SEA}Z`,
    '#e0a2b0',
    'opacity=".8"',
  ) +
  mosque(716, 656, 0.62, '#c98aa4') +
  roofs(random, {
    ...{ x0: 360, x1: 1180, y: SEA, high: 50, lit: 0.25 },
    ...{ colour: '#cf94ac', lights: '#fff3c4' },
  }) +
  tower(1140, SEA + 6, 0.36, '#b57a9c') +
  ellipse(1140, SEA + 8, 42, 10, '#b57a9c')

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
      line(ripples, '#ffffff', 3, 'opacity=".4"') +
        screen(ellipse(SUN[0], SEA + 170, 210, 330, 'url(#rose)', 'opacity=".7"')) +
        line(sparkles, '#fffbe0', 4.5, 'opacity=".85"') +
        // a dolphin's back, and a buoy
        group(
          'filter="url(#cS)"',
          path(
            'M196 842C230 800 300 800 330 842C300 832 232 832 196 842ZM262 808C270 788 286 782 298 786C290 796 288 806 288 814Z',
            '#7f8fb8',
          ),
        ) +
        line('M180 846Q264 834 348 846', '#ffffff', 5, 'opacity=".8"') +
        group('filter="url(#cS)"', path('M72 1010L112 1010L104 960L80 960Z', '#e2504c')) +
        line('M62 1014Q92 1004 122 1014', '#ffffff', 5, 'opacity=".8"'),
    )
  )
}

/** A white ferry with two decks and a yellow funnel. x, y: the middle of its waterline. */
const ferry = (x: number, y: number, s: number): string =>
  placedAt(
    x,
    y,
    s,
    ellipse(0, 12, 400, 20, '#7a5a94', 'opacity=".4" filter="url(#b6)"') +
      group('filter="url(#cM)"', path('M60 -226L66 -330C68 -346 132 -346 134 -330L140 -226Z', '#f2bb45')) +
      path('M64 -296L136 -296L137 -274L63 -274Z', '#3a4a86') +
      path('M65 -330C68 -346 132 -346 135 -330L134 -316L66 -316Z', '#4a4468') +
      group(
        'filter="url(#b10)" opacity=".9"',
        path('M94 -346C86 -366 120 -372 130 -386C176 -402 250 -404 300 -388C250 -366 180 -352 106 -346Z', '#ffffff'),
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
        path('M-400 -80L388 -80C380 -30 350 0 330 14L-340 14C-380 -10 -396 -40 -400 -80Z', '#44548e'),
      ) +
      line('M-396 -62L384 -62', '#f2bb45', 6) +
      line('M-352 -80L-352 -112M-380 -80L-380 -108M-392 -104L-340 -112', '#fff6ea', 5) +
      line('M-128 -290L-128 -346M-128 -342L-96 -332L-128 -322', '#e2504c', 6) +
      line('M-400 16Q-430 4 -460 18Q-490 4 -520 18M-330 20Q-100 8 120 22T390 18', '#ffffff', 7, 'opacity=".9"'),
  )

const windows = (x: number, y: number, n: number, step: number, w: number, h: number): string =>
  Array.from(
    { length: n },
    (_, i) =>
      `<rect x="${x + i * step}" y="${y}" width="${w}" height="${h}" rx="6" fill="${i % 4 === 1 ? '#ffe2a0' : '#9fc0e4'}"/>`,
  ).join('')

/** The near shore on the right, low: its windows open one by one. */
const hill = (random: Random): string =>
  path(`M1500 ${H + 20}L1520 910C1640 870 1760 850 1900 842C2010 838 2120 836 2230 834L2230 ${H + 20}Z`, 'url(#hill)') +
  roofs(random, {
    ...{ x0: 1600, x1: 2240, y: 920, high: 60, lit: 0.4 },
    ...{ colour: '#e6b4a0', lights: '#fff6d0' },
  }) +
  roofs(random, {
    ...{ x0: 1560, x1: 2240, y: 990, high: 80, lit: 0.4 },
    ...{ colour: '#d08a78', lights: '#ffefb8' },
  })

const quay = (random: Random): string => {
  const stones = Array.from({ length: 60 }, () =>
    ellipse(
      random.between(1080, 2200),
      random.between(QUAY + 14, H),
      random.between(20, 60),
      random.between(3, 8),
      random() < 0.5 ? '#fff0dc' : '#c08a80',
      'opacity=".4"',
    ),
  ).join('')
  return (
    group(
      'filter="url(#cM)"',
      path(`M1040 ${H + 20}L1076 ${QUAY}L${W + 20} ${QUAY - 10}L${W + 20} ${H + 20}Z`, 'url(#quay)'),
    ) +
    stones +
    line(`M1078 ${QUAY + 4}L${W} ${QUAY - 6}`, '#fff6e2', 6, 'opacity=".9"') +
    line(`M1076 ${QUAY + 8}L1046 ${H}`, '#fff0dc', 5, 'opacity=".7"') +
    line(`M1600 ${QUAY + 10}L1600 866Q1600 840 1576 840`, '#5a4a6a', 9) +
    path('M1552 842L1582 842L1590 874L1544 874Z', '#fff2c8')
  )
}

/** Francala the cat; a fisherman's bucket and a coil of rope. */
const onQuay = (): string =>
  cat({ x: 1680, y: QUAY + 62, s: 0.62, shape: 'sit', look: [-0.9, -0.2] }) +
  group(
    'filter="url(#cS)"',
    path(`M1786 ${QUAY + 4}L1870 ${QUAY + 4}L1858 ${QUAY + 84}L1798 ${QUAY + 84}Z`, '#7fb4d0'),
  ) +
  ellipse(1828, QUAY + 6, 42, 10, '#d9eef6') +
  line(`M1788 ${QUAY + 4}Q1828 ${QUAY - 60} 1868 ${QUAY + 4}`, '#5a7a94', 4) +
  [0, 1, 2]
    .map((i) =>
      ellipse(2010, QUAY + 70 - i * 15, 60, 15, i % 2 ? '#e6c48c' : '#d6b074', 'stroke="#a8804a" stroke-width="3"'),
    )
    .join('')

/** The captain on a bollard, a wing up. */
const captain = (): string =>
  group(
    'filter="url(#cM)"',
    path(
      `M1096 ${QUAY + 40}C1092 1000 1098 968 1092 950C1092 934 1168 934 1168 950C1162 968 1168 1000 1164 ${QUAY + 40}Z`,
      '#6a5a8a',
    ),
  ) +
  ellipse(1130, 948, 40, 12, '#a898c8') +
  gull({ x: 1126, y: 946, s: 0.9, shape: 'salute', flip: true, look: [0.6, -0.4] }) +
  [
    [860, 470, 0.9],
    [930, 420, 0.7],
    [1030, 500, 0.6],
    [1090, 400, 0.8],
    [1180, 330, 1],
  ]
    .map(([x = 0, y = 0, s = 0]) => farGull(x, y, s, '#ffffff'))
    .join('') +
  sparrow(1206, QUAY + 34, 1.05, { flip: true })

/** The tray on the hero's hands. */
const tray = ({ x, y, fw }: BakerStand): string =>
  placedAt(
    x - fw * 0.28,
    y + fw * 1.13,
    fw / 184,
    group('filter="url(#cM)"', '<rect x="-128" y="-2" width="256" height="20" rx="10" fill="#b9743e"/>') +
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
    -3,
  )

const DEFS =
  linear('sky', [
    [0, '#a9dcf2'],
    [0.3, '#d6ecee'],
    [0.5, '#ffe9cc'],
    [0.62, '#ffd0ae'],
  ]) +
  radial(
    'dawn',
    [
      [0, '#fff0bc', 0.95],
      [0.3, '#ffd8a4', 0.6],
      [0.6, '#ffd9c4', 0.2],
      [1, '#ffe4d8', 0],
    ],
    ...SUN,
    1000,
    'gradientUnits="userSpaceOnUse"',
  ) +
  linear('sea', [
    [0, '#ffd2b8'],
    [0.25, '#e3b4c4'],
    [1, '#8fb0dc'],
  ]) +
  linear('hill', [
    [0, '#f2c8b0'],
    [1, '#c88a80'],
  ]) +
  linear('quay', [
    [0, '#eccdb8'],
    [1, '#c69a92'],
  ])
