/** 6. Hık: home, night, from the foot of the bed. One honey lamp; the darkest and warmest spread. */
import { SPREAD_SIZE } from '#media/picture.ts'
import { fix, place, smooth } from '../../drawing/curve.ts'
import { glow, screen } from '../../drawing/effects.ts'
import { linear, radial } from '../../drawing/filters.ts'
import type { Point } from '../../drawing/geometry.ts'
import type { Light } from '../../drawing/light.ts'
import { boxOn, placed, type Placing } from '../../drawing/placing.ts'
import { ellipse, group, line, path } from '../../drawing/svg.ts'
import { castIn, type Cast } from '../../hero/cast.ts'
import type { SceneGiven, SceneLayers } from '../../story-world.ts'
import { snail } from '../creatures/snail.ts'
import { vignette } from './air.ts'
import { tableLamp } from './bedroom.ts'
import type { PoseName } from '../hero/pose.ts'
import { calm, heroIn, stage, vignetteDef } from './stage.ts'
import { footOfBed, headboard, pillow, quilt, sheet } from './bed-from-its-foot.ts'
import { curtains, nightWindow } from './night-wood-window.ts'

const LIGHT: Light = {
  dir: [0.85, -0.3],
  hi: '#ffb060',
  hiO: 0.5,
  sh: '#140a34',
  shO: 0.66,
  rim: '#ffe2a0',
  rimO: 0.9,
  tint: '#ffdcb0',
  tintO: 0.25,
}

const { w: W, h: H } = SPREAD_SIZE
const LAMP: Point = [1790, 660]
const TEXT_LEFT = { x: 156, y: 408, w: 690, h: 632 }
const TEXT_RIGHT = { x: 1136, y: 32, w: 912, h: 464 }
/** The window is far, the bed is near. */
const WINDOW: Placing = { scale: 0.56, from: [610, 40], to: [600, 24] }
const BED: Placing = { scale: 1, from: [1390, 430], to: [1410, 552] }
/** The child with the hiccup, and the children who sleep next to it. */
const SLEEPERS: Cast<{ pose: PoseName; x: number; y: number; fw: number }> = [
  [{ pose: 'bed', x: 1350, y: 566, fw: 172 }],
  [
    { pose: 'bed', x: 1284, y: 582, fw: 134 },
    { pose: 'nap', x: 1500, y: 594, fw: 130 },
  ],
  [
    { pose: 'bed', x: 1394, y: 580, fw: 112 },
    { pose: 'nap', x: 1556, y: 604, fw: 108 },
    { pose: 'nestle', x: 1232, y: 602, fw: 108 },
  ],
]

export function hiccupScene({ heroes, seed = 86 }: SceneGiven): SceneLayers {
  const { random, finish } = stage(SPREAD_SIZE, LIGHT, seed, DEFS)
  const back =
    wallpaper() +
    floor() +
    placed(WINDOW, nightWindow(random), curtains()) +
    screen(`<rect width="${W}" height="${H}" fill="url(#lampFall)" opacity=".8"/>`) +
    shadeRight +
    shadeLeft +
    placed(BED, headboard(), pillow(), bedside())
  const sleepers = castIn(SLEEPERS, heroes)
  const hero = placed(
    BED,
    ...sleepers.map(({ child, ...stand }) => heroIn(child, LIGHT, stand)),
    heroes.length === 1 ? hiccup(1465, 646) : hiccup((sleepers.at(-1)?.x ?? 0) + 66, 696),
  )
  const front =
    placed(BED, quilt(random), sheet(), footOfBed()) + boots() + wetSock() + vignette(W, H) + placed(BED, lampGlow())
  return finish({
    heroBox: boxOn(
      BED,
      heroes.length === 1 ? { x: 1130, y: 375, w: 440, h: 610 } : { x: 1080, y: 375, w: 640, h: 610 },
    ),
    back,
    hero,
    front,
    text: [TEXT_LEFT, TEXT_RIGHT],
    faces: [boxOn(WINDOW, { x: 690, y: 520, w: 110, h: 60 })],
  })
}

/** Stars in rows. */
function wallpaper(): string {
  let drawn = `<rect width="${W}" height="${H}" fill="url(#wall6)"/>`
  for (let i = 0; i < 150; i++) {
    const x = 40 + (i % 22) * 104 + (Math.floor(i / 22) % 2) * 52,
      y = 40 + Math.floor(i / 22) * 118
    drawn += path(
      `M${x} ${y - 8}Q${x + 2} ${y - 2} ${x + 8} ${y}Q${x + 2} ${y + 2} ${x} ${y + 8}Q${x - 2} ${y + 2} ${x - 8} ${y}Q${x - 2} ${y - 2} ${x} ${y - 8}Z`,
      '#3a4078',
      'opacity=".28"',
    )
  }
  return drawn
}

const floor = (): string =>
  path(`M-20 900L${W + 20} 900L${W + 20} 1120L-20 1120Z`, 'url(#floor6)') +
  line(`M-20 900L${W + 20} 900`, '#34386a', 6, 'opacity=".5"')

/** Table, lamp and the snail, awake. */
const bedside = (): string =>
  group(
    'filter="url(#fRock)"',
    path('M1690 770L1900 770L1900 796L1690 796Z', '#9a6038') +
      path('M1706 796L1728 796L1724 1000L1710 1000ZM1866 796L1888 796L1884 1000L1870 1000Z', '#5a3430'),
  ) +
  ellipse(1795, 774, 70, 8, '#3a1c1c', 'opacity=".5"') +
  ellipse(1795, 1004, 130, 12, '#07081c', 'opacity=".5" filter="url(#b6)"') +
  tableLamp({ x: 1795, y: 772, s: 1.02, table: false }) +
  snail({ x: 1746, y: 770, s: 1.05, cap: false, asleep: false, flip: true })

/** Two short strokes beside the chest. */
const hiccup = (x: number, y: number): string =>
  (
    [
      [1, 0],
      [1.35, 8],
    ] as const
  )
    .map(([s, d]) =>
      line(`M${x + d} ${fix(y - 40 * s)}q${20 * s} ${14 * s} ${24 * s} ${44 * s}`, '#ffe9b4', 4, 'opacity=".6"'),
    )
    .join('')

const BOOT =
  'M-13 -30C-14 -12 -16 2 -15 14C-15 20 -10 21 0 21L24 21C33 21 36 14 31 8C25 1 14 2 12 -6C11 -14 12 -22 13 -30Z'
const SHAFT = 'M-15 -52C-6 -48 6 -48 15 -52L14 -26C6 -22 -6 -22 -15 -26Z'

const boots = (): string =>
  (
    [
      [900, 1026, 2],
      [976, 1036, 2],
    ] as const
  )
    .map(
      ([x, y, s]) =>
        ellipse(x + 16, y + 44, 70, 10, '#08081c', 'opacity=".6" filter="url(#b4)"') +
        group(
          'filter="url(#cM)"',
          path(place(BOOT, { x, y, sx: s }), '#6a4030') + path(place(SHAFT, { x, y, sx: s }), '#c9a070'),
        ),
    )
    .join('')

/** It hangs over the boots and drips. */
const wetSock = (): string =>
  group(
    'filter="url(#cS)"',
    path(
      smooth([
        [884, 926],
        [916, 916],
        [944, 930],
        [948, 980],
        [972, 1000],
        [962, 1020],
        [930, 1016],
        [908, 990],
        [896, 950],
      ]),
      '#d8d2e0',
    ),
  ) +
  line('M890 940L942 940M894 954L944 954', '#8a9cc8', 5) +
  (
    [
      [950, 1034],
      [934, 1050],
    ] as const
  )
    .map(([x, y]) =>
      path(
        `M${x} ${y - 12}C${x + 6} ${y - 2} ${x + 6} ${y + 6} ${x} ${y + 6}C${x - 6} ${y + 6} ${x - 6} ${y - 2} ${x} ${y - 12}Z`,
        '#a8d0f0',
        'opacity=".85"',
      ),
    )
    .join('')

const lampGlow = (): string =>
  screen(glow(LAMP[0], LAMP[1], 360, 'honey', 0.6) + ellipse(1640, 840, 260, 200, 'url(#honey)', 'opacity=".26"'))

const [calmLeft, shadeLeft] = calm('calmL', TEXT_LEFT, '#12163a', 0.8)
const [calmRight, shadeRight] = calm('calmR', TEXT_RIGHT, '#171a42', 0.5)

const DEFS =
  linear('nightSky', [
    [0, '#141c4c'],
    [0.6, '#24346e'],
    [1, '#34487c'],
  ]) +
  linear('wall6', [
    [0, '#171c44'],
    [1, '#20264f'],
  ]) +
  radial(
    'lampFall',
    [
      [0, '#ffdf9a', 1],
      [0.1, '#ffbe62', 0.9],
      [0.26, '#f0903c', 0.62],
      [0.5, '#b85a38', 0.32],
      [0.78, '#6a3448', 0.12],
      [1, '#5a2c48', 0],
    ],
    ...LAMP,
    860,
    'gradientUnits="userSpaceOnUse"',
  ) +
  linear('floor6', [
    [0, '#2a2444'],
    [1, '#141630'],
  ]) +
  radial('honey', [
    [0, '#ffd07a', 0.9],
    [0.3, '#ff9a3c', 0.45],
    [1, '#e06a2c', 0],
  ]) +
  linear(
    'headb',
    [
      [0, '#4a2c38'],
      [0.6, '#7a4a3a'],
      [1, '#b87a48'],
    ],
    0,
    0,
    1,
    0,
  ) +
  radial(
    'quiltShade',
    [
      [0, '#140e30', 0],
      [0.5, '#140e30', 0.25],
      [1, '#100c2a', 0.82],
    ],
    1640,
    700,
    760,
    'gradientUnits="userSpaceOnUse"',
  ) +
  radial(
    'pillow',
    [
      [0, '#fff0d0'],
      [0.6, '#e0c0a8'],
      [1, '#8a7494'],
    ],
    0.7,
    0.35,
    0.8,
  ) +
  calmLeft +
  calmRight +
  vignetteDef('#080a20', 0.62, 0.52, 0.8)
