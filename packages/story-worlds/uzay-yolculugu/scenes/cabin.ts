/** Inside the box: the instruments that a child has drawn on its walls, and the things on its floor. */
import { ellipse, group, line, path } from '../../drawing/svg.ts'
import { placed } from '../companions/placement.ts'

const CHALK = '#d8d0ff'

/** In chalk: a speed dial, a map of stars, a fish, the house, a crossed-out alarm. */
export const drawnDials = (): string =>
  group(
    'opacity=".75"',
    placed({ x: 1516, y: 230 }, line('M-46 10C-46 -50 46 -50 46 10M-60 14H60M0 8L24 -20', CHALK, 6)),
    placed({ x: 1190, y: 300, s: 0.7 }, line('M-70 30V-26H70V30ZM-50 12L-28 -8L-6 10L18 -12L48 8', CHALK, 6)),
    placed(
      { x: 690, y: 700 },
      line('M-34 30V-6L0 -34L34 -6V30ZM-8 30V8H10V30M46 30C40 8 66 8 60 30M53 30V44', '#ffd9c0', 5),
    ),
    placed(
      { x: 1130, y: 620, s: 0.8 },
      line('M-40 0C-20 -30 20 -30 40 0C20 30 -20 30 -40 0ZM40 0L64 -18V18Z', '#ffc8d8', 6),
    ),
    // A steering wheel with a horn in its middle.
    placed(
      { x: 1100, y: 850 },
      ellipse(0, 0, 74, 74, 'none', `stroke="${CHALK}" stroke-width="9"`) +
        ellipse(0, 0, 22, 22, 'none', `stroke="${CHALK}" stroke-width="6"`) +
        line('M-22 0H-70M22 0H70M0 22V70M-46 104L0 74L46 104', CHALK, 7) +
        line('M-6 2q6 -8 12 0', CHALK, 4),
    ),
    placed({ x: 1010, y: 640 }, line('M-30 20L-6 -22L22 -8L40 -36', CHALK, 4, 'stroke-dasharray="3 10"')),
  )

/** Cushions, a biscuit tin, a book, a bear and a folded blanket on the floor. */
export const floorThings = (): string =>
  shadow(260, 1050, 170) +
  group(
    'filter="url(#fM)"',
    path(
      'M110 1046C96 1000 120 980 180 984C250 974 330 980 380 990C410 1010 402 1040 388 1050C300 1060 180 1058 110 1046Z',
      '#d88ab4',
    ),
  ) +
  line('M150 1000q20 20 0 40M330 996q-16 22 4 44', '#ffc8dc', 5, 'opacity=".7"') +
  group('filter="url(#fS)"', path('M420 1040C410 1000 440 986 520 990C540 1000 540 1040 524 1050H432Z', '#f0b070')) +
  line('M440 1016H516', '#fff0c8', 7, 'stroke-dasharray="10 10" opacity=".8"') +
  shadow(1010, 1056, 80) +
  // the biscuit tin
  group(
    'filter="url(#fS)"',
    path('M952 984H1064V1050Q1008 1062 952 1050Z', '#e07a84'),
    ellipse(1008, 984, 56, 13, '#f4a0a4'),
  ) +
  ellipse(990, 974, 20, 12, '#dba05c') +
  ellipse(1022, 972, 20, 12, '#e8b470') +
  line('M966 1014H1050', '#fff0d8', 6, 'stroke-dasharray="2 14"') +
  shadow(1640, 1056, 60) +
  placed({ x: 1640, y: 1028, s: 0.62 }, bear(0, 0)) +
  shadow(1900, 1054, 130) +
  group(
    'filter="url(#fS)"',
    path('M1800 1052V1016H1990V1052Z', '#7f8cf0'),
    path('M1820 1016V988H1976V1016Z', '#ffcf8a'),
    path('M1836 988V966H1960V988Z', '#f08aa0'),
  ) +
  line('M1812 1034H1890M1834 1002H1900', '#ffffff', 4, 'opacity=".6"')

const shadow = (x: number, y: number, r: number): string =>
  ellipse(x, y, r, 14, '#2f2a78', 'opacity=".36" filter="url(#b8)"')

const bear = (x: number, y: number): string =>
  group(
    'filter="url(#fS)"',
    ellipse(x - 26, y - 76, 16, 16, '#c8907a'),
    ellipse(x + 26, y - 76, 16, 16, '#c8907a'),
    ellipse(x, y + 14, 48, 44, '#c8907a'),
    ellipse(x, y - 48, 40, 36, '#d8a48a'),
    ellipse(x - 44, y + 44, 22, 14, '#d8a48a'),
    ellipse(x + 44, y + 44, 22, 14, '#d8a48a'),
  ) +
  ellipse(x, y - 38, 16, 12, '#f4d4bc') +
  ellipse(x - 14, y - 54, 4, 5, '#4a2f5a') +
  ellipse(x + 14, y - 54, 4, 5, '#4a2f5a') +
  ellipse(x, y - 42, 6, 4, '#4a2f5a') +
  path(
    `M${x - 26} ${y - 14}L${x} ${y - 4}L${x + 26} ${y - 14}L${x + 20} ${y + 8}L${x} ${y}L${x - 20} ${y + 8}Z`,
    '#e8505b',
  )
