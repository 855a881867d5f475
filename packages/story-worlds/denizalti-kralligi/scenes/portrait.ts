/** The hero at close range, just arrived at the bottom of the sea: light from above, the seahorse beside. For the preview. */
import { bubble, bubbleTrail, motes } from '../../drawing/bubbles.ts'
import { smooth } from '../../drawing/curve.ts'
import { linear } from '../../drawing/filters.ts'
import { createRandom, type Random } from '../../drawing/random.ts'
import { ellipse, group, path } from '../../drawing/svg.ts'
import { caustics, shafts } from '../../drawing/water-light.ts'
import { PORTRAIT_SIZE, type SceneGiven, type SceneLayers } from '../../story-world.ts'
import { LIGHTS } from '../colours.ts'
import { fish } from '../creatures/fish.ts'
import { hermitCrab } from '../creatures/hermit-crab.ts'
import { placedAt } from '../creatures/materials.ts'
import { seahorse } from '../creatures/seahorse.ts'
import { hero } from '../hero/hero.ts'
import { staghorn } from '../sea/corals.ts'
import { reef } from '../sea/reef.ts'
import { hazed } from '../sea/tones.ts'
import { tower } from '../sea/tower.ts'
import { palaceColours } from './palace.ts'
import { stage, vignette, vignetteDef } from './stage.ts'

const LIGHT = LIGHTS.portrait
const { w: W, h: H } = PORTRAIT_SIZE
const HERO = { pose: 'wave', x: 440, y: 470, fw: 286 } as const
/** The figure goes on below the page, or its lower edge would be lit and shaded like a hem. */
const BELOW = 160
const FAR = '#3fa9b8'

export function portraitScene({ heroes, seed = 17 }: SceneGiven): SceneLayers {
  const [child] = heroes
  const { random, finish } = stage(
    PORTRAIT_SIZE,
    LIGHT,
    seed,
    linear('sea', [
      [0, '#c6f7e6'],
      [0.12, '#7fe0d4'],
      [0.34, '#3fb4c2'],
      [0.66, '#1d7ba2'],
      [1, '#0f3f70'],
    ]) + vignetteDef('#04213f', 0.5, 0.44, 0.66),
  )
  const back = openSea(random) + vignette(PORTRAIT_SIZE)
  const front =
    placedAt(128, 800, 1.12, seahorse({ look: [0.9, -0.4] }), -6) +
    group(
      'filter="url(#b4)"',
      staghorn(random, 850, 1180, 250, hazed('rose', '#0d3f74', 0.2)),
      staghorn(random, 30, 1180, 190, hazed('plum', '#0d3f74', 0.25)),
    ) +
    reef(random, {
      x0: 640,
      x1: 900,
      y: 1120,
      h: [70, 130],
      n: 5,
      haze: '#0d3f74',
      t: 0.12,
      kinds: ['anemone', 'brain', 'bush', 'tubes'],
    }) +
    placedAt(716, 1046, 0.62, hermitCrab({ home: 'cap' })) +
    bubbleTrail(
      random,
      [
        [640, 300],
        [690, 220],
        [670, 120],
        [720, 20],
      ],
      { n: 14, r: [6, 24], scatter: 26 },
    ) +
    bubble(96, 420, 36, 0.9) +
    bubble(846, 420, 30, 0.9) +
    bubble(800, 470, 16, 0.9)
  return finish({
    heroBox: { x: 0, y: 0, w: W, h: H + BELOW },
    back,
    hero: hero(child, { ...HERO, light: LIGHT }),
    front,
    text: [],
  })
}

function openSea(random: Random): string {
  const far = (
    [
      [90, 840, 90, 210],
      [190, 850, 80, 290],
      [730, 850, 90, 300],
      [830, 850, 100, 220],
    ] as const
  ).map(([x, base, w, h]) => tower(createRandom(x), { x, base, w, h, colours: palaceColours(0.72, FAR), flat: true }))
  const school = (
    [
      [770, 250, 0.42],
      [680, 320, 0.34],
      [820, 340, 0.3],
    ] as const
  ).map(([x, y, s]) => placedAt(x, y, s, fish({ p: 'f' }), 8, true))
  return (
    `<rect width="${W}" height="${H}" fill="url(#sea)"/>` +
    ellipse(400, -20, 640, 300, 'url(#softGlow)', 'opacity=".8" style="mix-blend-mode:screen"') +
    caustics(random, {
      fill: 'url(#net)',
      x0: -40,
      y0: -10,
      x1: W + 40,
      y1: 180,
      cell: 110,
      squash: 0.24,
      thin: 0.87,
      o: 0.5,
    }) +
    group(
      'filter="url(#b6)" opacity=".8"',
      path(
        smooth([
          [-60, 820],
          [150, 730],
          [330, 790],
          [560, 800],
          [740, 720],
          [960, 780],
          [960, 1200],
          [-60, 1200],
        ]),
        '#2a8fae',
      ),
    ) +
    group('filter="url(#b2)"', ...far) +
    group('filter="url(#b2)"', reef(random, { x0: -20, x1: 920, y: 880, h: [60, 150], n: 12, haze: FAR, t: 0.5 })) +
    path(
      smooth([
        [-60, 930],
        [240, 900],
        [520, 915],
        [960, 895],
        [960, 1200],
        [-60, 1200],
      ]),
      '#1f6f92',
    ) +
    shafts(random, { sun: [120, -420], count: 11, spread: [44, 104], reach: 1600, width: [26, 90], o: [0.25, 0.65] }) +
    group('opacity=".9"', ...school) +
    motes(random, W, H, 140)
  )
}
