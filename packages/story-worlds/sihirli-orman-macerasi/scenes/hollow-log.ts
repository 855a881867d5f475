/**
 * 4. Inside the hollow log: the view from beside the hedgehog to the children who look in. A circle within a circle.
 */
import { SPREAD_SIZE } from '#media/picture.ts'
import { polar, smooth } from '../../drawing/curve.ts'
import { glow, screen } from '../../drawing/effects.ts'
import { linear, radial } from '../../drawing/filters.ts'
import type { Point } from '../../drawing/geometry.ts'
import type { Random } from '../../drawing/random.ts'
import { ellipse, group, inside, line, path } from '../../drawing/svg.ts'
import type { Cast } from '../../hero/cast.ts'
import { soundWord } from '../../lettering/sound-word.ts'
import type { SceneGiven, SceneLayers } from '../../story-world.ts'
import { kiremit } from '../creatures/fox.ts'
import { hedgehog } from '../creatures/hedgehog.ts'
import { snail } from '../creatures/snail.ts'
import { HANGING, longer } from '../hero/capes.ts'
import type { WandererPose, WandererStand } from '../hero/wanderer.ts'
import { LIGHTS } from '../lights.ts'
import { tree } from '../plants/trees.ts'
import { moss } from '../plants/undergrowth.ts'
import { acorn, ant, ladybird, spider } from '../places/finds.ts'
import { caterpillar, lanternBeetle, logDefs, logFloor, logLip, logWall, MOUTH, worm } from '../places/log.ts'
import { glowWorm } from '../places/ring.ts'
import { stage, wanderers } from './stage.ts'

const { w: W, h: H } = SPREAD_SIZE
const LIGHT = LIGHTS.log
const TEXT_LEFT = { x: 138, y: 40, w: 482, h: 880, ink: 'dark' } as const
const TEXT_RIGHT = { x: 1596, y: 30, w: 472, h: 962, ink: 'dark' } as const
/** The hedgehog's wet nose, and the fingertips of the child who reaches in. */
const NOSE: Point = [1046, 742]
const FINGERTIPS: Point = [1098, 716]

/** A longer cape: the rim hides all legs. */
const LONG = longer(HANGING, 260)

/** Kneeling outside: one hand reaches in, the other holds on to the rim. */
const reachingFrom = (x: number, y: number, fw: number): WandererStand => {
  const k = fw / 200
  return {
    ...{ x, y, fw },
    pose: {
      tilt: -9,
      spine: 88,
      tip: 1,
      cape: LONG,
      head: { turn: -0.6, nod: 0.45, expression: 'awe', gaze: [-0.75, 0.8] },
      armL: {
        to: [(FINGERTIPS[0] - x) / k, (FINGERTIPS[1] - y) / k - 24],
        bend: -1,
        hand: 'open',
        handTurn: 12,
        thumb: 1,
        near: 1.16,
        depth: 'front',
      },
      armR: { to: [112, 252], bend: -1, hand: 'hold', handTurn: -46, thumb: 1, depth: 'front' },
    },
  }
}
const PEER: WandererPose = {
  tilt: 8,
  spine: 92,
  tip: -1,
  cape: LONG,
  head: { turn: -0.5, nod: 0.35, expression: 'wonder', gaze: [-0.8, 0.7] },
  armL: { a1: 104, a2: 84, hand: 'rest' },
  armR: { a1: 76, a2: 98, hand: 'rest' },
}
const PEER_LOW: WandererPose = {
  ...PEER,
  tilt: -7,
  head: { turn: -0.6, nod: 0.2, expression: 'listen', gaze: [-0.9, 0.5] },
}
const CAST: Cast<WandererStand> = [
  [reachingFrom(1286, 372, 204)],
  [reachingFrom(1228, 410, 156), { pose: PEER, x: 1420, y: 344, fw: 146 }],
  [
    reachingFrom(1186, 446, 122),
    { pose: PEER, x: 1312, y: 310, fw: 116 },
    { pose: PEER_LOW, x: 1436, y: 452, fw: 116 },
  ],
]

export function hollowLogScene({ heroes, seed = 64 }: SceneGiven): SceneLayers {
  const { random, finish } = stage(SPREAD_SIZE, LIGHT, seed, logDefs() + DEFS)
  return finish({
    heroBox: { x: 860, y: 60, w: 700, h: 800 },
    back:
      logWall(random, W, H) +
      logFloor() +
      inside(MOUTH, twilight(random)) +
      logLip(random) +
      sound() +
      kiremit(random, { pose: 'peek', x: 1006, y: 548, s: 1.12, look: [0.1, 1], rot: 5 }) +
      onWalls(),
    hero: wanderers(CAST, heroes, LIGHT, { bodyIn: MOUTH }),
    front: meeting(random) + hiccup() + floor(random) + air(random),
    text: [TEXT_LEFT, TEXT_RIGHT],
    faces: [
      { x: 906, y: 470, w: 200, h: 160 },
      { x: 770, y: 620, w: 290, h: 230 },
    ],
  })
}

/** The wood outside, in the blue hour. */
const twilight = (random: Random): string =>
  '<rect x="840" y="40" width="760" height="740" fill="url(#twilight)"/>' +
  group(
    'filter="url(#b3)"',
    ...[
      [920, 56, '#9cace0'],
      [1060, 34, '#b0bcea'],
      [1404, 40, '#b0bcea'],
      [1490, 60, '#9cace0'],
    ].map(([x, w, col]) =>
      tree(random, {
        ...{ x: Number(x), y0: 700, y1: 20, w: Number(w), lean: random.spread() * 40, col: String(col) },
        ...{
          dark: '#8494d0',
          filter: null,
          bark: 4,
          branches: [[0.6, Number(x) < 1200 ? -40 : -140, 120, 8]] as const,
        },
      }),
    ),
  ) +
  STARS.map(([x, y, r]) => ellipse(x, y, r, r, '#fffdf0', 'opacity=".95"')).join('')

const STARS = [
  [1010, 180, 5],
  [1100, 130, 4],
  [1180, 200, 3],
  [1350, 140, 4],
  [1430, 220, 5],
  [960, 300, 3],
  [1140, 270, 3],
] as const

/** The tiny "hık" that grows ring by ring along the wall. */
const sound = (): string =>
  Array.from({ length: 4 }, (_, i) =>
    line(
      smooth(
        Array.from({ length: 13 }, (_, k) => {
          const [x, y] = polar([880, 760], 176 + k * 6.2, 146 + i * 28)
          return [x, y - i * 4]
        }),
        false,
      ),
      '#fffbe0',
      4 + i * 1.2,
      `opacity="${(0.7 - i * 0.1).toFixed(2)}"`,
    ),
  ).join('')

const onWalls = (): string =>
  spider(1120, 60, 90) +
  glowWorm(680, 262, 1.2, -30) +
  glowWorm(1540, 250, 0.9, 250) +
  glowWorm(1534, 640, 1.1, 120) +
  ladybird(760, 380, 1) +
  snail({ x: 1500, y: 128, s: 1.3, rot: 40 }) +
  ant(700, 520, 1.3) +
  ant(734, 540, 1.3) +
  ant(768, 566, 1.3)

/** The hedgehog, its nose at the fingertips. */
function meeting(random: Random): string {
  const s = 1.4
  const [x, y] = [NOSE[0] - 112 * s, NOSE[1] - 6 * s]
  return (
    ellipse(x, y + 62 * s, 170, 26, '#7a3a1c', 'opacity=".45" filter="url(#b6)"') +
    hedgehog(random, { x, y, s, sleepy: false }) +
    screen(glow(NOSE[0] + 10, NOSE[1], 70, 'foxfire', 0.8)) +
    line(
      `M${NOSE[0] + 4} ${NOSE[1] - 40}l2 -20M${NOSE[0] + 26} ${NOSE[1] - 46}l10 -18M${NOSE[0] - 20} ${NOSE[1] - 44}l-8 -18`,
      '#fffbe0',
      6,
    )
  )
}

/** The lettered "Hık!" at the hedgehog's mouth. */
const hiccup = (): string =>
  soundWord({
    ...{ text: 'Hık!', x: 1136, y: 890, size: 92, tilt: -6 },
    ...{ fill: '#d8454f', rim: '#fffbe0', shadow: '#8a4a1c' },
  })

const floor = (random: Random): string =>
  [
    [240, 1082, 330, 44],
    [900, 1096, 260, 30],
    [1560, 1090, 360, 44],
    [2080, 1080, 200, 50],
  ]
    .map(([x = 0, y = 0, rx = 0, ry = 0]) =>
      moss(
        random,
        x,
        y,
        rx,
        ry,
        [
          [0, '#7a9a4c'],
          [0.5, '#a4c060'],
          [1, '#eef0a0'],
        ],
        260,
      ),
    )
    .join('') +
  [
    [196, 1034, 1.5, 70],
    [232, 1026, 1.6, -10],
    [268, 1038, 1.5, 30],
    [230, 994, 1.5, 160],
  ]
    .map(([x = 0, y = 0, s = 0, turn = 0]) => acorn(x, y, s, turn))
    .join('') +
  caterpillar(470, 1036, 0.9) +
  lanternBeetle(1320, 1000, 0.9) +
  worm(1560, 1066, 0.84) +
  (
    [
      [700, 1010, 1],
      [1180, 1046, -1],
      [1900, 1046, -1],
    ] as const
  )
    .map(
      ([x, y, d]) =>
        path(`M${x} ${y}q${30 * d} -22 ${70 * d} -6q${-16 * d} 26 ${-70 * d} 6Z`, '#d98a4a') +
        line(`M${x} ${y}q${30 * d} -10 ${66 * d} -6`, '#a85c2c', 3),
    )
    .join('')

const air = (random: Random): string =>
  screen(
    (
      [
        [1132, 600],
        [720, 660],
        [860, 560],
        [800, 900],
        [1240, 860],
        [1450, 800],
        [650, 800],
      ] as const
    )
      .map(([x, y]) => glow(x, y, random.between(12, 22), 'mote', 0.9))
      .join(''),
  ) + `<rect width="${W}" height="${H}" fill="url(#logEdge)"/>`

const DEFS =
  linear('twilight', [
    [0, '#7f8fd8'],
    [0.5, '#b4b4ee'],
    [1, '#f0cfe4'],
  ]) +
  radial('mote', [
    [0, '#ffffff', 1],
    [0.4, '#fff6c0', 0.6],
    [1, '#fff0a0', 0],
  ]) +
  radial(
    'logEdge',
    [
      [0, '#7a3a1c', 0],
      [0.72, '#7a3a1c', 0],
      [1, '#6a2c1c', 0.34],
    ],
    0.5,
    0.46,
    0.76,
  )
