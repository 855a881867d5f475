/** 5. Breathing: seen straight from above. A round moss bed, the cape a petal, the animals like the hours of a clock. */
import { SPREAD_SIZE } from '#media/picture.ts'
import { glow, screen } from '../../drawing/effects.ts'
import { radial } from '../../drawing/filters.ts'
import type { Light } from '../../drawing/light.ts'
import type { Random } from '../../drawing/random.ts'
import { boxOn, placed, type Placing } from '../../drawing/placing.ts'
import { ellipse, group } from '../../drawing/svg.ts'
import { castIn, type Cast } from '../../hero/cast.ts'
import type { HeroAge, SceneGiven, SceneLayers } from '../../story-world.ts'
import { kiremit } from '../creatures/fox.ts'
import { fewFilters } from '../creatures/materials.ts'
import { owl } from '../creatures/owl.ts'
import { rabbit } from '../creatures/rabbit.ts'
import { snail } from '../creatures/snail.ts'
import { squirrel } from '../creatures/squirrel.ts'
import { tortoise } from '../creatures/tortoise.ts'
import { grass } from '../plants/undergrowth.ts'
import { fireflies, vignette } from './air.ts'
import type { PoseName } from '../hero/pose.ts'
import { calm, heroIn, stage, vignetteDef } from './stage.ts'
import { cape, cub, wrap } from './cape-on-moss.ts'
import { pools, ringOfLights } from './caps-from-above.ts'
import { bedOutline, clock, cushions, flowers, grassAround, mossBed, raggedEdge } from './moss-bed.ts'

const LIGHT: Light = {
  dir: [-0.3, -0.6],
  hi: '#ffb8b0',
  hiO: 0.34,
  sh: '#2a0c3c',
  shO: 0.5,
  rim: '#f4ecff',
  rimO: 0.8,
  tint: '#eadcf4',
  tintO: 0.12,
}

const { w: W, h: H } = SPREAD_SIZE
const TEXT_LEFT = { x: 156, y: 36, w: 474, h: 940 }
const TEXT_RIGHT = { x: 1602, y: 60, w: 446, h: 940 }
/** The moss bed and all who lie on it. */
const BED: Placing = { scale: 0.76, from: [1160, 560], to: [1126, 560] }
/** Middle and radius of the animals' faces, and of the hands round the cub. */
const FACES = [
  [800, 290, 80],
  [1340, 165, 60],
  [1560, 300, 60],
  [1545, 520, 50],
  [1540, 710, 50],
  [1365, 880, 50],
  [1190, 930, 70],
  [770, 770, 50],
  [1190, 640, 90],
] as const
/** Place of the faces, between the hours; their size by the length of the body; all lie side by side. */
const SPOT = { x: 1300, y: 400 }
const FACE_WIDTH: Record<HeroAge, number> = { 3: 188, 5: 176, 7: 152 }
const CAST: Cast<{ pose: PoseName; x: number; y: number; share: number }> = [
  [{ pose: 'lie', ...SPOT, share: 1 }],
  [
    { pose: 'lie', x: 1312, y: 424, share: 0.82 },
    { pose: 'rest', x: 1010, y: 350, share: 0.68 },
  ],
  [
    { pose: 'lie', x: 1270, y: 414, share: 0.72 },
    { pose: 'rest', x: 1000, y: 340, share: 0.64 },
    { pose: 'rest', x: 1440, y: 548, share: 0.6 },
  ],
]

export function breathingScene({ heroes, seed = 75 }: SceneGiven): SceneLayers {
  const { random, finish } = stage(SPREAD_SIZE, LIGHT, seed, DEFS)
  const around = grassAround(random)
  const bed = bedOutline(random)
  const back =
    `<rect width="${W}" height="${H}" fill="#14302a"/>` +
    around +
    shadeLeft +
    shadeRight +
    placed(
      BED,
      mossBed(random, bed),
      raggedEdge(random),
      cushions(bed),
      flowers(random),
      breath(),
      ringOfLights(random),
      pools(),
      shadows(),
      sleepers(random),
    )
  const lying = castIn(CAST, heroes).map(({ child, share, ...spot }) => ({
    child,
    at: { ...spot, fw: FACE_WIDTH[child.age] * share },
  }))
  const hero = placed(
    BED,
    ...lying.slice(-1).map(({ child, at }) => cape(child.age, at)),
    ...lying.map(({ child, at }) =>
      heroIn(child, LIGHT, { ...at, ...(at.pose === 'lie' && { between: cub(random) + wrap() }) }),
    ),
  )
  const front =
    placed(BED, bladesOverHem(random)) +
    vignette(W, H) +
    placed(BED, glows(), fireflies(random, 30, { x0: 600, x1: 1620, y0: 90, y1: 1020, avoid: [[SPOT.x, SPOT.y, 151]] }))
  return finish({
    heroBox: boxOn(BED, heroes.length === 1 ? { x: 780, y: 205, w: 765, h: 765 } : { x: 640, y: 120, w: 930, h: 850 }),
    back,
    hero,
    front,
    text: [TEXT_LEFT, TEXT_RIGHT],
    faces: FACES.map(([x, y, r]) => boxOn(BED, { x: x - r, y: y - r, w: 2 * r, h: 2 * r })),
  })
}

/** Pale rings of air that go out from the chest. */
const breath = (): string =>
  [190, 300, 420]
    .map(
      (r, i) =>
        `<ellipse cx="1190" cy="600" rx="${r}" ry="${r * 0.78}" fill="none" stroke="#f4ffe8" stroke-width="${5 - i}" opacity="${0.2 - i * 0.05}"/>`,
    )
    .join('')

const SHADOWS = [
  [852, 300, 120, 60],
  [1388, 182, 100, 40],
  [1590, 356, 90, 38],
  [1590, 546, 60, 26],
  [1582, 734, 60, 26],
  [1404, 900, 56, 24],
  [1206, 1004, 100, 44],
  [670, 800, 130, 24],
] as const

const shadows = (): string =>
  group(
    'filter="url(#b6)" opacity=".5"',
    SHADOWS.map(([x, y, rx, ry]) => ellipse(x + 4, y, rx, ry, '#0c2420')).join(''),
  )

const sleepers = (random: Random): string =>
  kiremit(random, { pose: 'curl', x: 838, y: 262, s: 1.2, mood: 'sleep' }) +
  rabbit(random, { pose: 'lie', x: 1378, y: 150, s: 0.98, rot: 14 }) +
  rabbit(random, { pose: 'lie', x: 1584, y: 322, s: 0.92, rot: 44 }) +
  fewFilters(squirrel(random, { pose: 'lie', x: 1584, y: 520, s: 1, rot: -12 })) +
  fewFilters(squirrel(random, { pose: 'lie', x: 1578, y: 708, s: 0.96, rot: 16 })) +
  fewFilters(squirrel(random, { pose: 'lie', x: 1400, y: 874, s: 1.1, rot: 4 })) +
  fewFilters(owl(random, { pose: 'back', x: 1190, y: 950, s: 0.86, rot: 10 })) +
  tortoise(random, { x: 670, y: 762, s: 1.06, tired: true, blurLegs: false, flip: true }) +
  snail({ x: 690, y: 690, s: 1, rot: 6 })

const bladesOverHem = (random: Random): string =>
  grass(random, {
    x0: 1010,
    x1: 1330,
    y: (x) => 862 - Math.max(0, x - 1200) * 0.2,
    n: 40,
    h: [16, 36],
    spread: 10,
    cols: ['#3f7f58', '#6f9a5c', '#235648'],
  })

/** The light of the mushrooms, over everything. */
const glows = (): string =>
  screen(
    (
      [
        [0.8, 'violet'],
        [2.6, 'blue'],
        [4.4, 'pink'],
        [6.6, 'violet'],
      ] as const
    )
      .map(([h, kd]) => {
        const [x, y] = clock(h, 0.9)
        return glow(x, y, 300, 'pool' + kd, 0.34)
      })
      .join(''),
  )

const [calmLeft, shadeLeft] = calm('calmL', TEXT_LEFT, '#0e2622', 0.9)
const [calmRight, shadeRight] = calm('calmR', TEXT_RIGHT, '#0e2622', 0.9)

const DEFS =
  radial('cushL', [
    [0, '#9cc46e', 0.75],
    [0.5, '#8cb866', 0.4],
    [1, '#8cb866', 0],
  ]) +
  radial('cushD', [
    [0, '#1d4a3c', 0.75],
    [0.5, '#1d4a3c', 0.4],
    [1, '#1d4a3c', 0],
  ]) +
  radial(
    'mossbed',
    [
      [0, '#6f9a5c'],
      [0.4, '#4c7f50'],
      [0.75, '#2f6248'],
      [1, '#1a4038'],
    ],
    1150,
    520,
    640,
    'gradientUnits="userSpaceOnUse"',
  ) +
  calmLeft +
  calmRight +
  vignetteDef('#071a18', 0.5, 0.5, 0.82)
