/** The hero at close range, as if met at the edge of the wood: forest light behind, Kiremit beside. For the preview. */
import { mix, ramp } from '../../drawing/colour.ts'
import { blob, smooth } from '../../drawing/curve.ts'
import { glow, screen } from '../../drawing/effects.ts'
import { linear, radial } from '../../drawing/filters.ts'
import type { Light } from '../../drawing/light.ts'
import type { Random } from '../../drawing/random.ts'
import { ellipse, group, path } from '../../drawing/svg.ts'
import { PORTRAIT_SIZE, type SceneGiven, type SceneLayers } from '../../story-world.ts'
import { kiremit } from '../creatures/fox.ts'
import { snail } from '../creatures/snail.ts'
import { mushroom } from '../plants/mushroom.ts'
import { bush, canopy, tree } from '../plants/trees.ts'
import { fernBunch } from '../plants/undergrowth.ts'
import { fireflies, vignette } from './air.ts'
import { heroIn, stage, vignetteDef } from './stage.ts'

const LIGHT: Light = {
  dir: [-0.35, -0.9],
  hi: '#ffb070',
  hiO: 0.5,
  sh: '#200838',
  shO: 0.55,
  rim: '#fff0b8',
  rimO: 0.95,
  treeHi: '#9fb870',
  treeO: 0.5,
}
const { w: W, h: H } = PORTRAIT_SIZE
const FACE = { x: 462, y: 500, fw: 318 }
/** The figure goes on below the page, or its lower edge would be lit and shaded like a hem. */
const BELOW = 120
const SUN = [450, 420] as const

export function portraitScene({ heroes, seed = 17 }: SceneGiven): SceneLayers {
  const [child] = heroes
  const { random, finish } = stage(PORTRAIT_SIZE, LIGHT, seed, DEFS)
  const back = sky() + haze(random) + trunks(random) + ground() + hedge(random) + shafts() + crown(random)
  const hero = heroIn(child, LIGHT, { pose: 'listen', ...FACE })
  const front = besideUs(random)
  return finish({ heroBox: { x: 0, y: 0, w: W, h: H + BELOW }, back, hero, front, text: [] })
}

const sky = (): string =>
  `<rect width="${W}" height="${H}" fill="url(#sky)"/>` +
  ellipse(...SUN, 300, 300, '#fff3c0', 'opacity=".55" filter="url(#b28)"')

/** Leaves round the light, out of focus. */
function haze(random: Random): string {
  let leaves = ''
  for (let i = 0; i < 22; i++) {
    const x = random.between(-40, W + 40)
    const y = random.between(0, 820)
    const far = Math.min(1, Math.hypot(x - SUN[0], y - SUN[1]) / 620)
    if (far < 0.4) continue
    const tone = ramp(
      [
        [0, '#e8cf85'],
        [0.4, '#8fae70'],
        [0.7, '#3d7a6a'],
        [1, '#1a5055'],
      ],
      far,
    )
    leaves += path(blob(random, x, y, random.between(60, 120), random.between(45, 80)), tone, 'opacity=".6"')
  }
  return group('filter="url(#b10)"', leaves)
}

const distance = (x: number) => Math.min(1, Math.abs(x - SUN[0]) / 480)

const trunk = (random: Random, x: number, w: number, lean: number): string =>
  tree(random, {
    x,
    y0: 1010,
    w,
    lean,
    col: mix('#5f8f72', '#164a52', distance(x)),
    dark: '#0d3540',
    light: '#9fba7a',
    branches: [[0.6, x < W / 2 ? -50 : -130, 150, w * 0.2]],
  })

/** Thin ones far off, a thick one at each edge. */
const trunks = (random: Random): string =>
  group(
    'filter="url(#b3)" opacity=".8"',
    [150, 250, 660, 770].map((x) => trunk(random, x, 30, random.spread() * 30)).join(''),
  ) +
  trunk(random, 40, 96, -30) +
  trunk(random, 868, 108, 30)

const ground = (): string =>
  path(
    smooth([
      [-60, 960],
      [200, 920],
      [450, 940],
      [720, 915],
      [960, 960],
      [960, 1200],
      [-60, 1200],
    ]),
    'url(#ground)',
  )

function hedge(random: Random): string {
  let drawn = ''
  for (const [x, y, rx, ry] of [
    [60, 930, 150, 90],
    [850, 930, 150, 96],
    [250, 960, 110, 54],
    [680, 960, 110, 54],
  ] as const)
    drawn += bush(
      random,
      x,
      y,
      rx,
      ry,
      [
        [0, '#123f45'],
        [0.5, '#3d7a62'],
        [1, '#d8d07c'],
      ],
      { n: 200, lx: x < W / 2 ? 0.5 : -0.5 },
    )
  return drawn
}

/** Light from behind the hero. */
const shafts = (): string =>
  screen(
    [
      [330, -0.2, 70, 0.5],
      [460, 0.02, 120, 0.7],
      [600, 0.24, 70, 0.45],
    ]
      .map(
        ([x = 0, slant = 0, w = 0, o]) =>
          `<path d="M${x - w * 0.3} 0H${x + w * 0.3}L${x + slant * 900 + w * 1.3} ${H}H${x + slant * 900 - w * 1.3}Z" fill="url(#shaft)" opacity="${o}"/>`,
      )
      .join('') + ellipse(...SUN, 380, 420, 'url(#warm)', 'opacity=".5"'),
  )

/** The canopy. */
const crown = (random: Random): string =>
  canopy(random, {
    w: W,
    n: 9,
    edge: (across) => 90 + 260 * Math.abs(across - 0.5) ** 1.1,
    stops: (across) => [
      [0, '#0a2c36'],
      [0.5, mix('#2f6a56', '#134650', Math.abs(across - 0.5) * 2)],
      [1, mix('#d8d07c', '#3f7f68', Math.abs(across - 0.5) * 2)],
    ],
    lx: (across) => (across < 0.5 ? 0.6 : -0.6),
    size: [24, 46],
  })

/** Kiremit, ferns, mushrooms and what hangs in the air. */
const besideUs = (random: Random): string =>
  kiremit(random, { pose: 'peek', x: 150, y: 960, s: 1.75, rot: -4 }) +
  fernBunch(random, 20, 1240, 200, { top: '#2f7258', low: '#0b3038', stem: '#123f40' }, 6, -110, -15) +
  mushroom(random, 800, 1120, 0.92, 'violet', { lean: 5, tall: 1 }) +
  snail({ x: 806, y: 952, s: 1.15, flip: true }) +
  mushroom(random, 700, 1128, 0.5, 'blue', { lean: -6 }) +
  mushroom(random, 312, 1132, 0.44, 'pink', { lean: 6 }) +
  fernBunch(random, 920, 1180, 220, { top: '#2f7258', low: '#0b3038', stem: '#123f40' }, 6, -165, -60) +
  vignette(W, H) +
  fireflies(random, 30, { x0: 40, x1: W - 40, y0: 200, y1: 1060, avoid: [[FACE.x, FACE.y, FACE.fw * 0.75]] }) +
  screen(glow(770, 300, 26, 'fly', 0.9) + glow(120, 560, 22, 'fly', 0.9))

const DEFS =
  radial(
    'sky',
    [
      [0, '#fffbe0'],
      [0.16, '#fdeeb4'],
      [0.34, '#e9c777'],
      [0.55, '#7f9c70'],
      [0.78, '#2a6663'],
      [1, '#0f3a46'],
    ],
    SUN[0],
    SUN[1],
    860,
    'gradientUnits="userSpaceOnUse"',
  ) +
  linear('ground', [
    [0, '#4f8a5c'],
    [1, '#0b2c34'],
  ]) +
  vignetteDef('#041a26', 0.5, 0.46, 0.7)
