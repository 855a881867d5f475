/** 2. Down to the palace: wide and very deep. The seahorse pulls the hero; the shafts end at the door where the king is stuck. */
import { SPREAD_SIZE } from '#media/picture.ts'
import { bubble, bubbleTrail, motes } from '../../drawing/bubbles.ts'
import { smooth } from '../../drawing/curve.ts'
import { linear } from '../../drawing/filters.ts'
import { itemAt, type Point } from '../../drawing/geometry.ts'
import type { Random } from '../../drawing/random.ts'
import { boxOn, placed, type Placing } from '../../drawing/placing.ts'
import { ellipse, group, inside, path } from '../../drawing/svg.ts'
import { caustics, shafts, surfaceBelow } from '../../drawing/water-light.ts'
import { castIn, type Cast } from '../../hero/cast.ts'
import type { HeroAge, SceneGiven, SceneLayers } from '../../story-world.ts'
import { LIGHTS } from '../colours.ts'
import { crab } from '../creatures/crab.ts'
import { fish } from '../creatures/fish.ts'
import { hermitCrab } from '../creatures/hermit-crab.ts'
import { placedAt } from '../creatures/materials.ts'
import { octopus } from '../creatures/octopus.ts'
import { sleepyRay } from '../creatures/ray.ts'
import { seahorse } from '../creatures/seahorse.ts'
import { hero } from '../hero/hero.ts'
import { handAt, type Stand } from '../hero/skeleton.ts'
import { reef, sandRipples } from '../sea/reef.ts'
import { seaLamp } from '../sea/sea-lamp.ts'
import { kelp } from '../sea/soft-growth.ts'
import { hazed } from '../sea/tones.ts'
import { palace } from './palace.ts'
import { cloudShade, sideShade, stage, vignette, vignetteDef } from './stage.ts'

const LIGHT = LIGHTS.downToPalace
const { w: W, h: H } = SPREAD_SIZE
/** The water at three distances. */
const FAR = '#3fa9b8'
const MID = '#1f7496'
const NEAR = '#0a3358'
const FACE_WIDTH: Record<HeroAge, number> = { 3: 150, 5: 146, 7: 130 }
/** `fw`: where one child's does not depend on the age. */
type Place = Omit<Stand, 'fw'> & { fw?: number }
/** Hand in hand, and at last a hand on the hero's boot. The bubbles that rise behind them pass no face. */
const CAST: Cast<Place> = [
  [{ pose: 'tow', x: 950, y: 350 }],
  [
    { pose: 'towLeading', x: 986, y: 394, fw: 121 },
    { pose: 'towBeside', x: 798, y: 214, fw: 121 },
  ],
  [
    { pose: 'towLeading', x: 1004, y: 400, fw: 109 },
    { pose: 'towBeside', x: 834, y: 206, fw: 109 },
    { pose: 'towBehind', x: 558, y: 410, fw: 109 },
  ],
]
/** How far from its place the hero's boot is, and whoever holds it. */
const BOOT_AT: Record<HeroAge, number> = { 3: 26, 5: 0, 7: -28 }
const HERO_BOX = [
  { x: 475, y: 175, w: 910, h: 415 },
  { x: 340, y: 61, w: 1045, h: 545 },
  { x: 75, y: 61, w: 1310, h: 545 },
]
/** Position of the unseen sun. */
const SUN: Point = [60, -420]
const TEXT = [
  { x: 152, y: 524, w: 826, h: 516 },
  { x: 1376, y: 44, w: 672, h: 512 },
] as const
/** The dark water round the left text, larger than the text. */
const CLOUD = { x: 130, y: 520, w: 800, h: 560 }
/** The palace and whoever waits before it, and the two who come down to it. */
const BELOW: Placing = { scale: 0.84, from: [1490, 900], to: [1510, 916] }
const ABOVE: Placing = { scale: 0.94, from: [950, 350], to: [860, 272] }
const FLOOR = smooth([
  [360, 1160],
  [560, 1010],
  [800, 940],
  [1040, 910],
  [1300, 900],
  [1500, 896],
  [1760, 906],
  [2000, 900],
  [2260, 890],
  [2260, 1180],
  [360, 1180],
])

export function downToPalaceScene({ heroes, seed = 11 }: SceneGiven): SceneLayers {
  const [calmLeft, shadeLeft] = cloudShade('calmL', CLOUD, '#0a2c54', 0.74)
  const [calmRight, shadeRight] = sideShade('right', SPREAD_SIZE, 1240, '#083a5e', 0.94)
  const { random, finish } = stage(
    SPREAD_SIZE,
    LIGHT,
    seed,
    linear('sea', [
      [0, '#b4f3df'],
      [0.1, '#74dcd2'],
      [0.26, '#4fc3c7'],
      [0.5, '#2590ae'],
      [0.75, '#165f8a'],
      [1, '#0f3d63'],
    ]) +
      linear('sand', [
        [0, '#86c3b6'],
        [0.25, '#4d98a0'],
        [0.6, '#235f82'],
        [1, '#123f68'],
      ]) +
      calmLeft +
      calmRight +
      vignetteDef('#041c3c', 0.5, 0.2),
  )
  const back =
    openWater(random) +
    shadeLeft +
    shadeRight +
    placed(BELOW, palace(random, { far: FAR, mid: MID })) +
    seaFloor(random) +
    placed(BELOW, courtiers()) +
    shafts(random, {
      sun: SUN,
      count: 16,
      spread: [26, 82],
      reach: 1750,
      width: [26, 100],
      o: [0.15, 0.5],
      filter: 'b12',
    }) +
    shafts(random, {
      sun: SUN,
      count: 3,
      spread: [33, 41],
      reach: 1760,
      width: [50, 110],
      o: [0.6, 0.85],
      filter: 'b12',
    }) +
    ellipse(1490, 650, 360, 260, 'url(#softGlow)', 'opacity=".42" style="mix-blend-mode:screen"') +
    motes(random, W, H, 260) +
    vignette(SPREAD_SIZE)

  const children = castIn(CAST, heroes).map(({ fw, ...place }) => ({
    ...place,
    x: place.pose === 'towBehind' ? place.x + BOOT_AT[heroes[0].age] : place.x,
    fw: fw ?? FACE_WIDTH[place.child.age],
  }))
  const leader = itemAt(children, -1)
  // the tail ends in the hero's hand, wherever that is at this age
  const [handX, handY] = handAt(leader, leader.child.age, 'R')
  const pull = 0.6
  const tow = placedAt(handX + 216 * pull, handY - 66 * pull, pull, seahorse({ pose: 'pull', look: [0.8, 0.3] }))

  const front =
    placed(
      ABOVE,
      bubbleTrail(
        random,
        [
          [744, 330],
          [644, 290],
          [560, 200],
          [500, 100],
          [410, 10],
        ],
        { n: 46, r: [5, 20], scatter: 36 },
      ),
      bubbleTrail(
        random,
        [
          [1004, 240],
          [1034, 150],
          [1014, 40],
        ],
        { n: 12, r: [4, 13], scatter: 18 },
      ),
    ) +
    group(
      'filter="url(#b6)"',
      kelp(random, 40, 1180, 960, hazed('teal', NEAR, 0.3), { sway: 60, w: 15 }),
      kelp(random, -40, 1180, 760, hazed('sage', NEAR, 0.4), { sway: 50, w: 15 }),
      reef(random, {
        x0: 1880,
        x1: 2240,
        y: 1150,
        h: [120, 220],
        n: 6,
        haze: NEAR,
        t: 0.5,
        kinds: ['staghorn', 'fan', 'tubes'],
      }),
    ) +
    bubble(2040, 820, 34, 0.8) +
    bubble(1090, 700, 22, 0.8)
  return finish({
    heroBox: boxOn(ABOVE, itemAt(HERO_BOX, heroes.length - 1)),
    back,
    hero: placed(ABOVE, ...children.map(({ child, ...stand }) => hero(child, { ...stand, light: LIGHT })), tow),
    front,
    text: TEXT,
    faces: [boxOn(ABOVE, { x: 1190, y: 300, w: 170, h: 130 }), boxOn(BELOW, { x: 1400, y: 640, w: 210, h: 210 })],
  })
}

/** Surface and two ridges that fall back into the haze. */
const openWater = (random: Random): string =>
  `<rect width="${W}" height="${H}" fill="url(#sea)"/>` +
  ellipse(420, -60, 1100, 460, 'url(#softGlow)', 'opacity=".75" style="mix-blend-mode:screen"') +
  surfaceBelow(random, W, -20, 250, 420) +
  group(
    'filter="url(#b26)" opacity=".7"',
    path(
      smooth([
        [560, 900],
        [820, 720],
        [1000, 690],
        [1180, 600],
        [1400, 640],
        [1700, 560],
        [1960, 620],
        [2260, 540],
        [2260, 1160],
        [560, 1160],
      ]),
      '#3a9db0',
    ),
  ) +
  group(
    'filter="url(#b6)" opacity=".75"',
    path(
      smooth([
        [300, 1000],
        [640, 860],
        [940, 800],
        [1160, 770],
        [1360, 800],
        [1760, 760],
        [2000, 780],
        [2260, 720],
        [2260, 1160],
        [300, 1160],
      ]),
      '#2583a0',
    ),
    reef(random, { x0: 760, x1: 2200, y: 816, h: [50, 130], n: 20, haze: FAR, t: 0.8 }),
  )

/** It falls off to the deep on the left. */
const seaFloor = (random: Random): string =>
  path(FLOOR, 'url(#sand)') +
  sandRipples(random, 700, 2150, 925, 1090, 150) +
  inside(
    FLOOR,
    caustics(random, {
      x0: 560,
      y0: 910,
      x1: 2240,
      y1: 1110,
      cell: 130,
      squash: 0.3,
      thin: 0.92,
      o: 0.22,
      filter: 'b4',
    }),
  ) +
  reef(random, { x0: 1040, x1: 1350, y: 922, h: [50, 120], n: 7, haze: MID, t: 0.16 }) +
  reef(random, { x0: 1650, x1: 2200, y: 936, h: [70, 170], n: 11, haze: MID, t: 0.16 })

/** They push at the door; rays sleep on the sand; the lamps are not lit yet. */
function courtiers(): string {
  const fishes = (
    [
      [1284, 640, 0.42, false],
      [1250, 716, 0.36, false],
      [1742, 612, 0.4, true],
      [1790, 690, 0.36, true],
    ] as const
  ).map(([x, y, s, flip]) => placedAt(x, y, s, fish({ p: flip ? 'f' : 'c', look: [0.6, 0] }), 0, flip))
  const rays = (
    [
      [1200, 1000, 0.72, false],
      [1560, 1022, 0.9, true],
      [1840, 990, 0.66, false],
    ] as const
  ).map(
    ([x, y, s, flip]) =>
      ellipse(x, y + 18 * s, 130 * s, 16 * s, '#0a2c54', 'opacity=".5" filter="url(#b6)"') +
      placedAt(x, y, s, sleepyRay(flip ? 'f' : 'c'), 0, flip),
  )
  const lamps = (
    [
      [1130, 880, 0.9, 1],
      [1226, 940, 1.15, -1],
      [1800, 890, 0.9, -1],
      [1930, 960, 1.2, 1],
      [2080, 930, 1, -1],
    ] as const
  ).map(([x, y, s, lean]) => placedAt(x, y - 100 * s, s * 0.8, seaLamp({ lean, r: 26, stalk: 120 })))
  return (
    placedAt(1330, 800, 0.42, crab({ effort: 0.6, look: [0.9, -0.2], clawR: [150, -50] })) +
    placedAt(1706, 800, 0.4, octopus({ look: [-0.9, 0] })) +
    fishes.join('') +
    rays.join('') +
    lamps.join('') +
    ellipse(960, 1024, 64, 10, '#0a2c54', 'opacity=".55" filter="url(#b4)"') +
    placedAt(952, 998, 0.64, hermitCrab({ home: 'cup' }))
  )
}
