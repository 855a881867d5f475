/** The house's wall in the violet hour, and the things in the garden in front of it. */
import { fix } from '../../drawing/curve.ts'
import { radial } from '../../drawing/filters.ts'
import type { Random } from '../../drawing/random.ts'
import { ellipse, group, line, path } from '../../drawing/svg.ts'
import { bush } from '../plants/trees.ts'

/** Pale boards, warm round the window, for text in ink. */
export const boards = (random: Random, w: number, h: number): string => {
  const joints = Array.from({ length: 22 }, () => {
    const row = Math.floor(random.between(0, 11))
    const x = random.between(0, w)
    return `M${fix(x)} ${row * 92 + 8}l0 82`
  })
  return (
    `<rect width="${w}" height="${h}" fill="url(#duskWall)"/>` +
    line(
      Array.from({ length: 12 }, (_, i) => `M0 ${i * 92 + 4}L${w} ${i * 92 + 4}`).join(''),
      '#7a70b8',
      5,
      'opacity=".13" filter="url(#f3)"',
    ) +
    line(
      Array.from({ length: 12 }, (_, i) => `M0 ${i * 92 + 10}L${w} ${i * 92 + 10}`).join(''),
      '#ffffff',
      4,
      'opacity=".16"',
    ) +
    line(joints.join(''), '#7a70b8', 3, 'opacity=".1"')
  )
}

/** Boards round a lamp-lit window. */
export const duskWallDef = (x: number, y: number): string =>
  radial(
    'duskWall',
    [
      [0, '#fff0d0'],
      [0.36, '#f6dcd8'],
      [0.6, '#d9cdf0'],
      [1, '#b2aee6'],
    ],
    x,
    y,
    1240,
    'gradientUnits="userSpaceOnUse"',
  )

/** A shutter with a heart cut into it. @param side 1: to the right of the window */
export function shutter(x: number, y0: number, y1: number, w: number, side: 1 | -1): string {
  const middle = x + w / 2
  return (
    group('filter="url(#cM)"', `<rect x="${x}" y="${y0}" width="${w}" height="${y1 - y0}" rx="8" fill="#4f9fa8"/>`) +
    line(
      `M${x + 8} ${y0 + 110}L${x + w - 8} ${y0 + 110}M${x + 8} ${y1 - 60}L${x + w - 8} ${y1 - 60}`,
      '#2f7f8c',
      5,
      'opacity=".6"',
    ) +
    line(
      Array.from({ length: 12 }, (_, i) => `M${x + 12} ${y0 + 140 + i * ((y1 - y0 - 230) / 11)}l${w - 24} 0`).join(''),
      '#2f7f8c',
      5,
      'opacity=".45"',
    ) +
    path(
      `M${middle} ${y0 + 48}C${middle - 14} ${y0 + 30} ${middle - 28} ${y0 + 46} ${middle - 18} ${y0 + 62}L${middle} ${y0 + 82}L${middle + 18} ${y0 + 62}C${middle + 28} ${y0 + 46} ${middle + 14} ${y0 + 30} ${middle} ${y0 + 48}Z`,
      '#ffe9b0',
    ) +
    ellipse(side > 0 ? x + 4 : x + w - 4, y0 + 60, 5, 12, '#8a6a4a')
  )
}

/** Spikes of lavender along the wall. */
export const lavender = (random: Random, x0: number, x1: number, y: number, n: number): string =>
  Array.from({ length: n }, () => {
    const x = random.between(x0, x1)
    const h = random.between(60, 116)
    const lean = random.spread() * 16
    const tip = (t: number) => `${fix(x + lean * t)} ${fix(y - h * t)}`
    return (
      line(`M${fix(x)} ${fix(y + 10)}L${tip(0.6)}`, '#6a9a6c', 4) +
      [0.56, 0.66, 0.76, 0.86, 0.95]
        .map((t, i) => {
          const [u = 0, v = 0] = tip(t).split(' ').map(Number)
          return ellipse(u, v, 10 - i * 1.3, 8, random.pick(['#8f78d4', '#a48fe4', '#7c66c4']))
        })
        .join('')
    )
  }).join('')

export const wateringCan = (x: number, y: number, s: number): string =>
  `<g transform="translate(${x} ${y}) scale(${s})">` +
  ellipse(6, 4, 90, 10, '#5a4a94', 'opacity=".35" filter="url(#b6)"') +
  line('M-44 -70Q-96 -84 -92 -34Q-88 -10 -48 -16', '#d98a4a', 11) +
  group(
    'filter="url(#cM)"',
    path('M-50 -92L50 -92L60 0Q0 12 -60 0Z', '#e8a05c') +
      path('M50 -40L112 -92L122 -80L58 -16Z', '#e8a05c') +
      path('M104 -104L138 -80L130 -68L96 -92Z', '#d98a4a'),
  ) +
  line('M-52 -70L54 -70M-57 -24L58 -24', '#fff0cf', 5, 'opacity=".8"') +
  '</g>'

export const rubberBoots = (x: number, y: number, s: number): string =>
  `<g transform="translate(${x} ${y}) scale(${s})">` +
  ellipse(20, 4, 90, 9, '#5a4a94', 'opacity=".35" filter="url(#b6)"') +
  [0, 62]
    .map(
      (d) =>
        group(
          'filter="url(#cS)"',
          path(`M${d - 24} -92L${d + 22} -92L${d + 22} -34Q${d + 58} -30 ${d + 56} 0L${d - 26} 0Z`, '#f0c04a'),
        ) + line(`M${d - 24} -80L${d + 22} -80`, '#c8903a', 6),
    )
    .join('') +
  '</g>'

/** A frog with a leaf for an umbrella. */
export const frog = (x: number, y: number, s: number): string =>
  `<g transform="translate(${x} ${y}) scale(${s})">` +
  ellipse(0, 4, 56, 8, '#5a4a94', 'opacity=".35" filter="url(#b6)"') +
  line('M34 -6Q52 -60 40 -118', '#5f8f4a', 5) +
  group('filter="url(#cS)"', path('M-26 -112Q38 -170 104 -104Q40 -116 -26 -112Z', '#8fc05a')) +
  group(
    'filter="url(#cS)"',
    path('M-46 0C-58 -40 -30 -72 0 -72C30 -72 58 -40 46 0Z', '#7fb85a') +
      ellipse(-20, -74, 15, 15, '#7fb85a') +
      ellipse(20, -74, 15, 15, '#7fb85a'),
  ) +
  ellipse(0, -16, 28, 18, '#d6ecae') +
  [-20, 20].map((u) => ellipse(u, -76, 10, 10, '#ffffff') + ellipse(u - 2, -76, 5, 6, '#2a2a20')).join('') +
  line('M-24 -48Q0 -34 24 -48', '#4a7a34', 4) +
  line('M-30 0Q-38 -10 -30 -20M30 0Q38 -10 30 -20', '#4a7a34', 3) +
  '</g>'

/** A moth at the light. */
export const moth = (x: number, y: number, s: number, turn: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${s})">` +
  path('M0 0C-6 -22 -34 -26 -32 -8C-30 6 -10 8 0 2C10 8 30 6 32 -8C34 -26 6 -22 0 0Z', '#fff6e4', 'opacity=".95"') +
  ellipse(0, 0, 4, 10, '#b08a6a') +
  line('M-2 -9L-8 -18M2 -9L8 -18', '#b08a6a', 2) +
  '</g>'

/** A rubber ball with a star. */
export const ball = (x: number, y: number, r: number): string =>
  ellipse(x, y + r - 2, r * 1.1, r * 0.16, '#5a4a94', 'opacity=".35" filter="url(#b6)"') +
  group('filter="url(#cS)"', ellipse(x, y, r, r, '#e2504c')) +
  line(`M${x - r * 0.9} ${y - r * 0.3}Q${x} ${y + r * 0.3} ${x + r * 0.9} ${y - r * 0.3}`, '#fff3d4', r * 0.3)

/** Roses that climb over the arch. */
export const roses = (random: Random): string =>
  (
    [
      [706, 150, 46, 70, 60],
      [760, 84, 70, 30, 60],
      [1440, 84, 70, 30, 60],
      [1494, 150, 46, 74, 60],
      [1500, 300, 30, 60, 34],
    ] as const
  )
    .map(([x, y, rx, ry, n]) =>
      bush(
        random,
        x,
        y,
        rx,
        ry,
        [
          [0, '#4a8a68'],
          [0.5, '#74ac6a'],
          [1, '#d4e08a'],
        ],
        { n, size: [18, 30], lx: x < 1100 ? 0.7 : -0.7 },
      ),
    )
    .join('') +
  (
    [
      [690, 120],
      [724, 176],
      [748, 74],
      [800, 86],
      [1452, 72],
      [1504, 112],
      [1480, 178],
      [1508, 292],
    ] as const
  )
    .map(([x, y], i) => rose(x, y, i % 2 ? '#f29aa8' : '#e8647c'))
    .join('')

export const rose = (x: number, y: number, colour: string): string =>
  group('filter="url(#cS)"', ellipse(x, y, 18, 17, colour)) +
  line(`M${x - 8} ${y}q4 -12 14 -6q6 8 -4 12q-8 2 -8 -4`, '#b83a5c', 2.6, 'opacity=".6"')
