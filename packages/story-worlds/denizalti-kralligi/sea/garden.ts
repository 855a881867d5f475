/** The garden after the rain, in a first sun: sky, rainbow, house, hedge, fence, flowers and small things to find. */
import { clump } from '../../drawing/brush.ts'
import { blob, fix } from '../../drawing/curve.ts'
import { linear } from '../../drawing/filters.ts'
import type { Random } from '../../drawing/random.ts'
import { ellipse, group, line, path } from '../../drawing/svg.ts'
import { placedAt } from '../creatures/materials.ts'

/** Paints of this file, once in a scene's defs. */
export const GARDEN_DEFS =
  linear('gardenSky', [
    [0, '#a9d8f2'],
    [0.5, '#d6eef4'],
    [1, '#fff3d4'],
  ]) +
  linear('gardenLawn', [
    [0, '#b4dc94'],
    [0.5, '#8cc684'],
    [1, '#66ac7c'],
  ])

const BOW = ['#f79a94', '#fcc08a', '#fce79a', '#a9dcae', '#9acbee', '#bfb0e6'] as const

/** @param r the outer radius */
export const rainbow = (x: number, y: number, r: number, o = 0.5): string =>
  group(
    `opacity="${o}" filter="url(#b2)"`,
    ...BOW.map((colour, i) => {
      const radius = r - i * r * 0.032
      return line(
        `M${fix(x - radius)} ${y}A${fix(radius)} ${fix(radius)} 0 0 1 ${fix(x + radius)} ${y}`,
        colour,
        r * 0.034,
      )
    }),
  )

export const softCloud = (x: number, y: number, s: number): string =>
  `M${fix(x - 90 * s)} ${fix(y)}C${fix(x - 104 * s)} ${fix(y - 40 * s)} ${fix(x - 52 * s)} ${fix(y - 52 * s)} ${fix(x - 40 * s)} ${fix(y - 36 * s)}C${fix(x - 30 * s)} ${fix(y - 78 * s)} ${fix(x + 32 * s)} ${fix(y - 78 * s)} ${fix(x + 42 * s)} ${fix(y - 36 * s)}C${fix(x + 70 * s)} ${fix(y - 52 * s)} ${fix(x + 104 * s)} ${fix(y - 30 * s)} ${fix(x + 90 * s)} ${fix(y)}Z`

/** Leaves in one tone family. @param tone green, deep or far */
export function bush(random: Random, x: number, y: number, rx: number, ry: number, tone: keyof typeof GREENS): string {
  const [dark, base, light] = GREENS[tone]
  return (
    path(blob(random, x, y, rx * 0.94, ry * 0.92, 12, 0.08), dark) +
    clump(
      random,
      x,
      y,
      rx,
      ry,
      Math.round((rx * ry) / 90),
      [
        [0, dark],
        [0.5, base],
        [1, light],
      ],
      { lx: -0.5, ly: -0.8, size: [14, 30] },
    )
  )
}
const GREENS = {
  far: ['#a4cfb0', '#b9deba', '#d8f0cc'],
  mid: ['#6fb088', '#8cc894', '#c6eab0'],
  near: ['#4f9a78', '#74b884', '#b4e09c'],
} as const

/** A cottage with one lit window. x: middle, y: the ground; 300 wide. */
export const cottage = (x: number, y: number, s: number): string =>
  `<g transform="translate(${x} ${y}) scale(${s})">` +
  path('M-130 0L-130 -170L130 -170L130 0Z', '#fff3dc') +
  path('M60 -170L130 -170L130 0L60 0Z', '#f2d9c4', 'opacity=".6"') +
  path('M74 -300L112 -300L112 -230L74 -250Z', '#d98a78') +
  path('M-168 -158L0 -300L168 -158Q150 -146 132 -160L0 -270L-132 -160Q-150 -146 -168 -158Z', '#e08a74') +
  path('M-150 -166L0 -296L150 -166Q0 -196 -150 -166Z', '#ea9c82') +
  path('M-34 0L-34 -84C-34 -112 34 -112 34 -84L34 0Z', '#5f9fae') +
  ellipse(20, -46, 5, 5, '#ffe2a0') +
  [-84, 84]
    .map(
      (d) =>
        `<rect x="${d - 26}" y="-132" width="52" height="56" rx="8" fill="#fffaf0"/>` +
        `<rect x="${d - 20}" y="-126" width="40" height="44" rx="5" fill="#ffe6a4"/>` +
        line(`M${d} -126L${d} -82M${d - 20} -104L${d + 20} -104`, '#fffaf0', 5),
    )
    .join('') +
  path('M66 -306c-10 -18 12 -24 2 -46c26 14 22 34 32 46Z', '#ffffff', 'opacity=".7"') +
  '</g>'

/** White pickets from x0 to x1. @param y the ground */
export const fence = (x0: number, x1: number, y: number, h: number): string => {
  const n = Math.floor((x1 - x0) / (h * 0.42))
  const posts = Array.from({ length: n }, (_, i) => {
    const x = x0 + i * h * 0.42
    const w = h * 0.11
    return `M${fix(x - w)} ${y}L${fix(x - w)} ${fix(y - h * 0.84)}L${fix(x)} ${fix(y - h)}L${fix(x + w)} ${fix(y - h * 0.84)}L${fix(x + w)} ${y}Z`
  }).join('')
  return group(
    'filter="url(#cS)"',
    line(
      `M${x0 - 20} ${fix(y - h * 0.3)}L${x1} ${fix(y - h * 0.3)}M${x0 - 20} ${fix(y - h * 0.66)}L${x1} ${fix(y - h * 0.66)}`,
      '#f4f0e8',
      h * 0.09,
    ),
    path(posts, '#fffdf6'),
  )
}

const PETALS = [
  ['#f58a98', '#ffc4c8'],
  ['#ffd062', '#fff0b4'],
  ['#b49ae6', '#dfd0fa'],
  ['#ffffff', '#ffe9ee'],
] as const

/** A flower on a stalk. @param h its height */
export const flower = (x: number, y: number, h: number, kind: number): string => {
  const [petal, light] = PETALS[kind % PETALS.length] ?? PETALS[0]
  const r = h * 0.17
  const [cx, cy] = [x + h * 0.08, y - h]
  return (
    line(`M${fix(x)} ${fix(y)}Q${fix(x - h * 0.06)} ${fix(y - h * 0.5)} ${fix(cx)} ${fix(cy)}`, '#4f9a70', h * 0.07) +
    path(
      `M${fix(x)} ${fix(y - h * 0.3)}C${fix(x + h * 0.3)} ${fix(y - h * 0.5)} ${fix(x + h * 0.36)} ${fix(y - h * 0.3)} ${fix(x)} ${fix(y - h * 0.24)}Z`,
      '#66b07c',
    ) +
    Array.from({ length: 6 }, (_, i) => {
      const a = (i / 6) * 2 * Math.PI
      return ellipse(cx + Math.cos(a) * r, cy + Math.sin(a) * r, r * 0.66, r * 0.66, i < 3 ? light : petal)
    }).join('') +
    ellipse(cx, cy, r * 0.6, r * 0.6, kind % 4 === 1 ? '#e88a4a' : '#ffd765')
  )
}

/** A snail that climbs, its house on its back. */
export const snail = (x: number, y: number, s: number, flip = false): string =>
  placedAt(
    x,
    y,
    s,
    path('M-46 0C-40 -16 20 -12 34 -34C40 -46 58 -44 56 -30C54 -10 40 0 20 0Z', '#f0cfa4') +
      line('M46 -42L40 -62M54 -40L60 -60', '#e0b488', 5) +
      ellipse(40, -64, 4, 4, '#7a4a3a') +
      ellipse(60, -62, 4, 4, '#7a4a3a') +
      group('filter="url(#cS)"', ellipse(-6, -30, 32, 29, '#e88a7c')) +
      line('M-6 -30C2 -34 4 -22 -6 -20C-20 -20 -22 -42 -4 -44C16 -44 18 -16 -4 -10', '#b8566a', 5) +
      line('M42 -24q5 5 9 0', '#9a5a4a', 3),
    0,
    flip,
  )

/** A frog: head and eyes above the water or the grass. */
export const frog = (x: number, y: number, s: number): string =>
  placedAt(
    x,
    y,
    s,
    group(
      'filter="url(#cS)"',
      path('M-50 0C-58 -40 -36 -58 0 -58C36 -58 58 -40 50 0Q0 12 -50 0Z', '#86c46a'),
      ellipse(-26, -58, 18, 18, '#86c46a'),
      ellipse(26, -58, 18, 18, '#86c46a'),
    ) +
      [-26, 26].map((d) => ellipse(d, -60, 11, 12, '#ffffff') + ellipse(d + 2, -60, 6, 7, '#2f3a3a')).join('') +
      line('M-28 -24Q0 -6 28 -24', '#4a7a44', 5) +
      ellipse(-36, -22, 9, 6, '#f5a08a', 'opacity=".6"') +
      ellipse(36, -22, 9, 6, '#f5a08a', 'opacity=".6"'),
  )

/** Two wings over a leaf. */
export const butterfly = (x: number, y: number, s: number, colour: string, rot = 0): string =>
  placedAt(
    x,
    y,
    s,
    path('M0 0C-34 -40 -52 -20 -40 0C-50 18 -26 34 0 4Z', colour) +
      path('M0 0C34 -40 52 -20 40 0C50 18 26 34 0 4Z', colour) +
      ellipse(-28, -10, 7, 7, '#fff8e0', 'opacity=".8"') +
      ellipse(28, -10, 7, 7, '#fff8e0', 'opacity=".8"') +
      line('M0 14L0 -16M0 -16L-8 -28M0 -16L8 -28', '#6a4a5a', 4),
    rot,
  )

/** Drops that still fall, bright strokes. */
export function lastDrops(random: Random, n: number, w: number, h: number): string {
  let d = ''
  for (let i = 0; i < n; i++) {
    const l = random.between(22, 58)
    d += `M${fix(random.between(-40, w + 60))} ${fix(random.between(-60, h))}l${fix(-l * 0.22)} ${fix(l)}`
  }
  return line(d, '#ffffff', 2.4, 'opacity=".5"')
}
