/** A stream in moonlight: drops, a splash, and the creatures on the water. */
import { fix, smooth, tube } from '../../drawing/curve.ts'
import type { Point } from '../../drawing/geometry.ts'
import type { Random } from '../../drawing/random.ts'
import { ellipse, group, line, path } from '../../drawing/svg.ts'

export const drop = (x: number, y: number, r: number): string =>
  path(
    `M${fix(x)} ${fix(y - r * 1.8)}C${fix(x + r)} ${fix(y - r * 0.4)} ${fix(x + r)} ${fix(y + r)} ${fix(x)} ${fix(y + r)}C${fix(x - r)} ${fix(y + r)} ${fix(x - r)} ${fix(y - r * 0.4)} ${fix(x)} ${fix(y - r * 1.8)}Z`,
    '#e8fbff',
    'opacity=".9"',
  )

/** x, lean, height. */
const TONGUES = [
  [-74, -66, 54],
  [-44, -34, 96],
  [-12, -8, 74],
  [18, 14, 118],
  [48, 38, 82],
  [76, 70, 58],
] as const

/** Cup: a crown of water round x, y. */
export const splash = (random: Random, x: number, y: number): string =>
  ellipse(x, y + 2, 178, 28, '#ffffff', 'opacity=".45"') +
  ellipse(x, y + 2, 128, 17, '#5fb0c4', 'opacity=".7"') +
  TONGUES.map(([dx, lean, height]) => {
    const [b, m, e]: [Point, Point, Point] = [
      [x + dx, y],
      [x + dx + lean * 0.35, y - height * 0.6],
      [x + dx + lean, y - height],
    ]
    return (
      path(tube([b, m, e], [15, 8, 2.5], 5), '#f2fdff', 'opacity=".9"') +
      line(smooth([[b[0] - 4, b[1]], [m[0] - 3, m[1]], e], false), '#8fd0e0', 2.5, 'opacity=".7"') +
      drop(e[0] + lean * 0.22, e[1] - 20, random.between(5, 8))
    )
  }).join('') +
  line(`M${x - 118} ${y + 4}Q${x} ${y + 34} ${x + 118} ${y + 4}`, '#ffffff', 5, 'opacity=".9"')

export const stone = (x: number, y: number, rx: number, ry: number): string =>
  ellipse(x, y + ry * 0.5, rx * 1.2, ry * 0.62, '#ffffff', 'opacity=".5"') +
  group(
    'filter="url(#fRock)"',
    path(
      `M${x - rx} ${y + ry * 0.4}C${x - rx} ${y - ry} ${x + rx} ${y - ry} ${x + rx} ${y + ry * 0.4}Q${x} ${y + ry} ${x - rx} ${y + ry * 0.4}Z`,
      '#7f9cb4',
    ),
  ) +
  ellipse(x - rx * 0.2, y - ry * 0.42, rx * 0.5, ry * 0.16, '#9cc48c', 'opacity=".9"')

export const lilyPad = (x: number, y: number, r: number, bloom = false): string =>
  ellipse(x, y, r, r * 0.32, '#6fae84') +
  path(`M${x} ${y}L${x + r * 0.9} ${y - r * 0.2}L${x + r} ${y + r * 0.06}Z`, '#a8dce0') +
  line(`M${x - r * 0.7} ${y - 2}Q${x} ${y - r * 0.2} ${x + r * 0.4} ${y - r * 0.1}`, '#9cd0a4', 3) +
  (bloom
    ? [-18, 0, 18]
        .map((u) => path(`M${x + u - 9} ${y - 4}Q${x + u * 1.5} ${y - 44} ${x + u + 9} ${y - 4}Z`, '#ffd6e4'))
        .join('') + ellipse(x, y - 6, 8, 5, '#ffd86a')
    : '')

/** A mouse in half a walnut, with a leaf for a sail. */
export const walnutBoat = (x: number, y: number, s: number): string =>
  `<g transform="translate(${x} ${y}) scale(${s})">` +
  ellipse(0, 26, 82, 10, '#ffffff', 'opacity=".6"') +
  line('M14 -10L14 -112', '#8a5c30', 5) +
  path('M18 -110C70 -96 74 -44 20 -30Z', '#8fc05a') +
  line('M20 -36Q46 -60 48 -92', '#5f9446', 3) +
  ellipse(-20, -28, 22, 24, '#c9b8c4') +
  ellipse(-36, -50, 12, 12, '#c9b8c4') +
  ellipse(-8, -52, 12, 12, '#c9b8c4') +
  ellipse(-36, -50, 7, 7, '#f0b8b8') +
  ellipse(-8, -52, 7, 7, '#f0b8b8') +
  ellipse(-30, -30, 3.4, 4, '#3a2430') +
  ellipse(-16, -30, 3.4, 4, '#3a2430') +
  ellipse(-24, -20, 4, 3, '#d9787a') +
  group('filter="url(#cS)"', path('M-62 -14Q0 4 62 -14C58 30 -58 30 -62 -14Z', '#c08a50')) +
  line('M-40 -4Q-36 16 -20 20M0 0L0 22M40 -4Q36 16 20 20', '#8a5c30', 3, 'opacity=".6"') +
  '</g>'

/** A fish that jumps to look. */
export const fish = (x: number, y: number, s: number, turn: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${s})">` +
  group(
    'filter="url(#cS)"',
    path('M-44 0C-20 -30 26 -28 46 0C26 26 -20 26 -44 0ZM-38 0L-72 -24Q-62 0 -72 24Z', '#f3a45c'),
  ) +
  ellipse(26, -5, 8, 8, '#ffffff') +
  ellipse(28, -5, 4, 4.6, '#2a2030') +
  line('M4 -18Q-6 0 4 18M-14 -14Q-22 0 -14 14', '#ffe0b0', 3) +
  '</g>'

export const duckling = (x: number, y: number, s: number): string =>
  `<g transform="translate(${x} ${y}) scale(${s})">` +
  ellipse(0, 14, 52, 7, '#ffffff', 'opacity=".6"') +
  path('M-46 -6C-40 20 40 24 46 -2C34 -16 10 -20 -10 -10C-26 -2 -38 -14 -46 -6Z', '#ffd86a') +
  ellipse(30, -28, 20, 20, '#ffd86a') +
  path('M46 -30L64 -24L46 -18Z', '#f09a3c') +
  ellipse(36, -32, 3.4, 4, '#3a2420') +
  line('M-18 -2Q-4 10 12 0', '#e0b040', 4) +
  '</g>'

export const dragonfly = (x: number, y: number, s: number, turn: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${s})">` +
  [-30, 30, -64, 64]
    .map((a) => `<ellipse cx="0" cy="-26" rx="8" ry="26" fill="#e8fbff" fill-opacity=".85" transform="rotate(${a})"/>`)
    .join('') +
  line('M0 -4L0 46', '#3f8aa8', 6) +
  ellipse(0, -10, 8, 8, '#3f8aa8') +
  '</g>'

/** Reeds at the water's edge. @param h height */
export const reed = (x: number, y: number, h: number, lean: number): string =>
  line(`M${x} ${y}Q${x + lean * 0.3} ${y - h * 0.6} ${x + lean} ${y - h}`, '#6fa48c', 6) +
  path(
    `M${x + lean - 10} ${y - h + 10}C${x + lean - 12} ${y - h - 50} ${x + lean + 12} ${y - h - 50} ${x + lean + 10} ${y - h + 10}Z`,
    '#a87a58',
  )
