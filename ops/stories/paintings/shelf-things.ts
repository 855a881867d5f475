/** Books on boards. */
import { mix } from '#stories/drawing/colour.ts'
import { fix } from '#stories/drawing/curve.ts'
import { ellipse, group, line, path } from '#stories/drawing/svg.ts'

/** A book that stands; its left foot is at x, y. @param lean degrees to the right */
export const standingBook = (x: number, y: number, w: number, h: number, colour: string, lean = 0): string =>
  `<g transform="rotate(${lean} ${lean > 0 ? x + w : x} ${y})">` +
  group('filter="url(#dS)"', `<rect x="${x}" y="${y - h}" width="${w}" height="${h}" rx="4" fill="${colour}"/>`) +
  `<rect x="${x}" y="${fix(y - h * 0.86)}" width="${w}" height="${fix(h * 0.07)}" fill="#fff3d0" fill-opacity=".75"/>` +
  `<rect x="${x}" y="${fix(y - h * 0.16)}" width="${w}" height="${fix(h * 0.05)}" fill="#fff3d0" fill-opacity=".75"/>` +
  ellipse(x + w / 2, y - h * 0.52, w * 0.2, w * 0.2, mix(colour, '#ffffff', 0.55)) +
  '</g>'

const BOOKS = [
  [18, 34, 104, '#2f8f86'],
  [54, 26, 118, '#f0b440'],
  [82, 38, 96, '#b0263f'],
  [122, 28, 110, '#6f8fd0'],
  [152, 32, 100, '#e58a68'],
] as const

/** A board with five books and a plant; its upper edge is at y. */
export const bookRow = (x: number, y: number, w: number): string =>
  ellipse(x + w / 2, y + 34, w * 0.5, 12, '#a8693a', 'opacity=".28" filter="url(#s10)"') +
  path(
    `M${x + 40} ${y + 16}V${y + 58}L${x + 76} ${y + 16}ZM${x + w - 40} ${y + 16}V${y + 58}L${x + w - 76} ${y + 16}Z`,
    '#b57c45',
  ) +
  BOOKS.map(([dx, bw, h, colour]) => standingBook(x + dx, y, bw, h, colour)).join('') +
  standingBook(x + 196, y, 26, 98, '#8a63c9', -9) +
  potPlant(x + w - 62, y, 0.9) +
  group('filter="url(#dS)"', `<rect x="${x}" y="${y}" width="${w}" height="20" rx="7" fill="#e0a968"/>`)

/** A pot with broad leaves; its foot is at x, y; 130 high. */
export const potPlant = (x: number, y: number, s: number): string =>
  `<g transform="translate(${x} ${y}) scale(${s})">` +
  group(
    'filter="url(#dS)"',
    path(
      'M0 -44C-50 -60 -70 -90 -62 -108C-30 -104 -8 -80 0 -44ZM0 -44C50 -60 70 -90 62 -108C30 -104 8 -80 0 -44ZM0 -44C-28 -84 -24 -128 0 -148C24 -128 28 -84 0 -44Z',
      '#6fb45e',
    ),
  ) +
  line('M0 -50Q-26 -70 -50 -98M0 -50Q26 -70 50 -98M0 -50V-132', '#d8efa0', 3.4, 'opacity=".7"') +
  group('filter="url(#dS)"', path('M-36 -46H36L27 0H-27Z', '#e58a68'), path('M-42 -58H42V-40H-42Z', '#f2a17c')) +
  line('M-24 -30L-19 -8', '#ffffff', 4, 'opacity=".4"') +
  '</g>'
