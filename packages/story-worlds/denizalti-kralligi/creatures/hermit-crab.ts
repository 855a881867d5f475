/** The hidden friend: a hermit crab that lives in another object on every page. */
import { eye } from '../../drawing/eye.ts'
import type { Point } from '../../drawing/geometry.ts'
import { ellipse, group, line, path } from '../../drawing/svg.ts'
import type { LightPrefix } from './materials.ts'

const HOMES = {
  thimble: group(
    '',
    path('M-34 20C-34 -16 -28 -46 -12 -54C0 -58 14 -56 22 -48C34 -34 36 -8 38 20Z', '#c3cbd6'),
    (
      [
        [-18, -34],
        [-4, -40],
        [12, -38],
        [-22, -18],
        [-6, -22],
        [10, -22],
        [24, -18],
        [-24, -2],
        [-8, -4],
        [10, -4],
        [26, -2],
      ] as const
    )
      .map(([x, y]) => ellipse(x, y, 3, 3, '#7f8da0'))
      .join(''),
    path('M-40 14Q2 24 44 14L44 26Q2 36 -40 26Z', '#e6ebf2'),
  ),
  cap: group(
    '',
    path('M-42 22L-36 -16C-30 -30 30 -30 36 -16L42 22Q30 30 22 24Q12 32 2 26Q-10 32 -20 25Q-32 30 -42 22Z', '#5f86b8'),
    ellipse(0, -18, 33, 10, '#86abd6'),
    ellipse(0, -18, 18, 5, '#e6ebf2'),
    [-28, -12, 4, 20, 33].map((x) => line(`M${x} -8L${x * 1.12} 20`, '#3e608e', 3)).join(''),
  ),
  cup: group(
    '',
    path('M-40 -34L40 -34C40 4 28 30 2 30C-26 30 -40 4 -40 -34Z', '#f3ead8'),
    path('M38 -24C66 -26 66 12 30 12', 'none', 'stroke="#f3ead8" stroke-width="8"'),
    ellipse(0, -34, 40, 9, '#cbb890'),
    line('M-36 -14Q0 0 36 -14', '#c96a7a', 5),
    ellipse(-6, 4, 6, 6, '#7aa6c9'),
  ),
  bell: group(
    '',
    path('M-8 -58C-8 -66 8 -66 8 -58L8 -50C30 -42 28 -2 42 18L-42 18C-28 -2 -30 -42 -8 -50Z', '#d9b25a'),
    line('M-20 -24Q-24 0 -28 10', '#fff0c0', 5, 'opacity=".7"'),
    path('M-46 16Q0 28 46 16L46 26Q0 38 -46 26Z', '#b98a36'),
  ),
  whistle: group(
    '',
    path('M-44 -34L22 -34C50 -34 50 26 10 28C-20 28 -24 4 -20 -10L-44 -12Z', '#9fb0c4'),
    ellipse(10, -2, 14, 14, '#62748c'),
    path('M-22 -36L-6 -36L-10 -24L-20 -24Z', '#3d4c62'),
    line('M-40 -29L18 -29', '#eaf0f6', 4),
  ),
  eggcup: group(
    '',
    path('M-32 -44L32 -44C34 -16 22 0 8 4L8 16L26 26L-26 26L-8 16L-8 4C-22 0 -34 -16 -32 -44Z', '#f3ead8'),
    ellipse(0, -44, 32, 8, '#d8c8a8'),
    line('M-27 -26Q0 -14 27 -26', '#6fa0c9', 5),
  ),
}

/** About 110x90: scale it by .5 to .65. Its face is on the right. @param extra SVG of the object that it holds */
export const hermitCrab = ({
  home = 'thimble',
  p = 'c',
  look = [0.4, 0],
  extra = '',
}: { home?: keyof typeof HOMES; p?: LightPrefix; look?: Point; extra?: string } = {}) =>
  group(
    '',
    [0, 1, 2]
      .map((i) => line(`M${14 + i * 8} 22Q${30 + i * 12} ${14 + i * 3} ${36 + i * 12} 34`, '#e0705c', 6))
      .join(''),
    group(`filter="url(#${p}S)"`, HOMES[home]),
    group(
      `filter="url(#${p}S)"`,
      path('M20 28C14 8 28 -4 46 0C62 4 68 20 58 30Z', '#f08a70'),
      path('M54 18C66 6 84 8 86 18C80 18 76 22 76 26C82 28 86 30 88 28C86 40 60 40 54 28Z', '#f08a70'),
    ),
    line('M38 2L36 -10', '#e0705c', 5) + line('M52 4L56 -8', '#e0705c', 5),
    eye(35, -16, 9, { look }),
    eye(57, -14, 9, { look }),
    line('M40 18Q46 24 54 18', '#7c2c2a', 3),
    extra,
  )
