/**
 * The inside of a hollow log: honey-coloured wood with a glow of its own, up to the mouth through which the children
 * look in.
 */
import { wedge } from '../../drawing/brush.ts'
import { fix, polar, smooth } from '../../drawing/curve.ts'
import { radial } from '../../drawing/filters.ts'
import type { Point } from '../../drawing/geometry.ts'
import type { Random } from '../../drawing/random.ts'
import { ellipse, group, line, path } from '../../drawing/svg.ts'

/** The middle of the mouth on the page, and its half axes. */
const MIDDLE: Point = [1210, 398]
const [RX, RY] = [332, 312]

/** Unevenness of the torn edge, all round. */
const TORN = [
  0.01, -0.02, 0.015, 0, -0.012, 0.02, -0.008, 0.012, -0.02, 0.006, 0.016, -0.014, 0.004, -0.018, 0.02, -0.006,
]

/** A ring of the wall; a wider ring is nearer to the viewer. @param k width relative to the mouth */
function ring(k: number): string {
  return smooth(
    TORN.map((uneven, i): Point => {
      const a = (i / TORN.length) * Math.PI * 2
      const s = k * (1 + uneven)
      return [MIDDLE[0] - (k - 1) * 66 + Math.cos(a) * RX * s, MIDDLE[1] + (k - 1) * 84 + Math.sin(a) * RY * s]
    }),
  )
}

/** Outline of the mouth, through which the outside is visible. */
export const MOUTH = ring(1)

/** Rings grow fainter toward the viewer, behind the text. */
export const logWall = (random: Random, w: number, h: number): string => {
  const rings = Array.from({ length: 16 }, (_, i) => {
    const k = 1.16 * 1.13 ** i
    return line(ring(k), i % 2 ? '#fff3d0' : '#a8622e', 4 + i * 1.4, `opacity="${(0.3 / (1 + i * 0.8)).toFixed(3)}"`)
  })
  const grain = Array.from({ length: 150 }, () => {
    const deg = random.between(0, 360)
    const k = random.between(1.13, 1.2)
    const at = (far: number): Point => {
      const [x, y] = polar([0, 0], deg, 1)
      return [MIDDLE[0] - (far - 1) * 66 + x * RX * far, MIDDLE[1] + (far - 1) * 84 + y * RY * far]
    }
    const [p, q] = [at(k), at(k * random.between(1.04, 1.1))]
    return wedge(p, [(p[0] + q[0]) / 2 + random.spread() * 8, (p[1] + q[1]) / 2], q, random.between(1.5, 4))
  })
  return (
    `<rect width="${w}" height="${h}" fill="url(#logWood)"/>` +
    rings.join('') +
    path(grain.join(''), '#9a5a2c', 'opacity=".22"')
  )
}

/** Pale torn wood at the edge catches the light. */
export const logLip = (random: Random): string => {
  const torn = Array.from({ length: 64 }, () => {
    const deg = random.between(0, 360)
    const p: Point = [MIDDLE[0] + Math.cos(rad(deg)) * RX, MIDDLE[1] + Math.sin(rad(deg)) * RY]
    return wedge(p, p, polar(p, deg + random.spread() * 14, random.between(14, 34)), random.between(1.5, 4))
  })
  return (
    group('filter="url(#cM)"', `<path d="${ring(1.11)}${MOUTH}" fill="#e9b878" fill-rule="evenodd"/>`) +
    `<path d="${ring(1.06)}${MOUTH}" fill="#fbdca4" fill-rule="evenodd"/>` +
    path(torn.join(''), '#b5743e', 'opacity=".5"') +
    line(MOUTH, '#fff8dc', 6, 'opacity=".9"')
  )
}

const rad = (deg: number): number => (deg * Math.PI) / 180

/** Light lies on the floor below the mouth. */
export const logFloor = (): string =>
  ellipse(1090, 884, 520, 130, '#fff0c4', 'opacity=".5" filter="url(#b28)"') +
  ellipse(1060, 980, 800, 70, '#c98a4c', 'opacity=".3" filter="url(#b28)"')

/** A caterpillar asleep under a leaf. */
export const caterpillar = (x: number, y: number, s: number): string =>
  `<g transform="translate(${x} ${y}) scale(${s})">` +
  ellipse(0, 22, 92, 9, '#8a4a24', 'opacity=".35" filter="url(#b4)"') +
  [-64, -36, -8, 20].map((u, i) => ellipse(u, 4 - (i % 2) * 6, 20, 19, i % 2 ? '#a4c860' : '#8fb850')).join('') +
  group('filter="url(#cS)"', ellipse(52, -2, 25, 24, '#a4c860')) +
  line('M40 -4Q46 2 52 -4M58 -4Q64 2 70 -4M50 8Q56 12 62 8', '#4a5a28', 3) +
  line('M44 -24Q38 -38 30 -40M62 -24Q66 -38 74 -40', '#6f9440', 4) +
  group('filter="url(#cS)"', path('M-96 10C-80 -34 -10 -44 26 -12C6 16 -50 30 -96 10Z', '#e2905c')) +
  line('M-92 10Q-30 -4 22 -12', '#b8643c', 3) +
  '</g>'

/** A worm with a nightcap looks out of its hole. */
export const worm = (x: number, y: number, s: number): string =>
  `<g transform="translate(${x} ${y}) scale(${s})">` +
  ellipse(0, 0, 34, 28, '#a8622e') +
  ellipse(0, 4, 26, 20, '#7a4424') +
  group('filter="url(#cS)"', path('M-14 12C-16 -40 -8 -58 8 -58C26 -58 30 -40 18 -32C8 -26 12 -6 14 12Z', '#f0a4a0')) +
  ellipse(6, -44, 3.4, 4, '#5a2a2c') +
  ellipse(18, -44, 3.4, 4, '#5a2a2c') +
  group('filter="url(#cS)"', path('M-6 -54Q8 -74 24 -52Q44 -86 -10 -84Q-14 -66 -6 -54Z', '#6fa8d8')) +
  ellipse(-12, -80, 7, 7, '#ffffff') +
  '</g>'

/** A beetle that carries a light. */
export const lanternBeetle = (x: number, y: number, s: number): string =>
  `<g transform="translate(${x} ${y}) scale(${s})">` +
  ellipse(66, -30, 70, 70, 'url(#foxfire)') +
  line('M34 -10Q50 -50 66 -46L66 -36', '#7a4424', 4) +
  ellipse(66, -24, 11, 13, '#fff8c0') +
  line('M-20 8L-26 20M0 10L0 22M20 8L26 20', '#5a3448', 4) +
  group('filter="url(#cS)"', ellipse(0, -6, 36, 24, '#b0648c'), ellipse(34, -4, 13, 13, '#6a3c58')) +
  line('M-34 -6L24 -8', '#6a3c58', 3) +
  ellipse(39, -7, 4, 4, '#ffffff') +
  '</g>'

export const logDefs = (): string =>
  radial(
    'logWood',
    [
      [0, '#8f5228'],
      [0.27, '#b0703a'],
      [0.4, '#d39a58'],
      [0.58, '#eec68a'],
      [1, '#f4d49c'],
    ],
    fix(MIDDLE[0] - 30),
    MIDDLE[1] + 40,
    1240,
    'gradientUnits="userSpaceOnUse"',
  ) +
  radial('foxfire', [
    [0, '#f4ffd8', 0.9],
    [0.35, '#d8f4b0', 0.45],
    [1, '#c0eca8', 0],
  ])
