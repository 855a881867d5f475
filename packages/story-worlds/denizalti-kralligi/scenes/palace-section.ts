/** The palace wall cut open like a cake: open water on its left, the throne room on its right, the doorway between. */
import { blob } from '../../drawing/curve.ts'
import type { Random } from '../../drawing/random.ts'
import { ellipse, group, inside, line, path } from '../../drawing/svg.ts'
import { placedAt } from '../creatures/materials.ts'
import { seaLamp } from '../sea/sea-lamp.ts'

/** y of both floors. */
const FLOOR = 940

/** The dome springs from the cornice: left of its curve, above the wall, it is open water. */
const DOME = 'M1060 1160L1060 440L1520 440C1526 250 1536 0 1576 -300L2600 -300L2600 1160Z'
const domeEdge = (dx: number, dy: number) =>
  `M${1520 + dx} ${440 + dy}C${1526 + dx} ${250 + dy} ${1536 + dx} ${dy} ${1576 + dx} ${-300 + dy}`

/**
 * Ribs of the vault and columns that lead the eye down to the king. Needs the gradients 'room', 'tiles', 'roomGlow'.
 */
export function throneRoom(): string {
  const ribs = Array.from({ length: 6 }, (_, i) =>
    line(
      `M${1240 + i * 210} ${FLOOR}C${1240 + i * 210} 700 ${1180 + i * 200} 560 ${1100 + i * 150} 480`,
      '#fff0dc',
      20,
      'opacity=".35" filter="url(#b4)"',
    ),
  )
  const columns = (
    [
      [1240, 0.8],
      [1560, 0.9],
    ] as const
  ).map(([x, k]) => column(x, k))
  const lamps = (
    [
      [1330, 600],
      [1450, 580],
    ] as const
  ).map(([x, y]) => placedAt(x, y, 0.9, seaLamp({ hang: true, r: 26, stalk: 90 })))
  const joints =
    Array.from({ length: 12 }, (_, i) =>
      line(`M${1120 + i * 150} ${FLOOR}L${1060 + i * 200} 1100`, '#c8786a', 4, 'opacity=".35"'),
    ).join('') + [968, 1010, 1066].map((y) => line(`M1100 ${y}L2500 ${y}`, '#c8786a', 4, 'opacity=".3"')).join('')
  return (
    inside(
      DOME,
      '<rect x="1060" y="-300" width="1600" height="1460" fill="url(#room)"/>' +
        scales() +
        group('opacity=".5"', ...ribs) +
        columns.join('') +
        lamps.join('') +
        path(`M1060 ${FLOOR}L2600 ${FLOOR}L2600 1160L1060 1160Z`, 'url(#tiles)') +
        joints +
        ellipse(1500, 760, 560, 380, 'url(#roomGlow)', 'opacity=".5" style="mix-blend-mode:screen"'),
    ) +
    line(domeEdge(12, 0), '#b0587a', 40, 'opacity=".3" filter="url(#b12)"') +
    line(domeEdge(0, 0), '#e8a58c', 30) +
    line(domeEdge(-9, -4), '#fff2dc', 8, 'opacity=".85"') +
    line(domeEdge(10, 0), '#d98a78', 6, 'opacity=".6"')
  )
}

/** The vault's mosaic: rows of scales, so faint that text can stand on them. */
function scales(): string {
  let d = ''
  for (let row = 0; row < 11; row++)
    for (let i = 0; i < 13; i++) {
      const x = 1100 + i * 92 + (row % 2) * 46
      const y = 20 + row * 46
      d += `M${x - 46} ${y}Q${x - 40} ${y + 44} ${x} ${y + 48}Q${x + 40} ${y + 44} ${x + 46} ${y}`
    }
  return line(d, '#fff3e0', 3, 'opacity=".3"') + line(d, '#d98a70', 3, 'opacity=".14" transform="translate(0 4)"')
}

const column = (x: number, k: number): string =>
  path(
    `M${x - 26 * k} ${FLOOR}C${x - 18 * k} 820 ${x - 18 * k} 740 ${x - 24 * k} 640L${x + 24 * k} 640C${x + 18 * k} 740 ${x + 18 * k} 820 ${x + 26 * k} ${FLOOR}Z`,
    '#e09a80',
  ) +
  path(
    `M${x - 26 * k} ${FLOOR}C${x - 18 * k} 820 ${x - 18 * k} 740 ${x - 24 * k} 640L${x - 8 * k} 640C${x - 4 * k} 740 ${x - 4 * k} 820 ${x - 8 * k} ${FLOOR}Z`,
    '#ffcfae',
    'opacity=".8"',
  ) +
  ellipse(x, 640, 40 * k, 12 * k, '#ffe0c4') +
  ellipse(x, FLOOR - 4, 42 * k, 13 * k, '#ffd2b4')

/** Crust of shells on top, layers below, the doorway through it, a niche under the door. */
export function cutWall(random: Random): string {
  const cut = 'M902 470C896 700 908 900 892 1160L1136 1160C1124 900 1130 700 1126 470Z'
  const layers = (
    [
      [500, '#e08a7c'],
      [560, '#fff0da'],
      [960, '#d97b74'],
      [1010, '#fff0da'],
      [1060, '#c96a70'],
      [1110, '#e8a58c'],
    ] as const
  ).map(([y, colour]) =>
    path(
      `M880 ${y}Q960 ${y - 12} 1010 ${y + 4}Q1080 ${y + 14} 1150 ${y - 4}L1150 ${y + 26}Q1080 ${y + 40} 1010 ${y + 30}Q950 ${y + 16} 880 ${y + 28}Z`,
      colour,
      'opacity=".8"',
    ),
  )
  const pebbles = Array.from({ length: 60 }, () =>
    path(
      blob(
        random,
        random.between(896, 1132),
        random.between(470, 1100),
        random.between(4, 11),
        random.between(3, 8),
        7,
        0.15,
      ),
      random.pick(['#fff6e4', '#c96a70', '#b0586a', '#ffd9c0']),
      'opacity=".6"',
    ),
  )
  return (
    path(cut, '#8a4a8c', 'transform="translate(22 6)" opacity=".45" filter="url(#b12)"') +
    path(cut, '#f2c0a4') +
    inside(
      cut,
      layers.join('') +
        pebbles.join('') +
        path('M1060 460L1150 460L1150 1160L1060 1160Z', '#b0587a', 'opacity=".35" filter="url(#b12)"'),
    ) +
    path('M890 540L1138 540L1138 944L890 944Z', '#8f5a9c') +
    path('M890 540L1138 540L1138 566Q1010 590 890 566Z', '#6a3a7c', 'opacity=".7"') +
    path('M884 930L1146 930L1150 956L880 956Z', '#fbe3c8') +
    path(blob(random, 990, 1022, 50, 36, 10, 0.05), '#a0648c')
  )
}

/** The broad top of the wall, wide enough to lie on. */
export function cornice(): string {
  const slab =
    'M812 404C806 380 830 372 860 374L1520 374C1556 372 1578 382 1572 404L1560 446C1556 466 1534 474 1510 474L872 474C846 474 830 466 826 446Z'
  const scallops = Array.from({ length: 15 }, (_, i) =>
    placedAt(
      868 + i * 47,
      462,
      0.62,
      path('M-26 -10C-34 18 -14 38 0 38C14 38 34 18 26 -10Q0 -18 -26 -10Z', i % 2 ? '#d97f78' : '#f4cdb0') +
        [-12, 0, 12].map((k) => line(`M${k * 0.5} -8L${k * 1.2} 26`, '#c8786a', 3.5, 'opacity=".5"')).join(''),
    ),
  )
  return (
    path(slab, '#8a4a8c', 'transform="translate(10 20)" opacity=".4" filter="url(#b12)"') +
    group('filter="url(#cM)"', path(slab, '#eeb598')) +
    path('M816 402Q1190 418 1568 402L1566 416Q1190 434 820 416Z', '#fff2dc', 'opacity=".8"') +
    scallops.join('')
  )
}
