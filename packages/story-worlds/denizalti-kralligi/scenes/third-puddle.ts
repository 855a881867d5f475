/** 1. The third puddle: from the roof, looking down into the rainy garden. The hero is in mid-jump and looks up at us. */
import { SPREAD_SIZE } from '#media/picture.ts'
import { bubbleTrail, motes } from '../../drawing/bubbles.ts'
import { blob, fix } from '../../drawing/curve.ts'
import { linear, radial } from '../../drawing/filters.ts'
import { itemAt } from '../../drawing/geometry.ts'
import { createRandom, type Random } from '../../drawing/random.ts'
import { boxOn, placed, pointOn, type Placing } from '../../drawing/placing.ts'
import { ellipse, group, inside, line, path } from '../../drawing/svg.ts'
import { caustics } from '../../drawing/water-light.ts'
import { castIn, type Cast } from '../../hero/cast.ts'
import type { HeroAge, SceneGiven, SceneLayers } from '../../story-world.ts'
import { LIGHTS } from '../colours.ts'
import { fish } from '../creatures/fish.ts'
import { hermitCrab } from '../creatures/hermit-crab.ts'
import { jellyfish } from '../creatures/jellyfish.ts'
import { placedAt } from '../creatures/materials.ts'
import { hero } from '../hero/hero.ts'
import type { Stand } from '../hero/skeleton.ts'
import { reef } from '../sea/reef.ts'
import { sideShade, stage, vignette, vignetteDef } from './stage.ts'
import { flagstones, footprint, lawn, lensDrop, puddle, ring, splash } from './wet-garden.ts'

const LIGHT = LIGHTS.thirdPuddle
const { w: W, h: H } = SPREAD_SIZE
const HERO = { pose: 'leap', x: 1400, y: 392 } as const
/** The longer the legs, the smaller the face: the star must lie over the puddle. */
const FACE_WIDTH: Record<HeroAge, number> = { 3: 194, 5: 186, 7: 158 }
/** `fw`: where one child's does not depend on the age. */
type Place = Omit<Stand, 'fw'> & { fw?: number }
/** Hand in hand from the second puddle to the third; whoever comes last is still high above. */
const CAST: Cast<Place> = [
  [HERO],
  [
    { pose: 'leapHandL', x: 1508, y: 396, fw: 156 },
    { pose: 'leapHandR', x: 1052, y: 380, fw: 156 },
  ],
  [
    { pose: 'leapHandL', x: 1514, y: 466, fw: 138 },
    { pose: 'leapHandR', x: 1094, y: 458, fw: 138 },
    { pose: 'leapTucked', x: 1306, y: 72, fw: 138 },
  ],
]
const HERO_BOX = [
  { x: 1020, y: 170, w: 705, h: 745 },
  { x: 745, y: 190, w: 1000, h: 730 },
  { x: 790, y: -95, w: 935, h: 1025 },
]
/** Raised, or one in the other. */
const HANDS = [
  [
    { x: 1044, y: 300, w: 130, h: 130 },
    { x: 1510, y: 240, w: 120, h: 120 },
  ],
  [{ x: 1230, y: 370, w: 130, h: 130 }],
  [{ x: 1240, y: 450, w: 120, h: 120 }],
]
/** The third puddle is the sea. */
const SEA = { x: 1392, y: 742, r: 318 }
/** The third puddle, the leap over it, and what is in it. */
const LEAP: Placing = { scale: 0.8, from: [1392, 742], to: [1262, 716] }
const TEXT = [
  { x: 152, y: 35, w: 560, h: 739 },
  { x: 1540, y: 36, w: 508, h: 950 },
] as const

export function thirdPuddleScene({ heroes, seed = 11 }: SceneGiven): SceneLayers {
  const children = castIn(CAST, heroes)
  const [calmLeft, shadeLeft] = sideShade('left', SPREAD_SIZE, 900, '#2c3a49', 0.62)
  const [calmRight, shadeRight] = sideShade('right', SPREAD_SIZE, 640, '#122c2c', 0.6)
  const { random, finish } = stage(
    SPREAD_SIZE,
    LIGHT,
    seed,
    linear('silver', [
      [0, '#c3d3dc'],
      [0.45, '#8ca2b3'],
      [1, '#56697d'],
    ]) +
      radial('deep', [
        [0, '#0c4a80'],
        [0.4, '#1580a4'],
        [0.72, '#35c2c4'],
        [0.92, '#9af2de'],
        [1, '#e6fff4'],
      ]) +
      radial('aura', [
        [0, '#6ff2e0', 0.85],
        [0.55, '#4fd8d0', 0.4],
        [1, '#4fd8d0', 0],
      ]) +
      calmLeft +
      calmRight +
      vignetteDef('#141f30', 0.56, 0.56, 0.6),
  )
  const back =
    flagstones(random, W, H, [420, 330]) +
    lawn(random, pointOn(LEAP, [SEA.x, SEA.y])) +
    jumpedPuddles(random) +
    placed(LEAP, seaInPuddle(random)) +
    shadeLeft +
    shadeRight +
    placedAt(640, 1010, 0.62, hermitCrab({ home: 'cap' })) +
    rain(random, { n: 240, w: 1.6, length: 58, o: 0.34 }) +
    vignette(SPREAD_SIZE)
  const front =
    rain(random, { n: 36, w: 3, length: 120, o: 0.3 }, true) +
    group('filter="url(#b4)"', rain(random, { n: 12, w: 7, length: 190, o: 0.26 }, true)) +
    umbrellaStand() +
    (
      [
        [1010, 150, 22],
        [1086, 960, 28],
        [1500, 1010, 34],
        [905, 460, 14],
        [1450, 70, 20],
      ] as const
    )
      .map(([x, y, r]) => lensDrop(x, y, r))
      .join('')
  return finish({
    heroBox: boxOn(LEAP, itemAt(HERO_BOX, heroes.length - 1)),
    back,
    hero: placed(
      LEAP,
      ...children.map(({ child, fw = FACE_WIDTH[child.age], ...place }) => hero(child, { ...place, fw, light: LIGHT })),
    ),
    front,
    text: TEXT,
    faces: itemAt(HANDS, heroes.length - 1).map((hand) => boxOn(LEAP, hand)),
  })
}

/** Puddles one and two, just jumped into, and the ground between. */
const jumpedPuddles = (random: Random): string =>
  puddle(random, 380, 930, 110) +
  puddle(random, 790, 870, 150) +
  (
    [
      [500, 900, -8],
      [546, 926, -4],
      [614, 892, -10],
      [938, 846, 4],
      [976, 880, 2],
    ] as const
  )
    .map(([x, y, rot]) => footprint(x, y, rot))
    .join('') +
  splash(random, 380, 930, 27, [90, 64]) +
  splash(random, 790, 870, 42, [130, 100, 72])

/** No sky is mirrored in the third: light comes up, and someone looks up. */
function seaInPuddle(random: Random): string {
  const { x, y, r } = SEA
  const rim = blob(createRandom(5), x, y, r, r * 0.9, 16, 0.022)
  const growth = (x0: number, x1: number) =>
    reef(random, { kinds: ['anemone', 'staghorn'], x0, x1, y: y + 244, h: [60, 110], n: 4, haze: '#1580a4', t: 0.3 })
  const water =
    caustics(random, {
      x0: x - 340,
      y0: y - 310,
      x1: x + 340,
      y1: y + 310,
      cell: 96,
      squash: 0.8,
      thin: 0.93,
      o: 0.26,
      filter: 'b4',
    }) +
    ellipse(x, y + 16, 150, 130, '#0a3868', 'opacity=".7" filter="url(#b26)"') +
    group('filter="url(#b2)" opacity=".7"', growth(x - 250, x - 120), growth(x + 140, x + 260)) +
    // the jumper's shadow
    ellipse(x + 4, y - 40, 170, 70, '#083260', 'opacity=".42" filter="url(#b12)"') +
    placedAt(x - 86, y + 166, 0.8, fish({ look: [0.2, -0.9] }), -26) +
    placedAt(x + 84, y + 148, 0.66, jellyfish({ look: [-0.2, -0.9] }), 8) +
    bubbleTrail(
      random,
      [
        [x - 20, y + 140],
        [x - 6, y + 70],
        [x + 10, y + 10],
      ],
      { n: 9, r: [4, 12], scatter: 20 },
    ) +
    motes(createRandom(8), W, H, 60)
  return (
    ellipse(x, y, r * 2, r * 1.8, 'url(#aura)', 'style="mix-blend-mode:screen" opacity=".8"') +
    path(rim, '#17303a', 'transform="translate(0 12)" opacity=".75" filter="url(#b6)"') +
    path(rim, 'url(#deep)') +
    inside(rim, water) +
    line(rim, '#f4fffb', 7, 'opacity=".9"') +
    line(rim, '#6ff2e0', 20, 'opacity=".4" filter="url(#b6)"') +
    (
      [
        [1188, 596, 26],
        [1622, 640, 22],
        [1272, 990, 24],
        [1562, 950, 18],
      ] as const
    )
      .map(([rx, ry, rr]) => ring(rx, ry, rr, 0.85) + ring(rx, ry, rr * 0.5, 0.9))
      .join('')
  )
}

/** Slanting strokes. @param near leaves the hero's face free */
function rain(
  random: Random,
  { n, w, length, o }: { n: number; w: number; length: number; o: number },
  near = false,
): string {
  let d = ''
  for (let i = 0; i < n; i++) {
    const x = random.between(-40, W + 60)
    const y = random.between(-60, H)
    const l = random.between(0.6, 1) * length
    if (near && Math.abs(x - HERO.x) < 220 && y < 620) continue
    d += `M${fix(x)} ${fix(y)}l${fix(-l * 0.24)} ${fix(l)}`
  }
  return line(d, '#eef7fc', w, `opacity="${o}"`)
}

/** Its rim, out of focus at the lower left, with one handle. */
const umbrellaStand = (): string =>
  group(
    'filter="url(#b6)"',
    ellipse(70, 1110, 210, 96, '#26323f'),
    ellipse(70, 1096, 196, 84, '#46566a'),
    ellipse(70, 1104, 166, 66, '#1a2430'),
    line('M60 1100C30 980 20 920 60 880C96 850 132 880 120 916', '#a4685a', 24),
  )
