/** 6. In the puddle: evening in the garden. The hero sits in bed at the open window with the king's shell; the kingdom shines in the puddle. */
import { SPREAD_SIZE } from '#media/picture.ts'
import { strokes } from '../../drawing/brush.ts'
import { blob, fix, smooth } from '../../drawing/curve.ts'
import { tok } from '../../drawing/effects.ts'
import { linear } from '../../drawing/filters.ts'
import { itemAt, type Point } from '../../drawing/geometry.ts'
import { createRandom, type Random } from '../../drawing/random.ts'
import { boxOn, placed, type Placing } from '../../drawing/placing.ts'
import { ellipse, group, inside, line, path } from '../../drawing/svg.ts'
import { caustics } from '../../drawing/water-light.ts'
import { castIn, type Cast } from '../../hero/cast.ts'
import type { SceneGiven, SceneLayers } from '../../story-world.ts'
import { LIGHTS } from '../colours.ts'
import { hermitCrab } from '../creatures/hermit-crab.ts'
import { king } from '../creatures/king.ts'
import { placedAt } from '../creatures/materials.ts'
import { bootOf } from '../hero/boot.ts'
import { hero } from '../hero/hero.ts'
import { handAt, type Stand } from '../hero/skeleton.ts'
import { tower } from '../sea/tower.ts'
import { quilt, sill, WINDOW, windowWithRoom } from './bedroom-window.ts'
import { blade, evening, house, lawn, PUDDLE } from './evening-garden.ts'
import { flowerPot, stones, umbrella } from './foot-of-the-wall.ts'
import { palaceColours } from './palace.ts'
import { sideShade, stage, vignette, vignetteDef } from './stage.ts'

const LIGHT = LIGHTS.inThePuddle
const { w: W } = SPREAD_SIZE
/** `boots`: where the first of the pair stands. */
type Place = Stand & { boots: number }
/** All heads in the window: who listens sits at the front, the others are asleep already. */
const CAST: Cast<Place> = [
  [{ pose: 'bed', x: 1404, y: 296, fw: 152, boots: 1290 }],
  [
    { pose: 'bed', x: 1468, y: 330, fw: 118, boots: 1290 },
    { pose: 'bedLeaning', x: 1287, y: 322, fw: 118, boots: 1494 },
  ],
  [
    { pose: 'bed', x: 1474, y: 346, fw: 104, boots: 1290 },
    { pose: 'bedLeaning', x: 1284, y: 350, fw: 104, boots: 1494 },
    { pose: 'bedBehind', x: 1378, y: 226, fw: 104, boots: 950 },
  ],
]
const SHELL_IN_HAND = [
  { x: 1460, y: 280, w: 180, h: 170 },
  { x: 1540, y: 280, w: 110, h: 170 },
  { x: 1540, y: 300, w: 110, h: 160 },
]
/** The window above the words, and what dries below them. */
const AT_WINDOW: Placing = { scale: 0.8, from: [1404, 110], to: [1400, 36] }
const BELOW: Placing = { scale: 0.5, from: [1500, 1045], to: [1560, 1060] }
const TEXT = [
  { x: 152, y: 36, w: 780, h: 560 },
  { x: 1156, y: 424, w: 892, h: 476 },
] as const

export function inThePuddleScene({ heroes, seed = 11 }: SceneGiven): SceneLayers {
  const [calmLeft, shadeLeft] = sideShade('left', SPREAD_SIZE, 900, '#1a2540', 0.42)
  const [calmRight, shadeRight] = sideShade('right', SPREAD_SIZE, 1160, '#1a2540', 0.6)
  const { random, finish } = stage(
    SPREAD_SIZE,
    LIGHT,
    seed,
    linear('dusk', [
      [0, '#22304f'],
      [0.26, '#31456a'],
      [0.4, '#566788'],
      [0.5, '#a88f96'],
      [1, '#2c3e5c'],
    ]) +
      linear('wall', [
        [0, '#66718e'],
        [0.45, '#535e7c'],
        [1, '#333d5a'],
      ]) +
      linear('roomWall', [
        [0, '#a8613f'],
        [0.5, '#d08a54'],
        [1, '#8f4f3c'],
      ]) +
      linear('shade', [
        [0, '#ffdf9a'],
        [1, '#fff6d6'],
      ]) +
      linear('quilt', [
        [0, '#7d93c4'],
        [1, '#4d5f94'],
      ]) +
      linear('pool', [
        [0, '#c2a6a6'],
        [0.16, '#7d90b0'],
        [0.36, '#40588a'],
        [0.64, '#1a3566'],
        [1, '#10264c'],
      ]) +
      linear('grass', [
        [0, '#2c4a50'],
        [0.4, '#213a48'],
        [1, '#131f38'],
      ]) +
      calmLeft +
      calmRight +
      vignetteDef('#0a1226', 0.62, 0.46, 0.66),
  )
  const back =
    evening(random) +
    lawn(random) +
    house(random) +
    stones(random) +
    shadeLeft +
    shadeRight +
    placed(AT_WINDOW, windowWithRoom()) +
    placed(
      BELOW,
      umbrella(1690, 1030),
      flowerPot(random, 1846, 1034, 1.05, ['#c9646e', '#f0a08c']),
      flowerPot(random, 1986, 1040, 0.8, ['#8a78c0', '#b8a8e0']),
      flowerPot(random, 1208, 1028, 0.62, ['#d9b268', '#ffe2a0']),
    ) +
    smallPuddles(random) +
    puddle(random) +
    vignette(SPREAD_SIZE)

  const places = castIn(CAST, heroes)
  const listener = itemAt(places, -1)
  const [handX, handY] = handAt(listener, listener.child.age, 'R')
  const held = quilt() + shell(handX - 6, handY - 48) + tok(handX - 54, handY - 92, 0.5, '#fff6dc')
  const children = places.map(({ child, pose, x, y, fw }) =>
    hero(child, { pose, x, y, fw, light: LIGHT, held: child === listener.child ? held : '' }),
  )
  const boots = places.map(
    ({ child, boots: x }) =>
      ellipse(x + 40, 1036, 150, 16, '#0a1226', 'opacity=".6" filter="url(#b6)"') +
      bootOf(x, 992, 0.78, child.gender) +
      bootOf(x + 102, 1000, 0.78, child.gender),
  )
  const frame = `M${WINDOW.x} 0L${WINDOW.x + WINDOW.w} 0L${WINDOW.x + WINDOW.w} 556L${WINDOW.x} 556Z`

  const front =
    placed(AT_WINDOW, sill(), placedAt(1604, 502, 0.58, hermitCrab({ home: 'thimble' }))) +
    nearGrass(random) +
    // the lamps' glow on everything
    ellipse(1500, 210, 420, 300, 'url(#gGlow)', 'opacity=".16"') +
    ellipse(PUDDLE.x, PUDDLE.y + 40, 320, 130, 'url(#gGlow)', 'opacity=".16"')
  return finish({
    heroBox: { x: 1155, y: 30, w: heroes.length === 1 ? 505 : 530, h: 1045 },
    back,
    hero:
      placed(AT_WINDOW, inside(frame, children.join(''))) +
      placed(BELOW, ...boots, ellipse(1480, 1040, 30, 5, '#cfe4ff', 'opacity=".4"')),
    front,
    text: TEXT,
    faces: [
      boxOn(AT_WINDOW, itemAt(SHELL_IN_HAND, heroes.length - 1)),
      { x: PUDDLE.x - 20, y: PUDDLE.y - 10, w: 150, h: 120 },
    ],
  })
}

/** One and two: only puddles, with the evening in them. */
const smallPuddles = (random: Random): string =>
  (
    [
      [190, 742, 104, 22],
      [366, 694, 66, 13],
    ] as const
  )
    .map(([x, y, rx, ry]) => {
      const rim = blob(random, x, y, rx, ry, 12, 0.06)
      return (
        path(rim, '#0c1730', 'transform="translate(0 5)" opacity=".7" filter="url(#b4)"') +
        path(rim, 'url(#pool)') +
        line(rim, '#c9d8ee', 2.5, 'opacity=".4"')
      )
    })
    .join('')

/** On top the evening sky, in the depth the kingdom: towers, a row of lamps, the king who waves. */
function puddle(random: Random): string {
  const { x, y, rx, ry } = PUDDLE
  const rim = blob(createRandom(6), x, y, rx, ry, 16, 0.03)
  const towers = (
    [
      [-210, 60, 34, 70, 'dome'],
      [-150, 66, 40, 100, 'spiral'],
      [-70, 76, 36, 74, 'dome'],
      [96, 78, 40, 84, 'dome'],
      [170, 68, 38, 108, 'spiral'],
      [232, 56, 32, 66, 'dome'],
    ] as const
  ).map(([dx, foot, w, h, roof]) =>
    tower(createRandom(dx + 500), {
      x: x + dx,
      base: y + foot,
      w,
      h,
      roof,
      colours: palaceColours(0.72, '#1d3d74'),
      flat: true,
      lit: true,
    }),
  )
  const row = Array.from({ length: 15 }, (_, i): readonly [number, number, number] => {
    const t = i / 14
    return [x - 240 + 480 * t, y - 6 + Math.sin(t * Math.PI) * 96, 4 + Math.sin(t * Math.PI) * 7]
  })
  const lampAt = 9
  const [kingX, kingY] = itemAt(row, lampAt)
  const depth =
    // the hedge, upside down
    group(
      'filter="url(#b6)" opacity=".75"',
      path(
        smooth([
          [x - rx - 10, y - ry - 20],
          [x - 220, y - 122],
          [x, y - 110],
          [x + 220, y - 122],
          [x + rx + 10, y - ry - 20],
        ]),
        '#182a44',
      ),
    ) +
    strokes(random, {
      x0: x - 320,
      y0: y - 130,
      x1: x + 310,
      y1: y - 60,
      n: 26,
      len: [60, 180],
      ang: 0,
      spread: 0.05,
      w: [2, 8],
      cols: ['#a9bcd8', '#6f86ac'],
      op: [0.12, 0.35],
      bend: 0.3,
    }) +
    ellipse(x + 10, y + 36, 300, 110, '#0a1d42', 'opacity=".8" filter="url(#b12)"') +
    group('filter="url(#b1)" opacity=".8"', ...towers) +
    ellipse(x + 10, y + 50, 330, 130, 'url(#gGlow)', 'opacity=".5" style="mix-blend-mode:screen"') +
    caustics(random, {
      x0: x - 420,
      y0: y - 220,
      x1: x + 420,
      y1: y + 190,
      cell: 110,
      squash: 0.3,
      thin: 0.95,
      fill: '#ffdf9a',
      o: 0.13,
      filter: 'b4',
    }) +
    row
      .filter((_, i) => i !== lampAt)
      .map(([a, b, r]) => ellipse(a, b, r * 5, r * 5, 'url(#gGlow)') + ellipse(a, b, r, r, 'url(#gOn)'))
      .join('') +
    ellipse(kingX, kingY - 6, 80, 80, 'url(#gGlow)') +
    placedAt(kingX, kingY - 12, 0.3, king({ puff: 0.5, mood: 'polite', flap: 1.4, look: [0.5, -0.8] }), 8)
  return (
    path(rim, '#0c1730', 'transform="translate(0 8)" opacity=".8" filter="url(#b6)"') +
    path(rim, 'url(#pool)') +
    inside(rim, depth) +
    line(rim, '#c9d8ee', 3, 'opacity=".35"') +
    line(smooth(arc(x, y - 4, rx - 6, ry - 4, 200, 330), false), '#e6f0ff', 5, 'opacity=".7" filter="url(#b1)"') +
    line(rim, '#ffdf9a', 10, 'opacity=".18" filter="url(#b4)"') +
    leaningGrass(random)
  )
}

const arc = (x: number, y: number, rx: number, ry: number, from: number, to: number): Point[] =>
  Array.from({ length: 9 }, (_, i) => {
    const angle = ((from + ((to - from) * i) / 8) * Math.PI) / 180
    return [x + Math.cos(angle) * rx, y + Math.sin(angle) * ry]
  })

/** Grass leans over the rim. */
const leaningGrass = (random: Random): string =>
  Array.from({ length: 170 }, () => {
    const angle = random() * 2 * Math.PI
    const front = Math.sin(angle) > 0
    const h = random.between(16, 46) * (front ? 1.1 : 0.6)
    const d = blade(
      random,
      PUDDLE.x + Math.cos(angle) * (PUDDLE.rx + 8),
      PUDDLE.y + Math.sin(angle) * (PUDDLE.ry + 8) + 6,
      h,
      3,
      18,
    )
    return path(d, random.pick(['#1b3040', '#26444c', '#355c5c', '#4a7468']))
  }).join('')

/** Wet and out of focus along the lower edge. */
const nearGrass = (random: Random): string =>
  group(
    'filter="url(#b6)"',
    ...Array.from({ length: 130 }, () => {
      const x = random.between(-20, W)
      const h = random.between(40, 120) * (x < 1000 ? 0.7 : 0.55)
      return path(blade(random, x, 1120, h, 6, 30), random.pick(['#101c32', '#17293e', '#1f3648']))
    }),
  )

/** The king's present: the sea can be heard in it. */
const shell = (x: number, y: number): string =>
  placedAt(
    x,
    y,
    0.86,
    path('M-6 52C-40 34 -60 -4 -48 -34C-34 -66 34 -66 48 -34C60 -4 40 34 6 52Z', '#ffe3cc') +
      [-34, -17, 0, 17, 34]
        .map((k) =>
          line(
            `M${fix(k * 0.12)} 48Q${fix(k * 0.8)} 4 ${fix(k * 1.05)} ${fix(-46 + Math.abs(k) * 0.4)}`,
            '#e79a8c',
            5,
            'opacity=".75"',
          ),
        )
        .join('') +
      path('M-16 46L16 46L20 58L-20 58Z', '#f2b79c') +
      line('M-36 -30Q-20 -52 4 -54', '#fff', 6, 'opacity=".8"'),
    -38,
  )
