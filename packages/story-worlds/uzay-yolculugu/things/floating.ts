/** Things that float in weightlessness. */
import { ellipse, group, line, path } from '../../drawing/svg.ts'
import { placed, type Placement } from '../companions/placement.ts'

/** Half a biscuit, 105 wide; the bite is at its lower right. */
export const biscuit = (place: Placement): string =>
  placed(
    place,
    group(
      'filter="url(#fS)"',
      path(
        'M-50 6C-52 -34 -18 -58 20 -50C40 -46 52 -30 54 -12C44 -10 42 2 30 2C26 14 12 10 6 22C-6 20 -8 36 -20 34C-38 38 -48 24 -50 6Z',
        '#dba05c',
      ),
    ) +
      [
        [-24, -10],
        [-2, -30],
        [22, -26],
        [-20, 16],
        [6, -6],
      ]
        .map(([x = 0, y = 0]) => ellipse(x, y, 7, 6, '#5a3436') + ellipse(x - 2, y - 2, 2.4, 1.8, '#9a6a5c'))
        .join(''),
  )

export const sock = (place: Placement): string =>
  placed(
    place,
    group(
      'filter="url(#fS)"',
      path('M-34 -86L30 -88C34 -40 30 -8 44 14C64 30 88 40 84 62C78 84 34 84 4 66C-22 50 -34 20 -34 -86Z', '#8f7fd6'),
    ) +
      [-70, -46, -22].map((y) => path(`M-34 ${y}L31 ${y - 1}L31 ${y + 10}L-34 ${y + 11}Z`, '#ffe0a0')).join('') +
      path('M52 22C72 34 88 42 84 62C78 76 60 80 42 78C48 60 46 40 52 22Z', '#ffe0a0'),
  )

export const pencil = (place: Placement): string =>
  placed(
    place,
    group('filter="url(#fS)"', path('M-90 -13L62 -13L96 0L62 13L-90 13Z', '#f0b048')) +
      path('M62 -13L96 0L62 13Z', '#f3d9b0') +
      path('M84 -4.5L96 0L84 4.5Z', '#3a2a52') +
      path('M-110 -13L-90 -13L-90 13L-110 13Z', '#d98aa0') +
      line('M-88 -4L62 -3', '#c98030', 2),
  )

export const screw = (place: Placement): string =>
  placed(
    place,
    path('M-11 -8L11 -8L11 0L-11 0Z', '#c8d4ea') +
      path('M-4 0L4 0L2 26L-2 26Z', '#8fa0c4') +
      line('M-5 8L5 6M-4 15L4 13', '#5a6a94', 2),
  )
