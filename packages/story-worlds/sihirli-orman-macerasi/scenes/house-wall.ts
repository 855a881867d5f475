/** The house at dusk, seen from the garden: planks, ivy, and the sky beside it. */
import { SPREAD_SIZE } from '#media/picture.ts'
import { leaf, strokes } from '../../drawing/brush.ts'
import { mix, ramp } from '../../drawing/colour.ts'
import { fix, lerp, smooth } from '../../drawing/curve.ts'
import { glow } from '../../drawing/effects.ts'
import { itemAt, type Point } from '../../drawing/geometry.ts'
import type { Random } from '../../drawing/random.ts'
import { line, path } from '../../drawing/svg.ts'

const { w: W, h: H } = SPREAD_SIZE

/** Planks: long boards, each a touch different; light near the window, dark where the text stands. */
export function planks(random: Random) {
  let s = ''
  for (let y = -20, i = 0; y < H; y += 92, i++) {
    const wob = () => random.spread() * 2
    s +=
      `<path d="M-10 ${fix(y + wob())}L${W + 10} ${fix(y + wob())}L${W + 10} ${y + 92}L-10 ${y + 92}Z" fill="${mix('#1e2a5a', '#2c2f66', random())}"/>` +
      line(
        `M-10 ${fix(y + 90)}Q${W / 2} ${fix(y + 86 + random.spread() * 3)} ${W + 10} ${fix(y + 90)}`,
        '#10153a',
        5,
        'opacity=".7"',
      ) +
      line(`M-10 ${fix(y + 3)}L${W + 10} ${fix(y + 3)}`, '#4a4c86', 2, 'opacity=".5"')
    const joint = random.between(80, W - 80)
    s += line(`M${fix(joint)} ${y + 3}L${fix(joint)} ${y + 89}`, '#10153a', 3, 'opacity=".5"')
  }
  return (
    s +
    strokes(random, {
      x0: -20,
      y0: 0,
      x1: W,
      y1: H,
      n: 320,
      len: [60, 240],
      ang: 0,
      spread: 0.02,
      w: [1.5, 5],
      cols: ['#141a44', '#3a3e7a', '#262c62'],
      op: [0.15, 0.4],
    })
  )
}

/** Ivy climbs the frame; leaves turn amber toward the window. */
function ivy(random: Random, pts: readonly Point[], n: number, fromX: number) {
  const s = line(smooth(pts, false), '#26405a', 4),
    tones: Record<string, string[]> = {}
  for (let i = 0; i < n; i++) {
    const t = random() * (pts.length - 1),
      k = Math.floor(t),
      u = t - k,
      from = itemAt(pts, k),
      to = itemAt(pts, k + 1),
      x = lerp(from[0], to[0], u) + random.spread() * 46,
      y = lerp(from[1], to[1], u) + random.spread() * 36,
      near = Math.max(0, 1 - Math.abs(x - fromX) / 110),
      l = random.between(20, 38),
      a = random.between(0.2, 2.9),
      c = ramp(
        [
          [0, '#1c3350'],
          [0.35, '#2f5a55'],
          [0.7, '#7f8f4a'],
          [1, '#e8b860'],
        ],
        Math.min(1, Math.max(0, near * 0.9 + random.spread() * 0.2)),
      )
    ;(tones[c] ??= []).push(
      leaf(x, y, l, l * 0.36, a) + leaf(x, y, l * 0.7, l * 0.28, a + 0.8) + leaf(x, y, l * 0.7, l * 0.28, a - 0.8),
    )
  }
  return (
    s +
    Object.entries(tones)
      .sort()
      .map(([c, d]) => path(d.join(''), c))
      .join('')
  )
}

/** Three runs of it: up the left side and over the arch, at the lower right, over the right corner. */
export const climbingIvy = (random: Random): string =>
  ivy(
    random,
    [
      [660, 1010],
      [676, 800],
      [656, 560],
      [684, 330],
      [668, 150],
      [740, 70],
      [860, 34],
    ],
    190,
    730,
  ) +
  ivy(
    random,
    [
      [1560, 980],
      [1544, 820],
      [1566, 640],
    ],
    46,
    1500,
  ) +
  ivy(
    random,
    [
      [1250, 34],
      [1400, 44],
      [1520, 90],
      [1552, 220],
      [1540, 330],
    ],
    90,
    1490,
  )

/** Beyond the house: a strip of plum sky, first star, the edge of the wood. */
export const edgeOfTheHouse = (): string =>
  path('M2080 -20L2220 -20L2220 1120L2092 1120C2086 700 2090 300 2080 -20Z', 'url(#sky1)') +
  path(
    smooth([
      [2088, 640],
      [2110, 560],
      [2130, 600],
      [2150, 500],
      [2176, 570],
      [2230, 480],
      [2230, 1130],
      [2088, 1130],
    ]),
    '#1a2048',
  ) +
  line('M2084 -20C2092 300 2088 700 2094 1120', '#141a44', 16) +
  glow(2150, 170, 46, 'cool', 0.8) +
  path('M2150 142Q2152 168 2178 170Q2152 172 2150 198Q2148 172 2122 170Q2148 168 2150 142Z', '#fffbe8')
