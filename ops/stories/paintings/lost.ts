/** A page that does not exist: a signpost with blank arms, three ways, and the fox with his lantern. */
import { blob, smooth, tube } from '#stories/drawing/curve.ts'
import { glow, screen } from '#stories/drawing/effects.ts'
import { linear } from '#stories/drawing/filters.ts'
import type { Point } from '#stories/drawing/geometry.ts'
import { createRandom, type Random } from '#stories/drawing/random.ts'
import { ellipse, group, inside, path } from '#stories/drawing/svg.ts'
import { creatureDefs } from '#stories/sihirli-orman-macerasi/creatures/materials.ts'
import { owlOnBough } from '#stories/sihirli-orman-macerasi/creatures/owl-on-bough.ts'
import { snail } from '#stories/sihirli-orman-macerasi/creatures/snail.ts'
import { butterfly, flowers } from '#stories/sihirli-orman-macerasi/places/finds.ts'
import { blades, leafRoof, paleTrunks } from '#stories/sihirli-orman-macerasi/places/golden.ts'
import { floraDefs } from '#stories/sihirli-orman-macerasi/plants/materials.ts'
import { mushroom } from '#stories/sihirli-orman-macerasi/plants/mushroom.ts'
import { bush, tree } from '#stories/sihirli-orman-macerasi/plants/trees.ts'
import { fernBunch, grass } from '#stories/sihirli-orman-macerasi/plants/undergrowth.ts'
import { LANTERN_DEFS, LANTERN_HEIGHT, lantern } from './lantern.ts'
import { contact, MORNING, page, SIZE, type Painting } from './page.ts'
import { signpost } from './signpost.ts'
import { sittingFox } from './sitting-fox.ts'

const { w: W, h: H } = SIZE
const SUN: Point = [560, 300]
const FOX = { x: 492, y: 812, s: 1.22 }
/** The fox's raised paw, in his own units. */
const PAW: Point = [132, -136]
const LANTERN_SCALE = 0.72
const POST = { x: 890, y: 800 }

export const lost: Painting = () => {
  const random = createRandom(41)
  return page(creatureDefs(MORNING) + floraDefs(MORNING) + LANTERN_DEFS + DEFS, () => [
    sky(random),
    paleTrunks(random, SUN, W, 640, 15, { far: '#d8c6dc', near: '#f6dcc8', dark: '#cdb2c4', light: '#fff2dc' }),
    farWood(random),
    rays(),
    ground(random),
    ways(),
    corners(random),
    blades(random, 0, 400, 700, 70, [14, 34]),
    blades(random, 1080, W, 690, 60, [14, 34]),
    signpost(random, POST.x, POST.y),
    owlOnBough(random, { x: POST.x, y: 292, s: 0.62 }),
    contact(FOX.x, FOX.y, 130, 18, '#4a5a2c'),
    sittingFox(random, {
      ...FOX,
      ...{ look: [0.8, -0.6], tilt: -10, ears: [-4, 14] },
      raised: [[40, -96], [92, -96], PAW],
      held: lantern({
        x: PAW[0] + 4,
        y: PAW[1] + LANTERN_HEIGHT * LANTERN_SCALE - 10,
        s: LANTERN_SCALE,
      }),
    }),
    near(random),
  ])
}

/** Morning: pink and gold round the sun. */
const sky = (random: Random): string =>
  `<rect width="${W}" height="${H}" fill="url(#dawn)"/>` +
  group(
    'filter="url(#b16)"',
    ...Array.from({ length: 12 }, () =>
      path(
        blob(
          random,
          random.between(-40, W + 40),
          random.between(60, 420),
          random.between(120, 240),
          random.between(24, 56),
        ),
        random.pick(['#ffffff', '#ffe8e0', '#fff4d8']),
        'opacity=".4"',
      ),
    ),
  ) +
  glow(...SUN, 380, 'warm', 0.95) +
  ellipse(...SUN, 66, 66, '#fffdf2')

const FAR_LEAVES = [
  [0, '#8fb49a'],
  [0.5, '#b6d0a0'],
  [1, '#fbf0c4'],
] as const
const LEAVES = [
  [0, '#4f9456'],
  [0.5, '#86ba5c'],
  [1, '#f0ee9c'],
] as const

const farWood = (random: Random): string =>
  path('M0 600Q280 548 620 586T1100 570T1440 600V760H0Z', '#c4dcae') +
  (
    [
      [90, 588, 150, 70],
      [330, 590, 120, 46],
      [1010, 578, 120, 50],
      [1250, 576, 150, 78],
      [1420, 580, 100, 90],
    ] as const
  )
    .map(([x, y, rx, ry]) =>
      bush(random, x, y, rx, ry, FAR_LEAVES, { n: 200, lx: x < SUN[0] ? 0.6 : -0.6, size: [12, 24] }),
    )
    .join('')

const rays = (): string =>
  screen(
    group(
      'filter="url(#b10)"',
      ...[-0.9, -0.5, -0.1, 0.35, 0.8].map((k, i) =>
        path(
          `M${SUN[0] + k * 60} ${SUN[1]}L${SUN[0] + k * 760 - 60} 800H${SUN[0] + k * 760 + 60}Z`,
          'url(#dawnRay)',
          `opacity="${i % 2 ? 0.5 : 0.75}"`,
        ),
      ),
    ),
  )

const ground = (random: Random): string =>
  path(
    smooth([
      [-80, 650],
      [260, 630],
      [700, 640],
      [1120, 622],
      [1520, 650],
      [1540, 1060],
      [-80, 1060],
    ]),
    'url(#glade)',
  ) +
  blades(random, 0, W, 650, 150, [8, 20]) +
  (
    [
      [40, 668, 130, 60],
      [1400, 660, 140, 70],
    ] as const
  )
    .map(([x, y, rx, ry]) =>
      bush(random, x, y, rx, ry, LEAVES, { n: 240, lx: x < SUN[0] ? 0.6 : -0.6, size: [14, 28] }),
    )
    .join('')

/** To the left, to the right, into the wood and to the reader, from one crossing. */
const WAYS =
  tube(
    [
      [720, 872],
      [540, 806],
      [330, 764],
      [140, 744],
      [-80, 728],
    ],
    [62, 40, 27, 21, 18],
  ) +
  tube(
    [
      [720, 868],
      [940, 806],
      [1150, 764],
      [1320, 738],
      [1520, 722],
    ],
    [60, 38, 27, 21, 17],
  ) +
  tube(
    [
      [730, 872],
      [736, 790],
      [774, 720],
      [768, 676],
      [800, 634],
    ],
    [64, 32, 17, 10, 5],
  ) +
  tube(
    [
      [724, 860],
      [706, 930],
      [690, 1080],
    ],
    [70, 180, 330],
  )

const ways = (): string =>
  path(WAYS, '#6d7a3a', 'opacity=".35" transform="translate(0 9)" filter="url(#b6)"') +
  path(WAYS, 'url(#sand)') +
  inside(
    WAYS,
    [
      [700, 930, 210],
      [170, 746, 90],
      [1250, 750, 90],
      [720, 862, 110],
    ]
      .map(([x = 0, y = 0, r = 0]) => ellipse(x, y, r, r * 0.16, '#fffaf0', 'opacity=".55" filter="url(#b4)"'))
      .join('') +
      [
        [620, 912],
        [820, 942],
        [700, 880],
        [930, 900],
        [480, 950],
        [400, 776],
        [120, 742],
        [1090, 776],
        [1330, 736],
      ]
        .map(
          ([x = 0, y = 0], i) =>
            ellipse(x, y, 13 + (i % 3) * 5, 6 + (i % 3) * 2, '#c9a27a', 'opacity=".7"') +
            ellipse(x - 2, y - 2, 11 + (i % 3) * 5, 4.6 + (i % 3) * 2, '#f3dfbc'),
        )
        .join(''),
  )

/** Grass in the corners between the ways. */
const corners = (random: Random): string =>
  (
    [
      [560, 868, 46],
      [826, 892, 46],
    ] as const
  )
    .map(([x, y, r]) =>
      grass(random, {
        x0: x - r,
        x1: x + r,
        y,
        n: 26,
        h: [14, 30],
        spread: 7,
        cols: ['#7fae4e', '#9cc45a', '#c6d870'],
      }),
    )
    .join('')

/** Trunks and leaves that frame the glade. */
const near = (random: Random): string =>
  flowers(random, { n: 34, x: [0, W], y: [872, 930], s: 0.9, gaps: [[430, 910]] }) +
  blades(random, 0, 330, 930, 90, [24, 60]) +
  blades(random, 1090, W, 926, 90, [24, 60]) +
  tree(random, {
    ...{ x: 26, y0: 920, w: 130, lean: -40, col: '#a8764c', dark: '#7a5034', light: '#f0cc8c', bark: 40 },
  }) +
  tree(random, {
    ...{ x: 1426, y0: 920, w: 110, lean: 36, col: '#a8764c', dark: '#7a5034', light: '#f0cc8c', bark: 34 },
  }) +
  leafRoof(random, W, (u) => 40 + 110 * Math.abs(u - 0.45) ** 1.4 * 2, 15) +
  fernBunch(random, 120, 960, 150, { top: '#8cc46a', low: '#4f8f52', stem: '#5a8f4a' }) +
  fernBunch(random, 1330, 970, 160, { top: '#8cc46a', low: '#4f8f52', stem: '#5a8f4a' }) +
  mushroom(random, 226, 906, 0.46, 'pink', { pool: 0.5 }) +
  mushroom(random, 282, 926, 0.34, 'violet', { pool: 0.5 }) +
  mushroom(random, 1204, 916, 0.44, 'blue', { pool: 0.5 }) +
  contact(1016, 858, 44, 7, '#6a4a2c') +
  snail({ x: 1014, y: 858, s: 1, flip: true }) +
  butterfly(300, 520, 0.7, '#f59a6a')

const DEFS =
  linear('dawn', [
    [0, '#b9d4f4'],
    [0.32, '#e6d4ee'],
    [0.52, '#ffdcc4'],
    [0.7, '#fff0c8'],
    [1, '#fff4d4'],
  ]) +
  linear('dawnRay', [
    [0, '#fff8dc', 0.7],
    [1, '#fff0c0', 0],
  ]) +
  linear('glade', [
    [0, '#dbe49a'],
    [0.35, '#a9cd6c'],
    [1, '#6aa552'],
  ]) +
  linear('sand', [
    [0, '#fff4d8'],
    [0.5, '#f4dfb4'],
    [1, '#e2c28e'],
  ])
