/** The garden after the rain, at dusk: rose sky, first stars, lit windows beyond the hedge, and a kingdom in the third puddle. */
import { SPREAD_SIZE } from '#media/picture.ts'
import { blob, smooth } from '../../drawing/curve.ts'
import { linear, radial } from '../../drawing/filters.ts'
import { itemAt, type Point } from '../../drawing/geometry.ts'
import { createRandom, type Random } from '../../drawing/random.ts'
import { sparkle } from '../../drawing/stars.ts'
import { ellipse, group, inside, line, path } from '../../drawing/svg.ts'
import { caustics } from '../../drawing/water-light.ts'
import { crab } from '../creatures/crab.ts'
import { fish } from '../creatures/fish.ts'
import { king } from '../creatures/king.ts'
import { placedAt } from '../creatures/materials.ts'
import { octopus } from '../creatures/octopus.ts'
import { seahorse } from '../creatures/seahorse.ts'
import { bush, cottage, fence, flower, frog } from '../sea/garden.ts'
import { tower } from '../sea/tower.ts'
import { palaceColours } from './palace.ts'
import { bank } from './stage.ts'

const { h: H } = SPREAD_SIZE
/** The left edge of the house. */
const WALL = 1130
/** The third puddle at dusk: centre and half axes. */
export const PUDDLE = { x: 570, y: 872, rx: 390, ry: 142 }

export const DUSK_DEFS =
  linear('dusk', [
    [0, '#b8aaea'],
    [0.4, '#dab8e4'],
    [0.62, '#ffcfb8'],
  ]) +
  linear('duskLawn', [
    [0, '#b4cf9c'],
    [0.4, '#8cbc9c'],
    [1, '#6c9caa'],
  ]) +
  radial('pool', [
    [0, '#4a62c0'],
    [0.6, '#5c84d4'],
    [0.9, '#a4c8f0'],
    [1, '#ffe2c8'],
  ])

export const dusk = (random: Random): string =>
  `<rect width="${WALL + 20}" height="${H}" fill="url(#dusk)"/>` +
  ellipse(420, 680, 620, 170, 'url(#warm)', 'opacity=".8"') +
  path(
    'M1046 96C1010 84 976 108 976 146C976 184 1012 208 1046 194C1018 186 1004 168 1004 146C1004 122 1020 104 1046 96Z',
    '#fff8dc',
  ) +
  group(
    'filter="url(#b12)" opacity=".5"',
    [
      [180, 180, 260, 34],
      [420, 300, 320, 40],
      [820, 240, 240, 30],
      [180, 440, 300, 36],
      [700, 500, 380, 40],
    ]
      .map(([x = 0, y = 0, rx = 0, ry = 0]) => ellipse(x, y, rx, ry, '#fbd8e4'))
      .join(''),
  ) +
  sparkle(960, 70, 9) +
  sparkle(1070, 260, 8) +
  sparkle(982, 300, 6) +
  sparkle(1020, 420, 7) +
  bush(random, 120, 700, 190, 70, 'far') +
  path(
    bank(
      [
        [-40, 640],
        [220, 588],
        [520, 650],
        [800, 600],
        [1200, 640],
      ],
      800,
    ),
    '#c8a8d8',
    'opacity=".55" filter="url(#b6)"',
  ) +
  cottage(330, 746, 0.46) +
  bush(random, 480, 716, 150, 52, 'far') +
  cottage(720, 722, 0.4) +
  bush(random, 900, 700, 200, 84, 'far') +
  path(
    bank(
      [
        [-40, 740],
        [400, 722],
        [800, 734],
        [1200, 726],
      ],
      H + 20,
    ),
    'url(#duskLawn)',
  ) +
  fence(-30, 640, 768, 70) +
  smallPuddles(random) +
  kingdom(random) +
  glowOnGrass() +
  [0, 1, 2, 3].map((i) => flower(168 + i * 42, 1060 - (i % 2) * 16, 96 + (i % 3) * 18, i)).join('') +
  frogAtTheEdge() +
  fireflies()

/** Light of the small kingdom, on the grass and up into the evening. */
const glowOnGrass = (): string =>
  group(
    'style="mix-blend-mode:screen" filter="url(#b12)"',
    path(
      `M${PUDDLE.x - 250} ${PUDDLE.y}L${PUDDLE.x - 330} 600L${PUDDLE.x + 330} 600L${PUDDLE.x + 250} ${PUDDLE.y}Z`,
      '#ffe9a8',
      'opacity=".2"',
    ),
  )

/** The frog has its chin on the rim of the puddle. */
const frogAtTheEdge = (): string =>
  ellipse(936, 962, 60, 9, '#3f6a7a', 'opacity=".5" filter="url(#b4)"') + frog(936, 958, 0.72)

/** The first and second puddle: only the evening sky is in them. */
const smallPuddles = (random: Random): string =>
  [
    [150, 838, 100, 24],
    [330, 790, 62, 13],
  ]
    .map(([x = 0, y = 0, rx = 0, ry = 0]) => {
      const rim = blob(random, x, y, rx, ry, 12, 0.05)
      return path(rim, 'url(#pool)') + line(rim, '#fff3e6', 4, 'opacity=".8"')
    })
    .join('')

const fireflies = (): string =>
  [
    [250, 930],
    [960, 800],
    [1030, 900],
    [90, 960],
    [470, 700],
    [880, 950],
    [420, 1050],
  ]
    .map(([x = 0, y = 0]) => ellipse(x, y, 26, 26, 'url(#gGlow)') + ellipse(x, y, 5, 5, '#fffbe0'))
    .join('')

/** Towers, a row of lamps, the king who waves: the puddle is a lamp in the grass. */
function kingdom(random: Random): string {
  const { x, y, rx, ry } = PUDDLE
  const rim = blob(createRandom(6), x, y, rx, ry, 18, 0.02)
  const towers = (
    [
      [-214, 60, 40, 60, 'dome'],
      [-150, 66, 46, 90, 'spiral'],
      [-80, 76, 40, 64, 'dome'],
      [96, 78, 44, 70, 'dome'],
      [170, 68, 44, 94, 'spiral'],
      [232, 56, 38, 56, 'dome'],
    ] as const
  ).map(([dx, foot, w, h, roof]) =>
    tower(createRandom(dx + 500), {
      ...{ x: x + dx, base: y + foot, w, h, roof },
      ...{ colours: palaceColours(0.2, '#8fa8e8'), flat: true, lit: true },
    }),
  )
  const row = Array.from({ length: 15 }, (_, i): readonly [number, number, number] => {
    const t = i / 14
    return [x - 250 + 500 * t, y - 10 + Math.sin(t * Math.PI) * 90, 5 + Math.sin(t * Math.PI) * 7]
  })
  const [kingX, kingY] = itemAt(row, 7)
  return (
    ellipse(x, y - 20, rx * 1.5, ry * 2.1, 'url(#gGlow)', 'opacity=".55"') +
    path(rim, '#5a6aa4', 'transform="translate(0 9)" opacity=".6" filter="url(#b4)"') +
    path(rim, 'url(#pool)') +
    inside(
      rim,
      towers.join('') +
        ellipse(x, y + 50, 330, 120, 'url(#gGlow)', 'opacity=".6"') +
        caustics(random, {
          ...{ x0: x - rx, y0: y - ry, x1: x + rx, y1: y + ry, cell: 110, squash: 0.3, thin: 0.95 },
          ...{ fill: '#ffe9b8', o: 0.1, filter: 'b4' },
        }) +
        row
          .filter((_, i) => i !== 7)
          .map(([a, b, r]) => ellipse(a, b, r * 4, r * 4, 'url(#gGlow)') + ellipse(a, b, r, r, 'url(#gOn)'))
          .join('') +
        parade(x, y) +
        ellipse(kingX, kingY - 20, 110, 110, 'url(#gGlow)') +
        placedAt(kingX, kingY - 34, 0.46, king({ puff: 0.5, mood: 'polite', flap: 1.9, look: [0.7, -0.8] }), 8),
    ) +
    line(rim, '#fff3d8', 6, 'opacity=".9"') +
    line(smooth(arc(x, y - 4, rx - 10, ry - 8, 200, 330), false), '#ffffff', 5, 'opacity=".7"')
  )
}

/** The parade: seahorse first, then crab, octopus and fish, each with a lamp. */
const parade = (x: number, y: number): string => {
  const lit = (dx: number, dy: number) =>
    ellipse(x + dx, y + dy, 34, 34, 'url(#gGlow)') + ellipse(x + dx, y + dy, 9, 9, 'url(#gOn)')
  return (
    placedAt(x + 250, y + 4, 0.34, seahorse({ look: [0.6, -0.4] })) +
    lit(298, -44) +
    placedAt(x + 136, y + 56, 0.36, crab({ look: [0.6, -0.6], clawR: [128, -96] })) +
    lit(186, 16) +
    placedAt(x - 140, y + 40, 0.32, octopus({ look: [0.7, -0.5] })) +
    lit(-84, 34) +
    placedAt(x - 236, y + 12, 0.4, fish({ look: [0.6, -0.4] })) +
    lit(-192, 34)
  )
}

const arc = (x: number, y: number, rx: number, ry: number, from: number, to: number): Point[] =>
  Array.from({ length: 9 }, (_, i) => {
    const angle = ((from + ((to - from) * i) / 8) * Math.PI) / 180
    return [x + Math.cos(angle) * rx, y + Math.sin(angle) * ry]
  })
