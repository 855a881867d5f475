/** Cover: half garden in the rain, half sea, seen as through a lens. The hero sinks feet first; far below a king is stuck in a door. */
import { COVER_SIZE } from '#media/picture.ts'
import { bubble, bubbleTrail, motes } from '../../drawing/bubbles.ts'
import { mix } from '../../drawing/colour.ts'
import { blob, smooth } from '../../drawing/curve.ts'
import { linear, radial } from '../../drawing/filters.ts'
import { itemAt, type Point } from '../../drawing/geometry.ts'
import { createRandom, type Random } from '../../drawing/random.ts'
import { ellipse, group, inside, line, path } from '../../drawing/svg.ts'
import { caustics, shafts } from '../../drawing/water-light.ts'
import type { SceneGiven, SceneLayers } from '../../story-world.ts'
import { LIGHTS } from '../colours.ts'
import { fish } from '../creatures/fish.ts'
import { hermitCrab } from '../creatures/hermit-crab.ts'
import { king } from '../creatures/king.ts'
import { placedAt } from '../creatures/materials.ts'
import { seahorse } from '../creatures/seahorse.ts'
import { hero } from '../hero/hero.ts'
import { reef } from '../sea/reef.ts'
import type { CoralName } from '../sea/tones.ts'
import { tower, type TowerColours } from '../sea/tower.ts'
import { HERO_BOX, sinking } from './cover-cast.ts'
import { garden, rain } from './rainy-horizon.ts'
import { stage } from './stage.ts'

const LIGHT = LIGHTS.cover
const { w: W, h: H } = COVER_SIZE
const HAZE = '#2f8fae'
const DEEP = '#0d3f74'
const TEXT = [
  { x: 90, y: 60, w: 920, h: 420 },
  { x: 150, y: 1392, w: 800, h: 48 },
] as const

const waterLine = (dy = 0): Point[] => [
  [-80, 668 + dy],
  [120, 640 + dy],
  [330, 622 + dy],
  [560, 634 + dy],
  [780, 650 + dy],
  [960, 636 + dy],
  [1180, 610 + dy],
]
const UNDER_WATER = smooth(waterLine(), false) + 'L1180 1600L-80 1600Z'

export function coverScene({ heroes, seed = 4 }: SceneGiven): SceneLayers {
  const { random, finish } = stage(
    COVER_SIZE,
    LIGHT,
    seed,
    linear('rain', [
      [0, '#7f98a8'],
      [0.34, '#a9bfc8'],
      [0.7, '#e6efec'],
      [1, '#c6d4d4'],
    ]) +
      linear('sea', [
        [0, '#a8f0de'],
        [0.08, '#5fd3cd'],
        [0.3, '#2ba4bb'],
        [0.6, '#146a98'],
        [0.85, '#0d3f74'],
        [1, '#0a2a58'],
      ]) +
      linear('depth', [
        [0, '#08244e', 0],
        [0.72, '#08244e', 0],
        [0.88, '#08244e', 0.55],
        [1, '#061a3c', 0.92],
      ]) +
      radial(
        'edge',
        [
          [0, '#062048', 0],
          [0.62, '#062048', 0],
          [1, '#062048', 0.34],
        ],
        0.5,
        0.1,
        0.95,
      ),
  )
  const back = garden(random) + rain(random) + inside(UNDER_WATER, sea(random))
  const front =
    reefTips(random) +
    offeredTail() +
    risingBubbles(random) +
    meniscus() +
    `<rect y="700" width="${W}" height="${H - 700}" fill="url(#edge)"/>`
  return finish({
    heroBox: itemAt(HERO_BOX, heroes.length - 1),
    back,
    hero: sinking(heroes)
      .map(({ child, ...stand }) => hero(child, { ...stand, light: LIGHT }))
      .join(''),
    front,
    text: TEXT,
  })
}

const stone = (t: number): TowerColours => ({
  stone: [mix('#3d5f8c', HAZE, t), mix('#8fa9c0', HAZE, t), mix('#f3e3cf', HAZE, t * 0.9)],
  roof: [mix('#6a3f6a', HAZE, t), mix('#c97a86', HAZE, t), mix('#ffd3bd', HAZE, t)],
  window: mix('#173a66', HAZE, t * 0.6),
})

/** Far reefs fall back in three steps of haze; the palace stands on the farthest. */
function sea(random: Random): string {
  const towers = (
    [
      [-150, 0, 70, 150],
      [150, 4, 74, 190],
      [-76, 6, 84, 220],
      [84, 8, 90, 260],
    ] as const
  ).map(([x, base, w, h]) => tower(createRandom(x + 400), { x, base, w, h, colours: stone(0.46), flat: true }))
  const palace =
    towers.join('') +
    path('M-110 30L-110 -120C-100 -210 100 -210 110 -120L110 30Z', itemAt(stone(0.42).stone, 1)) +
    path('M-70 30L-70 -70C-64 -140 64 -140 70 -70L70 30Z', '#123a68') +
    placedAt(4, -44, 0.36, king({ mood: 'polite' }))
  const school = (
    [
      [900, 800, 0.34],
      [980, 850, 0.27],
      [860, 880, 0.22],
      [1010, 770, 0.2],
    ] as const
  ).map(([x, y, s]) =>
    placedAt(
      x,
      y,
      s,
      fish({
        p: 'f',
        col: mix('#ef8aa0', HAZE, 0.35),
        deep: mix('#a8487c', HAZE, 0.35),
        stripe: mix('#fff0d8', HAZE, 0.3),
      }),
      6,
      true,
    ),
  )
  return (
    `<rect y="560" width="${W}" height="910" fill="url(#sea)"/>` +
    ellipse(230, 650, 640, 330, 'url(#softGlow)', 'opacity=".62" style="mix-blend-mode:screen"') +
    caustics(random, {
      fill: 'url(#net)',
      x0: -40,
      y0: 630,
      x1: W + 40,
      y1: 790,
      cell: 120,
      squash: 0.26,
      thin: 0.88,
      o: 0.5,
    }) +
    caustics(random, {
      fill: 'url(#net)',
      x0: -40,
      y0: 626,
      x1: W + 40,
      y1: 710,
      cell: 66,
      squash: 0.2,
      thin: 0.86,
      o: 0.45,
    }) +
    group(
      'filter="url(#b6)" opacity=".8"',
      path(
        smooth([
          [-60, 1240],
          [90, 1130],
          [230, 1190],
          [420, 1230],
          [700, 1250],
          [860, 1150],
          [980, 1080],
          [1160, 1150],
          [1160, 1500],
          [-60, 1500],
        ]),
        '#1f7d9f',
      ),
    ) +
    group('filter="url(#b1)"', placedAt(214, 1262, 0.6, palace)) +
    group(
      'filter="url(#b2)"',
      path(
        smooth([
          [-60, 1300],
          [140, 1276],
          [330, 1300],
          [560, 1390],
          [800, 1370],
          [1000, 1300],
          [1160, 1280],
          [1160, 1500],
          [-60, 1500],
        ]),
        '#125d86',
      ),
      reef(random, {
        x0: 0,
        x1: 470,
        y: 1330,
        h: [30, 56],
        n: 9,
        kinds: ['bush', 'anemone'],
        haze: '#1c739a',
        t: 0.55,
      }),
      reef(random, { x0: 690, x1: 1100, y: 1345, h: [60, 150], n: 8, haze: '#1c739a', t: 0.5 }),
    ) +
    shafts(random, {
      sun: [-60, 250],
      count: 13,
      spread: [30, 88],
      reach: 1500,
      width: [30, 110],
      o: [0.35, 0.8],
      filter: 'b6',
    }) +
    motes(random, W, H, 190, { y0: 680 }) +
    group('opacity=".8"', ...school) +
    `<rect y="560" width="${W}" height="910" fill="url(#depth)"/>`
  )
}

/** Coral at the lower corners; the hermit crab on it. */
function reefTips(random: Random): string {
  const tips = (x0: number, x1: number, y: number, h: Point, names: readonly CoralName[], n: number) =>
    reef(random, { x0, x1, y, h, n, haze: DEEP, t: 0.1, names })
  return (
    tips(-30, 250, 1490, [80, 130], ['rose', 'plum', 'coral'], 6) +
    tips(900, 1130, 1480, [120, 220], ['coral', 'ochre', 'rose'], 5) +
    tips(-40, 110, 1490, [60, 100], ['teal', 'sage'], 4) +
    path(blob(random, 965, 1340, 70, 20), mix('#c7557c', DEEP, 0.25)) +
    placedAt(968, 1306, 0.62, hermitCrab({ home: 'thimble' }))
  )
}

const offeredTail = (): string =>
  placedAt(
    236,
    846,
    0.86,
    seahorse({
      spine: [
        [-4, -150],
        [-36, -96],
        [-28, -34],
        [4, 26],
        [12, 86],
        [-14, 140],
        [-46, 190],
        [-30, 236],
        [14, 236],
        [22, 208],
      ],
      look: [0.8, 0.1],
    }),
    -4,
  )

const risingBubbles = (random: Random): string =>
  bubbleTrail(
    random,
    [
      [690, 740],
      [742, 690],
      [776, 650],
    ],
    { n: 16, r: [4, 20], scatter: 26 },
  ) +
  bubbleTrail(
    random,
    [
      [400, 1180],
      [330, 1000],
      [390, 760],
    ],
    { n: 12, r: [3, 12], scatter: 30 },
  ) +
  bubbleTrail(
    random,
    [
      [770, 1250],
      [830, 1060],
      [800, 900],
    ],
    { n: 14, r: [3, 16], scatter: 36 },
  ) +
  bubble(84, 1190, 44, 0.9) +
  bubble(1010, 1000, 58, 0.9) +
  bubble(930, 1100, 26, 0.9)

/** The water's edge on the lens: a dark inner line, then the bright lip with a soft glow, and where drops fall, rings. */
function meniscus(): string {
  const edge = (dy: number) => smooth(waterLine(dy), false)
  const drops = (
    [
      [180, 622],
      [420, 604],
      [860, 626],
      [1010, 610],
    ] as const
  ).map(
    ([x, y]) =>
      ellipse(x, y, 46, 7, 'none', 'stroke="#fff" stroke-width="3" opacity=".7"') +
      ellipse(x, y, 22, 3.4, 'none', 'stroke="#fff" stroke-width="2.5" opacity=".8"') +
      path(`M${x - 3} ${y}Q${x} ${y - 30} ${x + 3} ${y}Z`, '#fff', 'opacity=".85"'),
  )
  return (
    line(edge(9), '#0f5f7e', 10, 'opacity=".35" filter="url(#b2)"') +
    line(edge(0), '#ffffff', 20, 'opacity=".55" filter="url(#b6)"') +
    line(edge(0), '#f6fffb', 5) +
    line(edge(-8), '#8fb3ba', 4, 'opacity=".6" filter="url(#b1)"') +
    drops.join('')
  )
}
