/** 1. The third puddle: a sun shower in the garden. The hero is in mid-leap, helmet in hand, over a puddle that is a sea. */
import { SPREAD_SIZE } from '#media/picture.ts'
import { bubble, bubbleTrail } from '../../drawing/bubbles.ts'
import { blob } from '../../drawing/curve.ts'
import { glow, screen } from '../../drawing/effects.ts'
import { linear, radial } from '../../drawing/filters.ts'
import { createRandom, type Random } from '../../drawing/random.ts'
import { ellipse, group, inside, line, path } from '../../drawing/svg.ts'
import { caustics } from '../../drawing/water-light.ts'
import type { Cast } from '../../hero/cast.ts'
import type { SceneGiven, SceneLayers } from '../../story-world.ts'
import { LIGHTS } from '../colours.ts'
import { fish } from '../creatures/fish.ts'
import { hermitCrab } from '../creatures/hermit-crab.ts'
import { jellyfish } from '../creatures/jellyfish.ts'
import { placedAt } from '../creatures/materials.ts'
import type { DiverPose, DiverStand } from '../hero/diver.ts'
import { looseHelmet } from '../hero/dome.ts'
import {
  bush,
  butterfly,
  cottage,
  fence,
  flower,
  frog,
  GARDEN_DEFS,
  lastDrops,
  rainbow,
  snail,
  softCloud,
} from '../sea/garden.ts'
import { reef } from '../sea/reef.ts'
import { bank, divers, stage, type DiverAfloat } from './stage.ts'
import { footprint, jumpedPuddle, umbrella } from './wet-garden.ts'

const LIGHT = LIGHTS.thirdPuddle
const { w: W, h: H } = SPREAD_SIZE
const TEXT = [
  { x: 132, y: 20, w: 504, h: 856, ink: 'dark' },
  { x: 1420, y: 20, w: 648, h: 768, ink: 'dark' },
] as const
/** The third puddle is the sea. */
const SEA = { x: 1210, y: 930, rx: 356, ry: 138 }

/** Toward the puddle, one arm ahead, the helmet in the other. */
const LEAP: DiverPose = {
  tilt: 9,
  spine: 104,
  head: { turn: 0.55, nod: 0.4, expression: 'glee', gaze: [0.6, 0.8] },
  armL: { a1: 196, a2: 244, hand: 'hold', thumb: 1 },
  armR: { a1: -6, a2: -44, hand: 'open', thumb: -1 },
  legL: { a1: 128, a2: 172, boot: 'side', turn: -50 },
  legR: { a1: 34, a2: 96, boot: 'side', turn: -18 },
}
/** The second child, with a knee up. */
const AFTER: DiverPose = {
  ...LEAP,
  tilt: -4,
  spine: 98,
  head: { turn: 0.5, nod: 0.3, expression: 'laugh', gaze: [0.6, 0.6] },
  armL: { a1: 198, a2: 246, hand: 'hold', thumb: 1 },
  armR: { a1: 14, a2: -50, hand: 'wave', thumb: -1 },
  legL: { a1: 84, a2: 150, boot: 'side', turn: -30 },
  legR: { a1: 20, a2: 112, boot: 'side', turn: -20 },
}
const LAST: DiverPose = { ...AFTER, tilt: 8, head: { ...LEAP.head, expression: 'awe' } }
const CAST: Cast<DiverAfloat> = [
  [{ pose: LEAP, x: 988, y: 352, fw: 196, tall: 0.84 }],
  [
    { pose: LEAP, x: 1226, y: 396, fw: 140 },
    { pose: AFTER, x: 918, y: 244, fw: 140 },
  ],
  [
    { pose: LEAP, x: 1232, y: 470, fw: 118 },
    { pose: AFTER, x: 1016, y: 200, fw: 118 },
    { pose: LAST, x: 872, y: 560, fw: 118 },
  ],
]
/** The helmet, held by its ring. */
const inHand = ({ x, y, fw }: DiverStand): string =>
  looseHelmet(x - fw * 1.08, y - fw * 0.03, (fw / 200) * 0.6, -24, 'hC')

export function thirdPuddleScene({ heroes, seed = 11 }: SceneGiven): SceneLayers {
  const { random, finish } = stage(SPREAD_SIZE, LIGHT, seed, GARDEN_DEFS + DEFS)
  return finish({
    heroBox: { x: 640, y: 40, w: 770, h: 900 },
    back: sky(random) + garden(random) + puddles(random) + seaInPuddle() + thingsToFind() + showers(random),
    hero: divers(CAST, heroes, LIGHT, { held: (stand, child) => (child.drawn ? inHand(stand) : '') }),
    front: near(random),
    text: TEXT,
    faces: [{ x: 1080, y: 880, w: 250, h: 150 }],
  })
}

const sky = (random: Random): string =>
  `<rect width="${W}" height="${H}" fill="url(#puddleSky)"/>` +
  screen(glow(760, 90, 560, 'paleSun', 0.9)) +
  rainbow(1030, 850, 384, 0.5) +
  path(softCloud(760, 150, 0.9) + softCloud(1290, 120, 1) + softCloud(1330, 330, 0.6), '#ffffff', 'opacity=".8"') +
  bush(random, 740, 790, 120, 52, 'far') +
  bush(random, 900, 806, 150, 90, 'far') +
  cottage(1268, 806, 0.8) +
  bush(random, 1120, 810, 110, 70, 'far')

const garden = (random: Random): string =>
  path(
    bank(
      [
        [-40, 908],
        [610, 886],
        [770, 838],
        [1000, 806],
        [1500, 800],
        [2240, 818],
      ],
      H + 20,
    ),
    'url(#gardenLawn)',
  ) +
  fence(1424, W + 40, 868, 82) +
  fence(-30, 600, 944, 62) +
  Array.from({ length: 120 }, () => {
    const [x, y] = [random.between(0, W), random.between(900, H)]
    return line(
      `M${Math.round(x)} ${Math.round(y)}q${Math.round(random.spread() * 8)} -14 ${Math.round(random.spread() * 14)} -26`,
      random.pick(['#5aa878', '#c6eaa4', '#7ab880']),
      4,
      'opacity=".7"',
    )
  }).join('')

/** The first and second puddle, just jumped into, and the prints of boots between. */
const puddles = (random: Random): string =>
  jumpedPuddle(random, 250, 1012, 128) +
  jumpedPuddle(random, 590, 990, 138) +
  [
    [398, 1006, -6],
    [440, 984, -8],
    [742, 962, -4],
    [790, 980, 2],
  ]
    .map(([x = 0, y = 0, rot = 0]) => footprint(x, y, rot))
    .join('')

/** The third puddle reflects no sky: light comes up, and a creature looks up. */
function seaInPuddle(): string {
  const { x, y, rx, ry } = SEA
  const random = createRandom(8)
  const rim = blob(createRandom(5), x, y, rx, ry, 18, 0.02)
  const growth = (x0: number, x1: number) =>
    reef(random, {
      kinds: ['anemone', 'staghorn', 'tubes'],
      x0,
      x1,
      y: y + 126,
      h: [40, 80],
      n: 4,
      haze: '#54c4d4',
      t: 0.1,
    })
  return (
    screen(ellipse(x, y - 40, rx * 1.4, ry * 2.4, 'url(#aura)', 'opacity=".9"')) +
    path(rim, '#3f9a86', 'transform="translate(0 12)" opacity=".6" filter="url(#b4)"') +
    path(rim, 'url(#deep)') +
    inside(
      rim,
      caustics(random, {
        ...{
          x0: x - rx,
          y0: y - ry,
          x1: x + rx,
          y1: y + ry,
          cell: 90,
          squash: 0.36,
          thin: 0.93,
          o: 0.14,
          filter: 'b4',
        },
      }) +
        // the jumper's shadow
        ellipse(x - 150, y - 62, 130, 26, '#1f7ab8', 'opacity=".35" filter="url(#b6)"') +
        growth(x - 310, x - 150) +
        growth(x + 130, x + 320) +
        placedAt(x - 66, y + 26, 0.66, fish({ look: [-0.2, -0.9] }), -22) +
        placedAt(x + 54, y + 20, 0.56, jellyfish({ look: [-0.3, -0.9] }), 6) +
        bubbleTrail(
          random,
          [
            [x - 190, y + 90],
            [x - 170, y + 20],
            [x - 190, y - 60],
          ],
          { n: 10, r: [4, 12], scatter: 20 },
        ),
    ) +
    line(rim, '#ffffff', 7, 'opacity=".95"') +
    bubble(x - 196, y - 190, 20, 0.9) +
    bubble(x + 170, y - 170, 26, 0.9) +
    bubble(x + 210, y - 240, 13, 0.9)
  )
}

const thingsToFind = (): string =>
  umbrella(1720, 1040) +
  snail(1900, 1010, 0.8) +
  placedAt(868, 1052, 0.66, hermitCrab({ home: 'cap', look: [0.6, -0.4] })) +
  butterfly(1360, 560, 0.7, '#ffb35c', 24) +
  frog(1560, 930, 0.62)

const near = (random: Random): string =>
  [0, 1, 2, 3, 4, 5].map((i) => flower(1850 + i * 58, 1120 - (i % 2) * 24, 110 + (i % 3) * 22, i)).join('') +
  [0, 1, 2, 3].map((i) => flower(40 + i * 52, 1122 - (i % 2) * 20, 96 + (i % 3) * 20, i + 1)).join('') +
  bush(random, 2150, 1110, 110, 70, 'near') +
  bush(random, 20, 1110, 90, 50, 'near')

/** Drops that fall beside the text. */
const showers = (random: Random): string =>
  group('transform="translate(680 0)"', lastDrops(random, 46, 700, 780)) +
  group('transform="translate(0 840)"', lastDrops(random, 40, W, 240))

const DEFS =
  linear('puddleSky', [
    [0, '#bfe2f4'],
    [0.4, '#dcf0f4'],
    [0.78, '#fff6dc'],
  ]) +
  radial('deep', [
    [0, '#2fa4cc'],
    [0.5, '#4fc8d4'],
    [0.85, '#a4f0e2'],
    [1, '#e6fff4'],
  ]) +
  radial('aura', [
    [0, '#7ff2e4', 0.8],
    [0.6, '#7fe8dc', 0.3],
    [1, '#7fe8dc', 0],
  ])
