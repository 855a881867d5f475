/** Kiremit's parts except the head: body, tail, paws and the pale bib, along lines of points. */
import { fix, tube, tubeOutline } from '../../drawing/curve.ts'
import { furry, hairs } from '../../drawing/fur.ts'
import { itemAt, type Point } from '../../drawing/geometry.ts'
import type { Random } from '../../drawing/random.ts'
import { group, inside, path } from '../../drawing/svg.ts'

export const FOX = { base: '#e8792b', dark: '#a8471c', light: '#ffb46b', cream: '#fff0da', ink: '#3a1c14' }

/** The trunk; its hairs lie away from a point over the back. */
export function body(random: Random, pts: readonly Point[]): string {
  const d = furry(random, pts, 6, 9)
  const c = pts.reduce<Point>((a, p) => [a[0] + p[0] / pts.length, a[1] + p[1] / pts.length], [0, 0])
  return group(
    'filter="url(#cL)"',
    path(d, 'url(#foxG)'),
    inside(
      d,
      hairs(random, {
        cx: c[0],
        cy: c[1],
        rx: 80,
        ry: 70,
        n: 110,
        len: [10, 20],
        cols: [FOX.dark, FOX.light, FOX.base],
        flow: (x, y) => Math.atan2(y - c[1] + 90, x - c[0] - 60),
        op: 0.38,
      }),
    ),
  )
}

/** Bushy tail along a centre line; cream tip with a ragged edge. */
export function tail(random: Random, pts: readonly Point[], fat = 34) {
  const w = pts.map((_, i) => fat * itemAt([0.34, 0.7, 1, 0.96, 0.2], Math.round((i / (pts.length - 1)) * 4))),
    outline = tubeOutline(pts, w, 5).filter((_, i) => i % 2 === 0)
  const d = furry(random, outline, 9, 10),
    tip = itemAt(pts, -1),
    near = itemAt(pts, -2),
    dir = Math.atan2(tip[1] - near[1], tip[0] - near[0]),
    q = (u: number, v: number): Point => [
      tip[0] + Math.cos(dir) * u - Math.sin(dir) * v,
      tip[1] + Math.sin(dir) * u + Math.cos(dir) * v,
    ]
  const ragged = (
    [
      [-52, -60],
      [-36, -44],
      [-50, -28],
      [-30, -14],
      [-46, 0],
      [-28, 14],
      [-48, 28],
      [-34, 44],
      [-52, 60],
      [40, 70],
      [40, -70],
    ] as const
  ).map((p) => q((p[0] * fat) / 34, (p[1] * fat) / 34))
  const mid = itemAt(pts, Math.floor(pts.length / 2))
  return group(
    'filter="url(#cM)"',
    path(d, 'url(#foxG)'),
    inside(
      d,
      path('M' + ragged.map((p) => p.map(fix).join(' ')).join('L') + 'Z', FOX.cream) +
        hairs(random, {
          cx: mid[0],
          cy: mid[1],
          rx: fat * 2,
          ry: fat * 1.6,
          n: 60,
          len: [10, 22],
          cols: [FOX.light, FOX.dark],
          flow: () => dir,
          op: 0.4,
        }),
    ),
  )
}

/** A paw with a dark sock. */
export const paw = (pts: readonly Point[], w: readonly number[]): string => {
  const d = tube(pts, w, 5),
    e = itemAt(pts, -1),
    p = itemAt(pts, -2),
    end = itemAt(w, -1) * 2
  return group(
    'filter="url(#cS)"',
    path(d, FOX.base),
    inside(
      d,
      path(
        tube(
          [
            [(e[0] * 2 + p[0]) / 3, (e[1] * 2 + p[1]) / 3],
            [e[0] + (e[0] - p[0]), e[1] + (e[1] - p[1])],
          ],
          [end, end],
          2,
        ),
        '#4a2418',
      ),
    ),
  )
}

/** The pale chest. */
export const bib = (random: Random, pts: readonly Point[]): string => {
  const d = furry(random, pts, 6, 8)
  return (
    path(d, FOX.cream) +
    inside(
      d,
      hairs(random, {
        cx: itemAt(pts, 0)[0],
        cy: itemAt(pts, 0)[1] + 30,
        rx: 40,
        ry: 60,
        n: 30,
        cols: ['#e3c6a0', '#fff'],
        flow: () => 1.5,
        op: 0.6,
      }),
    )
  )
}
