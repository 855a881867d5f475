/** The hidden friend: a sparrow with a tiny rose hat, always with a crumb. About 60 wide, stands at 0,0, faces right. */
import { ellipse, group, line, path } from '../../drawing/svg.ts'
import { INK, placedAt } from './materials.ts'

/** The hidden friend's test finds this path once a page. */
const BREAST = 'M-26 -30C-30 -8 -8 0 10 -4C30 -8 36 -30 22 -40'

export const sparrow = (x: number, y: number, s = 1, { flip = false, asleep = false } = {}): string =>
  placedAt(
    x,
    y,
    s,
    line('M-4 -4L-6 6M8 -4L8 6', '#8a5a3a', 3) +
      path('M-20 -26L-52 -16L-46 -8L-18 -10Z', '#6d4a38') +
      group(
        'filter="url(#cS)"',
        path(`${BREAST}C14 -50 -2 -48 -26 -30Z`, '#f0ddc0'),
        ellipse(18, -44, 17, 16, '#a8734c'),
        path('M-24 -34C-4 -44 14 -34 10 -14C-6 -8 -22 -14 -24 -34Z', '#9a6644'),
      ) +
      line('M-16 -26L2 -18M-18 -20L-2 -13', '#6d4a38', 2.4) +
      ellipse(24, -38, 8, 6, '#f0ddc0') +
      path('M33 -46L45 -40L33 -36Z', '#5a4034') +
      ellipse(47, -38, 4.5, 4, '#f6cf8c') +
      (asleep
        ? line('M19 -45Q23 -42 27 -45', INK, 2)
        : ellipse(23, -46, 3.2, 3.6, INK) + ellipse(24, -47.4, 1.2, 1.2, '#fff')) +
      group(
        'filter="url(#cS)"',
        path('M2 -50C4 -68 30 -72 36 -52C26 -58 12 -56 2 -50Z', '#e88a9a'),
        ellipse(18, -70, 6, 6, '#fff4ea'),
      ),
    0,
    flip,
  )
