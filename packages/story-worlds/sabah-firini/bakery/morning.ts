/** The bakery by day: plaster, an arched window to the city and the sea, panelling, shelves, and things to find. */
import { fix } from '../../drawing/curve.ts'
import { glow } from '../../drawing/effects.ts'
import { linear, radial } from '../../drawing/filters.ts'
import type { Random } from '../../drawing/random.ts'
import { ellipse, group, inside, line, path } from '../../drawing/svg.ts'
import { farGull } from '../creatures/gull.ts'
import { mosque, roofs, tower } from './city.ts'
import { loaf, simit } from './dough.ts'

/** Paints of this file, once in a scene's defs. */
export const MORNING_DEFS =
  radial(
    'plaster',
    [
      [0, '#fffaee'],
      [0.4, '#fdf0d6'],
      [1, '#f2d8ac'],
    ],
    0.5,
    0.32,
    0.68,
  ) +
  linear('sky', [
    [0, '#93cdf0'],
    [0.45, '#c9e6ef'],
    [0.8, '#ffeabd'],
  ]) +
  linear('sea', [
    [0, '#cfe3ee'],
    [1, '#9cc6de'],
  ]) +
  radial('sun', [
    [0, '#fffbe2', 1],
    [0.3, '#fff0b8', 0.8],
    [1, '#ffe9b0', 0],
  ]) +
  linear('panel', [
    [0, '#efcb96'],
    [1, '#ddb07a'],
  ]) +
  linear('planks', [
    [0, '#e2b584'],
    [1, '#cf9a6a'],
  ]) +
  linear('dayWood', [
    [0, '#cf8c50'],
    [0.5, '#b06e3c'],
    [1, '#87492a'],
  ]) +
  linear('shaft', [
    [0, '#fff4d0', 0.5],
    [1, '#ffe9b8', 0.05],
  ]) +
  radial(
    'corners',
    [
      [0, '#8a4a3a', 0],
      [0.62, '#8a4a3a', 0],
      [1, '#8a4030', 0.22],
    ],
    0.5,
    0.42,
    0.76,
  )

/** Plaster with brush strokes. @param bottom upper edge of the panelling */
export const plaster = (random: Random, w: number, bottom: number): string =>
  `<rect width="${w}" height="${bottom + 40}" fill="url(#plaster)"/>` +
  Array.from({ length: 26 }, () =>
    line(
      `M${fix(random.between(0, w))} ${fix(random.between(0, bottom))}q${fix(random.between(20, 60))} ${fix(random.spread() * 6)} ${fix(random.between(70, 140))} ${fix(random.spread() * 8)}`,
      '#ffffff',
      random.between(5, 12),
      'opacity=".22"',
    ),
  ).join('')

/** An arched window; x: its middle, y: its sill; 600 wide. */
export function archWindow(random: Random, x: number, y: number): string {
  const arch = `M${x - 300} ${y}L${x - 300} ${y - 390}C${x - 300} ${y - 530} ${x - 170} ${y - 610} ${x} ${y - 610}C${x + 170} ${y - 610} ${x + 300} ${y - 530} ${x + 300} ${y - 390}L${x + 300} ${y}Z`
  const frame = `M${x - 328} ${y}L${x - 328} ${y - 390}C${x - 328} ${y - 550} ${x - 180} ${y - 638} ${x} ${y - 638}C${x + 180} ${y - 638} ${x + 328} ${y - 550} ${x + 328} ${y - 390}L${x + 328} ${y}`
  return (
    path(`${frame}Z`, '#fffaf0') +
    line(frame, '#d9b98c', 5, 'opacity=".7"') +
    inside(
      arch,
      `<rect x="${x - 320}" y="${y - 620}" width="640" height="640" fill="url(#sky)"/>` +
        glow(x - 16, y - 170, 330, 'sun', 0.95) +
        ellipse(x - 16, y - 170, 50, 50, '#fffdf2') +
        path(
          cloud(x + 80, y - 490, 1.1) + cloud(x - 220, y - 430, 0.7) + cloud(x + 230, y - 380, 0.6),
          '#ffffff',
          'opacity=".9"',
        ) +
        mosque(x - 40, y - 120, 0.6, '#a9bfdc') +
        tower(x + 140, y - 118, 0.6, '#aebfd8') +
        roofs(random, {
          ...{ x0: x - 310, x1: x + 310, y: y - 116, high: 62, lit: 0.3 },
          ...{ colour: '#c3cfe2', lights: '#fff1c0' },
        }) +
        `<rect x="${x - 320}" y="${y - 120}" width="640" height="140" fill="url(#sea)"/>` +
        [0, 1, 2]
          .map((i) =>
            line(
              `M${x - 200 + i * 30} ${y - 100 + i * 18}l${70 - i * 10} 0M${x - 115 + i * 40} ${y - 92 + i * 18}l40 0`,
              '#ffffff',
              5,
              'opacity=".8"',
            ),
          )
          .join('') +
        ferryBoat(x + 50, y - 74, 1) +
        farGull(x - 170, y - 340, 0.7) +
        farGull(x - 90, y - 390, 0.45) +
        farGull(x + 190, y - 310, 0.6),
    ) +
    line(
      `M${x} ${y - 610}L${x} ${y}M${x - 300} ${y - 310}L${x + 300} ${y - 310}M${x - 188} ${y - 565}L${x - 188} ${y}M${x + 188} ${y - 565}L${x + 188} ${y}`,
      '#fff8ea',
      13,
    ) +
    line(
      `M${x + 6} ${y - 610}L${x + 6} ${y}M${x - 300} ${y - 303}L${x + 300} ${y - 303}M${x - 182} ${y - 560}L${x - 182} ${y}M${x + 194} ${y - 560}L${x + 194} ${y}`,
      '#d9bd94',
      3,
      'opacity=".7"',
    )
  )
}

/** Path data of a flat-footed cloud. */
export const cloud = (x: number, y: number, s: number): string =>
  `M${x - 90 * s} ${y}C${x - 100 * s} ${y - 40 * s} ${x - 50 * s} ${y - 50 * s} ${x - 40 * s} ${y - 36 * s}C${x - 30 * s} ${y - 76 * s} ${x + 30 * s} ${y - 76 * s} ${x + 40 * s} ${y - 36 * s}C${x + 70 * s} ${y - 50 * s} ${x + 100 * s} ${y - 30 * s} ${x + 90 * s} ${y}Z`

/** A ferry far away, as wide as a thumb. x, y: the middle of its deck's edge. */
export const ferryBoat = (x: number, y: number, s: number): string =>
  `<g transform="translate(${fix(x)} ${fix(y)}) scale(${s})">` +
  path('M-74 0L74 0L60 26L-58 26Z', '#fffdf6') +
  path('M-56 -24h112v24h-112ZM-34 -42h66v18h-66Z', '#fff6e2') +
  path('M2 -68h20v26h-20Z', '#e7a63c') +
  [-44, -22, 0, 22].map((d) => `<rect x="${d}" y="-18" width="12" height="11" rx="2" fill="#7fa2c8"/>`).join('') +
  line('M-62 12L66 12', '#d2604a', 4) +
  path('M12 -74c-14 -14 6 -22 -8 -36c18 4 22 24 8 36Z', '#ffffff', 'opacity=".8"') +
  '</g>'

/** Boards along the wall. */
export const panelling = (w: number, top: number, bottom: number): string =>
  `<rect y="${top}" width="${w}" height="${bottom - top}" fill="url(#panel)"/>` +
  line(
    Array.from(
      { length: Math.ceil(w / 96) + 1 },
      (_, i) => `M${i * 96 + 30} ${top + 28}L${i * 96 + 30} ${bottom}`,
    ).join(''),
    '#b98250',
    3,
    'opacity=".35"',
  ) +
  `<rect y="${top - 8}" width="${w}" height="30" fill="#f6dcae"/>` +
  `<rect y="${top + 20}" width="${w}" height="9" fill="#b98250" fill-opacity=".35"/>`

/** Planks that run toward the reader. */
export const planks = (w: number, h: number, top: number): string =>
  `<rect y="${top}" width="${w}" height="${h - top + 6}" fill="url(#planks)"/>` +
  line(
    Array.from({ length: 19 }, (_, i) => `M${w / 2 + (i - 9) * 128} ${top + 2}L${w / 2 + (i - 9) * 190} ${h}`).join(''),
    '#a86a44',
    3,
    'opacity=".35"',
  ) +
  line(`M0 ${(top + h) / 2}L${w} ${(top + h) / 2}`, '#a86a44', 3, 'opacity=".3"')

/** A beam along the upper edge. */
export const beam = (w: number): string =>
  `<rect x="-10" y="-14" width="${w + 20}" height="34" fill="#e4bd86"/>` +
  `<rect y="20" width="${w}" height="7" fill="#b98250" fill-opacity=".3"/>`

/** The brick oven in daylight; x: its middle, y: the floor. About 420 wide. */
export function dayOven(x: number, y: number, s = 1): string {
  const front = 'M-210 0L-210 -190C-200 -290 -90 -322 0 -322C110 -322 196 -290 206 -190L206 0Z'
  const mouth = 'M-104 -70L-104 -130C-100 -200 -50 -226 0 -226C50 -226 100 -200 104 -130L104 -70Z'
  const colours = ['#e2a47c', '#d8946c', '#eab48c', '#cf8a64']
  const rows = Array.from({ length: 11 }, (_, r) =>
    Array.from(
      { length: 9 },
      (_, c) =>
        `<rect x="${-216 + c * 52 - (r % 2) * 26}" y="${-322 + r * 30}" width="47" height="25" rx="4" fill="${colours[(r * 3 + c * 2) % 4]}"/>`,
    ).join(''),
  ).join('')
  const stones = Array.from({ length: 11 }, (_, i) => {
    const angle = ((-180 + i * 18) * Math.PI) / 180
    const [bx, by] = [Math.cos(angle) * 122, -122 + Math.sin(angle) * 122]
    return `<rect x="${fix(bx - 17)}" y="${fix(by - 21)}" width="34" height="42" rx="6" fill="${i % 2 ? '#f3d3b0' : '#e6bd94'}" transform="rotate(${-90 + i * 18} ${fix(bx)} ${fix(by)})"/>`
  }).join('')
  return (
    `<g transform="translate(${x} ${y}) scale(${s})">` +
    group('filter="url(#cM)"', path(front, '#c98a66'), inside(front, rows)) +
    group('filter="url(#cS)"', stones) +
    path(mouth, '#5a2018') +
    inside(mouth, glow(0, -70, 170, 'warm', 1) + loaf(-46, -74, 0.42) + loaf(44, -72, 0.42)) +
    group('filter="url(#cS)"', '<rect x="-132" y="-74" width="264" height="22" rx="6" fill="#f2e2cc"/>') +
    '</g>'
  )
}

/** Three shelves of yesterday's loaves and simits; one of the loaves sleeps. x: middle, y: floor; 400 wide. */
export const rack = (x: number, y: number): string =>
  group('filter="url(#cM)"', path(`M${x - 200} ${y - 316}h20v316h-20ZM${x + 170} ${y - 316}h20v316h-20Z`, '#c08a54')) +
  [0, 106, 212]
    .map((d) => `<rect x="${x - 206}" y="${y - 226 + d}" width="404" height="16" rx="4" fill="#d6a468"/>`)
    .join('') +
  loaf(x + 84, y - 226, 0.66) +
  [0, 1, 2, 3].map((i) => simit(x - 140 + i * 84, y - 152, 0.72, i * 24)).join('') +
  group(
    'filter="url(#cS)"',
    path(
      `M${x - 160} ${y - 14}C${x - 176} ${y - 60} ${x - 170} ${y - 82} ${x - 140} ${y - 82}h40C${x - 70} ${y - 82} ${x - 64} ${y - 60} ${x - 80} ${y - 14}Z`,
      '#d9795a',
    ),
    path(`M${x - 148} ${y - 92}h56v12h-56Z`, '#f2e2cc'),
  ) +
  group(
    'filter="url(#cS)"',
    path(`M${x - 40} ${y - 14}v-64q0 -14 14 -14h50q14 0 14 14v64Z`, '#a9cbe0'),
    path(`M${x - 36} ${y - 14}v-40h70v40Z`, '#fff6e2'),
  ) +
  loaf(x + 110, y - 14, 0.62) +
  line(`M${x + 92} ${y - 44}q7 7 14 0M${x + 118} ${y - 44}q7 7 14 0`, '#7a3e18', 4)

/** The turquoise hat, off for once. x, y: its middle above. */
export const lyingHat = (x: number, y: number, s: number): string =>
  `<g transform="translate(${x} ${y}) scale(${s})">` +
  group(
    'filter="url(#cM)"',
    path('M-56 96C-66 30 -40 -6 4 -6C50 -6 72 34 60 98C20 84 -20 84 -56 96Z', '#1fa8a4'),
    path('M-62 84C-20 68 24 68 66 86L62 116C22 98 -20 98 -60 114Z', '#fdf0d6'),
    ellipse(4, -16, 24, 23, '#fffaf0'),
  ) +
  line('M-40 40q12 10 24 0t24 0t24 0t24 0', '#7fe6d8', 6, 'opacity=".9"') +
  '</g>'

/** A sieve on the wall. */
export const sieve = (x: number, y: number): string =>
  line(`M${x} ${y - 70}l0 -20`, '#8a5a34', 6) +
  group('filter="url(#cS)"', ellipse(x, y, 62, 62, '#c98f56'), ellipse(x, y, 48, 48, '#f3e3c6')) +
  line(
    Array.from(
      { length: 7 },
      (_, i) =>
        `M${x - 40 + i * 13} ${y - 34}L${x - 40 + i * 13} ${y + 34}M${x - 36} ${y - 39 + i * 13}L${x + 36} ${y - 39 + i * 13}`,
    ).join(''),
    '#b99468',
    2,
    'opacity=".7"',
  )

const BLOSSOMS = [
  [-26, -74],
  [6, -92],
  [34, -70],
  [-6, -62],
  [22, -52],
] as const
const PETALS = [
  [-9, 0],
  [0, -9],
  [9, 0],
  [0, 7],
] as const

/** A geranium in its pot on the sill. */
export const geranium = (x: number, y: number): string =>
  BLOSSOMS.map(
    ([u, v], i) =>
      line(`M${x} ${y - 30}Q${x + u * 0.4} ${y + v * 0.6} ${x + u} ${y + v}`, '#5f9a58', 4) +
      PETALS.map(([a, b]) => ellipse(x + u + a, y + v + b, 7.5, 7.5, i % 2 ? '#e2504c' : '#ee6a60')).join('') +
      ellipse(x + u, y + v, 7, 7, '#ffd2a0'),
  ).join('') +
  group(
    'filter="url(#cS)"',
    path(
      `M${x - 12} ${y - 34}C${x - 50} ${y - 58} ${x - 52} ${y - 20} ${x - 20} ${y - 26}ZM${x + 12} ${y - 34}C${x + 52} ${y - 56} ${x + 54} ${y - 18} ${x + 20} ${y - 26}ZM${x - 4} ${y - 36}C${x - 24} ${y - 66} ${x + 20} ${y - 70} ${x + 8} ${y - 34}Z`,
      '#6fae62',
    ),
    path(`M${x - 32} ${y - 30}L${x + 32} ${y - 30}L${x + 24} ${y + 6}L${x - 24} ${y + 6}Z`, '#d9795a'),
    `<rect x="${x - 37}" y="${y - 38}" width="74" height="14" rx="5" fill="#e58a68"/>`,
  )

export const rollingPin = (x: number, y: number, rot = -5): string =>
  `<g transform="rotate(${rot} ${x} ${y})">` +
  group(
    'filter="url(#cM)"',
    `<rect x="${x - 168}" y="${y - 9}" width="336" height="18" rx="9" fill="#b5743e"/><rect x="${x - 120}" y="${y - 20}" width="240" height="40" rx="18" fill="#dfa968"/>`,
  ) +
  '</g>'

/** A small mouse with a crumb. */
export const mouse = (x: number, y: number): string =>
  line(`M${x + 34} ${y - 6}q34 6 40 -22`, '#d99a94', 5) +
  group(
    'filter="url(#cS)"',
    ellipse(x + 8, y - 20, 34, 24, '#b9b2b8'),
    ellipse(x - 26, y - 30, 21, 18, '#c6bfc4'),
    ellipse(x - 16, y - 50, 12, 12, '#c6bfc4'),
  ) +
  ellipse(x - 16, y - 50, 7, 7, '#eeb3ae') +
  ellipse(x - 33, y - 33, 3.4, 4, '#2c1a24') +
  ellipse(x - 47, y - 26, 4, 3.4, '#d9827c') +
  ellipse(x - 44, y - 12, 8, 7, '#f6cf8c')

/** A paw's print in flour. */
export const pawPrint = (x: number, y: number): string =>
  ellipse(x, y, 11, 8, '#fffaf0', 'opacity=".9"') +
  [-9, 0, 9].map((d) => ellipse(x + d, y - 11 - (d ? 0 : 3), 3.6, 3.6, '#fffaf0', 'opacity=".9"')).join('')

/** A child's hand printed in flour. */
export const handPrint = (x: number, y: number, rot: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${rot})" opacity=".82">` +
  ellipse(0, 0, 20, 18, '#fffaf0') +
  line('M-14 -12L-20 -34M-4 -16L-5 -42M7 -15L10 -40M16 -8L24 -28M17 6L32 0', '#fffaf0', 10) +
  '</g>'

/** Specks of flour in the light. @param faces middle and radius of areas without specks */
export const flour = (
  random: Random,
  n: number,
  [x0, y0, x1, y1]: readonly [number, number, number, number],
  faces: readonly (readonly [number, number, number])[],
): string =>
  Array.from({ length: n }, (): readonly [number, number] => [random.between(x0, x1), random.between(y0, y1)])
    .filter(([x, y]) => faces.every(([a, b, r]) => Math.hypot(x - a, y - b) > r))
    .map(([x, y]) => {
      const r = random.between(1.4, 4.2)
      return ellipse(x, y, r, r, '#ffffff', `opacity="${random.between(0.5, 1).toFixed(2)}"`)
    })
    .join('')

/** Darkens the page's corners with a warm colour, never black. */
export const corners = (w: number, h: number): string => `<rect width="${w}" height="${h}" fill="url(#corners)"/>`
