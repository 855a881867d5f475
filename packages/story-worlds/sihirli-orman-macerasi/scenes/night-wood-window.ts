/** The window of the child's room at night, and the wood behind it. */
import { wedge } from '../../drawing/brush.ts'
import { fix } from '../../drawing/curve.ts'
import { glow } from '../../drawing/effects.ts'
import type { Random } from '../../drawing/random.ts'
import { ellipse, group, inside, line, path } from '../../drawing/svg.ts'
import { kiremit } from '../creatures/fox.ts'

/** Three navy planes of wood, five tiny mushroom lights, Kiremit asleep at the gate. */
const outside = (random: Random): string =>
  nightSky(random) +
  firs(random) +
  lights() +
  gate() +
  kiremit(random, { pose: 'curl', x: 742, y: 552, s: 0.36, mood: 'sleep' })

const nightSky = (random: Random): string =>
  `<rect x="280" y="70" width="660" height="520" fill="url(#nightSky)"/>` +
  Array.from({ length: 26 }, () =>
    ellipse(
      random.between(300, 920),
      random.between(90, 330),
      random.between(1, 2.6),
      random.between(1, 2.6),
      '#dfe6ff',
      `opacity="${fix(random.between(0.4, 1))}"`,
    ),
  ).join('') +
  ellipse(780, 170, 34, 34, '#f4f0d8', 'opacity=".9"') +
  ellipse(780, 170, 90, 90, 'url(#cool)', 'opacity=".4"')

/** Each plane nearer is lower and darker. */
function firs(random: Random): string {
  let drawn = ''
  for (const [base, tall, col, n] of [
    [470, 210, '#24346c', 13],
    [512, 190, '#1b2858', 10],
    [552, 170, '#131d46', 8],
  ] as const) {
    let d = `M260 640L260 ${base}L960 ${base}L960 640Z`
    for (let i = 0; i <= n; i++) {
      const x = 270 + (i * 690) / n + random.spread() * 16,
        h = tall * random.between(0.6, 1.1),
        w = h * random.between(0.2, 0.27)
      d += `M${fix(x)} ${fix(base - h)}C${fix(x + w * 0.2)} ${fix(base - h * 0.6)} ${fix(x + w * 0.7)} ${fix(base - h * 0.3)} ${fix(x + w)} ${base + 6}L${fix(x - w)} ${base + 6}C${fix(x - w * 0.7)} ${fix(base - h * 0.3)} ${fix(x - w * 0.2)} ${fix(base - h * 0.6)} ${fix(x)} ${fix(base - h)}Z`
    }
    drawn += path(d, col)
  }
  return drawn
}

const lights = (): string =>
  path('M270 540Q600 506 950 546L950 620L270 620Z', '#101838') +
  (
    [
      [404, 512, 'violet'],
      [470, 524, 'blue'],
      [566, 506, 'pink'],
      [664, 520, 'violet'],
      [848, 516, 'blue'],
    ] as const
  )
    .map(
      ([x, y, k]) =>
        glow(x, y, 38, 'pool' + k, 0.9) +
        ellipse(x, y, 7, 5.5, { violet: '#d9b8ff', blue: '#a8d0ff', pink: '#ffb8d4' }[k]),
    )
    .join('')

const gate = (): string =>
  [500, 520, 540, 560, 600, 620, 640]
    .map((x) => path(`M${x + 130} 582L${x + 130} 528L${x + 136} 520L${x + 142} 528L${x + 142} 582Z`, '#2c3468'))
    .join('') + line('M624 546L786 546M624 570L786 570', '#2c3468', 5)

const PANE = 'M300 580L300 180C300 110 440 90 610 90C780 90 920 110 920 180L920 580Z'

/** Frame, sill and what is seen through the glass. */
export const nightWindow = (random: Random): string =>
  group(
    'filter="url(#fRock)"',
    path('M268 612L268 176C268 84 430 60 610 60C790 60 952 84 952 176L952 612Z', '#33305c'),
  ) +
  inside(PANE, outside(random)) +
  line(PANE, '#1a1d44', 8) +
  ['M610 90L610 580', 'M300 350L920 350'].map((d) => line(d, '#33305c', 13)).join('') +
  group('filter="url(#fRock)"', path('M240 604L980 604L992 632L228 632Z', '#3a3660'))

/** They hang straight from the rod and are gathered by a tie. */
export const curtains = (): string =>
  curtain(-1) +
  curtain(1) +
  line('M180 44L1040 44', '#4a3a4a', 12) +
  ellipse(180, 44, 14, 14, '#5a4650') +
  ellipse(1040, 44, 14, 14, '#5a4650')

function curtain(side: 1 | -1): string {
  const X = (u: number) => (side < 0 ? 204 + u : 1016 - u),
    P = (u: number, v: number) => `${X(u)} ${v}`
  const d = `M${P(-14, 40)}L${P(140, 40)}C${P(136, 220)} ${P(84, 330)} ${P(52, 404)}C${P(60, 480)} ${P(92, 560)} ${P(86, 664)}Q${P(60, 650)} ${P(44, 668)}Q${P(20, 652)} ${P(-4, 668)}Q${P(-24, 656)} ${P(-34, 664)}C${P(-24, 560)} ${P(-6, 480)} ${P(-8, 404)}C${P(-20, 280)} ${P(-16, 140)} ${P(-14, 40)}Z`
  const fold = (a: number, m: number, e: number) =>
    wedge([X(a), 40], [X((a + m) / 2 + 8), 220], [X(m), 404], 5) +
    wedge([X(m), 404], [X((m + e) / 2), 520], [X(e), 668], 7)
  return (
    group(
      'filter="url(#fRock)"',
      path(d, '#30346c'),
      inside(
        d,
        path(fold(20, 2, -16) + fold(56, 16, 18) + fold(92, 30, 46) + fold(124, 44, 74), '#161a44', 'opacity=".6"') +
          path(fold(38, 9, 2) + fold(108, 36, 60), '#565a98', 'opacity=".4"'),
      ),
    ) + line(`M${P(-10, 402)}Q${P(22, 414)} ${P(54, 402)}`, '#a8824a', 9)
  )
}
