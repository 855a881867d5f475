/** Colours, brushes and sheets. */
import { leaf } from '#stories/drawing/brush.ts'
import { blob, fix, polar } from '#stories/drawing/curve.ts'
import { mix } from '#stories/drawing/colour.ts'
import type { Random } from '#stories/drawing/random.ts'
import { ellipse, group, line, path } from '#stories/drawing/svg.ts'
import { contact } from './page.ts'

/** An open glass of colour; its foot is at x, y; 84 high. */
export const colourPot = (x: number, y: number, colour: string, s = 1): string =>
  contact(x, y - 2, 42 * s, 8 * s) +
  `<g transform="translate(${x} ${y}) scale(${s})">` +
  group(
    'filter="url(#dS)"',
    path('M-38 -76L-34 -10Q-32 2 0 4Q32 2 34 -10L38 -76Z', '#f4fbfa'),
    path('M-36 -52L-33 -12Q-31 0 0 2Q31 0 33 -12L36 -52Z', colour),
  ) +
  ellipse(0, -76, 38, 12, '#ffffff') +
  ellipse(0, -74, 32, 9, mix(colour, '#ffffff', 0.12)) +
  ellipse(-10, -76, 12, 3, '#ffffff', 'opacity=".5"') +
  line('M-27 -62L-24 -18', '#ffffff', 6, 'opacity=".65"') +
  '</g>'

/** A brush from its end to its tip, with colour on the hairs. */
export function brush(
  from: readonly [number, number],
  to: readonly [number, number],
  colour: string,
  handle: string,
): string {
  const deg = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const [ferrule, hairs] = [polar(from, deg, length - 62), polar(from, deg, length - 40)]
  const d = (a: readonly [number, number], b: readonly [number, number]) =>
    `M${a.map(fix).join(' ')}L${b.map(fix).join(' ')}`
  return (
    group('filter="url(#dS)"', line(d(from, ferrule), handle, 13), line(d(ferrule, hairs), '#dfe6ea', 16)) +
    path(leaf(hairs[0], hairs[1], 48, 15, (deg * Math.PI) / 180), mix(colour, '#5a3324', 0.25)) +
    path(leaf(polar(hairs, deg, 12)[0], polar(hairs, deg, 12)[1], 36, 12, (deg * Math.PI) / 180), colour)
  )
}

/** A jar full of brushes; its foot is at x, y; about 250 high. */
export const brushJar = (x: number, y: number): string =>
  contact(x, y - 2, 64, 12) +
  (
    [
      [-18, -120, -62, -244, '#e4573d', '#c98a50'],
      [-6, -120, -16, -276, '#2fa3a0', '#7a9a5c'],
      [8, -120, 34, -256, '#f3b63e', '#b5743e'],
      [20, -120, 82, -226, '#8a63c9', '#d9a35e'],
    ] as const
  )
    .map(([fx, fy, tx, ty, colour, handle]) => brush([x + fx, y + fy + 60], [x + tx, y + ty], colour, handle))
    .join('') +
  group(
    'filter="url(#dM)"',
    path(
      `M${x - 62} ${y - 126}L${x - 54} ${y - 10}Q${x} ${y + 8} ${x + 54} ${y - 10}L${x + 62} ${y - 126}Q${x} ${y - 112} ${x - 62} ${y - 126}Z`,
      '#4fa8b4',
    ),
    path(
      `M${x - 60} ${y - 92}Q${x} ${y - 76} ${x + 60} ${y - 92}L${x + 57} ${y - 62}Q${x} ${y - 46} ${x - 57} ${y - 62}Z`,
      '#fff3d8',
    ),
  ) +
  [-34, -12, 12, 34].map((d) => ellipse(x + d, y - 71 + Math.abs(d) * -0.14 + 2, 7, 7, '#e4573d')).join('') +
  line(`M${x - 44} ${y - 112}L${x - 39} ${y - 20}`, '#ffffff', 7, 'opacity=".45"')

/** A round palette with six heaps of colour. */
export const palette = (x: number, y: number): string => {
  const board = `M${x - 150} ${y}C${x - 150} ${y - 44} ${x - 70} ${y - 62} ${x} ${y - 62}C${x + 96} ${y - 62} ${x + 156} ${y - 34} ${x + 150} ${y + 2}C${x + 146} ${y + 30} ${x + 110} ${y + 22} ${x + 92} ${y + 34}C${x + 76} ${y + 52} ${x + 20} ${y + 60} ${x - 30} ${y + 54}C${x - 104} ${y + 48} ${x - 150} ${y + 36} ${x - 150} ${y}Z`
  return (
    contact(x, y + 36, 140, 26) +
    path(board, '#a9683c', 'transform="translate(0 9)"') +
    group('filter="url(#dS)"', path(board, '#f3d3a0')) +
    ellipse(x + 84, y + 12, 22, 11, '#c98f5c') +
    ellipse(x + 86, y + 15, 19, 8, '#d9a468') +
    (
      [
        [-104, -6, '#e4573d'],
        [-60, -32, '#f3b63e'],
        [-2, -40, '#6fae52'],
        [56, -38, '#3f9fc0'],
        [-92, 28, '#8a63c9'],
        [-34, 34, '#f28aa0'],
      ] as const
    )
      .map(
        ([u, v, colour]) =>
          group('filter="url(#dS)"', ellipse(x + u, y + v, 25, 13, colour)) +
          ellipse(x + u - 7, y + v - 4, 8, 3, '#ffffff', 'opacity=".6"'),
      )
      .join('')
  )
}

/** @param picture drawn round 0,0 on a sheet of 150 × 110 */
export const sheetOfPaper = (
  x: number,
  y: number,
  rot: number,
  picture: string,
  { s = 1, flat = 1, lifted = 5 } = {},
): string =>
  `<g transform="translate(${x} ${y}) scale(${s} ${fix(s * flat * 100) / 100}) rotate(${rot})">` +
  `<rect x="-75" y="-55" width="150" height="110" fill="#5a2a1c" fill-opacity=".28" filter="url(#s4)" transform="translate(${lifted} ${lifted * 1.6})"/>` +
  group('filter="url(#dS)"', path('M-75 -55Q0 -51 75 -55Q72 0 75 55Q0 58 -75 55Q-72 0 -75 -55Z', '#fffdf6')) +
  picture +
  '</g>'

/** Small pictures for sheets. */
export const SKETCHES = {
  hills:
    path('M-60 40Q-30 -6 0 18T60 0V42H-60Z', '#9ccf72') +
    ellipse(28, -22, 14, 14, '#ffd25e') +
    path('M-36 20L-22 -22L-8 20Z', '#4f9c6a'),
  boat:
    path('M-46 10H46L30 34H-30Z', '#e4573d') +
    path('M-2 4V-42L34 2Z', '#fff0c8') +
    path('M-6 4V-34L-30 2Z', '#7fc0dc') +
    line('M-60 40q12 -10 24 0t24 0t24 0t24 0t24 0', '#4f9fc8', 5),
  fox:
    path('M-40 30L-24 -22L-9 2L9 2L24 -22L40 30Z', '#e8792b') +
    path('M-22 30L0 8L22 30Z', '#fff4e0') +
    ellipse(-12, 10, 3.4, 4, '#3a1c14') +
    ellipse(12, 10, 3.4, 4, '#3a1c14') +
    ellipse(0, 26, 5, 4, '#3a1c14'),
  star: path('M0 -38L10 -10L40 -8L16 8L25 36L0 20L-25 36L-16 8L-40 -8L-10 -10Z', '#f7c04a'),
} as const

/** Drops of colour round a place. */
export const splashes = (random: Random, x: number, y: number, r: number, n: number, colour: string): string =>
  Array.from({ length: n }, () => {
    const a = random() * Math.PI * 2
    const away = r * random.between(0.9, 1.35)
    const k = random.between(4, 13)
    return path(blob(random, x + Math.cos(a) * away, y + Math.sin(a) * away * 0.34, k, k * 0.5, 8, 0.2), colour)
  }).join('')

/** A paw's print, its toes in the direction of `rot`. */
export const pawPrint = (x: number, y: number, rot: number, colour: string, s = 1, flat = 0.55): string =>
  `<g transform="translate(${x} ${y}) scale(${s} ${fix(s * flat * 100) / 100}) rotate(${rot})">` +
  path('M0 -8C12 -8 18 6 12 14C6 18 -6 18 -12 14C-18 6 -12 -8 0 -8Z', colour) +
  [
    [-17, -12],
    [-7, -22],
    [7, -22],
    [17, -12],
  ]
    .map(([u = 0, v = 0]) => ellipse(u, v, 5.4, 7, colour))
    .join('') +
  '</g>'
