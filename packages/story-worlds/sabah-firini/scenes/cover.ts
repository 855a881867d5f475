/** The cover: sunrise over the water, the child at the counter with the dough in both arms. */
import { COVER_SIZE } from '#media/picture.ts'
import { smooth } from '../../drawing/curve.ts'
import { glow, screen } from '../../drawing/effects.ts'
import { linear, radial } from '../../drawing/filters.ts'
import type { Random } from '../../drawing/random.ts'
import { ellipse, group, line, path } from '../../drawing/svg.ts'
import type { Cast } from '../../hero/cast.ts'
import type { SceneGiven, SceneLayers } from '../../story-world.ts'
import { mosque, roofs, tower } from '../bakery/city.ts'
import { dough, loaf, simit, steam } from '../bakery/dough.ts'
import { cloud, ferryBoat } from '../bakery/morning.ts'
import { LIGHTS } from '../colours.ts'
import { bear } from '../creatures/bear.ts'
import { cat } from '../creatures/cat.ts'
import { farGull, gull } from '../creatures/gull.ts'
import { sparrow } from '../creatures/sparrow.ts'
import type { BakerPose, BakerStand } from '../hero/baker.ts'
import { bakers, stage } from './stage.ts'

const { w: W, h: H } = COVER_SIZE
const LIGHT = LIGHTS.cover
const COUNTER = 1262

/** Both arms round the bowl. */
const CARRY: BakerPose = {
  tilt: -5,
  spine: 90,
  head: { turn: 0.28, nod: 0.1, expression: 'glee' },
  armL: { to: [-58, 208], bend: 1, hand: 'rest', handTurn: -26, thumb: -1, depth: 'front' },
  armR: { to: [58, 208], bend: -1, hand: 'rest', handTurn: 26, thumb: 1, depth: 'front' },
  scarf: true,
}
/** Sisters and brothers wave, each to their own side. */
const WAVE: BakerPose = {
  tilt: 7,
  spine: 90,
  head: { turn: -0.3, nod: 0.1, expression: 'laugh' },
  armL: { a1: 140, a2: 262, hand: 'wave', thumb: 1 },
  armR: { a1: 66, a2: 96, hand: 'open' },
  scarf: true,
}
const WAVE_RIGHT: BakerPose = {
  ...WAVE,
  tilt: -7,
  head: { turn: 0.3, nod: 0.1, expression: 'glee' },
  armL: { a1: 114, a2: 84, hand: 'open' },
  armR: { a1: 40, a2: -82, hand: 'wave', thumb: -1 },
}
const CAST: Cast<BakerStand> = [
  [{ pose: CARRY, x: 520, y: 760, fw: 424 }],
  [
    { pose: CARRY, x: 620, y: 800, fw: 340 },
    { pose: WAVE, x: 300, y: 850, fw: 290 },
  ],
  [
    { pose: CARRY, x: 540, y: 830, fw: 310 },
    { pose: WAVE, x: 250, y: 880, fw: 250 },
    { pose: WAVE_RIGHT, x: 826, y: 880, fw: 250 },
  ],
]

export function coverScene({ heroes, seed = 5 }: SceneGiven): SceneLayers {
  const { random, finish } = stage(COVER_SIZE, LIGHT, seed, DEFS)
  return finish({
    heroBox: { x: 0, y: 340, w: 1100, h: 1127 },
    back: dawn(random) + baker(),
    hero: bakers(CAST, heroes, LIGHT, { held: bowl }),
    front: counter(random) + onCounter() + air(random),
    text: [],
  })
}

const dawn = (random: Random): string =>
  `<rect width="${W}" height="${H}" fill="url(#dawn)"/>` +
  screen(Array.from({ length: 11 }, (_, i) => beamAt(-176 + i * 17.2, i % 2 ? 0.5 : 0.32)).join('')) +
  glow(300, 800, 560, 'sunrise', 1) +
  ellipse(300, 800, 84, 84, '#fffef2') +
  path(
    cloud(170, 600, 1.2) + cloud(930, 640, 1.3) + cloud(1030, 560, 0.7) + cloud(60, 500, 0.8),
    '#fff6ea',
    'opacity=".75"',
  ) +
  mosque(860, 884, 1, '#d59aa2') +
  tower(120, 886, 1, '#d9a2a4') +
  roofs(random, {
    ...{ x0: -20, x1: W + 20, y: 890, high: 104, lit: 0.3 },
    ...{ colour: '#e0aaa4', lights: '#fff3c4' },
  }) +
  `<rect y="884" width="${W}" height="420" fill="url(#water)"/>` +
  Array.from({ length: 26 }, () => {
    const y = random.between(896, 1230)
    return line(
      `M${Math.round(300 + random.spread() * (y - 800))} ${Math.round(y)}l${Math.round(random.between(30, 90))} 0`,
      '#fffbe0',
      random.between(3, 7),
      'opacity=".75"',
    )
  }).join('') +
  ferryBoat(130, 930, 1.12) +
  farGull(700, 560, 1) +
  farGull(790, 600, 0.7) +
  farGull(90, 690, 0.8)

/** A ray of the sun. @param deg its direction */
function beamAt(deg: number, opacity: number): string {
  const end = (d: number) => {
    const angle = ((deg + d) * Math.PI) / 180
    return `${Math.round(300 + Math.cos(angle) * 1500)} ${Math.round(800 + Math.sin(angle) * 1500)}`
  }
  return path(`M300 800L${end(-3.2)}L${end(3.2)}Z`, 'url(#beam)', `opacity="${opacity}"`)
}

const baker = (): string =>
  bear({
    ...{ x: 884, y: 884, s: 1.02, mood: 'happy', look: [-0.9, 0.5], tilt: -9 },
    arms: [
      [
        [-120, 150],
        [-150, 240],
        [-90, 300],
      ],
      [
        [120, 150],
        [176, 240],
        [120, 320],
      ],
    ],
  })

/** The bowl in the hero's arms, with the sleeping dough. */
function bowl({ x, y, fw }: BakerStand): string {
  const k = fw / 424
  return (
    `<g transform="translate(${x} ${y + 440 * k}) scale(${k.toFixed(3)})">` +
    dough(0, -34, 262, 124, true) +
    group(
      'filter="url(#cL)"',
      path('M-172 -54Q0 -24 172 -54C164 30 110 90 0 90C-110 90 -164 30 -172 -54Z', '#d9794e'),
    ) +
    line('M-166 -32Q0 -2 166 -32', '#ffd9a8', 7, 'opacity=".8"') +
    line(
      Array.from({ length: 9 }, (_, i) => `M${-72 + i * 18} 38l9 -12l9 12`).join(''),
      '#ffe7c4',
      5,
      'opacity=".85"',
    ) +
    group(
      'filter="url(#cM)"',
      path('M-182 -64Q0 -30 182 -64Q190 -48 176 -40Q0 -8 -176 -40Q-190 -48 -182 -64Z', '#e58e62'),
    ) +
    '</g>'
  )
}

const CLOTH: readonly (readonly [number, number])[] = [
  [-40, 1262],
  [40, 1256],
  [150, 1254],
  [226, 1264],
  [236, 1330],
  [214, 1384],
  [180, 1356],
  [140, 1392],
  [100, 1358],
  [60, 1396],
  [20, 1360],
  [-40, 1390],
]

const counter = (random: Random): string =>
  group('filter="url(#cL)"', `<rect x="-20" y="${COUNTER}" width="${W + 40}" height="240" fill="url(#board)"/>`) +
  `<rect x="-20" y="${COUNTER - 10}" width="${W + 40}" height="34" rx="6" fill="#eebb7a"/>` +
  line(`M0 ${COUNTER - 3}L${W} ${COUNTER - 3}`, '#fff3d4', 6, 'opacity=".9"') +
  Array.from({ length: 22 }, () =>
    line(
      `M${Math.round(random.between(0, W))} ${Math.round(random.between(COUNTER + 40, H))}q40 ${Math.round(random.spread() * 5)} ${Math.round(random.between(70, 140))} 0`,
      '#7a4426',
      3,
      'opacity=".3"',
    ),
  ).join('') +
  group('filter="url(#cM)"', path(smooth(CLOTH), '#fffaf0')) +
  line('M-20 1340Q100 1316 226 1330', '#d2604a', 9, 'opacity=".8"') +
  line('M-20 1322Q100 1298 228 1312', '#d2604a', 4, 'opacity=".8"')

const onCounter = (): string =>
  [0, 1].map((i) => simit(286 + i * 22, 1240 - i * 22, 0.94, i * 40)).join('') +
  gull({ x: 112, y: 1262, s: 1.12, flip: true, look: [-0.7, -0.5] }) +
  loaf(1010, 1262, 0.96) +
  cat({ x: 850, y: 1272, s: 0.98, shape: 'loaf', look: [-0.7, -0.5], tilt: -6 }) +
  sparrow(930, 1176, 1.25, { flip: true }) +
  steam(
    [
      [1000, 1150],
      [1046, 1164],
    ],
    0.7,
  )

const air = (random: Random): string =>
  Array.from({ length: 70 }, () => {
    const r = random.between(1.6, 4.4)
    return ellipse(
      random.between(0, W),
      random.between(980, 1260),
      r,
      r,
      '#fffdf2',
      `opacity="${random.between(0.4, 0.9).toFixed(2)}"`,
    )
  }).join('') + `<rect width="${W}" height="${H}" fill="url(#corners)"/>`

const DEFS =
  linear('dawn', [
    [0, '#5aa3dc'],
    [0.24, '#8cc4e8'],
    [0.42, '#ffd9b4'],
    [0.56, '#ffe9a8'],
    [0.62, '#ffc98a'],
  ]) +
  radial('sunrise', [
    [0, '#fffef0', 1],
    [0.2, '#fff4bc', 0.85],
    [0.55, '#ffd98a', 0.35],
    [1, '#ffc070', 0],
  ]) +
  radial(
    'beam',
    [
      [0, '#fff6cc', 0.9],
      [0.7, '#fff0c0', 0.3],
      [1, '#fff0c0', 0],
    ],
    300,
    800,
    1200,
    'gradientUnits="userSpaceOnUse"',
  ) +
  linear('water', [
    [0, '#ffdfae'],
    [0.3, '#f3c1a4'],
    [1, '#9fb8d2'],
  ]) +
  linear('board', [
    [0, '#c8834a'],
    [1, '#8a4a2c'],
  ]) +
  radial(
    'corners',
    [
      [0, '#5a2a4a', 0],
      [0.7, '#5a2a4a', 0],
      [1, '#4a2040', 0.32],
    ],
    0.5,
    0.5,
    0.76,
  )
