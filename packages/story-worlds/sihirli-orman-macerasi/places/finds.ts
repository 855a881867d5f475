/** Small things to find in the wood. */
import { fix } from '../../drawing/curve.ts'
import { eye } from '../../drawing/eye.ts'
import type { Random } from '../../drawing/random.ts'
import { ellipse, group, line, path } from '../../drawing/svg.ts'

const at = (x: number, y: number, s: number, body: string, turn = 0): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${s})">${body}</g>`

export const ladybird = (x: number, y: number, s = 1): string =>
  at(
    x,
    y,
    s,
    ellipse(0, 0, 15, 12, '#d8362e') +
      ellipse(-13, 1, 6, 6, '#2c1a1a') +
      line('M-8 0L14 -1', '#2c1a1a', 2) +
      [
        [-2, -6],
        [6, -5],
        [0, 6],
        [8, 5],
      ]
        .map(([u = 0, v = 0]) => ellipse(u, v, 2.6, 2.6, '#2c1a1a'))
        .join(''),
  )

export const butterfly = (x: number, y: number, s: number, colour: string): string =>
  at(
    x,
    y,
    s,
    group(
      'filter="url(#cS)"',
      path(
        'M0 0C-10 -40 -50 -46 -48 -16C-46 2 -18 6 0 0ZM0 0C10 -40 50 -46 48 -16C46 2 18 6 0 0ZM0 2C-12 12 -34 20 -28 34C-18 42 -4 20 0 2ZM0 2C12 12 34 20 28 34C18 42 4 20 0 2Z',
        colour,
      ),
    ) +
      ellipse(-30, -20, 8, 8, '#fff4d0') +
      ellipse(30, -20, 8, 8, '#fff4d0') +
      line('M0 -14L0 22M0 -14Q-6 -28 -14 -32M0 -14Q6 -28 14 -32', '#4a2a1c', 4),
    -18,
  )

/** A rabbit's eyes and ears, over the edge of something. */
export const rabbitEars = (x: number, y: number, s: number): string =>
  at(
    x,
    y,
    s,
    path(
      'M-34 0C-60 -70 -50 -120 -30 -124C-8 -120 -8 -60 -10 0ZM14 0C14 -66 26 -118 46 -116C66 -108 58 -50 40 0Z',
      '#c9a07a',
    ) +
      path(
        'M-32 -10C-46 -66 -42 -104 -32 -106C-20 -102 -20 -60 -20 -10ZM22 -10C22 -62 32 -102 42 -100C54 -94 48 -50 36 -10Z',
        '#f0c4b0',
      ) +
      path('M-60 40C-62 -6 -30 -30 4 -30C40 -30 68 -4 66 40Z', '#d4ad86') +
      eye(-22, 6, 10, { look: [0.6, 0.2] }) +
      eye(26, 6, 10, { look: [0.6, 0.2] }) +
      ellipse(2, 24, 7, 5, '#c4706a'),
  )

/** Two eyes look out of a hole in a trunk. */
export const hollowEyes = (x: number, y: number, s = 1): string =>
  at(
    x,
    y,
    s,
    ellipse(0, 0, 38, 48, '#6a4a30') +
      ellipse(0, 4, 30, 40, '#4a2c24') +
      [-10, 12].map((u) => ellipse(u, -4, 7, 8, '#fff6d8') + ellipse(u - 2, -3, 3.4, 4, '#2c1a18')).join(''),
  )

/** The door of a mouse, at the foot of a trunk. */
export const smallDoor = (x: number, y: number, s = 1): string =>
  at(
    x,
    y,
    s,
    group('filter="url(#cS)"', path('M-28 0L-28 -64Q0 -104 28 -64L28 0Z', '#d2604a')) +
      line('M0 -88L0 -2M-28 -64Q0 -104 28 -64', '#8a3428', 3) +
      ellipse(18, -38, 4, 4, '#ffe49a') +
      ellipse(-2, 4, 34, 6, '#c9b070'),
  )

export const acorn = (x: number, y: number, s: number, turn = 24): string =>
  at(
    x,
    y,
    s,
    group(
      'filter="url(#cS)"',
      path('M-10 0C-10 13 -3 20 0 25C3 20 10 13 10 0Z', '#c98d3f') +
        path('M-13 2C-13 -8 -6 -12 0 -12C6 -12 13 -8 13 2C7 5 -7 5 -13 2Z', '#7a4c26'),
    ) + line('M0 -11L2 -17', '#7a4c26', 3),
    turn,
  )

export const ant = (x: number, y: number, s = 1): string =>
  at(
    x,
    y,
    s,
    line('M-8 6L-4 0M0 7L0 0M8 6L4 0', '#6a3424', 1.6) +
      ellipse(-8, 0, 5, 4, '#7a3c28') +
      ellipse(0, -1, 4, 3, '#7a3c28') +
      ellipse(8, -1, 4.4, 4, '#7a3c28'),
  )

/** A nest with three eggs. */
export const nest = (x: number, y: number, s = 1): string =>
  at(
    x,
    y,
    s,
    [-16, 0, 16].map((u) => ellipse(u, -14, 11, 14, u ? '#bfe0e4' : '#d6eef0')).join('') +
      group('filter="url(#cS)"', path('M-40 -10C-34 22 34 22 40 -10C20 0 -20 0 -40 -10Z', '#b5824a')) +
      line('M-36 -6Q0 14 36 -6M-30 2Q0 20 30 2M-44 -12L-30 -4M44 -12L30 -4', '#8a5c30', 3),
  )

/** A spider on its thread. */
export const spider = (x: number, y: number, thread: number): string =>
  line(`M${x} ${y - thread}L${x} ${y}`, '#ffffff', 2, 'opacity=".6"') +
  line(
    `M${x} ${y}q-16 -10 -20 4M${x} ${y}q16 -10 20 4M${x} ${y + 4}q-14 4 -16 16M${x} ${y + 4}q14 4 16 16`,
    '#6a4a5c',
    2.4,
  ) +
  ellipse(x, y + 4, 9, 10, '#8a6478') +
  ellipse(x - 3, y + 6, 2, 2, '#fff') +
  ellipse(x + 3, y + 6, 2, 2, '#fff')

const ROUND = [0, 72, 144, 216, 288].map((deg) => (deg * Math.PI) / 180)

const daisy = (x: number, y: number, k: number): string =>
  ROUND.map((a) => ellipse(x + Math.cos(a) * 8 * k, y + Math.sin(a) * 8 * k, 7 * k, 7 * k, '#fffdf2')).join('') +
  ellipse(x, y, 6 * k, 6 * k, '#f3b63e')

const poppy = (x: number, y: number, k: number): string =>
  path(
    `M${fix(x - 14 * k)} ${fix(y - 6 * k)}Q${fix(x)} ${fix(y - 18 * k)} ${fix(x + 14 * k)} ${fix(y - 6 * k)}Q${fix(x + 10 * k)} ${fix(y + 12 * k)} ${fix(x)} ${fix(y + 10 * k)}Q${fix(x - 10 * k)} ${fix(y + 12 * k)} ${fix(x - 14 * k)} ${fix(y - 6 * k)}Z`,
    '#e2463e',
  ) + ellipse(x, y - k, 4 * k, 4 * k, '#4a1a24')

const bluebell = (x: number, y: number, k: number): string =>
  path(
    `M${fix(x - 9 * k)} ${fix(y + 8 * k)}Q${fix(x - 8 * k)} ${fix(y - 12 * k)} ${fix(x)} ${fix(y - 12 * k)}Q${fix(x + 8 * k)} ${fix(y - 12 * k)} ${fix(x + 9 * k)} ${fix(y + 8 * k)}L${fix(x + 4 * k)} ${fix(y + 3 * k)}L${fix(x)} ${fix(y + 9 * k)}L${fix(x - 4 * k)} ${fix(y + 3 * k)}Z`,
    '#8a7ad6',
  )

interface FlowerBed {
  n: number
  x: readonly [number, number]
  y: readonly [number, number]
  s: number
  /** Ranges of x without flowers. */
  gaps?: readonly (readonly [number, number])[]
  stem?: string
}

/** Daisies, poppies, bluebells. */
export const flowers = (
  random: Random,
  { n, x: [x0, x1], y: [y0, y1], s, gaps = [], stem = '#6f9a44' }: FlowerBed,
): string =>
  Array.from({ length: n }, () => {
    const [x, y] = [random.between(x0, x1), random.between(y0, y1)]
    const k = s * random.between(0.8, 1.3)
    const kind = random()
    if (gaps.some(([from, to]) => x > from && x < to)) return ''
    const bloom = kind < 0.45 ? daisy : kind < 0.75 ? poppy : bluebell
    return (
      line(`M${fix(x)} ${fix(y + 26 * k)}Q${fix(x + 4)} ${fix(y + 12 * k)} ${fix(x)} ${fix(y)}`, stem, 3 * k) +
      bloom(x, y, k)
    )
  }).join('')
