/** Cover: low, listening. Gold moon behind the hero, the dark hollow at the right, Kiremit under the cape. */
import { COVER_SIZE } from '#media/picture.ts'
import { smooth } from '../../drawing/curve.ts'
import { screen } from '../../drawing/effects.ts'
import { linear, radial } from '../../drawing/filters.ts'
import type { Light } from '../../drawing/light.ts'
import type { Random } from '../../drawing/random.ts'
import { ellipse, group, line, path } from '../../drawing/svg.ts'
import { castIn, type Cast } from '../../hero/cast.ts'
import type { SceneGiven, SceneHeroes, SceneLayers } from '../../story-world.ts'
import { kiremit } from '../creatures/fox.ts'
import { snail } from '../creatures/snail.ts'
import type { PoseName } from '../hero/pose.ts'
import { standingHeight } from '../hero/skeleton.ts'
import { mushroom } from '../plants/mushroom.ts'
import { fernBunch, grass, moss } from '../plants/undergrowth.ts'
import { fireflies, vignette } from './air.ts'
import { heroIn, stage, vignetteDef } from './stage.ts'
import { hollowTree } from './hollow-tree.ts'
import { clearing, crown, farTrunks, haze, hedge, shafts, trunks } from './listening-wood.ts'

const LIGHT: Light = {
  dir: [-0.35, -0.9],
  hi: '#ffb070',
  hiO: 0.5,
  sh: '#200838',
  shO: 0.6,
  rim: '#fff0b8',
  rimO: 0.95,
  treeHi: '#9fb870',
  treeO: 0.5,
}

const { w: W, h: H } = COVER_SIZE
/** Soles and tip of the hood: the face grows as large as the child's age allows. */
const FOOT = 1340
const TOP = 448
/** Listening children, by their number; the others stand a step behind. */
const CAST: Cast<{ pose: PoseName; x: number; foot: number; widest: number }> = [
  [{ pose: 'listen', x: 548, foot: FOOT, widest: 205 }],
  [
    { pose: 'listen', x: 628, foot: FOOT, widest: 180 },
    { pose: 'follow', x: 352, foot: FOOT - 34, widest: 164 },
  ],
  [
    { pose: 'listen', x: 476, foot: FOOT, widest: 166 },
    { pose: 'follow', x: 262, foot: FOOT - 36, widest: 144 },
    { pose: 'beckon', x: 684, foot: FOOT - 40, widest: 144 },
  ],
]
/** Area of the face at any age: nothing flies here. */
const FACE = [548, 686, 180] as const

export function coverScene({ heroes, seed = 21 }: SceneGiven): SceneLayers {
  const { random, finish } = stage(COVER_SIZE, LIGHT, seed, DEFS)
  const back =
    moon() +
    haze(random) +
    farTrunks(random) +
    trunks(random) +
    clearing() +
    hedge(random) +
    shafts() +
    screen(ellipse(585, 640, 420, 460, 'url(#warm)', 'opacity=".5"')) +
    hollowTree(random) +
    root(random) +
    crown(random) +
    `<rect width="${W}" height="470" fill="url(#topShade)"/>` +
    mushrooms(random)
  const hero = figures(random, heroes)
  const front = rootGrass(random) + nearMushrooms(random) + ferns(random) + air(random)
  return finish({
    heroBox: heroes.length === 1 ? { x: 140, y: 375, w: 690, h: 1025 } : { x: 0, y: 375, w: 1020, h: 1025 },
    back,
    hero,
    front,
    text: [
      { x: 90, y: 60, w: 920, h: 420 },
      { x: 150, y: 1350, w: 800, h: 80 },
    ],
  })
}

const moon = (): string =>
  `<rect width="${W}" height="${H}" fill="url(#sky)"/>` +
  ellipse(585, 610, 196, 196, '#fff3c0', 'opacity=".6" filter="url(#b28)"') +
  ellipse(585, 610, 172, 172, '#fffbe6', 'opacity=".96"')

/** The mossy root that the hero stands on. */
const root = (random: Random): string =>
  group(
    'filter="url(#fRock)"',
    path(
      smooth([
        [40, 1440],
        [130, 1368],
        [330, 1328],
        [520, 1322],
        [700, 1330],
        [890, 1376],
        [1030, 1440],
        [900, 1490],
        [300, 1490],
      ]),
      '#2c4a3c',
    ),
  ) +
  moss(
    random,
    530,
    1362,
    420,
    44,
    [
      [0, '#12362f'],
      [0.45, '#3f7a4c'],
      [1, '#c9d27a'],
    ],
    620,
    { size: [9, 19] },
  ) +
  ellipse(530, FOOT + 6, 210, 24, '#041a1a', 'opacity=".6" filter="url(#b10)"')

function mushrooms(random: Random): string {
  let drawn = ''
  for (const [x, y, s, k, l] of [
    [176, 1330, 0.56, 'pink', -6],
    [826, 1352, 0.6, 'blue', 8],
    [752, 1340, 0.4, 'violet', -4],
  ] as const)
    drawn += mushroom(random, x, y, s, k, { lean: l })
  return drawn
}

/** Kiremit peeps out from under the left side of the hero's cape. */
function figures(random: Random, heroes: SceneHeroes): string {
  return castIn(CAST, heroes)
    .map(({ child, pose, x, foot, widest }, index) => {
      const isHero = index === heroes.length - 1
      const fw = Math.min(widest, (foot - TOP) / (1.12 + standingHeight(pose, child.age, 100) / 100))
      const y = foot - standingHeight(pose, child.age, fw)
      const toUnits = 100 / fw
      const shadow = ellipse(x - 3, foot + 4, 200, 20, '#041a1a', 'opacity=".55" filter="url(#b10)"')
      if (!isHero) return shadow + heroIn(child, LIGHT, { pose, x, y, fw })
      const under = kiremit(random, { pose: 'peek', x: -150, y: (foot - 118 - y) * toUnits, s: 1.15 * toUnits })
      // One or two hoods leave space for it in the air.
      const falling = heroes.length < CAST.length ? acorn(x, y, fw) : ''
      return shadow + heroIn(child, LIGHT, { pose, x, y, fw, under }) + falling
    })
    .join('')
}

/** It hangs in the air above the hood. */
const acorn = (heroX: number, heroY: number, fw: number): string =>
  `<g transform="translate(${heroX + 168} ${Math.round(heroY - fw * 0.98)}) rotate(24) scale(1.5)">` +
  group('filter="url(#cS)"', path('M-12 0C-12 16 -4 24 0 30C4 24 12 16 12 0Z', '#c98d3f')) +
  group('filter="url(#cS)"', path('M-15 2C-15 -10 -7 -14 0 -14C7 -14 15 -10 15 2C8 6 -8 6 -15 2Z', '#7a4c26')) +
  line('M0 -13L3 -22', '#5a3618', 3) +
  '</g>' +
  (
    [
      [146, -1.2],
      [164, -1.28],
    ] as const
  )
    .map(([dx, dy]) => line(`M${heroX + dx} ${Math.round(heroY + dy * fw)}l-8 -28`, '#fff0c0', 3, 'opacity=".6"'))
    .join('')

const rootGrass = (random: Random): string =>
  grass(random, {
    x0: 150,
    x1: 930,
    y: (x) => FOOT + 12 + ((x - 530) / 420) ** 2 * 70,
    n: 150,
    h: [16, 40],
    cols: ['#2c6a4e', '#5f9450', '#1d4f47', '#a8bd62'],
  })

/** Close to us, the snail on the largest. */
const nearMushrooms = (random: Random): string =>
  mushroom(random, 112, 1432, 1.0, 'violet', { lean: -5, tall: 1 }) +
  snail({ x: 92, y: 1250, s: 1.2 }) +
  mushroom(random, 226, 1440, 0.46, 'blue', { lean: 7 }) +
  mushroom(random, 976, 1438, 0.78, 'pink', { lean: 6 }) +
  mushroom(random, 884, 1440, 0.42, 'violet', { lean: -8 })

const ferns = (random: Random): string =>
  fernBunch(random, -20, 1490, 190, { top: '#2f7258', low: '#0b3038', stem: '#123f40' }, 6, -110, -15) +
  fernBunch(random, 1110, 1470, 260, { top: '#2f7258', low: '#0b3038', stem: '#123f40' }, 6, -160, -60)

const air = (random: Random): string =>
  vignette(W, H) +
  `<rect y="1330" width="${W}" height="136" fill="url(#lowShade)"/>` +
  fireflies(random, 42, { x0: 60, x1: 1040, y0: 560, y1: 1320, avoid: [FACE] }) +
  screen(ellipse(520, 700, 420, 380, 'url(#warm)', 'opacity=".1"'))

const DEFS =
  radial(
    'sky',
    [
      [0, '#fffbe0'],
      [0.1, '#fdeeb4'],
      [0.24, '#e9c777'],
      [0.42, '#7f9c70'],
      [0.62, '#2a6663'],
      [0.82, '#123f4c'],
      [1, '#0a2836'],
    ],
    570,
    640,
    980,
    'gradientUnits="userSpaceOnUse"',
  ) +
  linear('ground', [
    [0, '#4f8a5c'],
    [0.35, '#1f5a50'],
    [1, '#07202c'],
  ]) +
  linear('hollow', [
    [0, '#0a1420'],
    [1, '#1a1226'],
  ]) +
  linear('topShade', [
    [0, '#06222e', 0.92],
    [0.7, '#06222e', 0.5],
    [1, '#06222e', 0],
  ]) +
  linear('lowShade', [
    [0, '#041822', 0],
    [0.6, '#041822', 0.7],
    [1, '#041822', 0.95],
  ]) +
  vignetteDef('#041a26', 0.5, 0.52, 0.85)
