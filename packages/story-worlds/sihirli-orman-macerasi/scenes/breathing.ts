/** 5. Breathing: seen straight from above. A ring of lights on bright moss, the cape a petal, the animals like hours. */
import { SPREAD_SIZE } from '#media/picture.ts'
import { wedge } from '../../drawing/brush.ts'
import { smooth } from '../../drawing/curve.ts'
import { radial } from '../../drawing/filters.ts'
import type { Point } from '../../drawing/geometry.ts'
import type { Random } from '../../drawing/random.ts'
import { ellipse, group, inside, line, path } from '../../drawing/svg.ts'
import type { Cast } from '../../hero/cast.ts'
import type { SceneGiven, SceneLayers } from '../../story-world.ts'
import { kiremit } from '../creatures/fox.ts'
import { hedgehog } from '../creatures/hedgehog.ts'
import { fewFilters } from '../creatures/materials.ts'
import { owl } from '../creatures/owl.ts'
import { rabbit } from '../creatures/rabbit.ts'
import { snail } from '../creatures/snail.ts'
import { squirrel } from '../creatures/squirrel.ts'
import { RED } from '../hero/materials.ts'
import type { WandererPose, WandererStand } from '../hero/wanderer.ts'
import { fernBunch } from '../plants/undergrowth.ts'
import { LIGHTS } from '../lights.ts'
import { acorn, butterfly, flowers, ladybird } from '../places/finds.ts'
import {
  breath,
  clock,
  clover,
  glowWorm,
  mossGround,
  mouseInLeaf,
  ringDefs,
  ringOfLights,
  tortoiseFromAbove,
} from '../places/ring.ts'
import { stage, wanderers } from './stage.ts'

const { w: W, h: H } = SPREAD_SIZE
const LIGHT = LIGHTS.moss
const TEXT_LEFT = { x: 132, y: 24, w: 464, h: 978, ink: 'dark' } as const
const TEXT_RIGHT = { x: 1602, y: 24, w: 466, h: 978, ink: 'dark' } as const
/** Position of the hedgehog relative to the middle of the face, in units of the child. */
const CUB: Point = [-132, 258]

/** On the back, arms round the bundle. */
const LIE: WandererPose = {
  tilt: 16,
  spine: 126,
  hipSpine: 129,
  tip: 1,
  cape: {},
  head: { turn: -0.25, nod: 0.2, expression: 'asleep' },
  armL: { to: [-166, 270], bend: 1, hand: 'rest', handTurn: -50, thumb: 1, depth: 'front' },
  armR: { to: [-88, 288], bend: -1, hand: 'rest', handTurn: -20, thumb: -1, depth: 'front' },
  legL: { a1: 138, a2: 146, boot: 'front', foot: 58 },
  legR: { a1: 122, a2: 130, boot: 'front', foot: 36 },
}
const REST: WandererPose = {
  ...LIE,
  tilt: 22,
  tip: -1,
  head: { turn: 0.3, nod: 0.2, expression: 'asleep' },
  armL: { a1: 148, a2: 120, hand: 'rest', thumb: 1 },
  armR: { a1: 116, a2: 178, s2: 0.8, hand: 'rest', handTurn: 10, depth: 'front' },
  legL: { a1: 134, a2: 128, boot: 'front', foot: 44 },
  legR: { a1: 120, a2: 136, boot: 'front', foot: 40 },
}
const CAST: Cast<WandererStand> = [
  [{ pose: LIE, x: 1234, y: 366, fw: 176 }],
  [
    { pose: LIE, x: 1262, y: 408, fw: 142 },
    { pose: REST, x: 996, y: 306, fw: 136 },
  ],
  [
    { pose: LIE, x: 1204, y: 396, fw: 118 },
    { pose: REST, x: 994, y: 296, fw: 112 },
    { pose: { ...REST, tilt: 12 }, x: 1384, y: 516, fw: 110 },
  ],
]

export function breathingScene({ heroes, seed = 75 }: SceneGiven): SceneLayers {
  const { random, finish } = stage(SPREAD_SIZE, LIGHT, seed, ringDefs() + DEFS)
  const back =
    mossGround(random, W, H) +
    breath(1130, 540) +
    flowers(random, { n: 64, x: [720, 1490], y: [150, 980], s: 0.76, stem: 'none' }) +
    ringOfLights(random) +
    lightOnMoss() +
    sleepers(random)
  const cub = bundle(random)
  return finish({
    heroBox: { x: 660, y: 150, w: 900, h: 840 },
    back,
    hero: wanderers(CAST, heroes, LIGHT, { under: petal, held: cub }),
    front: between(random) + `<rect width="${W}" height="${H}" fill="url(#mossEdge)"/>`,
    text: [TEXT_LEFT, TEXT_RIGHT],
    faces: FACES.map(([x, y, r]) => ({ x: x - r, y: y - r, w: 2 * r, h: 2 * r })),
  })
}

const FACES = [
  [798, 262, 70],
  [1180, 130, 50],
  [1430, 236, 50],
  [1478, 430, 44],
  [1470, 620, 44],
  [1400, 790, 44],
  [1118, 922, 60],
  [690, 676, 60],
] as const

/** The light of each cap on the moss in front of it. */
const lightOnMoss = (): string =>
  (
    [
      [0.9, 'violet'],
      [2.7, 'pink'],
      [4.6, 'blue'],
      [6.4, 'violet'],
      [8.4, 'pink'],
    ] as const
  )
    .map(([hour, kind]) => {
      const [x, y] = clock(hour, 0.86)
      return ellipse(x, y, 220, 180, `url(#pool${kind})`, 'opacity=".6"')
    })
    .join('')

const shadow = (x: number, y: number, rx: number, ry: number): string =>
  ellipse(x, y, rx, ry, '#3a4a86', 'opacity=".32" filter="url(#b6)"')

const sleepers = (random: Random): string =>
  shadow(838, 298, 104, 70) +
  kiremit(random, { pose: 'curl', x: 832, y: 276, s: 1.04, mood: 'sleep' }) +
  shadow(1192, 150, 70, 40) +
  fewFilters(rabbit(random, { pose: 'lie', x: 1186, y: 132, s: 0.8, rot: -6 })) +
  shadow(1446, 262, 66, 42) +
  fewFilters(rabbit(random, { pose: 'lie', x: 1440, y: 244, s: 0.78, rot: 40 })) +
  [
    [1492, 440, 0.9, -12],
    [1486, 632, 0.86, 14],
    [1412, 806, 0.92, 30],
  ]
    .map(
      ([x = 0, y = 0, s = 0, rot = 0]) =>
        shadow(x + 4, y + 20, 56, 26) + fewFilters(squirrel(random, { pose: 'lie', x, y, s, rot })),
    )
    .join('') +
  shadow(1124, 962, 84, 40) +
  fewFilters(owl(random, { pose: 'back', x: 1118, y: 938, s: 0.74, rot: 4 })) +
  tortoiseFromAbove(746, 664, 0.9, -14) +
  snail({ x: 756, y: 660, s: 0.86, rot: -8 })

/** The cape under a lying child: folds run out from the neck. */
function petal({ x, y, fw }: WandererStand): string {
  const k = fw / 176
  const at = (u: number, v: number): Point => [x + u * k, y + v * k]
  const neck = at(-18, 96)
  const hem = HEM.map(([u, v]) => at(u, v))
  const d = smooth([neck, ...hem])
  const folds = hem.slice(1, -1)
  const middle = ([u, v]: Point, dx: number, dy: number): Point => [(neck[0] + u) / 2 + dx, (neck[1] + v) / 2 + dy]
  return (
    path(d, '#3a3a7a', 'opacity=".32" transform="translate(6 12)" filter="url(#b6)"') +
    group(
      'filter="url(#hL)"',
      path(d, 'url(#wCape)'),
      inside(
        d,
        path(
          folds.map((p, i) => wedge(neck, middle(p, i % 2 ? 14 : -10, 0), p, 13 * k)).join(''),
          RED.dark,
          'opacity=".4" filter="url(#f4)"',
        ) +
          path(
            folds.map((p) => wedge(neck, middle(p, 20, -14), [p[0] + 22, p[1] - 14], 7 * k)).join(''),
            RED.light,
            'opacity=".5" filter="url(#f4)"',
          ) +
          line(smooth(hem, false), RED.gold, 13 * k) +
          line(smooth(hem, false), RED.goldL, 3 * k, 'opacity=".8"'),
      ),
    )
  )
}

const HEM: readonly Point[] = [
  [96, 74],
  [150, 104],
  [166, 160],
  [154, 214],
  [160, 268],
  [118, 298],
  [100, 342],
  [34, 350],
  [-10, 388],
  [-80, 372],
  [-132, 396],
  [-184, 352],
  [-250, 350],
  [-262, 288],
  [-296, 230],
  [-262, 178],
  [-262, 122],
  [-196, 98],
  [-154, 58],
]

/** The hedgehog in the folded corner of the cape, layer over layer. */
const bundle =
  (random: Random) =>
  ({ x, y, fw }: WandererStand): string => {
    const k = fw / 200
    return (
      `<g transform="translate(${x + CUB[0] * k} ${y + CUB[1] * k}) scale(${k * 2})">` +
      hedgehog(random, { snug: true, sleepy: true, x: 0, y: -4, s: 0.54, rot: -40 }) +
      group(
        'filter="url(#wS)"',
        path(
          smooth([
            [-48, 4],
            [-32, -6],
            [-12, 12],
            [18, 20],
            [40, 12],
            [44, 32],
            [22, 54],
            [-20, 58],
            [-46, 34],
          ]),
          'url(#wCape)',
        ),
        line('M-38 16Q-6 40 36 32M-42 30Q-8 52 26 46', RED.dark, 3, 'opacity=".5"'),
        line('M-34 -5Q-12 14 18 20Q32 22 42 14', RED.gold, 3.4),
      ) +
      '</g>'
    )
  }

/** Small animals that sleep between the hours. */
const between = (random: Random): string =>
  frame(random) +
  mouseInLeaf(712, 872, 0.76, -24) +
  butterfly(1550, 900, 0.5, '#a48fe4') +
  clover(668, 250, 0.9) +
  clover(1560, 980, 1) +
  glowWorm(940, 1056, 0.9, -20) +
  glowWorm(1500, 120, 0.8, 40) +
  ladybird(1300, 930, 0.9) +
  acorn(1330, 1040, 1.1, 60) +
  acorn(300, 1050, 1.2, -30) +
  mouseInLeaf(1850, 1040, 0.7, 12) +
  clover(420, 1050, 0.8) +
  ladybird(220, 1040, 0.9)

/** Ferns lean in from the edges of the page. */
const frame = (random: Random): string =>
  (
    [
      [-30, 160, -50, 60],
      [-30, 520, -60, 60],
      [-30, 860, -60, 50],
      [100, 1130, -150, -30],
      [560, 1150, -150, -30],
      [1700, 1150, -150, -30],
      [2140, 1130, -150, -40],
      [2230, 160, 120, 230],
      [2230, 520, 120, 240],
      [2230, 880, 130, 230],
    ] as const
  )
    .map(([x, y, from, to]) =>
      fernBunch(random, x, y, 132, { top: '#8cc890', low: '#5fa48c', stem: '#6aac84' }, 5, from, to),
    )
    .join('')

const DEFS = radial(
  'mossEdge',
  [
    [0, '#3a5a9a', 0],
    [0.72, '#3a5a9a', 0],
    [1, '#3a4a8a', 0.3],
  ],
  0.5,
  0.5,
  0.74,
)
