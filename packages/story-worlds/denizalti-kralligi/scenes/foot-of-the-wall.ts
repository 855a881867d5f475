/** Things at the wall of the house after the rain, and its stones: pots with flowers, the umbrella of the first pages, drying. */
import { leaf } from '../../drawing/brush.ts'
import { mix } from '../../drawing/colour.ts'
import { fix } from '../../drawing/curve.ts'
import type { Random } from '../../drawing/random.ts'
import { ellipse, group, line, path } from '../../drawing/svg.ts'
import { ToneBuckets, type Tones } from '../sea/tones.ts'

const WARM = '#e8b27c'
/** Part of the ground in the window's light. */
const LIT = { x: 1420, reach: 620 }
const litAt = (x: number): number => Math.max(0, 1 - Math.abs(x - LIT.x) / LIT.reach)

/** The course of hewn stones that the plaster stands on. Each is warmer the nearer it lies to the window's light. */
export function stones(random: Random): string {
  let drawn = ''
  for (let row = 0; row < 2; row++)
    for (let x = 1172 - row * 50; x < 2200;) {
      const w = random.between(74, 118)
      if (x > 1160) drawn += stone(random, x, 982 - row * 50, w, 44)
      x += w + 5
    }
  return group('opacity=".8"', drawn)
}

function stone(random: Random, x: number, y: number, w: number, h: number): string {
  const warmth = litAt(x + w / 2)
  const box = `x="${fix(x)}" y="${fix(y + random.spread() * 2)}" width="${fix(w)}" height="${h}" rx="${fix(random.between(9, 15))}"`
  return (
    `<rect ${box} fill="#242e4c" transform="translate(0 4)" opacity=".6"/>` +
    `<rect ${box} fill="${mix(mix('#465274', '#566182', random()), WARM, 0.28 * warmth)}"/>` +
    line(
      `M${fix(x + 12)} ${fix(y + 4)}L${fix(x + w - 14)} ${fix(y + 4)}`,
      mix('#7a88aa', WARM, 0.6 * warmth),
      3,
      'opacity=".5"',
    )
  )
}

const LEAVES: Tones = ['#16283a', '#1f3a44', '#2c4f4c', '#41694f', '#62855a', '#8fa468', '#d2bf7c']

/** @param x its middle @param foot its bottom */
export function flowerPot(
  random: Random,
  x: number,
  foot: number,
  size: number,
  petals: readonly [string, string],
): string {
  const top = foot - 96 * size
  const half = 52 * size
  const clay = mix('#8d5648', WARM, 0.4 * litAt(x))
  const leaves = new ToneBuckets()
  for (let i = 0; i < 150; i++) {
    const angle = Math.PI * (1 + random())
    const reach = Math.sqrt(random())
    const lx = x + Math.cos(angle) * 84 * size * reach
    leaves.add(
      0.12 + random() * 0.4 + 0.3 * litAt(lx),
      leaf(
        lx,
        top + Math.sin(angle) * 92 * size * reach,
        random.between(18, 32) * size,
        7 * size,
        angle + random.spread() * 0.8,
      ),
    )
  }
  const blossoms = Array.from({ length: 13 }, () => {
    const angle = Math.PI * (1.06 + 0.88 * random())
    const [bx, by] = [
      x + Math.cos(angle) * 80 * size * random.between(0.5, 1),
      top + Math.sin(angle) * 88 * size * random.between(0.5, 1),
    ]
    return blossom(random, bx, by, 11 * size, petals)
  })
  return (
    ellipse(x, foot + 4, half * 1.3, 9, '#0a1226', 'opacity=".55" filter="url(#b4)"') +
    path(
      `M${fix(x - half)} ${fix(top)}L${fix(x + half)} ${fix(top)}L${fix(x + half * 0.76)} ${fix(foot)}Q${fix(x)} ${fix(foot + 8)} ${fix(x - half * 0.76)} ${fix(foot)}Z`,
      clay,
    ) +
    path(
      `M${fix(x + half * 0.3)} ${fix(top)}L${fix(x + half)} ${fix(top)}L${fix(x + half * 0.76)} ${fix(foot)}L${fix(x + half * 0.3)} ${fix(foot + 4)}Z`,
      '#3d2a3c',
      'opacity=".4"',
    ) +
    path(
      `M${fix(x - half * 1.12)} ${fix(top - 10)}L${fix(x + half * 1.12)} ${fix(top - 10)}L${fix(x + half * 1.06)} ${fix(top + 16)}L${fix(x - half * 1.06)} ${fix(top + 16)}Z`,
      mix(clay, '#c98a68', 0.35),
    ) +
    leaves.painted(LEAVES, (d, colour) => path(d, colour)) +
    blossoms.join('')
  )
}

const blossom = (random: Random, x: number, y: number, r: number, [petal, light]: readonly [string, string]): string =>
  Array.from({ length: 5 }, (_, i) => {
    const angle = (i / 5) * 2 * Math.PI + random.spread() * 0.4
    return ellipse(
      x + Math.cos(angle) * r * 0.7,
      y + Math.sin(angle) * r * 0.6,
      r * 0.62,
      r * 0.56,
      i < 2 ? light : petal,
    )
  }).join('') + ellipse(x, y, r * 0.34, r * 0.3, '#ffe3a0')

/** Closed, its handle up, a small wet patch under its tip. @param x its tip @param foot its bottom */
export const umbrella = (x: number, foot: number): string =>
  ellipse(x + 6, foot + 4, 46, 8, '#bcd2f0', 'opacity=".22"') +
  group(
    `transform="translate(${x} ${foot}) rotate(9)"`,
    line('M0 4L0 -30', '#2f2a3c', 6) +
      path('M0 -22C-34 -60 -40 -150 -12 -236L12 -236C40 -150 34 -60 0 -22Z', '#b8573f') +
      path('M0 -22C-34 -60 -40 -150 -12 -236L-4 -236C-20 -150 -16 -60 0 -22Z', '#dd8057') +
      path('M0 -22C34 -60 40 -150 12 -236L6 -236C22 -150 20 -60 0 -22Z', '#7d3a3c', 'opacity=".7"') +
      line('M-31 -150Q0 -138 31 -152', '#ffe0b8', 7, 'opacity=".85"') +
      path('M-12 -236C-6 -250 6 -250 12 -236Z', '#7d3a3c') +
      line('M0 -244L0 -322C0 -352 36 -352 36 -324', '#c98a58', 10) +
      line('M-2 -250L-2 -320', '#f0c48c', 3, 'opacity=".7"'),
  )
