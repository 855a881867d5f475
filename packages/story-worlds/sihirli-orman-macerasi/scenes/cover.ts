/**
 * Cover: golden evening. The child listens; Kiremit looks out from under the cape; an animal sits in the hollow tree.
 */
import { COVER_SIZE } from '#media/picture.ts'
import { smooth } from '../../drawing/curve.ts'
import { glow, ripples, screen } from '../../drawing/effects.ts'
import { linear, radial } from '../../drawing/filters.ts'
import type { Point } from '../../drawing/geometry.ts'
import type { Random } from '../../drawing/random.ts'
import { ellipse, group, path } from '../../drawing/svg.ts'
import type { Cast } from '../../hero/cast.ts'
import type { SceneGiven, SceneLayers } from '../../story-world.ts'
import { kiremit } from '../creatures/fox.ts'
import { snail } from '../creatures/snail.ts'
import { HANGING, LIFTED } from '../hero/capes.ts'
import type { WandererPose, WandererStand } from '../hero/wanderer.ts'
import { LIGHTS } from '../lights.ts'
import { mushroom } from '../plants/mushroom.ts'
import { canopy, tree } from '../plants/trees.ts'
import { fernBunch, moss } from '../plants/undergrowth.ts'
import { acorn, butterfly, flowers, ladybird, nest } from '../places/finds.ts'
import { BARK, blades, dapples, goldenDefs, groundFrom, hedges, LEAVES, paleTrunks, sunRays } from '../places/golden.ts'
import { stage, wanderers } from './stage.ts'

const { w: W, h: H } = COVER_SIZE
const LIGHT = LIGHTS.cover
const SUN: Point = [520, 640]

/** A hand behind the ear, listening. */
const LISTEN: WandererPose = {
  tilt: 7,
  spine: 91,
  tip: 1,
  cape: LIFTED,
  head: { turn: 0.55, nod: 0, expression: 'awe', gaze: [0.85, 0.2] },
  armL: { a1: 158, a2: 138, hand: 'rest', handTurn: -14, thumb: -1, depth: 'back' },
  armR: { to: [124, 46], bend: 1, s: 1.06, hand: 'open', handTurn: 4, thumb: -1, depth: 'front' },
  legL: { a1: 96, a2: 91, boot: 'front', foot: 2 },
  legR: { a1: 82, a2: 90, boot: 'front', foot: -4 },
}
const POINTING: WandererPose = {
  ...LISTEN,
  cape: HANGING,
  tilt: -6,
  head: { turn: 0.4, nod: 0, expression: 'glee', gaze: [0.8, 0.1] },
  armL: { a1: 112, a2: 88, hand: 'rest' },
  armR: { a1: 66, a2: -104, s2: 0.86, hand: 'hush', handTurn: 20, thumb: -1, depth: 'front' },
}
const LAST: WandererPose = {
  ...LISTEN,
  cape: HANGING,
  tilt: 5,
  head: { turn: 0.5, nod: 0.1, expression: 'smile', gaze: [0.8, 0.2] },
  armL: { a1: 110, a2: 84, hand: 'rest' },
  armR: { a1: 48, a2: 8, hand: 'open', depth: 'front' },
}
const CAST: Cast<WandererStand> = [
  [{ pose: LISTEN, x: 530, y: 766, fw: 330 }],
  [
    { pose: LISTEN, x: 614, y: 812, fw: 272 },
    { pose: POINTING, x: 290, y: 832, fw: 250 },
  ],
  [
    { pose: LISTEN, x: 500, y: 858, fw: 236 },
    { pose: POINTING, x: 232, y: 866, fw: 214 },
    { pose: LAST, x: 748, y: 874, fw: 206 },
  ],
]

export function coverScene({ heroes, seed = 21 }: SceneGiven): SceneLayers {
  const { random, finish } = stage(COVER_SIZE, LIGHT, seed, goldenDefs(SUN, 1100) + DEFS)
  const fox = peeping(random)
  return finish({
    heroBox: { x: 0, y: 360, w: 1100, h: 1106 },
    back: evening() + wood(random) + hollowTree(random) + roof(random) + beside(random),
    hero: wanderers(CAST, heroes, LIGHT, { under: (stand) => (stand.pose.cape === LIFTED ? fox(stand) : '') }),
    front: mound(random) + nearMushrooms(random) + air(random),
    text: [
      { x: 90, y: 60, w: 920, h: 420 },
      { x: 150, y: 1350, w: 800, h: 80 },
    ],
  })
}

/** Kiremit, who looks out from under the cape. */
const peeping =
  (random: Random) =>
  ({ x, y, fw }: WandererStand): string => {
    const k = fw / 330
    return kiremit(random, { pose: 'peek', x: x - 318 * k, y: y + 496 * k, s: 1.42 * k, look: [0.8, -0.2] })
  }

const evening = (): string =>
  `<rect width="${W}" height="${H}" fill="url(#eveningSky)"/>` + ellipse(...SUN, 520, 520, 'url(#warm)', 'opacity=".9"')

const TRUNKS = { far: '#d9cf86', near: '#f2e0a0', dark: '#cfc27a', light: '#fff4c0' } as const

const wood = (random: Random): string =>
  paleTrunks(random, SUN, W, 1060, 13, TRUNKS) +
  ellipse(...SUN, 240, 240, '#fffbe0', 'opacity=".6" filter="url(#b28)"') +
  ellipse(...SUN, 184, 184, '#fffef2', 'opacity=".94"') +
  group(
    'filter="url(#fTree)"',
    ...[
      [86, 96, -30, '#b08a54'],
      [250, 46, 14, '#c8a468'],
    ].map(([x, w, lean, col]) =>
      tree(random, {
        ...{ x: Number(x), y0: 1130, w: Number(w), lean: Number(lean), col: String(col), dark: '#8a6a3c' },
        ...{ light: '#f6e0a4', filter: null, bark: 22, branches: [[0.5, -50, 130, 10]] as const },
      }),
    ),
  ) +
  sunRays(SUN, 1100) +
  hedges(
    random,
    SUN,
    [
      [40, 1080, 150, 60],
      [300, 1090, 130, 40],
      [700, 1094, 140, 36],
    ],
    280,
  ) +
  groundFrom(
    [
      [-80, 1110],
      [200, 1088],
      [520, 1076],
      [800, 1090],
      [1200, 1112],
    ],
    'url(#meadow)',
    W,
    H,
  ) +
  blades(random, 0, W, 1112, 150, [16, 38])

const RIM: readonly Point[] = [
  [846, 1010],
  [864, 936],
  [914, 896],
  [974, 900],
  [1022, 952],
  [1030, 1030],
  [1000, 1096],
  [936, 1118],
  [872, 1086],
]

/** Two friendly glints in a round mouth, and rings of sound. */
const hollowTree = (random: Random): string => {
  const inner = RIM.map(([x, y]): Point => [940 + (x - 940) * 0.82, 1008 + (y - 1008) * 0.82])
  return (
    tree(random, { x: 1030, y0: 1240, y1: -200, w: 300, lean: 120, ...BARK, roots: 0.5, bark: 0 }) +
    ripples(930, 1006, { n: 5, r0: 110, dr: 40, squash: 0.96, from: 120, to: 240, o: 0.95, col: '#fffdf0' }) +
    group('filter="url(#fRock)"', path(smooth(RIM), '#b98a54')) +
    path(smooth(inner), 'url(#hollow)') +
    (
      [
        [918, 1012],
        [958, 1014],
      ] as const
    )
      .map(
        ([x, y]) =>
          glow(x, y, 30, 'warm', 0.7) +
          ellipse(x, y, 12, 14, '#fff6d8') +
          ellipse(x - 2, y + 2, 7, 9, '#3a2416') +
          ellipse(x - 4, y - 2, 2.6, 3, '#ffffff'),
      )
      .join('') +
    moss(
      random,
      936,
      1112,
      104,
      20,
      [
        [0, '#5a9a4c'],
        [0.5, '#8cc05a'],
        [1, '#e8ee98'],
      ],
      140,
    )
  )
}

/** Leaves over the title: deep enough for gold letters. */
const roof = (random: Random): string =>
  `<rect width="${W}" height="540" fill="url(#topShade)"/>` +
  canopy(random, {
    w: W,
    n: 11,
    edge: (u) => 60 + 150 * Math.abs(u - 0.5) ** 1.2,
    stops: (u) => (Math.abs(u - 0.5) > 0.28 ? LEAVES.edge : LEAVES.near),
    lx: (u) => (u < 0.5 ? 0.6 : -0.6),
    size: [26, 48],
    density: 90,
  })

const beside = (random: Random): string =>
  nest(150, 640, 0.9) +
  flowers(random, { n: 26, x: [130, 880], y: [1130, 1240], s: 0.8 }) +
  butterfly(846, 660, 0.9, '#f29a4c') +
  butterfly(236, 560, 0.6, '#8f9ae8')

/** Moss close to the viewer, on which all figures stand. */
const mound = (random: Random): string =>
  groundFrom(
    [
      [-80, 1330],
      [160, 1316],
      [420, 1340],
      [640, 1342],
      [860, 1318],
      [1200, 1326],
    ],
    'url(#lawn)',
    W,
    H,
  ) +
  blades(random, 0, W, 1346, 320, [26, 76]) +
  flowers(random, { n: 26, x: [260, 860], y: [1350, 1440], s: 0.9 }) +
  dapples([
    [300, 1400, 110],
    [760, 1420, 120],
  ])

/** Mushrooms near the viewer; the snail sits on the largest. */
const nearMushrooms = (random: Random): string =>
  fernBunch(random, -10, 1480, 190, { top: '#9cca62', low: '#5f9446', stem: '#7aa84e' }, 6, -110, -15) +
  fernBunch(random, 1110, 1470, 230, { top: '#9cca62', low: '#5f9446', stem: '#7aa84e' }, 6, -160, -60) +
  mushroom(random, 96, 1446, 0.76, 'violet', { lean: -5, tall: 1, pool: 0.7 }) +
  snail({ x: 86, y: 1308, s: 1.1 }) +
  mushroom(random, 236, 1448, 0.5, 'blue', { lean: 7, pool: 0.7 }) +
  mushroom(random, 966, 1440, 0.8, 'pink', { lean: 6, pool: 0.7 }) +
  mushroom(random, 868, 1448, 0.44, 'violet', { lean: -8, pool: 0.7 }) +
  ladybird(950, 1340, 1) +
  acorn(770, 1372, 1.5, 70)

const air = (random: Random): string =>
  screen(
    Array.from({ length: 60 }, () => {
      const [x, y] = [random.between(60, 1040), random.between(520, 1340)]
      const free = Math.hypot(x - 520, y - 830) > 330
      return free ? glow(x, y, random.between(4, 12), 'mote', random.between(0.4, 0.9)) : ''
    }).join(''),
  ) +
  `<rect y="1340" width="${W}" height="126" fill="url(#lowShade)"/>` +
  `<rect width="${W}" height="${H}" fill="url(#goldEdge)"/>`

const DEFS =
  radial(
    'eveningSky',
    [
      [0, '#fffef0'],
      [0.2, '#fff2bc'],
      [0.45, '#f8dc92'],
      [0.75, '#dfc878'],
      [1, '#b8b86a'],
    ],
    ...SUN,
    980,
    'gradientUnits="userSpaceOnUse"',
  ) +
  linear('topShade', [
    [0, '#2f7a5c', 0.92],
    [0.62, '#4f9a64', 0.62],
    [1, '#7ab06a', 0],
  ]) +
  linear('lowShade', [
    [0, '#2f6a3c', 0],
    [1, '#1f5a44', 0.75],
  ]) +
  linear('hollow', [
    [0, '#7a4c34'],
    [1, '#5a3430'],
  ])
