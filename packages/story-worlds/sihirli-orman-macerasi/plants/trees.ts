/** Trees, bushes and the canopy. */
import { clump, leaf, type Foliage, wedge } from '../../drawing/brush.ts'
import type { ColourStops } from '../../drawing/colour.ts'
import { blob, lerp, polar, smooth, tube } from '../../drawing/curve.ts'
import { itemAt, type Point } from '../../drawing/geometry.ts'
import type { Random } from '../../drawing/random.ts'
import { group, inside, path } from '../../drawing/svg.ts'

/** `y0`: ground, `y1`: top (may lie off the page); `branches`: height 0–1, direction, length, width. */
export interface Tree {
  x: number
  y0: number
  y1?: number
  w: number
  lean?: number
  col: string
  dark: string
  light?: string
  roots?: number
  bark?: number
  filter?: string | null
  branches?: readonly (readonly [number, number, number, number])[]
}

/** A tree: flared roots, a slow S, bark drawn as long dry strokes. y0 = ground, y1 = top (may lie off the page). */
export function tree(
  random: Random,
  { x, y0, y1 = -60, w, lean = 0, col, dark, light, roots = 0.9, bark = 26, filter = 'fTree', branches = [] }: Tree,
) {
  const left: Point[] = [],
    right: Point[] = [],
    n = 9,
    mid = (t: number): number => x + lean * t * t + Math.sin(t * 5 + x) * w * 0.08
  for (let i = 0; i <= n; i++) {
    const t = i / n,
      y = lerp(y0, y1, t),
      flare = roots * (1 - t) ** 6,
      half = w * (0.5 - 0.13 * t + flare * 0.7)
    left.push([mid(t) - half * (1 + random.spread() * 0.06), y + (i ? 0 : random.between(0, w * 0.2))])
    right.push([mid(t) + half * (1 + random.spread() * 0.06), y + (i ? 0 : random.between(0, w * 0.2))])
  }
  const d = smooth([...left, ...right.reverse()])
  let marks = '',
    lights = ''
  for (let i = 0; i < bark; i++) {
    const t = random.between(0, 0.95),
      u = random.spread() * 0.46,
      len = random.between(0.06, 0.2),
      c = mid(t) + u * w,
      e = mid(t + len) + u * w * 0.9
    const isShadow = random() < 0.7
    const mark = wedge(
      [c, lerp(y0, y1, t)],
      [c + random.spread() * 6, lerp(y0, y1, t + len / 2)],
      [e, lerp(y0, y1, t + len)],
      random.between(1, w * (isShadow ? 0.03 : 0.022)),
    )
    if (isShadow) marks += mark
    else lights += mark
  }
  const arms = branches
    .map(([t, dir, len, bw]) => {
      const p: Point = [mid(t), lerp(y0, y1, t)],
        q = polar(p, dir, len * 0.5),
        e = polar(q, dir + (random() - 0.5) * 50, len * 0.5)
      return path(tube([p, q, e], [bw, bw * 0.7, bw * 0.25], 5), col)
    })
    .join('')
  return group(
    filter ? `filter="url(#${filter})"` : '',
    arms,
    path(d, col),
    inside(d, path(marks, dark, 'opacity=".5"') + path(lights, light ?? dark, 'opacity=".35"')),
  )
}

/** A cluster of leaves with a dark heart, so that it looks like a mass first and like leaves second. */
export const bush = (
  random: Random,
  x: number,
  y: number,
  rx: number,
  ry: number,
  stops: ColourStops,
  { n = 300, size = [14, 28], lx = 0, ly = -0.8, ang = null }: Foliage & { n?: number } = {},
) =>
  path(blob(random, x, y + ry * 0.08, rx * 0.9, ry * 0.86, 14, 0.1), itemAt(stops, 0)[1]) +
  clump(random, x, y, rx, ry, n, stops, { lx, ly, size, ang })

/** Leaves that hang from the top edge; `edge` = depth of the canopy at x (0..1 across). */
export function canopy(
  random: Random,
  {
    w,
    edge,
    n = 16,
    stops,
    size = [26, 50],
    y = -40,
    lx = () => 0,
    density = 150,
  }: {
    w: number
    edge: (across: number) => number
    n?: number
    stops: (across: number) => ColourStops
    size?: Point
    y?: number
    lx?: (across: number) => number
    density?: number
  },
) {
  let s = ''
  for (let i = 0; i < n; i++) {
    const u = (i + 0.5) / n,
      x = u * w + random.spread() * 20,
      depth = edge(u)
    s += clump(random, x, y + depth * 0.3, (w / n) * 1.15, depth, Math.round(density * (0.6 + depth / 300)), stops(u), {
      lx: lx(u),
      ly: 0.6,
      size,
      ang: 1.6,
    })
  }
  return s
}

/** Whispering leaves: two that lean together like two heads. */
export const whisper = (x: number, y: number, s: number, col: string, col2: string) =>
  path(leaf(x - 13 * s, y + 16 * s, 38 * s, 12 * s, -1.05) + leaf(x - 15 * s, y + 18 * s, 22 * s, 7 * s, 2.4), col) +
  path(leaf(x + 15 * s, y + 16 * s, 38 * s, 12 * s, -2.1) + leaf(x + 17 * s, y + 18 * s, 22 * s, 7 * s, 0.7), col2)
