/** 6. Hık: home, by lamplight, from the foot of the bed. The cape is a blanket; the wood sleeps behind the window. */
import { SPREAD_SIZE } from '#media/picture.ts'
import { fix } from '../../drawing/curve.ts'
import { glow, screen } from '../../drawing/effects.ts'
import { radial } from '../../drawing/filters.ts'
import type { Point } from '../../drawing/geometry.ts'
import { ellipse, group, line, path } from '../../drawing/svg.ts'
import type { Cast } from '../../hero/cast.ts'
import type { SceneGiven, SceneLayers } from '../../story-world.ts'
import { snail } from '../creatures/snail.ts'
import type { WandererPose, WandererStand } from '../hero/wanderer.ts'
import { LIGHTS } from '../lights.ts'
import {
  bedroomDefs,
  blankets,
  boardsOfFloor,
  bootsAndSock,
  drawing,
  headboard,
  pillow,
  toyShelf,
  wallpaper,
} from '../places/bedroom.ts'
import { windowToTheWood } from '../places/night-window.ts'
import { ball } from '../places/garden.ts'
import { mouseInLeaf } from '../places/ring.ts'
import { tableLamp } from '../places/bed-and-lamp.ts'
import { stage, wanderers } from './stage.ts'

const { w: W, h: H } = SPREAD_SIZE
const LIGHT = LIGHTS.lamp
const LAMP: Point = [764, 560]
const FLOOR = 972
const TEXT_LEFT = { x: 132, y: 20, w: 484, h: 968, ink: 'dark' } as const
const TEXT_RIGHT = { x: 1576, y: 22, w: 492, h: 914, ink: 'dark' } as const

/** Laughing with a hand at the mouth, eyes shut. */
const HICCUP: WandererPose = {
  tilt: 9,
  spine: 92,
  torso: 0.8,
  tip: 1,
  cape: {},
  head: { turn: -0.3, nod: 0.1, expression: 'laugh' },
  armL: { to: [-36, 190], bend: 1, s: 0.8, hand: 'rest' },
  armR: { to: [42, 122], bend: -1, hand: 'rest', handTurn: 22, thumb: 1, depth: 'front' },
}
const ASLEEP: WandererPose = {
  ...HICCUP,
  tilt: -13,
  spine: 90,
  head: { turn: 0.2, nod: 0.25, expression: 'asleep' },
  armR: { to: [40, 190], bend: -1, s: 0.8, hand: 'rest' },
}
const SMILING: WandererPose = {
  ...ASLEEP,
  tilt: 13,
  head: { turn: -0.35, nod: 0.2, expression: 'asleep' },
}
const CAST: Cast<WandererStand> = [
  [{ pose: HICCUP, x: 1224, y: 586, fw: 200 }],
  [
    { pose: HICCUP, x: 1330, y: 610, fw: 146 },
    { pose: SMILING, x: 1006, y: 620, fw: 140 },
  ],
  [
    { pose: HICCUP, x: 1214, y: 616, fw: 130 },
    { pose: SMILING, x: 1010, y: 630, fw: 126 },
    { pose: ASLEEP, x: 1418, y: 630, fw: 126 },
  ],
]

export function hiccupScene({ heroes, seed = 86 }: SceneGiven): SceneLayers {
  const { random, finish } = stage(SPREAD_SIZE, LIGHT, seed, bedroomDefs(LAMP) + DEFS)
  const back =
    wallpaper(W, FLOOR) +
    boardsOfFloor(W, H, FLOOR) +
    screen(ellipse(...LAMP, 640, 560, 'url(#honey)', 'opacity=".8"')) +
    windowToTheWood(random) +
    toyShelf(1150, 232) +
    drawing(1484, 340, 5) +
    rug() +
    bedside() +
    headboard() +
    pillow()
  return finish({
    heroBox: { x: 840, y: 380, w: 760, h: 470 },
    back,
    hero: wanderers(CAST, heroes, LIGHT, { bodyIn: IN_BED, heroOver: hiccup, under: dent }),
    front: blankets(random) + onFloor() + air(),
    text: [TEXT_LEFT, TEXT_RIGHT],
    faces: [{ x: 790, y: 340, w: 80, h: 60 }],
  })
}

/** Clips a child at the blanket's edge: the part below is hidden. */
const IN_BED = 'M880 380L1560 380L1560 790L880 790Z'

/** The head's shadow on the pillow. */
const dent = ({ x, y, fw }: WandererStand): string =>
  ellipse(x + fw * 0.1, y + fw * 0.06, fw * 0.78, fw * 0.72, '#b8788a', 'opacity=".32" filter="url(#b10)"')

/** Hık: small strokes beside the mouth. */
const hiccup = ({ x, y, fw }: WandererStand): string => {
  const k = fw / 178
  return [-30, 0, 30]
    .map((deg) => {
      const a = ((deg - 12) * Math.PI) / 180
      const p = (r: number) => `${fix(x + 44 * k + Math.cos(a) * r * k)} ${fix(y + 40 * k + Math.sin(a) * r * k)}`
      return line(`M${p(92)}L${p(124)}`, '#c8323f', 6 * k)
    })
    .join('')
}

const rug = (): string =>
  ellipse(700, 1056, 420, 56, '#c89ab8') +
  ellipse(700, 1054, 386, 46, '#e0b8cc') +
  ellipse(700, 1053, 300, 34, '#f4dcd8')

/** Table, lamp and the snail, awake. */
const bedside = (): string =>
  ellipse(764, 994, 130, 14, '#7a3a5c', 'opacity=".4" filter="url(#b6)"') +
  group(
    'filter="url(#fRock)"',
    path('M652 700L876 700L876 728L652 728Z', '#d8a468') +
      path('M670 728L694 728L690 990L674 990ZM834 728L858 728L854 990L838 990Z', '#b8804a') +
      path('M680 760L848 760L846 830L682 830Z', '#c99460'),
  ) +
  ellipse(764, 796, 9, 9, '#ffe49a') +
  tableLamp({ x: 764, y: 702, s: 1.12, table: false }) +
  group('filter="url(#cS)"', path('M800 700L866 700L866 686L800 686Z', '#6fa8d8')) +
  group('filter="url(#cS)"', path('M806 686L860 686L860 674L806 674Z', '#f0b84a')) +
  snail({ x: 690, y: 698, s: 1.05, cap: false, asleep: false, flip: true })

const onFloor = (): string =>
  bootsAndSock(646, 1046) +
  ball(320, 1020, 36) +
  paperBoat(206, 1056) +
  drawing(440, 1044, -14) +
  mouseInLeaf(1700, 1050, 0.72, -8) +
  train(1800, 1066) +
  ellipse(1640, 1016, 10, 10, '#f0b84a')

const paperBoat = (x: number, y: number): string =>
  group(
    'filter="url(#cS)"',
    path(
      `M${x - 50} ${y - 22}L${x + 50} ${y - 22}L${x + 30} ${y + 8}L${x - 30} ${y + 8}ZM${x - 26} ${y - 22}L${x} ${y - 62}L${x + 26} ${y - 22}Z`,
      '#fffdf4',
    ),
  )

/** A toy train of two wagons, with an acorn in one. */
const train = (x: number, y: number): string =>
  [0, 100]
    .map(
      (d, i) =>
        group(
          'filter="url(#cS)"',
          `<rect x="${x + d}" y="${y - 46}" width="82" height="36" rx="6" fill="${i ? '#8fb85a' : '#e8647c'}"/>`,
        ) +
        [18, 62]
          .map((u) => ellipse(x + d + u, y - 6, 12, 12, '#c98f56') + ellipse(x + d + u, y - 6, 5, 5, '#fff0d0'))
          .join(''),
    )
    .join('') +
  line(`M${x + 82} ${y - 24}l18 0`, '#8a5c30', 5) +
  ellipse(x + 142, y - 56, 15, 14, '#c98d3f') +
  path(`M${x + 124} ${y - 60}Q${x + 142} ${y - 86} ${x + 160} ${y - 60}Z`, '#7a4c26')

const air = (): string =>
  screen(glow(LAMP[0], LAMP[1], 330, 'honey', 0.5)) + `<rect width="${W}" height="${H}" fill="url(#lampEdge)"/>`

const DEFS =
  radial('honey', [
    [0, '#fff0b8', 0.9],
    [0.35, '#ffd890', 0.42],
    [1, '#ffc080', 0],
  ]) +
  radial(
    'lampEdge',
    [
      [0, '#7a3a6c', 0],
      [0.7, '#7a3a6c', 0],
      [1, '#6a3474', 0.34],
    ],
    0.46,
    0.5,
    0.76,
  )
