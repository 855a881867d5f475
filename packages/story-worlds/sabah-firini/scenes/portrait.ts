/** The hero at close range, met in the bakery's door: oven light behind, Francala below. For the preview. */
import { glow, screen } from '../../drawing/effects.ts'
import { linear, radial } from '../../drawing/filters.ts'
import type { Random } from '../../drawing/random.ts'
import { ellipse, group, line, path } from '../../drawing/svg.ts'
import { PORTRAIT_SIZE, type SceneGiven, type SceneLayers } from '../../story-world.ts'
import { loaf, simit } from '../bakery/dough.ts'
import { bricks, hangingLamp, oven } from '../bakery/room.ts'
import { LIGHTS } from '../colours.ts'
import { cat } from '../creatures/cat.ts'
import { sparrow } from '../creatures/sparrow.ts'
import { hero } from '../hero/hero.ts'
import { stage, vignette, vignetteDef } from './stage.ts'

const { w: W, h: H } = PORTRAIT_SIZE
const LIGHT = LIGHTS.portrait
const FACE = { x: 452, y: 500, fw: 318 }
/** The figure goes on below the page, or its lower edge would be lit and shaded like a hem. */
const BELOW = 120

export function portraitScene({ heroes, seed = 17 }: SceneGiven): SceneLayers {
  const [child] = heroes
  const { random, finish } = stage(PORTRAIT_SIZE, LIGHT, seed, DEFS)
  const back =
    `<rect width="${W}" height="${H}" fill="url(#room)"/>` +
    group('opacity=".4"', bricks(random, `M0 0L${W} 0L${W} ${H}L0 ${H}Z`, [0, 0, W, H], 110)) +
    `<rect width="${W}" height="${H}" fill="url(#fall)"/>` +
    group('filter="url(#b3)"', oven(450, 640, 1.5)) +
    shelves() +
    hangingLamp(770, 130, 0.86) +
    screen(glow(450, 480, 560, 'warm', 0.75))
  const hands = hero(child, { pose: 'portrait', ...FACE, light: LIGHT })
  const front =
    cat({ x: 210, y: 1136, s: 1.25, look: [0.5, -0.7] }) +
    sparrow(764, 1112, 1.5, { flip: true }) +
    simit(806, 1086, 0.9, 12) +
    simit(716, 1110, 0.84, -8) +
    flour(random) +
    vignette(PORTRAIT_SIZE)
  return finish({ heroBox: { x: 0, y: 0, w: W, h: H + BELOW }, back, hero: hands, front, text: [] })
}

const shelves = (): string =>
  [
    [-20, 330, 150],
    [770, 420, 160],
  ]
    .map(
      ([x = 0, y = 0, w = 0]) =>
        group('filter="url(#cS)"', `<rect x="${x}" y="${y}" width="${w}" height="18" rx="4" fill="#7a4630"/>`) +
        line(`M${x} ${y + 4}L${x + w} ${y + 4}`, '#ffce8a', 3, 'opacity=".5"'),
    )
    .join('') +
  loaf(58, 332, 0.52) +
  loaf(838, 422, 0.5) +
  path('M20 700L60 690L64 1140L10 1140Z', '#6a3a2c') +
  ellipse(34, 640, 66, 84, '#8a5236')

const flour = (random: Random): string =>
  screen(
    Array.from({ length: 46 }, () => {
      const x = random.between(30, W - 30)
      const y = random.between(120, 1080)
      const overFace = Math.hypot(x - FACE.x, y - FACE.y) < FACE.fw * 0.75
      return overFace
        ? ''
        : ellipse(
            x,
            y,
            random.between(1, 4),
            random.between(1, 4),
            '#fff3d2',
            `opacity="${random.between(0.3, 0.8).toFixed(2)}"`,
          )
    }).join(''),
  )

const DEFS =
  linear('room', [
    [0, '#5a2f2c'],
    [1, '#7a4434'],
  ]) +
  radial(
    'fall',
    [
      [0, '#ffb765', 0.4],
      [0.5, '#5a2430', 0.2],
      [1, '#1c0a1c', 0.82],
    ],
    450,
    500,
    820,
    'gradientUnits="userSpaceOnUse"',
  ) +
  vignetteDef('#14080f', 0.5, 0.46, 0.66)
