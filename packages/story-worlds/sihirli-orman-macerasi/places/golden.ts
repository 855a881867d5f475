/** The wood in low golden sun: mist behind the text, trunks as tones, hedges, a meadow. */
import { blob, smooth } from '../../drawing/curve.ts'
import { screen } from '../../drawing/effects.ts'
import { linear, radial } from '../../drawing/filters.ts'
import type { Point } from '../../drawing/geometry.ts'
import type { Random } from '../../drawing/random.ts'
import { ellipse, group, inside, path } from '../../drawing/svg.ts'
import { bush, canopy, tree } from '../plants/trees.ts'
import { grass } from '../plants/undergrowth.ts'

/** Colours of leaves, from their shade to their light. */
export const LEAVES = {
  near: [
    [0, '#4f8a46'],
    [0.5, '#86b050'],
    [1, '#f4ea8c'],
  ],
  bright: [
    [0, '#7fa64c'],
    [0.5, '#a8c75c'],
    [1, '#f6f0a0'],
  ],
  edge: [
    [0, '#4f8648'],
    [0.5, '#7aa84e'],
    [1, '#e4e484'],
  ],
} as const

/** Bark of a near trunk in this light. */
export const BARK = { col: '#9a7448', dark: '#6a4c30', light: '#e6c484' } as const

/** @param gap position of the sun */
export const goldenSky = (random: Random, [gx]: Point, w: number, h: number): string => {
  let haze = ''
  for (let i = 0; i < 34; i++) {
    const x = random.between(-60, w + 60)
    const y = random.between(-30, 200)
    if (Math.abs(x - gx) > 180)
      haze += path(blob(random, x, y, random.between(90, 190), random.between(50, 100)), '#e4dc8c', 'opacity=".32"')
  }
  return `<rect width="${w}" height="${h}" fill="url(#goldSky)"/>` + group('filter="url(#b16)"', haze)
}

export interface TrunkTones {
  far: string
  near: string
  dark: string
  light: string
}
const GOLDEN_TRUNKS: TrunkTones = { far: '#ecdc96', near: '#f5e6a8', dark: '#e2d288', light: '#fff4c0' }

/** Pale trunks: a trunk behind text must be a tone, not a line. @param y0 the foot */
export const paleTrunks = (
  random: Random,
  gap: Point,
  w: number,
  y0: number,
  n: number,
  { far, near, dark, light } = GOLDEN_TRUNKS,
): string => {
  let plane = ''
  for (let i = 0; i <= n; i++) {
    const x = (i * w) / n + random.spread() * 40
    const d = Math.min(1, Math.abs(x - gap[0]) / (w * 0.52))
    if (d < 0.14) continue
    plane += tree(random, {
      ...{ x, y0, w: random.between(22, 52), lean: random.spread() * 40 },
      ...{ col: d > 0.5 ? far : near, dark, light, filter: null, bark: 4, roots: 0.5 },
    })
  }
  return group('filter="url(#b2)" opacity=".7"', plane)
}

/** Shafts of sun that fan out from the gap. @param reach their length downwards */
export const sunRays = ([gx, gy]: Point, reach: number): string =>
  screen(
    group(
      'filter="url(#b10)"',
      ...(
        [
          [-0.72, 90, 0.5],
          [-0.36, 70, 0.6],
          [-0.08, 100, 0.7],
          [0.22, 80, 0.6],
          [0.6, 110, 0.5],
        ] as const
      ).map(
        ([k, w, o]) =>
          `<path d="M${gx + k * 120 - w * 0.3} -20h${w * 0.6}L${gx + k * reach * 1.4 + w * 1.6} ${reach}H${gx + k * reach * 1.4 - w * 1.6}Z" fill="url(#goldRay)" opacity="${o}"/>`,
      ),
    ) + ellipse(gx, gy, 420, 360, 'url(#warm)', 'opacity=".8"'),
  )

type Bush = readonly [x: number, y: number, rx: number, ry: number]

export const hedges = (random: Random, gap: Point, places: readonly Bush[], n = 360): string =>
  places
    .map(([x, y, rx, ry]) =>
      bush(random, x, y, rx, ry, LEAVES.near, { n, lx: x < gap[0] ? 0.6 : -0.6, size: [14, 28] }),
    )
    .join('')

/** A band of ground below a wavy edge. */
export const groundFrom = (edge: readonly Point[], fill: string, w: number, h: number): string =>
  path(smooth([...edge, [w + 100, h + 100], [-80, h + 100]]), fill)

/** Bright blades of a meadow. */
export const blades = (
  random: Random,
  x0: number,
  x1: number,
  y: number | ((x: number) => number),
  n: number,
  h: readonly [number, number] = [18, 44],
): string =>
  grass(random, {
    ...{ x0, x1, y, n, h: [h[0], h[1]], spread: 40 },
    cols: ['#7fae4e', '#9cc45a', '#5f9c48', '#c6d870', '#dde68a'],
  })

/** Leaves that hang from the upper edge. @param depth in pixels, by the share of the width */
export const leafRoof = (random: Random, w: number, depth: (u: number) => number, n = 17): string =>
  canopy(random, {
    w,
    n,
    edge: depth,
    stops: (u) => {
      const d = Math.min(1, Math.abs(u - 0.52) * 2)
      return d > 0.55 ? LEAVES.edge : LEAVES.bright
    },
    lx: (u) => (u < 0.52 ? 0.6 : -0.6),
    density: 100,
  })

/** Spots of sun between leaves. */
export const dapples = (spots: readonly (readonly [number, number, number])[]): string =>
  screen(group('filter="url(#b4)"', ...spots.map(([x, y, r]) => ellipse(x, y, r, r * 0.2, '#fff6b8', 'opacity=".5"'))))

const ROAD =
  'M1120 760C1146 768 1160 782 1140 800C1104 824 1030 834 1024 866C1020 904 1180 916 1200 960C1214 1012 1140 1070 1060 1130L420 1130C520 1070 700 1036 738 976C764 922 880 892 934 858C990 826 1080 824 1100 800C1112 786 1102 770 1104 760Z'

/** A road with pebbles that winds toward the viewer. */
export const road = (): string =>
  path(ROAD, '#8a9a44', 'opacity=".4" transform="translate(0 8)" filter="url(#b10)"') +
  path(ROAD, 'url(#road)') +
  inside(
    ROAD,
    [
      [800, 1030, 120],
      [980, 950, 90],
      [1110, 1000, 70],
      [700, 1082, 90],
    ]
      .map(([x = 0, y = 0, r = 0]) => ellipse(x, y, r, r * 0.16, '#fff6d6', 'opacity=".5"'))
      .join('') +
      [
        [860, 970],
        [1080, 1040],
        [930, 1082],
        [1000, 900],
        [1150, 960],
        [640, 1094],
      ]
        .map(
          ([x = 0, y = 0], i) =>
            ellipse(x, y, 13 + (i % 3) * 5, 6 + (i % 3) * 2, '#c9a868', 'opacity=".7"') +
            ellipse(x - 2, y - 2, 10 + (i % 3) * 5, 4 + (i % 3) * 2, '#ead9a4'),
        )
        .join(''),
  )

/** @param r radius of the brightness */
export const goldenDefs = ([gx, gy]: Point, r: number): string =>
  radial(
    'goldSky',
    [
      [0, '#fffef0'],
      [0.14, '#fff4c4'],
      [0.42, '#fbe9b0'],
      [0.78, '#f6dfa2'],
      [1, '#ead694'],
    ],
    gx,
    gy,
    r,
    'gradientUnits="userSpaceOnUse"',
  ) +
  radial('mote', [
    [0, '#ffffff', 1],
    [0.4, '#fff6c0', 0.6],
    [1, '#fff0a0', 0],
  ]) +
  linear('goldRay', [
    [0, '#fffbe0', 0.8],
    [1, '#fff3b8', 0],
  ]) +
  linear('meadow', [
    [0, '#f2e48c'],
    [0.4, '#d2d46e'],
    [1, '#9cc05a'],
  ]) +
  linear('lawn', [
    [0, '#bcd468'],
    [0.4, '#8ab853'],
    [1, '#5a924a'],
  ]) +
  linear('road', [
    [0, '#fff8dc'],
    [0.4, '#f3e2ae'],
    [1, '#dcbf82'],
  ]) +
  radial(
    'goldEdge',
    [
      [0, '#6a4a1c', 0],
      [0.74, '#6a4a1c', 0],
      [1, '#5a3a1c', 0.26],
    ],
    0.5,
    0.45,
    0.76,
  )
