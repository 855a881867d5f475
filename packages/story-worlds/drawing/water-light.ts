/** Light in water: shafts, the net on the sand, the surface seen from below. */
import { fix, lerp, polar, rad, smooth } from './curve.ts'
import { linear, radial } from './filters.ts'
import type { Point } from './geometry.ts'
import type { Random } from './random.ts'
import { ellipse, group, path } from './svg.ts'

export const waterLightDefs =
  linear('net', [
    [0, '#f4fff4', 1],
    [0.45, '#e6fff0', 0.7],
    [0.8, '#d8fff0', 0.2],
    [1, '#d8fff0', 0],
  ]) +
  linear('ray', [
    [0, '#f2fff0', 0.85],
    [0.3, '#cff8e6', 0.5],
    [0.75, '#9fe6dc', 0.14],
    [1, '#9fe6dc', 0],
  ]) +
  radial('softGlow', [
    [0, '#ffffff', 1],
    [0.35, '#eafff4', 0.5],
    [1, '#c8fff0', 0],
  ])

/** God rays fan out from one point above the picture, so that all agree on the sun's position. */
export function shafts(
  random: Random,
  {
    sun,
    count = 12,
    spread = [40, 130],
    reach = 1100,
    width = [26, 90],
    o = [0.25, 0.7],
    filter = 'b6',
    fill = 'ray',
  }: {
    sun: Point
    count?: number
    spread?: Point
    reach?: number
    width?: Point
    o?: Point
    filter?: string
    fill?: string
  },
) {
  let s = ''
  for (let i = 0; i < count; i++) {
    const a = lerp(spread[0], spread[1], (i + random()) / count),
      w = random.between(...width),
      [x1, y1] = polar(sun, a, 120),
      [x2, y2] = polar(sun, a + random.spread() * 2, reach * random.between(0.75, 1.1)),
      nx = -Math.sin(rad(a)),
      ny = Math.cos(rad(a)),
      k = 0.28
    s += path(
      `M${fix(x1 + nx * w * k)} ${fix(y1 + ny * w * k)}L${fix(x2 + nx * w)} ${fix(y2 + ny * w)}L${fix(x2 - nx * w)} ${fix(y2 - ny * w)}L${fix(x1 - nx * w * k)} ${fix(y1 - ny * w * k)}Z`,
      `url(#${fill})`,
      `opacity="${random.between(...o).toFixed(2)}"`,
    )
  }
  return group(`style="mix-blend-mode:screen" filter="url(#${filter})"`, s)
}

interface Net {
  x0: number
  y0: number
  x1: number
  y1: number
  /** Width of a mesh; `squash`: its height as a share of that width. */
  cell?: number
  squash?: number
  /** 1: no threads at all */
  thin?: number
  fill?: string
  o?: number
  filter?: string
}

/**
 * A net of light. Jittered honeycomb cells with rounded corners are holes in a sheet: the rest has thin threads and
 * thick knots, like real caustics.
 */
export function caustics(
  random: Random,
  { x0, y0, x1, y1, cell = 90, squash = 0.45, thin = 0.9, fill = '#eafff0', o = 0.4, filter = 'b2' }: Net,
): string {
  const knots = new Map<string, Point>()
  const knotAt = (i: number, j: number): Point => {
    const key = `${i},${j}`
    const known = knots.get(key)
    if (known) return known
    const knot: Point = [
      x0 + i * cell * 0.5 + random.spread() * cell * 0.3,
      y0 + j * cell * squash * 0.5 + random.spread() * cell * squash * 0.3,
    ]
    knots.set(key, knot)
    return knot
  }
  const columns = Math.ceil((x1 - x0) / cell) + 2
  const rows = Math.ceil((y1 - y0) / (cell * squash)) + 2
  let d = `M${x0 - cell} ${y0 - 10}L${x1 + cell} ${y0 - 10}L${x1 + cell} ${y1 + 10}L${x0 - cell} ${y1 + 10}Z`
  for (let row = -1; row < rows; row++)
    for (let column = -1; column < columns; column++) {
      const i = column * 2 + (row % 2 ? 1 : 0)
      const j = row * 2
      const mesh = [
        knotAt(i, j),
        knotAt(i + 1, j - 1),
        knotAt(i + 2, j),
        knotAt(i + 2, j + 1.5),
        knotAt(i + 1, j + 2.5),
        knotAt(i, j + 1.5),
      ]
      const cx = mesh.reduce((sum, [x]) => sum + x, 0) / mesh.length
      const cy = mesh.reduce((sum, [, y]) => sum + y, 0) / mesh.length
      const size = thin - random() * 0.08
      d += smooth(
        mesh.map(([x, y]): Point => [cx + (x - cx) * size, cy + (y - cy) * size]),
        true,
        1 / 5,
      )
    }
  return path(d, fill, `fill-rule="evenodd" opacity="${o}" filter="url(#${filter})" style="mix-blend-mode:screen"`)
}

/** The surface from below, across a page of width w: a bright window round glowX, squashed ripples down to y + h. */
export const surfaceBelow = (random: Random, w: number, y: number, h: number, glowX: number) =>
  group(
    '',
    ellipse(glowX, y, w * 0.5, h * 1.5, 'url(#softGlow)', 'opacity=".9" style="mix-blend-mode:screen"'),
    caustics(random, {
      fill: 'url(#net)',
      x0: -60,
      y0: y,
      x1: w + 60,
      y1: y + h * 0.75,
      cell: 120,
      squash: 0.17,
      thin: 0.86,
      o: 0.65,
      filter: 'b2',
    }),
    caustics(random, {
      fill: 'url(#net)',
      x0: -60,
      y0: y,
      x1: w + 60,
      y1: y + h * 0.35,
      cell: 60,
      squash: 0.14,
      thin: 0.85,
      o: 0.5,
      filter: 'b2',
    }),
  )
