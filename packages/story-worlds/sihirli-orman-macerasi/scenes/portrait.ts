/** The hero at close range, at the edge of the golden wood, Kiremit beside. For the preview. */
import { glow, screen } from '../../drawing/effects.ts'
import type { Point } from '../../drawing/geometry.ts'
import type { Random } from '../../drawing/random.ts'
import { ellipse, group } from '../../drawing/svg.ts'
import { PORTRAIT_SIZE, type SceneGiven, type SceneLayers } from '../../story-world.ts'
import { kiremit } from '../creatures/fox.ts'
import { snail } from '../creatures/snail.ts'
import { HANGING } from '../hero/capes.ts'
import { wanderer, type WandererPose } from '../hero/wanderer.ts'
import { LIGHTS } from '../lights.ts'
import { mushroom } from '../plants/mushroom.ts'
import { tree } from '../plants/trees.ts'
import { fernBunch } from '../plants/undergrowth.ts'
import { butterfly, flowers, ladybird } from '../places/finds.ts'
import {
  BARK,
  blades,
  goldenDefs,
  goldenSky,
  groundFrom,
  hedges,
  leafRoof,
  paleTrunks,
  sunRays,
} from '../places/golden.ts'
import { stage } from './stage.ts'

const { w: W, h: H } = PORTRAIT_SIZE
const LIGHT = LIGHTS.cover
const FACE = { x: 470, y: 450, fw: 350 }
/** The figure continues below the page, otherwise its lower edge gets the light and shade of a hem. */
const BELOW = 120
const SUN: Point = [420, 360]

const GREETING: WandererPose = {
  tilt: -5,
  spine: 91,
  tip: 1,
  cape: HANGING,
  head: { turn: 0.2, nod: 0, expression: 'smile' },
  armL: { a1: 116, a2: 96, hand: 'rest' },
  armR: { a1: 44, a2: -78, hand: 'wave', thumb: -1, depth: 'front' },
}

export function portraitScene({ heroes, seed = 17 }: SceneGiven): SceneLayers {
  const [child] = heroes
  const { random, finish } = stage(PORTRAIT_SIZE, LIGHT, seed, goldenDefs(SUN, 900))
  return finish({
    heroBox: { x: 0, y: 0, w: W, h: H + BELOW },
    back:
      goldenSky(random, SUN, W, H) +
      paleTrunks(random, SUN, W, 900, 11) +
      ellipse(...SUN, 190, 190, '#fffef2', 'opacity=".7" filter="url(#b16)"') +
      edgeTrees(random) +
      sunRays(SUN, 900) +
      hedges(
        random,
        SUN,
        [
          [80, 880, 150, 60],
          [800, 880, 160, 64],
        ],
        240,
      ) +
      groundFrom(
        [
          [-80, 920],
          [240, 894],
          [520, 900],
          [1000, 918],
        ],
        'url(#meadow)',
        W,
        H + 40,
      ) +
      blades(random, 0, W, 920, 120, [16, 38]) +
      leafRoof(random, W, (u) => 50 + 90 * Math.abs(u - 0.5), 9) +
      butterfly(770, 250, 0.9, '#f29a4c'),
    hero: wanderer(child, { pose: GREETING, ...FACE, light: LIGHT }),
    front: besideUs(random),
    text: [],
  })
}

const edgeTrees = (random: Random): string =>
  group(
    'filter="url(#fTree)"',
    ...[
      [30, 110, -30],
      [870, 120, 30],
    ].map(([x = 0, w = 0, lean = 0]) =>
      tree(random, {
        x,
        y0: 960,
        w,
        lean,
        ...BARK,
        filter: null,
        bark: 18,
        branches: [[0.6, x < 450 ? -50 : -130, 150, 16]],
      }),
    ),
  )

const besideUs = (random: Random): string =>
  groundFrom(
    [
      [-80, 1066],
      [240, 1050],
      [520, 1062],
      [1000, 1052],
    ],
    'url(#lawn)',
    W,
    H + 60,
  ) +
  blades(random, 0, W, 1072, 130, [20, 52]) +
  kiremit(random, { pose: 'peek', x: 146, y: 962, s: 1.5, look: [0.8, -0.6] }) +
  fernBunch(random, 0, 1180, 170, { top: '#9cca62', low: '#6fa34c', stem: '#7aa84e' }, 6, -110, -15) +
  mushroom(random, 790, 1116, 0.9, 'violet', { lean: 5, tall: 1, pool: 0.6 }) +
  snail({ x: 796, y: 952, s: 1.15, flip: true }) +
  mushroom(random, 694, 1122, 0.5, 'blue', { lean: -6, pool: 0.6 }) +
  mushroom(random, 318, 1122, 0.42, 'pink', { lean: 6, pool: 0.6 }) +
  ladybird(690, 1042, 0.9) +
  flowers(random, { n: 18, x: [340, 660], y: [1076, 1110], s: 0.9 }) +
  screen(
    Array.from({ length: 34 }, () => {
      const [x, y] = [random.between(30, W - 30), random.between(120, 1060)]
      const far = Math.hypot(x - FACE.x, y - FACE.y) > FACE.fw * 0.75
      return far ? glow(x, y, random.between(4, 12), 'mote', random.between(0.4, 0.9)) : ''
    }).join(''),
  ) +
  `<rect width="${W}" height="${H}" fill="url(#goldEdge)"/>`
