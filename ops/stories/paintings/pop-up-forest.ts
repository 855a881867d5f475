/** An open book on a table, from whose pages a small wood grows. */
import { clump, leaf } from '#stories/drawing/brush.ts'
import { fix, rad, smooth, tube } from '#stories/drawing/curve.ts'
import { glow, screen } from '#stories/drawing/effects.ts'
import { linear } from '#stories/drawing/filters.ts'
import type { Random } from '#stories/drawing/random.ts'
import { sparkle } from '#stories/drawing/stars.ts'
import { ellipse, group, inside, line, path } from '#stories/drawing/svg.ts'
import { mushroom } from '#stories/sihirli-orman-macerasi/plants/mushroom.ts'
import { bush } from '#stories/sihirli-orman-macerasi/plants/trees.ts'
import { grass } from '#stories/sihirli-orman-macerasi/plants/undergrowth.ts'

/** Drawn round 0,0, the middle of the book's lower edge; 760 wide. */
export const popUpForest = (random: Random, x: number, y: number): string =>
  `<g transform="translate(${x} ${y})">` +
  openBook() +
  glow(0, -170, 420, 'warm', 0.7) +
  paperTrees() +
  mound(random) +
  house() +
  roundTrees(random) +
  mushroom(random, -190, -70, 0.42, 'pink', { pool: 0.5 }) +
  mushroom(random, -236, -68, 0.3, 'violet', { pool: 0.5 }) +
  mushroom(random, 212, -68, 0.4, 'blue', { pool: 0.5 }) +
  edgeGrass(random) +
  flying(random) +
  '</g>'

const LEFT = 'M0 -6C-90 -58 -220 -62 -372 -30L-312 -166C-190 -196 -80 -190 0 -152Z'
const RIGHT = 'M0 -6C90 -58 220 -62 372 -30L312 -166C190 -196 80 -190 0 -152Z'

const openBook = (): string =>
  ellipse(6, -58, 410, 86, '#5a2a1c', 'opacity=".3" filter="url(#s24)"') +
  path(
    'M0 22C-90 -14 -230 -22 -392 4L-324 -156L324 -156L392 4C230 -22 90 -14 0 22Z',
    '#5a2a1c',
    'opacity=".35" filter="url(#s10)"',
  ) +
  group(
    'filter="url(#dS)"',
    path('M0 18C-92 -28 -230 -36 -390 -4L-322 -166L322 -166L390 -4C230 -36 92 -28 0 18Z', '#b0263f'),
  ) +
  [12, 8, 4]
    .map((d, i) => group(`transform="translate(0 ${d})"`, path(LEFT + RIGHT, i % 2 ? '#e2cfa4' : '#fff6e0')))
    .join('') +
  group('filter="url(#dM)"', path(LEFT, 'url(#leftPage)'), path(RIGHT, 'url(#rightPage)'))

/** Grass on both pages, with a path that leads to the door. */
const mound = (random: Random): string => {
  const edge = smooth([
    [-286, -56],
    [-262, -118],
    [-150, -160],
    [0, -172],
    [150, -160],
    [262, -118],
    [288, -56],
    [200, -66],
    [110, -62],
    [0, -22],
    [-110, -62],
    [-200, -66],
  ])
  return (
    path(edge, '#5a4a2a', 'opacity=".35" transform="translate(4 8)" filter="url(#s4)"') +
    group('filter="url(#dS)"', path(edge, 'url(#popUpGrass)')) +
    inside(
      edge,
      path(
        tube(
          [
            [-6, -16],
            [-26, -64],
            [16, -96],
            [44, -124],
          ],
          [30, 22, 15, 10],
        ),
        '#f6e4b8',
      ) + ellipse(-60, -130, 150, 20, '#fbf6b0', 'opacity=".4" filter="url(#s10)"'),
    ) +
    grass(random, {
      x0: -250,
      x1: 250,
      y: -128,
      n: 60,
      h: [10, 22],
      spread: 26,
      cols: ['#6fae4e', '#9ccf62', '#d4e684'],
    })
  )
}

/** Pale trees of folded paper, the farthest row. */
const paperTrees = (): string =>
  (
    [
      [-226, -142, 190, '#b4dcc0'],
      [-132, -158, 262, '#9fd0b4'],
      [-30, -164, 336, '#8cc4a6'],
      [96, -162, 286, '#a4d4b4'],
      [206, -146, 214, '#b8dfc0'],
    ] as const
  )
    .map(([x, y, h, colour]) => conifer(x, y, h, colour))
    .join('')

function conifer(x: number, y: number, h: number, colour: string): string {
  const tier = (from: number, to: number, half: number) =>
    `M${x} ${fix(y - h * to)}L${fix(x + half)} ${fix(y - h * from)}Q${x} ${fix(y - h * from + 14)} ${fix(x - half)} ${fix(y - h * from)}Z`
  const shapes = [tier(0.08, 0.6, h * 0.27), tier(0.34, 0.82, h * 0.21), tier(0.6, 1, h * 0.15)]
  return (
    path(`M${x - 8} ${y + 8}V${fix(y - h * 0.2)}H${x + 8}V${y + 8}Z`, '#c9a070') +
    shapes
      .map(
        (d) =>
          group('filter="url(#dS)"', path(d, '#ffffff', 'stroke="#ffffff" stroke-width="9" stroke-linejoin="round"')) +
          path(d, colour) +
          inside(d, `<rect x="${x}" y="${y - h}" width="${h}" height="${h}" fill="#3f8a6a" fill-opacity=".16"/>`),
      )
      .join('')
  )
}

const LEAVES = [
  [0, '#3f8a4c'],
  [0.4, '#68ae54'],
  [0.75, '#a4d266'],
  [1, '#f0f2a0'],
] as const

const roundTrees = (random: Random): string =>
  (
    [
      [-176, -104, 0.84],
      [150, -110, 0.74],
      [236, -84, 0.56],
      [-262, -84, 0.5],
    ] as const
  )
    .map(
      ([x, y, s]) =>
        ellipse(x + 8, y + 2, 46 * s, 9 * s, '#2c5a30', 'opacity=".4" filter="url(#s4)"') +
        group(
          'filter="url(#dS)"',
          path(
            `M${x - 20 * s} ${y + 4}Q${x - 8 * s} ${fix(y - 20 * s)} ${x - 9 * s} ${fix(y - 120 * s)}H${x + 9 * s}Q${x + 8 * s} ${fix(y - 20 * s)} ${x + 22 * s} ${y + 4}Q${x} ${y + 12} ${x - 20 * s} ${y + 4}Z`,
            '#a3704a',
          ),
        ) +
        bush(random, x, y - 150 * s, 88 * s, 84 * s, LEAVES, {
          n: 240,
          lx: -0.5,
          ly: -0.7,
          size: [12 * s + 4, 24 * s + 5],
        }) +
        clump(
          random,
          x - 22 * s,
          y - 186 * s,
          46 * s,
          34 * s,
          40,
          [
            [0, '#c4e47c'],
            [1, '#fbf8b8'],
          ],
          { lx: -0.5, size: [10, 18] },
        ),
    )
    .join('')

/** A little house with a red roof and a lit window. */
const house = (): string =>
  ellipse(58, -116, 66, 11, '#2c5a30', 'opacity=".4" filter="url(#s4)"') +
  group('filter="url(#dS)"', path('M6 -190H102V-116Q54 -108 6 -116Z', '#fff3dc')) +
  group(
    'filter="url(#dS)"',
    path('M74 -262H92V-214H74Z', '#d9a078'),
    path('M-10 -184L54 -252L118 -184Q54 -172 -10 -184Z', '#e4573d'),
  ) +
  line('M10 -192L54 -238L98 -192M32 -190L54 -212L76 -190', '#ffb09a', 4, 'opacity=".6"') +
  group('filter="url(#dS)"', path('M34 -114V-148Q46 -166 58 -148V-113Z', '#9a6440')) +
  ellipse(53, -130, 2.6, 2.6, '#ffe49a') +
  path('M70 -160H92V-138H70Z', '#ffd867') +
  line('M81 -160V-138M70 -149H92', '#fffaf0', 3.4)

/** Blades and leaves that hang over the edges of the pages. */
const edgeGrass = (random: Random): string =>
  ['#5a9c48', '#86c05a', '#cfe47c']
    .map((colour) =>
      path(
        Array.from({ length: 60 }, () => {
          const u = random.between(-1, 1)
          const y = -64 + 44 * Math.exp(-((u * 3.4) ** 2)) + random.spread() * 7
          return leaf(
            u * 286,
            y,
            random.between(14, 30),
            random.between(2.4, 4.2),
            rad(-90 + u * 40 + random.spread() * 34),
          )
        }).join(''),
        colour,
      ),
    )
    .join('') +
  Array.from({ length: 16 }, () => {
    const u = random.between(-1, 1)
    const at = [u * 270, -70 + 44 * Math.exp(-((u * 3.4) ** 2)) - random.between(0, 26)] as const
    const colour = random.pick(['#ffffff', '#ffd65c', '#f7a3b5'])
    return (
      [0, 72, 144, 216, 288]
        .map((a) => ellipse(at[0] + Math.cos(rad(a)) * 5, at[1] + Math.sin(rad(a)) * 4.4, 4.2, 3.8, colour))
        .join('') + ellipse(at[0], at[1], 3, 2.8, '#f3a63e')
    )
  }).join('')

/** Leaves and lights that rise out of the book. */
const flying = (random: Random): string =>
  Array.from({ length: 16 }, () => {
    const [u, v] = [random.between(-300, 300), random.between(-560, -250)]
    return path(
      leaf(u, v, random.between(16, 26), random.between(4, 7), random() * 6.28),
      random.pick(['#8cc65c', '#c4e07a', '#f7c85e', '#f0a06a']),
    )
  }).join('') +
  screen(
    Array.from({ length: 20 }, () =>
      glow(random.between(-320, 320), random.between(-540, -90), random.between(8, 20), 'fly', 0.9),
    ).join(''),
  ) +
  (
    [
      [-236, -392, 26],
      [176, -452, 30],
      [262, -318, 20],
      [-72, -566, 22],
      [40, -520, 15],
    ] as const
  )
    .map(([x, y, k]) => glow(x, y, k * 2.2, 'fly', 0.8) + sparkle(x, y, k, '#fffbe0'))
    .join('')

export const POP_UP_DEFS =
  linear(
    'leftPage',
    [
      [0, '#fffdf4'],
      [0.8, '#fff6e2'],
      [1, '#e6d2aa'],
    ],
    0,
    0,
    1,
    0,
  ) +
  linear(
    'rightPage',
    [
      [0, '#e9d7b0'],
      [0.16, '#fff8e6'],
      [1, '#fffdf4'],
    ],
    0,
    0,
    1,
    0,
  ) +
  linear('popUpGrass', [
    [0, '#a4d46a'],
    [0.5, '#7fbe58'],
    [1, '#5a9f4a'],
  ])
