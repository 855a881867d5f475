/** Hanging cloth with folds and a gold hem. */
import { wedge } from './brush.ts'
import { fix, lerp, smooth } from './curve.ts'
import { itemAt, type Point } from './geometry.ts'
import { inside, line, path } from './svg.ts'

export interface Cloth {
  top: readonly Point[]
  hem: readonly Point[]
  bulgeL?: Point | undefined
  bulgeR?: Point | undefined
  fill: string
  dark: string
  light: string
  gold: string
  filter: string
  lightX?: number
  foldW?: number
  goldW?: number
  wave?: number
  foldO?: number
  edges?: readonly ('L' | 'R')[]
}

/**
 * A hanging piece of cloth. `top` and `hem` are polylines left to right; the side edges bulge.
 * Folds run from the top line to every hem point; the hem carries a gold band.
 */
export function cloth({
  top,
  hem,
  bulgeL = [0, 0],
  bulgeR = [0, 0],
  fill,
  dark,
  light,
  gold,
  filter,
  lightX = -1,
  foldW = 7,
  goldW = 5,
  wave = 6,
  foldO = 0.5,
  edges = [],
}: Cloth) {
  // scallops: a point between two hem points is pulled up, so the edge seems cut from cloth
  const edge: Point[] = []
  hem.forEach((p, i) => {
    edge.push(p)
    const q = hem[i + 1]
    if (q) edge.push([(p[0] + q[0]) / 2, (p[1] + q[1]) / 2 - wave])
  })
  const hemD = smooth(edge, false),
    first = itemAt(hem, 0),
    last = itemAt(hem, -1),
    t0 = itemAt(top, 0),
    t1 = itemAt(top, -1)
  const mid = (a: Point, b: Point, off: Point): Point => [(a[0] + b[0]) / 2 + off[0], (a[1] + b[1]) / 2 + off[1]]
  const cl = mid(t0, first, bulgeL),
    cr = mid(last, t1, bulgeR),
    P = (p: Point) => `${fix(p[0])} ${fix(p[1])}`
  const topBack = top.length > 2 ? smooth([...top].reverse(), false).replace(/^M[^C]+/, '') : `L${P(t0)}`
  const d = `M${P(t0)}Q${P(cl)} ${P(first)}${hemD.replace(/^M[^C]+/, '')}Q${P(cr)} ${P(t1)}${topBack}Z`
  let shades = '',
    glows = ''
  const n = hem.length
  for (const [i, [x, y]] of hem.entries()) {
    const u = n > 1 ? i / (n - 1) : 0,
      a: Point = [lerp(t0[0], t1[0], u), lerp(t0[1], t1[1], u)]
    const ctrl: Point = [lerp(cl[0], cr[0], u), lerp(cl[1], cr[1], u)]
    const shade: Point = [x - lightX * foldW * 1.5, y + 4],
      bright: Point = [x + lightX * foldW * 0.9, y + 4]
    shades += wedge(a, ctrl, shade, foldW * 1.25)
    glows += wedge(a, ctrl, bright, foldW * 0.55)
  }
  // One blur for all folds: a filter for each fold costs ten times as much.
  const folds =
    path(shades, dark, `opacity="${foldO}" filter="url(#f4)"`) +
    path(glows, light, `opacity="${foldO * 0.9}" filter="url(#f2)"`)
  return `<g filter="url(#${filter})">${path(d, fill)}${inside(d, folds + line(hemD, gold, goldW * 2) + line(hemD, '#fff0b8', goldW * 0.5, `opacity=".5" transform="translate(0 ${-goldW * 0.55})"`) + edges.map((e) => line(e === 'L' ? `M${P(t0)}Q${P(cl)} ${P(first)}` : `M${P(t1)}Q${P(cr)} ${P(last)}`, gold, goldW * 1.5)).join(''))}</g>`
}
