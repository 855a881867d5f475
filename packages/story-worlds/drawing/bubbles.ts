/** Bubbles, and specks that drift in water or light. */
import { fix, lerp } from './curve.ts'
import { radial } from './filters.ts'
import { itemAt, type Point } from './geometry.ts'
import type { Random } from './random.ts'
import { group } from './svg.ts'

export const bubbleDefs =
  radial('bub', [
    [0, '#ffffff', 0.02],
    [0.62, '#c8f6ff', 0.08],
    [0.86, '#d8fbff', 0.34],
    [0.95, '#f4ffff', 0.8],
    [1, '#ffffff', 0.15],
  ]) +
  radial('mote', [
    [0, '#fff', 1],
    [0.3, '#eafff8', 0.6],
    [1, '#d8fff4', 0],
  ])

/** @param r radius @param o opacity; the layer needs `bubbleDefs` */
export const bubble = (x: number, y: number, r: number, o = 1) =>
  `<g transform="translate(${fix(x)} ${fix(y)}) scale(${fix(r * 10) / 1000})"><circle r="100" fill="url(#bub)" opacity="${o}"/><path d="M-66 -28C-58 -54 -38 -68 -16 -72" stroke="#fff" stroke-width="15" stroke-linecap="round" fill="none" opacity="${fix(o * 9.5) / 10}"/><circle cx="-70" cy="-4" r="7" fill="#fff" opacity="${fix(o * 9) / 10}"/><path d="M62 34C54 54 38 66 20 70" stroke="#e6fffb" stroke-width="9" stroke-linecap="round" fill="none" opacity="${fix(o * 6) / 10}"/></g>`

/** Bubbles strung along a path of points; they grow and scatter toward the end. */
export function bubbleTrail(
  random: Random,
  pts: readonly Point[],
  { n = 30, r = [4, 22], scatter = 30, o = [0.6, 1] }: { n?: number; r?: Point; scatter?: number; o?: Point } = {},
) {
  let s = ''
  for (let i = 0; i < n; i++) {
    const t = (i + random()) / n,
      f = t * (pts.length - 1),
      k = Math.min(pts.length - 2, Math.floor(f)),
      from = itemAt(pts, k),
      to = itemAt(pts, k + 1),
      u = f - k,
      rr = lerp(r[0], r[1], t * 0.6 + random() * random() * 0.7)
    s += bubble(
      lerp(from[0], to[0], u) + random.spread() * scatter * (0.3 + t),
      lerp(from[1], to[1], u) + random.spread() * scatter * (0.3 + t),
      rr,
      Number(random.between(...o).toFixed(2)),
    )
  }
  return s
}

/** Specks that catch the light: most are tiny, a few are near and blurred. */
export function motes(
  random: Random,
  w: number,
  h: number,
  n: number,
  { y0 = 0, big = 10 }: { y0?: number; big?: number } = {},
) {
  let s = ''
  for (let i = 0; i < n; i++) {
    const r = random() < 0.07 ? random.between(big, big * 2.4) : random.between(1.2, 4.5)
    s += `<circle cx="${fix(random.between(0, w))}" cy="${fix(random.between(y0, h))}" r="${fix(r)}" fill="url(#mote)" opacity="${(r > big ? random.between(0.1, 0.25) : random.between(0.3, 0.85)).toFixed(2)}"/>`
  }
  return group('style="mix-blend-mode:screen"', s)
}
