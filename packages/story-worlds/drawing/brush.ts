/** Painterly repeaters. Hundreds of dabs share one path for each tone, which makes them fast. */
import { ramp, type ColourStops } from './colour.ts'
import { fix } from './curve.ts'
import type { Point } from './geometry.ts'
import type { Random } from './random.ts'

/** `lx`, `ly`: direction of the light; `ang`: one direction for all leaves, in radians. */
export interface Foliage {
  lx?: number
  ly?: number
  size?: Point
  op?: number
  ang?: number | null
}

/** One leaf-shaped dab: root at x, y, length, half width, direction in radians. */
export const leaf = (x: number, y: number, l: number, w: number, a: number) => {
  const c = Math.cos(a),
    s = Math.sin(a),
    T = (u: number, v: number): string => `${fix(x + u * c - v * s)} ${fix(y + u * s + v * c)}`
  return `M${T(0, 0)}Q${T(l * 0.45, -w)} ${T(l, 0)}Q${T(l * 0.45, w)} ${T(0, 0)}Z`
}

/** A cluster of leaf dabs, sorted by tone. */
export function clump(
  random: Random,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  n: number,
  stops: ColourStops,
  { lx = 0, ly = -1, size = [18, 34], op = 0.95, ang = null }: Foliage = {},
) {
  const tones: string[][] = []
  for (let i = 0; i < n; i++) {
    const a = random() * 6.283,
      q = Math.sqrt(random())
    const x = cx + Math.cos(a) * rx * q,
      y = cy + Math.sin(a) * ry * q
    let t = 0.5 + 0.5 * (((x - cx) / rx) * lx + ((y - cy) / ry) * ly) + random.spread() * 0.22
    t = Math.max(0, Math.min(0.999, t))
    const k = Math.floor(t * 7)
    const l = random.between(...size)
    ;(tones[k] ??= []).push(
      leaf(x, y, l, l * random.between(0.26, 0.4), ang == null ? random() * 6.283 : ang + random.spread() * 1.1),
    )
  }
  // forEach, not map: tones without a dab are holes in the array.
  let painted = ''
  tones.forEach((dabs, k) => {
    painted += `<path d="${dabs.join('')}" fill="${ramp(stops, k / 6)}" opacity="${op}"/>`
  })
  return painted
}

/** Tapered dry-brush strokes. */
export function strokes(
  random: Random,
  {
    x0,
    y0,
    x1,
    y1,
    n,
    len,
    ang = 0,
    spread = 0.25,
    w = [2, 6],
    cols,
    op = [0.08, 0.25],
    bend = 0.15,
  }: {
    x0: number
    y0: number
    x1: number
    y1: number
    n: number
    len: Point
    ang?: number
    spread?: number
    w?: Point
    cols: readonly string[]
    op?: Point
    bend?: number
  },
) {
  let o = ''
  for (let i = 0; i < n; i++) {
    const x = random.between(x0, x1),
      y = random.between(y0, y1),
      a = ang + random.spread() * spread,
      l = random.between(len[0], len[1]),
      h = random.between(...w) / 2
    const dx = Math.cos(a) * l,
      dy = Math.sin(a) * l,
      bx = -dy * bend * random.spread(),
      by = dx * bend * random.spread(),
      nx = -Math.sin(a) * h,
      ny = Math.cos(a) * h
    o += `<path d="M${fix(x)} ${fix(y)}Q${fix(x + dx / 2 + bx + nx)} ${fix(y + dy / 2 + by + ny)} ${fix(x + dx)} ${fix(y + dy)}Q${fix(x + dx / 2 + bx - nx)} ${fix(y + dy / 2 + by - ny)} ${fix(x)} ${fix(y)}Z" fill="${random.pick(cols)}" opacity="${random.between(...op).toFixed(2)}"/>`
  }
  return o
}

/** A stroke that starts thin and ends wide: one fold of cloth, one blade, one shadow. */
export function wedge(a: Point, ctrl: Point, b: Point, w: number) {
  const len = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1,
    nx = (-(b[1] - a[1]) / len) * w,
    ny = ((b[0] - a[0]) / len) * w
  const p = (x: number, y: number) => `${fix(x)} ${fix(y)}`
  return `M${p(...a)}Q${p(ctrl[0] + nx * 0.4, ctrl[1] + ny * 0.4)} ${p(b[0] + nx, b[1] + ny)}L${p(b[0] - nx, b[1] - ny)}Q${p(ctrl[0] - nx * 0.4, ctrl[1] - ny * 0.4)} ${p(...a)}Z`
}
