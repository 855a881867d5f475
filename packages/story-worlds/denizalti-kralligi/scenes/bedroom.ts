/** The bedroom: wallpaper in lamplight, a wide bed, and the great open window with its curtain and its sill. */
import { SPREAD_SIZE } from '#media/picture.ts'
import { linear } from '../../drawing/filters.ts'
import { ellipse, group, inside, line, path } from '../../drawing/svg.ts'
import { placedAt } from '../creatures/materials.ts'

const { w: W, h: H } = SPREAD_SIZE
const FLOOR = 1010
/** Left and right side of the window's jamb; the top of its sill. */
const CUT = [1108, 1164] as const
export const SILL = 1040

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
  ellipse(2010, 700, 620, 520, 'url(#warm)', 'opacity=".9"') +
  path(
    `M${CUT[1]} -20L1500 -20C1300 300 1260 700 1290 1110L${CUT[1]} 1110Z`,
    '#a87ac0',
    'opacity=".34" filter="url(#b26)"',
  ) +
  `<rect x="${CUT[0]}" y="${FLOOR - 40}" width="${W}" height="24" fill="#fff3dc"/>` +
  `<rect x="${CUT[0]}" y="${FLOOR - 16}" width="${W}" height="140" fill="#d99a74"/>` +
  line(
    [0, 1, 2, 3, 4].map((i) => `M${CUT[1]} ${FLOOR + 4 + i * 22}L${W} ${FLOOR + 4 + i * 22}`).join(''),
    '#b8744e',
    3,
    'opacity=".35"',
  ) +
  rug() +
  picture() +
  bedHead() +
  bedside() +
  windowFrame()

/** Wallpaper pattern, faint enough for text on it. */
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

/** A hand-painted picture of a round fish with a crown. */
const picture = (): string =>
  group(
    'transform="translate(1272 580) rotate(-4)"',
    path('M-52 -46L52 -46L52 46L-52 46Z', '#7a5a9c', 'transform="translate(7 9)" opacity=".35"'),
    path('M-52 -46L52 -46L52 46L-52 46Z', '#c98a64'),
    path('M-42 -36L42 -36L42 36L-42 36Z', '#bfe8ee'),
    ellipse(0, 6, 24, 22, '#f4a480'),
    path('M20 6L38 -8L36 20Z', '#f4a480'),
    ellipse(-9, 2, 4, 5, '#4a3040'),
    line('M-16 14Q-8 20 0 14', '#8a3a50', 3),
    path('M-12 -14L-16 -28L-6 -20L0 -30L6 -20L14 -28L10 -14Z', '#ffd765'),
  )

/** The cloth octopus in the child's arm. */
export const plush = (x: number, y: number, s: number): string =>
  placedAt(
    x,
    y,
    s,
    [-40, -14, 14, 40].map((d) => line(`M${d * 0.6} -30Q${d} -6 ${d * 1.3} -4`, '#8f7ad0', 17)).join('') +
      group(
        'filter="url(#hS)"',
        path('M-44 -30C-56 -96 -30 -116 0 -116C30 -116 56 -96 44 -30Q0 -10 -44 -30Z', '#a890e0'),
      ) +
      line('M-24 -62Q-16 -54 -8 -62M8 -62Q16 -54 24 -62', '#4a3070', 5) +
      line('M-8 -44Q0 -38 8 -44', '#4a3070', 4) +
      path('M10 -112L40 -128L34 -104L52 -92L18 -100Z', '#ffd765'),
    -14,
  )

/** A jamb in lamplight, a sill along the garden, a curtain that the evening lifts into the room. */
const windowFrame = (): string => {
  const [left, right] = CUT
  return (
    path(`M${left} -20L${right} -20L${right} ${SILL + 80}L${left} ${SILL + 80}Z`, '#fff6e8') +
    path(`M${left} -20L${left + 20} -20L${left + 20} ${SILL + 80}L${left} ${SILL + 80}Z`, '#c8b0dc') +
    line(`M${left + 34} -20L${left + 34} ${SILL}`, '#e8cfc4', 5) +
    path(`M-40 ${SILL}L${right + 30} ${SILL}L${right + 30} ${SILL + 24}L-40 ${SILL + 24}Z`, '#fff6e8') +
    path(`M-40 ${SILL + 24}L${right + 30} ${SILL + 24}L${right + 30} ${H + 20}L-40 ${H + 20}Z`, '#dcc0d0') +
    line(`M-40 ${SILL + 2}L${right} ${SILL + 2}`, '#ffffff', 5, 'opacity=".9"') +
    path(
      `M-40 ${SILL + 24}L${right + 30} ${SILL + 24}L${right + 30} ${SILL + 38}L-40 ${SILL + 38}Z`,
      '#7a5a9c',
      'opacity=".3"',
    )
  )
}

/** The curtain in front of the window: it swells from the jamb over the corner of the bed. */
export const curtain = (): string => {
  const cloth =
    'M1080 -20L1182 -20C1186 180 1176 360 1196 520C1214 660 1262 760 1250 880C1246 930 1226 950 1200 956C1150 940 1120 960 1090 940C1110 800 1070 640 1074 460C1078 300 1072 140 1080 -20Z'
  return (
    path(cloth, '#5a4a8c', 'transform="translate(18 12)" opacity=".3" filter="url(#b12)"') +
    group('filter="url(#cM)"', path(cloth, '#f4b8b0')) +
    inside(
      cloth,
      line(
        'M1104 -20C1108 240 1096 460 1118 640C1132 760 1140 860 1126 950M1136 -20C1140 240 1130 440 1152 600C1176 740 1196 840 1176 960M1164 -20C1166 200 1156 380 1176 540C1196 680 1236 800 1222 940',
        '#c8788c',
        9,
        'opacity=".45" filter="url(#b2)"',
      ) +
        line(
          'M1092 -20C1096 240 1084 460 1100 640C1114 760 1120 860 1108 950',
          '#fff0e8',
          9,
          'opacity=".6" filter="url(#b2)"',
        ) +
        Array.from({ length: 26 }, (_, i) =>
          ellipse(1092 + (i % 3) * 36, 20 + i * 36, 6, 6, '#fff6ec', 'opacity=".8"'),
        ).join(''),
    )
  )
}

/** The other curtain, tied back at the edge of the page. */
export const tiedCurtain = (): string => {
  const cloth =
    'M-60 -20L112 -20C120 200 116 420 84 600C66 690 40 730 30 760C60 800 92 900 104 1010C100 1030 20 1040 -60 1030Z'
  return (
    path(cloth, '#5a4a8c', 'transform="translate(14 10)" opacity=".3" filter="url(#b12)"') +
    group('filter="url(#cM)"', path(cloth, '#f4b8b0')) +
    inside(
      cloth,
      line(
        'M20 -20C30 260 20 520 -10 740C20 840 40 940 44 1030M70 -20C80 240 72 460 44 640M-20 -20C-10 300 -20 560 -40 740M70 1020C66 940 50 860 24 790',
        '#c8788c',
        9,
        'opacity=".45" filter="url(#b2)"',
      ),
    ) +
    path('M-60 740C-20 764 16 762 44 742L46 772C16 790 -20 792 -60 770Z', '#ffd765')
  )
}

/** The quilt runs from the heads towards the reader, so it widens. */
const QUILT =
  'M1232 898C1290 856 1420 838 1580 838C1740 838 1870 856 1928 898C1950 960 1990 1040 2016 1120L1144 1120C1170 1040 1210 960 1232 898Z'
const PATCHES = ['#9cc4f4', '#f4b0a8', '#ffe0a4', '#a8dcd0', '#c8b4f0'] as const
const ROWS = [842, 906, 990, 1130] as const
const COLUMNS = 8
/** The x of a seam at the height `y` of the page. */
const seam = (column: number, y: number): number => 1580 + (column - COLUMNS / 2) * (88 + Math.max(0, y - 842) * 0.082)

/** The quilt over all children in the bed: patches, the hill of a body, folds towards the hand. */
export const quilt = (): string =>
  group('filter="url(#hM)"', path(QUILT, 'url(#quilt)')) +
  inside(
    QUILT,
    ROWS.slice(0, -1)
      .flatMap((top, row) =>
        Array.from({ length: COLUMNS }, (_, column) => {
          const bottom = ROWS[row + 1] ?? top
          const sag = (x: number) => Math.abs(x - 1580) * 0.06
          const corner = (k: number, y: number) => {
            const x = seam(k, y)
            return `${x.toFixed(1)} ${(y + sag(x)).toFixed(1)}`
          }
          const patch = `M${corner(column, top)}L${corner(column + 1, top)}L${corner(column + 1, bottom)}L${corner(column, bottom)}Z`
          return (
            path(patch, PATCHES[(column * 3 + row * 2) % 5] ?? '#9cc4f4', 'opacity=".85"') +
            line(patch, '#ffffff', 2.6, 'opacity=".6" stroke-dasharray="9 8"')
          )
        }),
      )
      .join('') +
      ellipse(1540, 930, 190, 90, '#fffbe8', 'opacity=".42" filter="url(#b26)"') +
      ellipse(1600, 1060, 150, 60, '#fffbe8', 'opacity=".36" filter="url(#b26)"') +
      path(
        'M1120 1120L1240 890L1330 880C1290 980 1290 1060 1300 1120Z',
        '#5a4a9c',
        'opacity=".34" filter="url(#b12)"',
      ) +
      path(
        'M1760 880C1790 960 1780 1050 1790 1120L1700 1120C1720 1040 1720 960 1700 880Z',
        '#5a4a9c',
        'opacity=".2" filter="url(#b12)"',
      ) +
      line(
        'M1640 900C1600 940 1590 980 1600 1040M1690 906C1700 960 1680 1000 1690 1060M1420 910C1440 960 1430 1010 1450 1070',
        '#4a4a94',
        13,
        'opacity=".16" filter="url(#b4)"',
      ),
  ) +
  group(
    'filter="url(#hM)"',
    path(
      'M1224 912C1290 868 1420 850 1500 856C1560 846 1640 858 1720 852C1820 858 1890 880 1936 912C1944 890 1940 872 1928 866C1860 832 1740 816 1640 824C1560 812 1480 822 1420 824C1340 830 1280 846 1232 872C1220 880 1218 896 1224 912Z',
      '#fffaf0',
    ),
  ) +
  line(
    'M1300 868Q1330 856 1352 862M1660 842Q1690 834 1722 844M1836 868Q1860 868 1878 882',
    '#c8a8c4',
    5,
    'opacity=".6"',
  )

/** The king's present: a shell with the sound of the sea. */
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
