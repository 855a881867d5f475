/** Fur: a tufted outline and hairs that follow the body. */
import { leaf } from './brush.ts'
import { fix, sampleSpine } from './curve.ts'
import { itemAt, type Point } from './geometry.ts'
import type { Random } from './random.ts'
import { path } from './svg.ts'

/** A furry outline: short tufts along a closed outline, leaning in the direction of the hair. */
export function furry(random: Random, pts: readonly Point[], amp = 5, step = 9): string {
  const first = itemAt(pts, 0),
    s = sampleSpine([itemAt(pts, -1), ...pts, first, itemAt(pts, 1)], Array<number>(pts.length + 3).fill(0), 10).slice(
      10,
      -10,
    )
  let d = '',
    acc = 0,
    prev: Point | null = null
  for (const [i, [x, y]] of s.entries()) {
    if (!prev) {
      d = `M${fix(x)} ${fix(y)}`
      prev = [x, y]
      continue
    }
    acc += Math.hypot(x - prev[0], y - prev[1])
    if (acc >= step * (0.7 + random() * 0.6) || i === s.length - 1) {
      const [ax, ay] = itemAt(s, Math.max(0, i - 3)),
        len = Math.hypot(x - ax, y - ay) || 1,
        nx = (y - ay) / len,
        ny = -(x - ax) / len,
        h = amp * (0.3 + random() * 0.9)
      d += `Q${fix(x + nx * h)} ${fix(y + ny * h)} ${fix(x)} ${fix(y)}`
      acc = 0
    }
    prev = [x, y]
  }
  return d + 'Z'
}

/** Short hairs inside a shape, sorted by colour. `flow(x,y)` gives the direction in radians. */
export function hairs(
  random: Random,
  {
    cx,
    cy,
    rx,
    ry,
    n,
    len = [8, 18],
    w = 1.3,
    cols,
    flow,
    op = 0.5,
  }: {
    cx: number
    cy: number
    rx: number
    ry: number
    n: number
    len?: Point
    w?: number
    cols: readonly string[]
    flow: (x: number, y: number) => number
    op?: number
  },
) {
  const bucket: Record<string, string[]> = {}
  for (let i = 0; i < n; i++) {
    const a = random() * 6.283,
      q = Math.sqrt(random()),
      x = cx + Math.cos(a) * rx * q,
      y = cy + Math.sin(a) * ry * q
    const dir = flow(x, y) + random.spread() * 0.25,
      l = random.between(...len)
    ;(bucket[random.pick(cols)] ??= []).push(leaf(x, y, l, w, dir))
  }
  return Object.entries(bucket)
    .map(([c, d]) => path(d.join(''), c, `opacity="${op}"`))
    .join('')
}
