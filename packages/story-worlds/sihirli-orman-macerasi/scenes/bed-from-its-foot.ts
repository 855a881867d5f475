/** The child's bed at night, seen from its foot. */
import { wedge } from '../../drawing/brush.ts'
import { smooth } from '../../drawing/curve.ts'
import type { Random } from '../../drawing/random.ts'
import { ellipse, group, inside, line, path } from '../../drawing/svg.ts'
import { patchwork } from './bedroom.ts'

/** With a heart cut into it. */
export const headboard = (): string =>
  group(
    'filter="url(#fRock)"',
    path('M1112 960L1112 560C1112 470 1230 430 1390 430C1550 430 1668 470 1668 560L1668 960Z', 'url(#headb)'),
  ) +
  line(
    'M1150 940L1150 572C1150 500 1250 468 1390 468C1530 468 1630 500 1630 572L1630 940',
    '#2c1626',
    5,
    'opacity=".6"',
  ) +
  group(
    'filter="url(#cS)"',
    path(
      'M1390 486C1372 470 1350 484 1360 502C1366 514 1382 520 1390 528C1398 520 1414 514 1420 502C1430 484 1408 470 1390 486Z',
      '#5a3030',
    ),
  )

export const pillow = (): string =>
  group(
    'filter="url(#cL)"',
    path(
      smooth([
        [1160, 640],
        [1220, 590],
        [1400, 574],
        [1570, 592],
        [1626, 650],
        [1610, 800],
        [1180, 800],
      ]),
      'url(#pillow)',
    ),
  ) + line('M1200 640Q1230 690 1210 740M1590 650Q1560 690 1580 740', '#8a7494', 5, 'opacity=".5"')

const QUILT = smooth(
  [
    [1150, 806],
    [1240, 776],
    [1390, 766],
    [1540, 776],
    [1632, 806],
    [1690, 940],
    [1720, 1140],
    [1060, 1140],
    [1090, 940],
  ],
  true,
  0.14,
)

/** It comes toward us over knees and feet. */
export const quilt = (random: Random): string =>
  path(QUILT, '#0a0a24', 'opacity=".5" transform="translate(-10 10)" filter="url(#b10)"') +
  group(
    'filter="url(#cL)"',
    path(QUILT, '#8a7aa0'),
    patchwork(random, QUILT, { x0: 1060, y0: 740, x1: 1730, y1: 1130, size: 98, sag: -18, dim: 0.12 }),
  ) +
  folds()

/** Shade and folds; two knees catch the light. */
const folds = (): string =>
  inside(
    QUILT,
    `<rect x="1040" y="740" width="720" height="400" fill="url(#quiltShade)"/>` +
      (
        [
          [1280, 800, 1240, 1130],
          [1400, 800, 1400, 1130],
          [1500, 800, 1560, 1130],
        ] as const
      )
        .map(([a, b, c, d]) =>
          path(
            wedge([a, b], [(a + c) / 2 + 12, (b + d) / 2], [c, d], 26),
            '#1a1240',
            'opacity=".32" filter="url(#b10)"',
          ),
        )
        .join('') +
      ellipse(1310, 985, 80, 46, '#ffe0a8', 'opacity=".3" filter="url(#b16)"') +
      ellipse(1480, 985, 84, 48, '#ffe0a8', 'opacity=".34" filter="url(#b16)"') +
      ellipse(1396, 1010, 26, 60, '#140e30', 'opacity=".3" filter="url(#b10)"'),
  )

/** Turned down over the quilt. */
export const sheet = (): string =>
  group(
    'filter="url(#cM)"',
    path(
      smooth([
        [1144, 812],
        [1240, 772],
        [1390, 758],
        [1540, 772],
        [1638, 812],
        [1628, 846],
        [1530, 812],
        [1390, 798],
        [1250, 812],
        [1156, 846],
      ]),
      '#f4e2cc',
    ),
  )

export const footOfBed = (): string =>
  group(
    'filter="url(#cL)"',
    path(
      'M1030 1140L1030 1020C1040 1000 1064 1000 1072 1020L1090 1046L1700 1046L1716 1020C1724 1000 1748 1000 1756 1020L1756 1140Z',
      '#6a4038',
    ),
  ) + line('M1086 1054L1702 1054', '#d99a58', 4, 'opacity=".5"')
