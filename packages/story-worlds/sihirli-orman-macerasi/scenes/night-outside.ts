/** The night outside, seen through the log's mouth. */
import { mix } from '../../drawing/colour.ts'
import { blob } from '../../drawing/curve.ts'
import type { Random } from '../../drawing/random.ts'
import { ellipse, group, path } from '../../drawing/svg.ts'
import { tree } from '../plants/trees.ts'

/** Soft, with pale trunks and a low moon. */
export const nightOutside = (random: Random): string =>
  `<rect x="1050" y="0" width="700" height="720" fill="url(#night)"/>` +
  group(
    'filter="url(#b4)"',
    (
      [
        [1112, 62],
        [1268, 26],
        [1548, 30],
        [1622, 20],
        [1690, 66],
      ] as const
    )
      .map(([x, w]) =>
        tree(random, {
          x,
          y0: 660,
          y1: -40,
          w,
          lean: random.spread() * 50,
          col: mix('#b8bc94', '#5f8890', Math.min(1, Math.abs(x - 1400) / 300)),
          dark: '#4a7484',
          filter: null,
          bark: 3,
          branches: [[0.6, x < 1400 ? -40 : -140, 130, 9]],
        }),
      )
      .join('') +
      (
        [
          [1130, 600, 100, 60],
          [1690, 590, 100, 60],
          [1240, 640, 110, 50],
          [1560, 640, 110, 50],
          [1150, 40, 130, 60],
          [1660, 50, 140, 70],
          [1400, 10, 160, 40],
        ] as const
      )
        .map(([x, y, rx, ry]) => path(blob(random, x, y, rx, ry, 14, 0.16), '#5a8088', 'opacity=".75"'))
        .join(''),
  ) +
  ellipse(1190, 190, 46, 46, '#fffdf0', 'filter="url(#b2)"') +
  ellipse(1190, 190, 110, 110, 'url(#warm)', 'opacity=".8"')
