/** The lit window of the bedroom at ground floor, seen from the garden. */
import { place } from '../../drawing/curve.ts'
import { ellipse, group, inside, line, path } from '../../drawing/svg.ts'

export const WINDOW = { x: 1180, y: 110, w: 470, h: 420 }
const { x: X, y: Y, w: W, h: H } = WINDOW
const RIGHT = X + W

/** Everything behind the hero. Needs the gradients 'roomWall', 'shade' and the lamps' 'gGlow'. */
export const windowWithRoom = (): string =>
  `<rect x="${X - 26}" y="${Y - 26}" width="${W + 52}" height="${H + 40}" rx="40" fill="#8a7c84"/>` +
  `<rect x="${X - 18}" y="${Y - 20}" width="${W + 36}" height="${H + 30}" rx="34" fill="#c9a88c"/>` +
  inside(
    `M${X} ${Y + 26}Q${X} ${Y} ${X + 26} ${Y}L${RIGHT - 26} ${Y}Q${RIGHT} ${Y} ${RIGHT} ${Y + 26}L${RIGHT} ${Y + H}L${X} ${Y + H}Z`,
    wallpaper() + shelf() + bedHead() + bedsideLamp() + curtain(X, 1) + curtain(RIGHT, -0.45),
  ) +
  shutter()

const wallpaper = (): string =>
  `<rect x="${X}" y="${Y}" width="${W}" height="${H}" fill="url(#roomWall)"/>` +
  Array.from({ length: 40 }, (_, i) => {
    const row = Math.floor(i / 8)
    const at = { x: X + (i % 8) * 62 + (row % 2) * 31, y: Y + 20 + row * 70 }
    return path(place('M-10 0C-10 -14 10 -14 10 0Q0 6 -10 0Z', at), '#ffd9a8', 'opacity=".16"')
  }).join('')

const shelf = (): string =>
  group(
    'filter="url(#b1)"',
    '<rect x="1200" y="206" width="130" height="10" fill="#7a4330"/>' +
      (
        [
          [1206, 20, 62, '#7f6aa0'],
          [1228, 16, 50, '#c97a6a'],
          [1246, 22, 70, '#4f7f88'],
          [1270, 15, 56, '#d9b27a'],
        ] as const
      )
        .map(
          ([x, w, h, colour]) => `<rect x="${x}" y="${206 - h}" width="${w}" height="${h}" rx="3" fill="${colour}"/>`,
        )
        .join('') +
      ellipse(1308, 192, 14, 14, '#e8b48c'),
  )

/** Board and pillow. */
const bedHead = (): string =>
  path('M1256 560L1256 390C1256 340 1300 320 1420 320C1540 320 1574 340 1574 390L1574 560Z', '#6d3a30') +
  path('M1270 560L1270 398C1270 354 1310 336 1420 336C1530 336 1560 354 1560 398L1560 560Z', '#8f5038') +
  path('M1268 540C1262 440 1300 396 1416 394C1530 396 1562 440 1556 540Z', '#fff0dc') +
  path('M1440 400C1540 410 1560 460 1554 540L1500 540Z', '#e2b894', 'opacity=".6" filter="url(#b6)"')

/** The one light of the room. */
const bedsideLamp = (): string =>
  ellipse(1604, 300, 260, 240, 'url(#gGlow)', 'opacity=".9"') +
  path('M1598 350L1610 350L1614 480L1594 480Z', '#7a4a34') +
  path('M1574 270L1634 270L1654 352L1554 352Z', 'url(#shade)') +
  line('M1556 352L1652 352', '#fff3cf', 5) +
  ellipse(1604, 486, 44, 10, '#5a3428')

/** Drawn back. @param d width, negative for the right side */
const curtain = (x: number, d: number): string =>
  path(
    `M${x} ${Y}L${x + d * 92} ${Y}C${x + d * 84} ${Y + 150} ${x + d * 26} ${Y + 210} ${x + d * 30} ${Y + 260}C${x + d * 40} ${Y + 330} ${x + d * 36} ${Y + 380} ${x + d * 34} ${Y + 430}L${x} ${Y + 430}Z`,
    '#e9d3c0',
  ) +
  [18, 40, 62]
    .map((k) =>
      line(
        `M${x + d * k} ${Y}C${x + d * k} ${Y + 130} ${x + d * k * 0.34} ${Y + 200} ${x + d * k * 0.36} ${Y + 258}`,
        '#b08a86',
        5,
        'opacity=".5"',
      ),
    )
    .join('') +
  path(`M${x} ${Y + 248}L${x + d * 38} ${Y + 244}L${x + d * 36} ${Y + 264}L${x} ${Y + 268}Z`, '#c9868a')

/** Opened so far that it is seen nearly edge-on: the wall beside it is the text's. */
const shutter = (): string =>
  path(`M1674 ${Y - 10}L1712 ${Y - 22}L1712 ${Y + H + 12}L1674 ${Y + H}Z`, '#3f6a78') +
  Array.from({ length: 8 }, (_, i) => line(`M1682 ${Y + 22 + i * 50}L1704 ${Y + 20 + i * 51}`, '#2a4c5c', 9)).join('') +
  line(`M1674 ${Y - 10}L1712 ${Y - 22}`, '#7fb0b4', 4, 'opacity=".7"')

/** In front of the hero. */
export const sill = (): string =>
  path(
    `M${X - 38} ${Y + H - 4}L${RIGHT + 40} ${Y + H - 4}L${RIGHT + 54} ${Y + H + 30}L${X - 52} ${Y + H + 30}Z`,
    '#d9bfa0',
  ) +
  path(
    `M${X - 52} ${Y + H + 30}L${RIGHT + 54} ${Y + H + 30}L${RIGHT + 50} ${Y + H + 48}L${X - 48} ${Y + H + 48}Z`,
    '#5d5468',
  ) +
  line(`M${X - 36} ${Y + H - 2}L${RIGHT + 38} ${Y + H - 2}`, '#fff0d0', 4, 'opacity=".8"')

/** The patchwork quilt over the hero's legs. Needs the gradient 'quilt'. */
export function quilt(): string {
  const outline = 'M1184 560L1184 494C1260 474 1330 466 1410 470C1500 466 1580 478 1648 494L1648 560Z'
  const patches = (
    [
      [1230, 504, '#8fa6d6'],
      [1310, 520, '#c9868a'],
      [1390, 510, '#e2c39a'],
      [1470, 522, '#6f9aa0'],
      [1550, 508, '#a58ab8'],
    ] as const
  ).map(
    ([x, y, colour]) =>
      path(
        `M${x - 36} ${y - 26}Q${x} ${y - 34} ${x + 36} ${y - 24}L${x + 38} ${y + 50}L${x - 38} ${y + 50}Z`,
        colour,
        'opacity=".75"',
      ) + line(`M${x - 36} ${y - 26}L${x - 38} ${y + 50}`, '#fff0d8', 2.5, 'opacity=".5" stroke-dasharray="8 7"'),
  )
  return (
    group('filter="url(#cM)"', path(outline, 'url(#quilt)')) +
    inside(outline, patches.join('')) +
    line('M1186 496C1260 476 1330 468 1410 472C1500 468 1580 480 1646 496', '#fff3dc', 9, 'opacity=".85"')
  )
}
