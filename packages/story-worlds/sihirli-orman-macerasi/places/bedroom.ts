/** The child's room by lamplight: wallpaper, a bed from its foot, toys. */
import { wedge } from '../../drawing/brush.ts'
import { place, smooth } from '../../drawing/curve.ts'
import { linear, radial } from '../../drawing/filters.ts'
import type { Random } from '../../drawing/random.ts'
import { ellipse, group, inside, line, path } from '../../drawing/svg.ts'
import { RED } from '../hero/materials.ts'
import { patchwork } from './bed-and-lamp.ts'

/** Stars in rows, faint enough for text on them. */
export function wallpaper(w: number, floor: number): string {
  const stars = Array.from({ length: 180 }, (_, i) => {
    const x = 40 + (i % 22) * 104 + (Math.floor(i / 22) % 2) * 52
    const y = 40 + Math.floor(i / 22) * 118
    return y < floor - 20
      ? `M${x} ${y - 9}Q${x + 2} ${y - 2} ${x + 9} ${y}Q${x + 2} ${y + 2} ${x} ${y + 9}Q${x - 2} ${y + 2} ${x - 9} ${y}Q${x - 2} ${y - 2} ${x} ${y - 9}Z`
      : ''
  })
  return (
    `<rect width="${w}" height="${floor}" fill="url(#lampWall)"/>` + path(stars.join(''), '#ffffff', 'opacity=".3"')
  )
}

export const boardsOfFloor = (w: number, h: number, y: number): string =>
  `<rect y="${y}" width="${w}" height="${h - y}" fill="url(#lampFloor)"/>` +
  `<rect y="${y - 26}" width="${w}" height="30" fill="#fff4e0"/>` +
  line(`M0 ${y + 4}L${w} ${y + 4}`, '#b8788a', 5, 'opacity=".4"') +
  line(
    Array.from({ length: 15 }, (_, i) => `M${1100 + (i - 7) * 170} ${y + 4}L${1100 + (i - 7) * 250} ${h}`).join(''),
    '#b8746a',
    3,
    'opacity=".35"',
  )

/** A headboard with a heart cut into it. */
export const headboard = (): string =>
  group(
    'filter="url(#fRock)"',
    path('M896 980L896 540C896 440 1040 398 1222 398C1404 398 1548 440 1548 540L1548 980Z', 'url(#headboard)'),
  ) +
  line('M930 960L930 552C930 474 1060 436 1222 436C1384 436 1514 474 1514 552L1514 960', '#a8683c', 5, 'opacity=".5"') +
  path(
    'M1222 420C1208 406 1190 418 1198 432C1203 442 1215 446 1222 453C1229 446 1241 442 1246 432C1254 418 1236 406 1222 420Z',
    '#a8683c',
  )

export const pillow = (): string =>
  group(
    'filter="url(#cL)"',
    path(
      smooth([
        [936, 560],
        [1010, 492],
        [1222, 474],
        [1434, 492],
        [1508, 560],
        [1512, 690],
        [1470, 800],
        [974, 800],
        [932, 690],
      ]),
      '#fffdf4',
    ),
  ) + line('M962 584Q1006 636 976 700M1482 584Q1438 636 1468 700', '#e2b4b4', 5, 'opacity=".6"')

const QUILT = smooth(
  [
    [920, 780],
    [1060, 744],
    [1222, 738],
    [1384, 744],
    [1524, 780],
    [1572, 940],
    [1604, 1140],
    [840, 1140],
    [872, 940],
  ],
  true,
  0.14,
)
/** The cape over the bed as one more blanket. */
const CAPE = smooth(
  [
    [948, 766],
    [1080, 738],
    [1222, 730],
    [1364, 738],
    [1496, 766],
    [1516, 850],
    [1500, 902],
    [1440, 946],
    [1376, 914],
    [1300, 966],
    [1222, 922],
    [1144, 968],
    [1068, 916],
    [1000, 944],
    [944, 900],
    [930, 850],
  ],
  true,
  0.15,
)

/** The quilt, which comes toward the viewer over knees and feet. */
export const blankets = (random: Random): string =>
  path(QUILT, '#8a3a5c', 'opacity=".4" transform="translate(0 12)" filter="url(#b10)"') +
  group(
    'filter="url(#cL)"',
    path(QUILT, '#f0dcc0'),
    patchwork(random, QUILT, { x0: 820, y0: 720, x1: 1620, y1: 1130, size: 98, sag: -16 }),
  ) +
  path(CAPE, '#7a2a4a', 'opacity=".4" transform="translate(0 12)" filter="url(#b10)"') +
  group(
    'filter="url(#cL)"',
    path(CAPE, 'url(#capeCloth)'),
    inside(
      CAPE,
      path(
        [990, 1070, 1150, 1222, 1294, 1374, 1450]
          .map((x) => wedge([1222 + (x - 1222) * 0.86, 744], [x, 850], [1222 + (x - 1222) * 1.1, 960], 15))
          .join(''),
        RED.dark,
        'opacity=".32" filter="url(#f4)"',
      ) +
        path(
          [1030, 1110, 1186, 1258, 1334, 1414]
            .map((x) => wedge([1222 + (x - 1222) * 0.86, 744], [x, 850], [1222 + (x - 1222) * 1.1, 960], 9))
            .join(''),
          RED.light,
          'opacity=".5" filter="url(#f4)"',
        ) +
        ellipse(1130, 866, 110, 40, '#ffb0a0', 'opacity=".2" filter="url(#b10)"') +
        ellipse(1310, 866, 110, 40, '#ffb0a0', 'opacity=".18" filter="url(#b10)"'),
    ),
  ) +
  inside(CAPE, line(CAPE, RED.gold, 18) + line(CAPE, RED.goldL, 4, 'opacity=".8"')) +
  group(
    'filter="url(#cM)"',
    path(
      'M938 776C1040 738 1120 728 1222 726C1324 728 1404 738 1506 776L1510 796C1404 760 1324 752 1222 750C1120 752 1040 760 934 796Z',
      '#fff6e6',
    ),
  )

const BOOT =
  'M-13 -30C-14 -12 -16 2 -15 14C-15 20 -10 21 0 21L24 21C33 21 36 14 31 8C25 1 14 2 12 -6C11 -14 12 -22 13 -30Z'
const SHAFT = 'M-15 -52C-6 -48 6 -48 15 -52L14 -26C6 -22 -6 -22 -15 -26Z'

/** Brown boots, and a wet sock that hangs over one and drips. */
export const bootsAndSock = (x: number, y: number): string =>
  [0, 82]
    .map(
      (d) =>
        ellipse(x + d + 16, y + 44, 70, 10, '#7a3a5c', 'opacity=".4" filter="url(#b4)"') +
        group(
          'filter="url(#cM)"',
          path(place(BOOT, { x: x + d, y, sx: 2 }), '#9a6440') + path(place(SHAFT, { x: x + d, y, sx: 2 }), '#e2c090'),
        ),
    )
    .join('') +
  group(
    'filter="url(#cS)"',
    path(
      `M${x - 16} ${y - 110}L${x + 32} ${y - 112}L${x + 36} ${y - 54}Q${x + 66} ${y - 36} ${x + 54} ${y - 16}Q${x + 20} ${y - 10} ${x + 2} ${y - 40}Z`,
      '#f4f0fa',
    ),
  ) +
  line(`M${x - 12} ${y - 94}L${x + 32} ${y - 96}M${x - 8} ${y - 78}L${x + 34} ${y - 80}`, '#8fb0e0', 6) +
  [
    [44, 6],
    [30, 24],
  ]
    .map(([u = 0, v = 0]) => ellipse(x + u, y + v, 5, 7, '#8fd0f0', 'opacity=".9"'))
    .join('')

/** A shelf over the bed: books, a bear, a wooden owl. */
export const toyShelf = (x: number, y: number): string =>
  group('filter="url(#cM)"', `<rect x="${x}" y="${y}" width="380" height="18" rx="6" fill="#d8a468"/>`) +
  line(`M${x + 40} ${y + 18}l0 34M${x + 340} ${y + 18}l0 34`, '#b07c46', 11) +
  (
    [
      [16, 84, 26, '#8fb85a'],
      [44, 96, 22, '#f0b84a'],
      [68, 78, 28, '#e8647c'],
      [98, 90, 20, '#6fa8d8'],
    ] as const
  )
    .map(([u, h, w, col]) =>
      group('filter="url(#cS)"', `<rect x="${x + u}" y="${y - h}" width="${w}" height="${h}" rx="3" fill="${col}"/>`),
    )
    .join('') +
  group(
    'filter="url(#cS)"',
    ellipse(x + 180, y - 34, 34, 34, '#c98f5c'),
    ellipse(x + 156, y - 100, 13, 13, '#c98f5c'),
    ellipse(x + 204, y - 100, 13, 13, '#c98f5c'),
    ellipse(x + 180, y - 82, 32, 28, '#c98f5c'),
  ) +
  ellipse(x + 180, y - 72, 14, 10, '#f4dcb4') +
  [168, 192].map((u) => ellipse(x + u, y - 88, 3.6, 4, '#4a2c1c')).join('') +
  ellipse(x + 180, y - 76, 5, 4, '#4a2c1c') +
  group(
    'filter="url(#cS)"',
    path(
      `M${x + 262} ${y}C${x + 244} ${y - 60} ${x + 258} ${y - 96} ${x + 262} ${y - 108}L${x + 280} ${y - 94}L${x + 304} ${y - 94}L${x + 322} ${y - 108}C${x + 326} ${y - 96} ${x + 340} ${y - 60} ${x + 322} ${y}Z`,
      '#a4b8e0',
    ),
  ) +
  [280, 304].map((u) => ellipse(x + u, y - 70, 13, 13, '#fff6e0') + ellipse(x + u, y - 70, 5, 5, '#3a2c4a')).join('') +
  path(`M${x + 286} ${y - 58}l12 0l-6 12Z`, '#f0a03c')

/** A child's drawing: a big ear, and rings of sound. */
export const drawing = (x: number, y: number, turn: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">` +
  group('filter="url(#cS)"', '<rect x="-56" y="-44" width="112" height="88" fill="#fffdf4"/>') +
  path('M-34 24L-20 -14L-8 6L8 6L20 -14L34 24Z', '#e8792b') +
  ellipse(-10, 14, 3, 3, '#3a1c14') +
  ellipse(10, 14, 3, 3, '#3a1c14') +
  line('M-46 34Q0 24 46 34', '#6fb470', 5) +
  ellipse(34, -26, 10, 10, '#ffd86a') +
  ellipse(0, -44, 7, 7, '#e2504c') +
  '</g>'

export const bedroomDefs = (lamp: readonly [number, number]): string =>
  radial(
    'lampWall',
    [
      [0, '#fff6d4'],
      [0.22, '#ffe8b8'],
      [0.52, '#f4cbaa'],
      [1, '#cc9cba'],
    ],
    ...lamp,
    1360,
    'gradientUnits="userSpaceOnUse"',
  ) +
  linear('lampFloor', [
    [0, '#e2ac80'],
    [1, '#be827a'],
  ]) +
  linear('paneNight', [
    [0, '#5a62c0'],
    [0.6, '#9490e0'],
    [1, '#d0b0e8'],
  ]) +
  linear('headboard', [
    [0, '#e2aa70'],
    [1, '#c4844c'],
  ]) +
  linear('capeCloth', [
    [0, '#e4505a'],
    [1, RED.base],
  ])
