/** 4. Lamps off: inside the cardboard rocket, violet and soft, the helmet on its hook. One green point behind the dust. */
import { SPREAD_SIZE } from '#media/picture.ts'
import { strokes } from '../../drawing/brush.ts'
import { fix } from '../../drawing/curve.ts'
import { screen } from '../../drawing/effects.ts'
import { linear, radial } from '../../drawing/filters.ts'
import type { Point } from '../../drawing/geometry.ts'
import type { Random } from '../../drawing/random.ts'
import { sparkle } from '../../drawing/stars.ts'
import { ellipse, group, inside, line, path } from '../../drawing/svg.ts'
import type { Cast } from '../../hero/cast.ts'
import type { SceneGiven, SceneHero, SceneLayers } from '../../story-world.ts'
import { GREEN, LIGHTS } from '../colours.ts'
import { cat } from '../companions/cat.ts'
import { placed } from '../companions/placement.ts'
import { tape } from '../companions/rocket.ts'
import { somun } from '../companions/somun.ts'
import { wristAt, type AstronautPose, type AstronautStand } from '../hero/astronaut.ts'
import { looseHelmet } from '../hero/dome.ts'
import { greenLight } from '../sky/green-light.ts'
import { billow, smoke, smokeDef } from '../sky/smoke.ts'
import { drawnDials, floorThings } from './cabin.ts'
import { crew, specks, stage, type Standing } from './stage.ts'

const { w: W, h: H } = SPREAD_SIZE
const LIGHT = LIGHTS.point
const TEXT_LEFT = { x: 132, y: 20, w: 476, h: 956 }
const TEXT_RIGHT = { x: 1598, y: 20, w: 470, h: 936 }
const WINDOW = { x: 856, y: 310, r: 208 }
const POINT = { x: 812, y: 280 }

const LEGS = { legL: { a1: 96, a2: 90, toes: -1 }, legR: { a1: 82, a2: 90 } } as const

/** The last lamp is off: the child looks and waits. */
const SWITCH: AstronautPose = {
  tilt: -8,
  spine: 90,
  head: { turn: -0.75, nod: -0.35, expression: 'awe', gaze: [-0.8, -0.45] },
  armL: { a1: 140, a2: 176, hand: 'point', near: 1.05, thumb: 1, depth: 'front' },
  armR: { a1: 72, a2: 98, hand: 'open' },
  ...LEGS,
}
const HUSH: AstronautPose = {
  tilt: 6,
  spine: 92,
  head: { turn: -0.6, nod: -0.3, expression: 'hush', gaze: [-0.8, -0.4] },
  armL: { to: [-18, 118], bend: 1, hand: 'hush', handTurn: 30, thumb: -1, depth: 'front' },
  armR: { a1: 74, a2: 96, hand: 'open' },
  ...LEGS,
}
const WONDER: AstronautPose = {
  tilt: -5,
  spine: 90,
  head: { turn: -0.55, nod: -0.5, expression: 'wonder', gaze: [-0.8, -0.5] },
  armL: { a1: 106, a2: 92, hand: 'rest' },
  armR: { a1: 74, a2: 92, hand: 'rest' },
  ...LEGS,
}
const GROUND = 1054
const CAST: Cast<Standing> = [
  [{ pose: SWITCH, x: 1366, ground: GROUND, fw: 228 }],
  [
    { pose: SWITCH, x: 1244, ground: GROUND, fw: 180 },
    { pose: HUSH, x: 1440, ground: GROUND - 14, fw: 176 },
  ],
  [
    { pose: SWITCH, x: 1184, ground: GROUND, fw: 142 },
    { pose: HUSH, x: 1480, ground: GROUND - 4, fw: 140 },
    { pose: WONDER, x: 1338, ground: GROUND - 66, fw: 140 },
  ],
]

export function lampsOffScene({ heroes, seed = 31 }: SceneGiven): SceneLayers {
  const { random, finish } = stage(SPREAD_SIZE, LIGHT, seed, DEFS)
  return finish({
    heroBox: { x: 640, y: 50, w: 960, h: 1050 },
    back: wall(random) + drawnDials() + glowStars() + window(random) + lamps() + hook() + floor() + floorThings(),
    hero: crew(CAST, heroes, LIGHT, { held: switches }),
    front: robot() + cat({ x: 640, y: 1010, s: 0.86 }, 'peeping') + crate() + rim() + greenAir(random),
    text: [TEXT_LEFT, TEXT_RIGHT],
    faces: [{ x: 734, y: 690, w: 140, h: 140 }],
  })
}

/** Cardboard in the dark: flutes, seams, tape. */
const wall = (random: Random): string =>
  `<rect width="${W}" height="${H}" fill="url(#wall)"/>` +
  line(
    Array.from({ length: 63 }, (_, i) => `M${i * 35 + fix(random.spread() * 3)} -10L${i * 35 + 4} 990`).join(''),
    '#54347c',
    6,
    'opacity=".16"',
  ) +
  strokes(random, {
    ...{ x0: 0, y0: 0, x1: W, y1: 980, n: 90, len: [90, 300], ang: 1.5, spread: 0.3 },
    ...{ w: [6, 22], cols: ['#9a78c4', '#5c3c84', '#8060b0'], op: [0.04, 0.1] },
  }) +
  ellipse(1210, 560, 600, 600, 'url(#hush)') +
  screen(ellipse(POINT.x + 60, POINT.y + 20, 500, 520, 'url(#greenAir)')) +
  tape(1128, 60, 130, 86) +
  tape(1570, 1000, 120, -24)

/** Stars that glow in the dark. */
const glowStars = (): string =>
  [
    [1240, 330, 13],
    [1560, 340, 17],
    [1540, 150, 11],
    [1210, 150, 18],
    [640, 640, 14],
    [1090, 480, 10],
    [1570, 470, 10],
  ]
    .map(
      ([x = 0, y = 0, k = 0]) =>
        ellipse(x, y, k * 1.6, k * 1.6, 'url(#warm)', 'opacity=".4"') + sparkle(x, y, k, '#fff0a8', 0.95),
    )
    .join('')

/** The window: silver dust, and the light through it. */
function window(random: Random): string {
  const { x, y, r } = WINDOW
  return (
    ellipse(x + 6, y + 12, r + 44, r + 44, '#4a2a78', 'opacity=".5" filter="url(#b16)"') +
    group('filter="url(#fM)"', ellipse(x, y, r + 36, r + 36, '#a47a86')) +
    ellipse(x, y, r + 36, r + 36, 'none', 'stroke="#e4b8b0" stroke-width="5" stroke-opacity=".7"') +
    ellipse(x, y, r + 6, r + 6, '#564e9c') +
    inside(
      `M${x - r} ${y}A${r} ${r} 0 1 1 ${x + r} ${y}A${r} ${r} 0 1 1 ${x - r} ${y}Z`,
      ellipse(x, y, r, r, 'url(#pane)') +
        group(
          'filter="url(#b4)"',
          smoke(
            random,
            [
              ...billow(random, x - 130, y + 140, 70),
              ...billow(random, x + 20, y + 170, 90),
              ...billow(random, x + 150, y + 120, 74),
              ...billow(random, x + 150, y - 110, 60),
              ...billow(random, x - 160, y - 130, 50),
            ],
            'dust',
            '#9a90d0',
          ),
        ) +
        ellipse(POINT.x, POINT.y, 190, 190, 'url(#greenGlow)', 'opacity=".8"') +
        greenLight(POINT.x, POINT.y, 0.9),
    ) +
    line(
      `M${x - r * 0.8} ${y - r * 0.4}Q${x - r * 0.56} ${y - r * 0.8} ${x - r * 0.1} ${y - r * 0.88}`,
      '#ffffff',
      10,
      'opacity=".5"',
    ) +
    Array.from({ length: 8 }, (_, i) => {
      const a = (i * Math.PI) / 4 + 0.4
      return ellipse(x + Math.cos(a) * (r + 21), y + Math.sin(a) * (r + 21), 7, 7, '#ffd9a8')
    }).join('')
  )
}

/** Three lamps on a string, just put out: the last still glows a little. */
const lamps = (): string =>
  line('M620 -10C900 92 1400 96 1600 -20', '#4a2f74', 5) +
  (
    [
      [1086, 60, '#c8b888', 0],
      [1232, 62, '#c88a9c', 0],
      [1400, 46, '#ffd28a', 1],
    ] as const
  )
    .map(
      ([x, y, colour, ember]) =>
        (ember ? ellipse(x, y + 34, 130, 130, 'url(#warm)', 'opacity=".55"') : '') +
        path(`M${x - 10} ${y}H${x + 10}V${y + 14}H${x - 10}Z`, '#4a2f74') +
        ellipse(x, y + 34, 22, 25, colour) +
        line(`M${x - 7} ${y + 36}Q${x} ${y + 24} ${x + 7} ${y + 36}`, ember ? '#fff6d8' : '#6a6296', 3) +
        ellipse(x - 8, y + 26, 5, 6, '#ffffff', 'opacity=".6"'),
    )
    .join('')

/** The helmet on its hook. */
const hook = (): string => line('M1516 606V632', '#ffd9a8', 9) + looseHelmet(1516, 702, 0.36, 6)

/** The floor with the light of the round window, and a rug of rags. */
const floor = (): string =>
  path(`M-10 968H${W + 10}V${H + 10}H-10Z`, 'url(#floor)') +
  line(`M-10 968H${W + 10}`, '#c8a4dc', 6, 'opacity=".5"') +
  ellipse(1300, 1040, 330, 34, '#e0a0b4', 'opacity=".55"') +
  ellipse(1300, 1039, 270, 26, '#f0c4b8', 'opacity=".5"') +
  screen(ellipse(1180, 1030, 330, 40, 'url(#greenAir)'))

/** Three switches on a piece of cardboard; the third is always under the child's finger. */
function switches(stand: AstronautStand, { age }: SceneHero): string {
  const [x, y] = wristAt(stand, age, 'armL')
  const s = stand.fw / 300
  return panel([x - 74 * s, y + 4 * s], s)
}

const panel = ([x, y]: Point, s: number): string =>
  placed(
    { x: x + 6 * s, y: y - 84 * s, rot: -3, s },
    group('filter="url(#fM)"', path('M-88 -150L84 -156L92 150L-84 156Z', '#a88a94')) +
      tape(-4, -150, 84, 2) +
      ([-92, -4, 84] as const)
        .map((dy, i) => {
          const knob = ['#ffcf6a', '#f0808c', '#a8b4ff'][i] ?? ''
          return (
            ellipse(-6, dy, 34, 30, '#5a5090') +
            ellipse(-6, dy, 27, 23, '#756bb0') +
            line(`M-6 ${dy}L2 ${dy + 24}`, '#e4e0ff', 13) +
            ellipse(2, dy + 24, 11, 11, knob) +
            line(`M46 ${dy - 8}H70M46 ${dy + 8}H62`, '#6a5f9c', 4, 'opacity=".7"')
          )
        })
        .join(''),
  )

/** Somun covers all his buttons, so that none of them lights up. */
const robot = (): string =>
  somun(
    { x: 802, y: 762, s: 1, rot: 3 },
    {
      mood: 'dim',
      look: [-0.1, -0.95],
      armL: {
        points: [
          [-50, 92],
          [-78, 124],
          [-22, 124],
        ],
        deg: 0,
      },
      armR: {
        points: [
          [52, 90],
          [80, 124],
          [30, 126],
        ],
        deg: 180,
      },
    },
  )

/** A crate as Somun's seat. */
const crate = (): string =>
  ellipse(806, 1062, 150, 16, '#2f2a78', 'opacity=".4" filter="url(#b8)"') +
  group('filter="url(#fM)"', path('M700 962H912L904 1062H708Z', '#b98a86')) +
  line('M700 962H912M704 1010H908', '#e4b8a8', 6, 'opacity=".7"')

/** The box's edge, nearest to the viewer. */
const rim = (): string =>
  path('M-20 1076C500 1062 1700 1062 2220 1078V1120H-20Z', '#a07cb8') +
  line('M-20 1076C500 1062 1700 1062 2220 1078', '#d4c0e8', 5, 'opacity=".7"')

/** The green light on the dust in the air. */
const greenAir = (random: Random): string =>
  screen(
    path(
      `M${POINT.x - 30} ${POINT.y - 40}L1500 300L1440 860L${POINT.x} ${POINT.y + 50}Z`,
      GREEN,
      'opacity=".07" filter="url(#b30)"',
    ),
  ) +
  specks(random, 60, [640, 60, 1580, 1040], '#d4f8e6', [
    [1366, 420, 260],
    [1320, 620, 260],
  ])

const DEFS =
  linear('wall', [
    [0, '#6a4a94'],
    [1, '#74529a'],
  ]) +
  linear('floor', [
    [0, '#85609e'],
    [1, '#70508f'],
  ]) +
  radial('hush', [
    [0, '#cfa8e8', 0.7],
    [0.5, '#a884d0', 0.42],
    [1, '#7a58a8', 0],
  ]) +
  radial('greenAir', [
    [0, GREEN, 0.5],
    [0.4, GREEN, 0.24],
    [1, GREEN, 0],
  ]) +
  radial(
    'pane',
    [
      [0, '#d4f4ea'],
      [0.5, '#b4c4ec'],
      [1, '#9a8edc'],
    ],
    0.38,
    0.42,
    0.7,
  ) +
  smokeDef('dust', { hi: '#f4f6ff', mid: '#c4c0ee', lo: '#9088d0' }, LIGHT)
