/** The hidden friend of this book. */
import { ellipse, group, line, path } from '../../drawing/svg.ts'
import { placed, type Placement } from './materials.ts'

/** The hidden friend: a snail with an acorn cap for a hat. About 60 wide. cap: false puts the cap beside it. */
export function snail({ cap = true, asleep = false, ...pos }: { cap?: boolean; asleep?: boolean } & Placement) {
  const hat = (x: number, y: number, rot: number) =>
    `<g transform="translate(${x} ${y}) rotate(${rot})">` +
    group('filter="url(#cS)"', path('M-10 2C-11 -7 -5 -11 0 -11C5 -11 11 -7 10 2C4 5 -4 5 -10 2Z', '#8a5a30')) +
    (
      [
        [-6, -3],
        [0, -4],
        [6, -3],
        [-3, 0],
        [3, 0],
      ] as const
    )
      .map(([a, b]) => line(`M${a - 2} ${b}L${a} ${b + 2}L${a + 2} ${b}`, '#5a3618', 1))
      .join('') +
    line('M0 -10L2 -16', '#5a3618', 2.4) +
    '</g>'
  const stalk = (x: number, y: number) =>
    line(`M22 -14Q${x - 2} ${y + 8} ${x} ${y + 3}`, '#e9c79a', 3.4) +
    ellipse(x, y, 4.4, 4.6, '#fff8ec') +
    (asleep
      ? line(`M${x - 3} ${y}Q${x} ${y + 3} ${x + 3} ${y}`, '#3a2420', 1.6)
      : ellipse(x + 1, y, 2.3, 2.6, '#2a1814') + ellipse(x + 0.3, y - 1, 0.9, 0.9, '#fff'))
  return placed(
    pos,
    group(
      'filter="url(#cS)"',
      path(
        'M-32 2C-30 -6 -14 -8 0 -8C10 -8 14 -14 20 -19C27 -22 33 -16 31 -8C29 0 20 4 8 4L-28 4C-31 4 -33 3 -32 2Z',
        '#edd0a6',
      ),
    ) +
      group('filter="url(#cS)"', path('M-24 -6C-28 -26 -12 -38 2 -34C16 -30 18 -12 6 -6Z', '#d98f6a')) +
      line(
        'M4 -8C14 -16 8 -31 -4 -31C-18 -31 -22 -14 -12 -10C-4 -7 4 -15 -2 -20C-5 -23 -11 -20 -9 -16',
        '#8f4a3a',
        2.6,
      ) +
      stalk(17, -30) +
      stalk(29, -28) +
      (cap ? hat(22, -31, 8) : hat(46, 2, 24)) +
      line('M24 -9Q28 -6 31 -9', '#8a5a44', 1.6) +
      ellipse(22, -8, 3, 2, '#f08a70', 'opacity=".5"'),
  )
}
