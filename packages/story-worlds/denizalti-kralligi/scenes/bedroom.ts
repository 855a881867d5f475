/** The bedroom, cut open beside the garden: wallpaper in lamplight, a wide bed, the open window in the cut wall. */
import { SPREAD_SIZE } from '#media/picture.ts'
import { linear } from '../../drawing/filters.ts'
import { ellipse, group, inside, line, path } from '../../drawing/svg.ts'
import { placedAt } from '../creatures/materials.ts'

const { w: W, h: H } = SPREAD_SIZE
const FLOOR = 1010
/** Left and right side of the cut wall, and its window. */
const CUT = [1108, 1164] as const
const WINDOW = [560, 800] as const

export const BEDROOM_DEFS =
  linear('paper', [
    [0, '#ffe2c0'],
    [1, '#ffd2ac'],
  ]) +
  linear('quilt', [
    [0, '#8fb4ec'],
    [1, '#6f90d8'],
  ]) +
  linear('lampShade', [
    [0, '#ffe9a8'],
    [1, '#fffbe0'],
  ])

export const bedroom = (): string =>
  `<rect x="${CUT[0]}" width="${W}" height="${H}" fill="url(#paper)"/>` +
  pattern() +
  ellipse(2010, 700, 560, 480, 'url(#warm)', 'opacity=".75"') +
  `<rect x="${CUT[0]}" y="${FLOOR - 40}" width="${W}" height="24" fill="#fff3dc"/>` +
  `<rect x="${CUT[0]}" y="${FLOOR - 16}" width="${W}" height="140" fill="#d99a74"/>` +
  line(
    [0, 1, 2, 3, 4].map((i) => `M${CUT[1]} ${FLOOR + 4 + i * 22}L${W} ${FLOOR + 4 + i * 22}`).join(''),
    '#b8744e',
    3,
    'opacity=".35"',
  ) +
  rug() +
  bedHead() +
  bedside() +
  plush(2110, 1078) +
  cutWall()

/** So faint that words can stand on it. */
const pattern = (): string =>
  path(
    Array.from({ length: 70 }, (_, i) => {
      const [x, y] = [1210 + (i % 10) * 100 + (Math.floor(i / 10) % 2) * 50, 50 + Math.floor(i / 10) * 130]
      return `M${x - 14} ${y}C${x - 14} ${y - 20} ${x + 14} ${y - 20} ${x + 14} ${y}Q${x} ${y + 8} ${x - 14} ${y}Z`
    }).join(''),
    '#fff6e4',
    'opacity=".4"',
  )

/** Board and two pillows. */
const bedHead = (): string =>
  group(
    'filter="url(#cM)"',
    path(
      'M1236 1060L1236 640C1236 600 1300 596 1360 600C1460 540 1700 540 1800 600C1860 596 1924 600 1924 640L1924 1060Z',
      '#c98a64',
    ),
    path(
      'M1262 1060L1262 668C1290 636 1340 634 1372 634C1470 580 1690 580 1788 634C1820 634 1870 636 1898 668L1898 1060Z',
      '#e2aa80',
    ),
  ) +
  path(
    'M1580 610C1590 622 1600 620 1606 610C1602 640 1590 646 1580 654C1570 646 1558 640 1554 610C1560 620 1570 622 1580 610Z',
    '#fff0d0',
    'opacity=".9"',
  ) +
  [1236, 1924]
    .map((x) => ellipse(x, 632, 24, 24, '#e2aa80') + ellipse(x - 6, 624, 8, 8, '#fff0d0', 'opacity=".8"'))
    .join('') +
  [1410, 1752]
    .map((x) =>
      group(
        'filter="url(#cM)"',
        path(
          `M${x - 158} 900C${x - 176} 800 ${x - 176} 720 ${x - 140} 690C${x - 60} 664 ${x + 60} 664 ${x + 140} 690C${x + 176} 720 ${x + 176} 800 ${x + 158} 900Z`,
          '#fffaf0',
        ),
      ),
    )
    .join('')

/** A table with the lamp, a glass and a book. */
const bedside = (): string =>
  group(
    'filter="url(#cM)"',
    path('M1956 880L2180 880L2180 902L1956 902Z', '#c98a64'),
    path('M1974 902L1990 902L1990 1060L1974 1060ZM2146 902L2162 902L2162 1060L2146 1060Z', '#b5744e'),
  ) +
  ellipse(2068, 690, 220, 200, 'url(#gGlow)', 'opacity=".9"') +
  path('M2060 760L2076 760L2082 870L2054 870Z', '#7f6ab0') +
  ellipse(2068, 876, 46, 10, '#7f6ab0') +
  path('M2030 640L2106 640L2136 766L2000 766Z', 'url(#lampShade)') +
  line('M2002 766L2134 766', '#ffffff', 6) +
  path('M2110 876L2178 876L2178 856L2110 856Z', '#e2706c') +
  path('M2116 856L2170 856L2170 840L2116 840Z', '#6fb0c8')

const rug = (): string =>
  ellipse(1600, 1084, 620, 54, '#f4a89c') + ellipse(1600, 1084, 580, 46, 'none', 'stroke="#fff0dc" stroke-width="7"')

/** An octopus of cloth, left on the floor. */
const plush = (x: number, y: number): string =>
  placedAt(
    x,
    y,
    0.8,
    [-40, -14, 14, 40].map((d) => line(`M${d * 0.6} -30Q${d} -6 ${d * 1.3} -4`, '#8f7ad0', 17)).join('') +
      group(
        'filter="url(#cS)"',
        path('M-44 -30C-56 -96 -30 -116 0 -116C30 -116 56 -96 44 -30Q0 -10 -44 -30Z', '#a890e0'),
      ) +
      [-16, 16].map((d) => ellipse(d, -64, 6, 7, '#4a3070')).join('') +
      line('M-10 -46Q0 -36 10 -46', '#4a3070', 4) +
      path('M10 -112L40 -128L34 -104L52 -92L18 -100Z', '#ffd765'),
  )

/** Plaster and stones, and through it the open window. */
const cutWall = (): string => {
  const [left, right] = CUT
  const piece = (y0: number, y1: number) =>
    path(`M${left} ${y0}L${right} ${y0}L${right} ${y1}L${left} ${y1}Z`, '#f4e2d4') +
    inside(
      `M${left} ${y0}L${right} ${y0}L${right} ${y1}L${left} ${y1}Z`,
      Array.from(
        { length: 14 },
        (_, i) =>
          `<rect x="${left + 8 + (i % 2) * 14}" y="${y0 + 10 + i * 46}" width="${34 - (i % 3) * 4}" height="32" rx="10" fill="${i % 2 ? '#e2b8b0' : '#d4a4b4'}"/>`,
      ).join(''),
    )
  return (
    piece(-20, WINDOW[0]) +
    piece(WINDOW[1], H + 20) +
    path(
      `M${left - 26} ${WINDOW[1]}L${right + 14} ${WINDOW[1]}L${right + 14} ${WINDOW[1] + 22}L${left - 26} ${WINDOW[1] + 22}Z`,
      '#fffaf0',
    ) +
    path(
      `M${left - 14} ${WINDOW[0] - 16}L${right + 14} ${WINDOW[0] - 16}L${right + 14} ${WINDOW[0]}L${left - 14} ${WINDOW[0]}Z`,
      '#fffaf0',
    ) +
    // the curtain swells into the room
    group(
      'filter="url(#cS)"',
      path(
        `M${right} ${WINDOW[0] - 4}C${right + 40} ${WINDOW[0] + 60} ${right + 20} ${WINDOW[1] - 90} ${right + 62} ${WINDOW[1] + 30}C${right + 40} ${WINDOW[1] + 44} ${right + 16} ${WINDOW[1] + 40} ${right} ${WINDOW[1] + 34}Z`,
        '#fff0e0',
      ),
    ) +
    line(
      `M${right + 14} ${WINDOW[0] + 20}C${right + 30} ${WINDOW[0] + 90} ${right + 14} ${WINDOW[1] - 80} ${right + 38} ${WINDOW[1] + 26}`,
      '#e2b8a4',
      4,
      'opacity=".6"',
    )
  )
}

const QUILT = 'M1244 1110L1244 892C1300 862 1420 850 1580 850C1740 850 1860 862 1916 892L1916 1110Z'
const PATCHES = ['#9cc4f4', '#f4b0a8', '#ffe0a4', '#a8dcd0', '#c8b4f0'] as const

/** Over all who lie in the bed. */
export const quilt = (): string =>
  group('filter="url(#hM)"', path(QUILT, 'url(#quilt)')) +
  inside(
    QUILT,
    Array.from({ length: 21 }, (_, i) => {
      const [x, y] = [1244 + (i % 7) * 96, 880 + Math.floor(i / 7) * 82]
      return (
        path(
          `M${x} ${y}L${x + 96} ${y}L${x + 96} ${y + 82}L${x} ${y + 82}Z`,
          PATCHES[(i * 3 + Math.floor(i / 7)) % 5] ?? '#9cc4f4',
          'opacity=".8"',
        ) +
        line(
          `M${x + 5} ${y + 5}L${x + 91} ${y + 5}M${x + 5} ${y + 5}L${x + 5} ${y + 77}`,
          '#ffffff',
          2.6,
          'opacity=".6" stroke-dasharray="8 7"',
        )
      )
    }).join(''),
  ) +
  group(
    'filter="url(#hM)"',
    path(
      'M1236 906C1300 872 1420 858 1580 858C1740 858 1860 872 1924 906L1924 872C1860 838 1740 826 1580 826C1420 826 1300 838 1236 872Z',
      '#fffaf0',
    ),
  )

/** The king's present: the sea can be heard in it. */
export const shell = (x: number, y: number, s: number, rot: number): string =>
  placedAt(
    x,
    y,
    s,
    group(
      'filter="url(#hS)"',
      path('M-6 52C-40 34 -60 -4 -48 -34C-34 -66 34 -66 48 -34C60 -4 40 34 6 52Z', '#ffe3cc'),
      path('M-16 46L16 46L20 58L-20 58Z', '#f2b79c'),
    ) +
      line(
        [-34, -17, 0, 17, 34]
          .map((k) => `M${k * 0.12} 48Q${k * 0.8} 4 ${k * 1.05} ${-46 + Math.abs(k) * 0.4}`)
          .join(''),
        '#e79a8c',
        5,
        'opacity=".75"',
      ) +
      line('M-36 -30Q-20 -52 4 -54', '#ffffff', 6, 'opacity=".8"'),
    rot,
  )
