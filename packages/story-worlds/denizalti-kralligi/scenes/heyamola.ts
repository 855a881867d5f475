/** 4. Heyamola: close, low, along the rope. Warm light comes from behind the king, the hero leans back and sings. */
import { SPREAD_SIZE } from '#media/picture.ts'
import { bubble, bubbleTrail, motes } from '../../drawing/bubbles.ts'
import { blob, smooth } from '../../drawing/curve.ts'
import { linear, radial } from '../../drawing/filters.ts'
import { itemAt, type Point } from '../../drawing/geometry.ts'
import { createRandom, type Random } from '../../drawing/random.ts'
import { boxOn, placed, type Placing } from '../../drawing/placing.ts'
import { ellipse, group, line, path } from '../../drawing/svg.ts'
import { shafts } from '../../drawing/water-light.ts'
import { castIn, type Cast, type InPlace } from '../../hero/cast.ts'
import { lowestAnkle } from '../../hero/skeleton.ts'
import type { Box, HeroAge, SceneGiven, SceneLayers } from '../../story-world.ts'
import { LIGHTS } from '../colours.ts'
import { king } from '../creatures/king.ts'
import { placedAt } from '../creatures/materials.ts'
import { hero } from '../hero/hero.ts'
import type { PoseName } from '../hero/pose.ts'
import { handAt, skeletonOf, SLOT, type Stand } from '../hero/skeleton.ts'
import { litSet } from '../../drawing/lit-set.ts'
import { staghorn } from '../sea/corals.ts'
import { reef, sandRipples } from '../sea/reef.ts'
import { rope } from '../sea/rope.ts'
import { hazed } from '../sea/tones.ts'
import { rowBehindHero } from './rope-row.ts'
import { sideShade, stage, vignette, vignetteDef } from './stage.ts'

const LIGHT = LIGHTS.heyamola
/** On the king himself: he stands against the door. */
const KING_LIGHT = {
  ...LIGHT,
  dir: [-0.3, -0.9],
  hi: '#fff6d0',
  hiO: 0.4,
  sh: '#8a2a5c',
  shO: 0.78,
  rim: '#fffbe6',
  rimO: 1,
} as const
const { w: W, h: H } = SPREAD_SIZE
const FACE_WIDTH: Record<HeroAge, number> = { 3: 262, 5: 258, 7: 236 }
const KING: Point = [820, 640]
/** End of the rope at the king. */
const KNOT: Point = [KING[0] + 190, KING[1] + 94]
/** `y` of the face, or `ground` under the feet; `rope`: its line to the hands; `handsOn`: to the hands of who is drawn next. */
type Place = { pose: PoseName; x: number; fw?: number; rope: readonly Point[]; handsOn?: boolean } & (
  { y: number } | { ground: number }
)
const CAST: Cast<Place> = [
  [{ pose: 'heave', x: 1420, y: 446, rope: [KNOT, [1050, 752]] }],
  [
    { pose: 'heave', x: 1507, ground: 1106, fw: 168, rope: [] },
    { pose: 'heaveBraced', x: 1216, ground: 1064, fw: 168, rope: [KNOT], handsOn: true },
  ],
  [
    { pose: 'heave', x: 1502, ground: 1106, fw: 158, rope: [] },
    { pose: 'heaveBraced', x: 1214, ground: 1064, fw: 158, rope: [KNOT], handsOn: true },
    { pose: 'heaveAfloat', x: 1300, y: 36, fw: 158, rope: [KNOT, [1060, 520]] },
  ],
]
const HERO_BOX = [
  { x: 855, y: 145, w: 850, h: 1060 },
  { x: 905, y: 200, w: 785, h: 1005 },
  { x: 920, y: -190, w: 765, h: 1395 },
]
const HANDS_OF_ONE = { x: 1140, y: 640, w: 260, h: 160 }
/** Half a hand. */
const HAND = 30
/** The door with the king in it, and all who pull. */
const PULL: Placing = { scale: 0.7, from: [1150, 1000], to: [1132, 1010] }
const TEXT = [
  { x: 152, y: 36, w: 476, h: 960 },
  { x: 1498, y: 30, w: 550, h: 764 },
] as const

export function heyamolaScene({ heroes, seed = 11 }: SceneGiven): SceneLayers {
  const [calmLeft, shadeLeft] = sideShade('left', SPREAD_SIZE, 800, '#1a1040', 0.72)
  const [calmRight, shadeRight] = sideShade('right', SPREAD_SIZE, 600, '#1a1040', 0.5)
  const { random, finish } = stage(
    SPREAD_SIZE,
    LIGHT,
    seed,
    litSet('k', KING_LIGHT) +
      linear('water', [
        [0, '#2a2458'],
        [0.5, '#3a2a66'],
        [1, '#241a4a'],
      ]) +
      radial(
        'door',
        [
          [0, '#fffbe6'],
          [0.3, '#fff0b8'],
          [0.52, '#ffc06c'],
          [0.75, '#ef7a54'],
          [1, '#8f3358'],
        ],
        0.5,
        0.45,
        0.6,
      ) +
      radial('warm', [
        [0, '#ffdca0', 0.95],
        [0.3, '#ffb070', 0.5],
        [0.7, '#e0707a', 0.15],
        [1, '#e0707a', 0],
      ]) +
      linear('floor', [
        [0, '#9a5068'],
        [0.4, '#5c3268'],
        [1, '#2a1a50'],
      ]) +
      linear('warmRay', [
        [0, '#ffe9b8', 0.7],
        [0.5, '#ffc07c', 0.25],
        [1, '#ffb070', 0],
      ]) +
      calmLeft +
      calmRight +
      vignetteDef('#140a34', 0.44, 0.55, 0.5),
  )
  const [kx, ky] = KING
  const back =
    water(random) +
    placed(PULL, doorway(random)) +
    shafts(random, {
      sun: [700, 520],
      count: 9,
      spread: [-14, 58],
      reach: 1300,
      width: [30, 90],
      o: [0.14, 0.34],
      filter: 'b12',
      fill: 'warmRay',
    }) +
    path(
      smooth([
        [-60, 1060],
        [300, 1020],
        [640, 1000],
        [900, 986],
        [1200, 978],
        [1600, 1000],
        [1900, 1030],
        [2260, 1050],
        [2260, 1180],
        [-60, 1180],
      ]),
      'url(#floor)',
    ) +
    sandRipples(random, 560, 2100, 1000, 1090, 90, ['#ffc08a', '#c96f78', '#2a1a50']) +
    shadeLeft +
    shadeRight +
    placed(
      PULL,
      ellipse(kx + 10, 1000, 230, 30, '#2a1040', 'opacity=".55" filter="url(#b12)"'),
      placedAt(kx, ky, 1.02, king({ mood: 'sing', pear: 0.75, faceAt: [4, -26], flap: 0.9, p: 'k' })),
      rope(random, [
        [kx - 192, ky + 92],
        [kx - 90, ky + 146],
        [kx + 60, ky + 152],
        [kx + 194, ky + 92],
      ]),
      rowBehindHero(random),
      // his breath
      bubbleTrail(
        random,
        [
          [850, 672],
          [960, 650],
          [1040, 540],
          [1000, 400],
          [930, 260],
          [980, 120],
          [930, -330],
        ],
        { n: 52, r: [5, 46], scatter: 64, o: [0.75, 1] },
      ),
    ) +
    motes(random, W, H, 160) +
    vignette(SPREAD_SIZE)

  const pullers = castIn(CAST, heroes).map((place) => {
    const stand = standOf(place)
    const hand = (side: 'L' | 'R') => handAt(stand, place.child.age, side)
    return { ...place, ...stand, left: hand('L'), right: hand('R') }
  })
  const children = pullers.map(({ child, pose, x, y, fw, handsOn, ...puller }, index) => {
    const [rightX, rightY] = puller.right
    const onward: Point[] = handsOn ? [puller.right, itemAt(pullers, index + 1).left] : [[rightX + 60, rightY + 8]]
    const held = rope(createRandom(seed), [...puller.rope, puller.left, ...onward], 16)
    return hero(child, { pose, x, y, fw, light: LIGHT, held })
  })
  const hands = heroes.length === 1 ? [HANDS_OF_ONE] : pullers.map(({ left, right }) => boxRound(left, right))
  const body = ellipse(1340, 1080, 330, 30, '#1a0c38', 'opacity=".5" filter="url(#b12)"') + children.join('')

  const front =
    placed(PULL, bubble(640, 880, 64, 0.9), bubble(1180, 300, 40, 0.9), bubble(1120, 160, 24, 0.9)) +
    group(
      'filter="url(#b4)"',
      staghorn(random, 110, 1190, 340, hazed('plum', '#2a1450', 0.4)),
      staghorn(random, 360, 1190, 220, hazed('rose', '#2a1450', 0.45)),
    ) +
    ellipse(700, 560, 900, 620, 'url(#warm)', 'opacity=".07"')
  return finish({
    heroBox: boxOn(PULL, itemAt(HERO_BOX, heroes.length - 1)),
    back,
    hero: placed(PULL, body),
    front,
    text: TEXT,
    faces: [
      boxOn(PULL, { x: 660, y: 520, w: 340, h: 260 }),
      boxOn(PULL, { x: 1540, y: 742, w: 400, h: 190 }),
      ...hands.map((box) => boxOn(PULL, box)),
    ],
  })
}

/** Below the ankle. */
const SOLE = 52

function standOf({ pose, x, child, fw = FACE_WIDTH[child.age], ...place }: InPlace<Place>): Stand {
  if ('y' in place) return { pose, x, y: place.y, fw }
  return { pose, x, y: place.ground - ((lowestAnkle(skeletonOf(pose, child.age)) + SOLE) * fw) / SLOT, fw }
}

const boxRound = ([x0, y0]: Point, [x1, y1]: Point): Box => ({
  x: Math.min(x0, x1) - HAND,
  y: Math.min(y0, y1) - HAND,
  w: Math.abs(x1 - x0) + 2 * HAND,
  h: Math.abs(y1 - y0) + 2 * HAND,
})

/** The wall's stones only hinted, a far reef on the right, the glow of the door over both. */
function water(random: Random): string {
  const stones = Array.from({ length: 70 }, () =>
    path(
      blob(
        random,
        random.between(-40, 640),
        random.between(-20, 1060),
        random.between(40, 90),
        random.between(26, 50),
        9,
        0.1,
      ),
      random.pick(['#35245e', '#2c2054', '#43286a', '#4a2c64']),
      'opacity=".55"',
    ),
  )
  return (
    `<rect width="${W}" height="${H}" fill="url(#water)"/>` +
    group('filter="url(#b4)"', ...stones) +
    group(
      'filter="url(#b12)" opacity=".8"',
      path(
        smooth([
          [1100, 900],
          [1400, 780],
          [1700, 720],
          [1950, 640],
          [2260, 560],
          [2260, 1160],
          [1100, 1160],
        ]),
        '#463070',
      ),
      reef(random, { x0: 1500, x1: 2260, y: 720, h: [80, 170], n: 9, haze: '#463070', t: 0.7 }),
    ) +
    ellipse(820, 560, 1100, 760, 'url(#warm)', 'opacity=".62" style="mix-blend-mode:screen"')
  )
}

function doorway(random: Random): string {
  const shells = Array.from({ length: 15 }, (_, i) => {
    const angle = Math.PI * (1 + i / 14)
    const shell =
      path('M-30 12C-44 -30 -16 -52 0 -52C16 -52 44 -30 30 12Q0 24 -30 12Z', i % 2 ? '#c8626a' : '#e08a70') +
      [-14, 0, 14].map((k) => line(`M${k * 0.4} 10L${k * 1.3} -36`, '#5a2448', 4, 'opacity=".45"')).join('') +
      line('M-24 -20Q-14 -44 0 -46', '#ffe2b0', 5, 'opacity=".6"')
    return placedAt(820 + Math.cos(angle) * 318, 560 + Math.sin(angle) * 372, 1.12, shell, (i / 14) * 180 - 90)
  })
  const bosses = (
    [
      [526, 516, '#9a4a5e'],
      [1116, 1108, '#e08a70'],
    ] as const
  ).map(([x, lit, colour]) =>
    [760, 920]
      .map(
        (y) =>
          path(blob(random, x, y, 40, 66, 9, 0.08), '#7a3a56') +
          path(blob(random, lit, y - 10, 22, 44, 9, 0.08), colour, 'opacity=".6"'),
      )
      .join(''),
  )
  return (
    path('M500 1160L506 560C510 330 640 190 820 190C1000 190 1130 330 1134 560L1140 1160Z', '#e8926e') +
    path('M548 1160L552 570C556 370 666 246 820 246C974 246 1084 370 1088 570L1092 1160Z', 'url(#door)') +
    shells.join('') +
    bosses.join('')
  )
}
