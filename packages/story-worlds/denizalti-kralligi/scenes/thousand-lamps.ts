/** 5. A thousand lamps: night chase. The king's track is one looping ribbon of bubbles; lamps near it burn, those ahead are still dark. */
import { SPREAD_SIZE } from '#media/picture.ts'
import { bubble, bubbleTrail, motes } from '../../drawing/bubbles.ts'
import { smooth } from '../../drawing/curve.ts'
import { linear, radial } from '../../drawing/filters.ts'
import { itemAt, type Point } from '../../drawing/geometry.ts'
import { createRandom, type Random } from '../../drawing/random.ts'
import { boxOn, placed, pointOn, type Placing } from '../../drawing/placing.ts'
import { ellipse, group, line, path } from '../../drawing/svg.ts'
import { castIn, type Cast } from '../../hero/cast.ts'
import type { SceneGiven, SceneLayers } from '../../story-world.ts'
import { LIGHTS } from '../colours.ts'
import { crab } from '../creatures/crab.ts'
import { hermitCrab } from '../creatures/hermit-crab.ts'
import { king } from '../creatures/king.ts'
import { placedAt } from '../creatures/materials.ts'
import { octopus } from '../creatures/octopus.ts'
import { seahorse } from '../creatures/seahorse.ts'
import { hero } from '../hero/hero.ts'
import { handAt, type Stand } from '../hero/skeleton.ts'
import { reef } from '../sea/reef.ts'
import { rope } from '../sea/rope.ts'
import { kelp } from '../sea/soft-growth.ts'
import { hazed } from '../sea/tones.ts'
import { bridge, farTown, lampLight, lamps, ribbon, sparks, towers } from './night-town.ts'
import { sideShade, stage, vignette, vignetteDef } from './stage.ts'

const LIGHT = LIGHTS.thousandLamps
const { w: W, h: H } = SPREAD_SIZE
/** The hero at the rope's end, the others hand in hand behind. */
const CAST: Cast<Stand> = [
  [{ pose: 'kite', x: 1300, y: 520, fw: 156 }],
  [
    { pose: 'kiteLeading', x: 1371, y: 492, fw: 142 },
    { pose: 'kiteLast', x: 988, y: 456, fw: 142 },
  ],
  [
    { pose: 'kiteLeading', x: 1342, y: 486, fw: 122 },
    { pose: 'kiteBetween', x: 1013, y: 456, fw: 122 },
    { pose: 'kiteAbove', x: 764, y: 254, fw: 122 },
  ],
]
const HERO_BOX = [
  { x: 775, y: 335, w: 815, h: 715 },
  { x: 620, y: 270, w: 1010, h: 770 },
  { x: 514, y: 105, w: 1080, h: 850 },
]
/** At the rope, raised, or one in the other. */
const HANDS = [
  [
    { x: 990, y: 330, w: 150, h: 130 },
    { x: 1470, y: 510, w: 110, h: 100 },
  ],
  [
    { x: 1130, y: 480, w: 110, h: 110 },
    { x: 1500, y: 480, w: 100, h: 110 },
  ],
  [
    { x: 1130, y: 470, w: 100, h: 100 },
    { x: 1450, y: 480, w: 100, h: 100 },
  ],
]
/** The king's path round the tower, and the children who fly after him. */
const WAY: Placing = { scale: 0.62, from: [900, 860], to: [1010, 800] }
const FLIGHT: Placing = { scale: 0.84, from: [1300, 520], to: [1270, 480] }
const TEXT = [
  { x: 152, y: 34, w: 466, h: 998 },
  { x: 1622, y: 32, w: 426, h: 1000 },
] as const

export function thousandLampsScene({ heroes, seed = 11 }: SceneGiven): SceneLayers {
  const [calmLeft, shadeLeft] = sideShade('left', SPREAD_SIZE, 760, '#081338', 0.6)
  const [calmRight, shadeRight] = sideShade('right', SPREAD_SIZE, 640, '#081338', 0.5)
  const { random, finish } = stage(
    SPREAD_SIZE,
    LIGHT,
    seed,
    linear('night', [
      [0, '#0b1a4c'],
      [0.35, '#17357a'],
      [0.6, '#143069'],
      [1, '#081338'],
    ]) +
      radial('town', [
        [0, '#ffcf7a', 0.6],
        [0.4, '#e08a7a', 0.26],
        [1, '#5a4aa0', 0],
      ]) +
      linear('floor', [
        [0, '#060f30', 0],
        [0.5, '#081338', 0.6],
        [1, '#060f30', 0.86],
      ]) +
      radial('spark', [
        [0, '#fff3c0', 1],
        [0.2, '#ffc94a', 0.95],
        [0.5, '#f59a1e', 0.4],
        [1, '#f08a1e', 0],
      ]) +
      linear('moon', [
        [0, '#9fc0ff', 0.5],
        [0.6, '#6f96f0', 0.12],
        [1, '#6f96f0', 0],
      ]) +
      calmLeft +
      calmRight +
      vignetteDef('#050d2c', 0.5, 0.42, 0.7),
  )
  const back =
    farTown(random) +
    placed(
      WAY,
      // the far half of the loop is painted before the tower, the near half after it
      ribbon(random, 0.37, 0.5, 26, [6, 14]),
      sparks(random, 640),
      towers([[725, 880, 170, 450, 'spiral']], 0.08),
      ribbon(random, 0, 0.38, 60, [5, 18]),
      ribbon(random, 0.49, 0.64, 34, [6, 18]),
      bridge(random),
      ribbon(random, 0.62, 0.985, 64, [5, 17]),
      sparks(random, 240),
      lamps(),
    ) +
    path(
      smooth([
        [-60, 880],
        [260, 800],
        [560, 840],
        [900, 850],
        [1240, 846],
        [1600, 840],
        [1960, 850],
        [2260, 820],
        [2260, 1180],
        [-60, 1180],
      ]),
      '#0b1a46',
    ) +
    group('opacity=".8"', reef(random, { x0: 20, x1: 2180, y: 930, h: [70, 150], n: 24, haze: '#12245a', t: 0.62 })) +
    `<rect y="560" width="${W}" height="540" fill="url(#floor)"/>` +
    motes(random, W, H, 200) +
    shadeLeft +
    shadeRight +
    vignette(SPREAD_SIZE) +
    placedAt(
      ...pointOn(WAY, [968, 534]),
      0.5,
      hermitCrab({ home: 'eggcup', extra: line('M70 14L84 -14', '#6a5a8a', 4) + lampLight(86, -20, 10) }),
    )

  const children = castIn(CAST, heroes)
  const first = itemAt(children, -1)
  const [handX, handY] = handAt(first, first.child.age, 'R')
  const end = rope(
    createRandom(seed),
    [OCTOPUS, [OCTOPUS[0] - 40, OCTOPUS[1] + 70], [handX, handY], [handX - 26, handY + 60], [handX - 8, handY + 110]],
    8,
  )
  const front =
    placed(
      FLIGHT,
      kitesTail(random),
      bubble(1130, 330, 22, 0.9),
      bubble(1590, 660, 18, 0.8),
      bubble(1240, 860, 26, 0.8),
      bubbleTrail(
        random,
        [
          [1190, 400],
          [1130, 330],
          [1100, 240],
        ],
        { n: 8, r: [4, 12], scatter: 20 },
      ),
    ) +
    group('filter="url(#b6)"', kelp(random, 2190, 1180, 420, hazed('teal', '#081338', 0.6), { sway: 40, w: 12 })) +
    // near lamps, out of focus, and what they throw onto everything
    (
      [
        [800, 560, 420, 0.3],
        [725, 470, 400, 0.22],
        [1040, 660, 380, 0.18],
        [1440, 660, 260, 0.14],
        [1450, 120, 170, 0.2],
      ] as const
    )
      .map(([x, y, r, o]) => ellipse(x, y, r, r, 'url(#gGlow)', `opacity="${o}"`))
      .join('')
  return finish({
    heroBox: boxOn(FLIGHT, itemAt(HERO_BOX, heroes.length - 1)),
    back,
    hero: placed(FLIGHT, end, ...children.map(({ child, ...stand }) => hero(child, { ...stand, light: LIGHT }))),
    front,
    text: TEXT,
    faces: [
      boxOn(FLIGHT, { x: 1360, y: 50, w: 150, h: 130 }),
      boxOn(FLIGHT, { x: 1580, y: 240, w: 90, h: 80 }),
      boxOn(FLIGHT, { x: 1510, y: 365, w: 130, h: 110 }),
      ...itemAt(HANDS, heroes.length - 1).map((hand) => boxOn(FLIGHT, hand)),
    ],
  })
}

const OCTOPUS: Point = [1572, 424]

/** Strung on the rope before the hero: octopus, crab, seahorse, and ahead of all the king. */
const kitesTail = (random: Random): string =>
  rope(random, [OCTOPUS, [1640, 350], [1600, 250], [1520, 170], [1446, 126]], 8) +
  placedAt(1532, 198, 0.36, seahorse({ look: [-0.5, -0.2], p: 'f' }), -30, true) +
  placedAt(1630, 292, 0.48, crab({ look: [-0.4, -0.6], clawL: [-120, -50], clawR: [120, -40] }), -24) +
  placedAt(OCTOPUS[0], OCTOPUS[1], 0.48, octopus({ look: [0.2, -0.6], mood: 'sing', tilt: 14 }), 14) +
  placedAt(1432, 112, 0.4, king({ puff: 0.5, mood: 'whee', flap: 1, look: [-0.5, -0.3] }), -16)
