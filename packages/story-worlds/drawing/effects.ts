/** Glow, sound and knocks. */
import { fix, polar, smooth } from './curve.ts'
import type { Point } from './geometry.ts'
import { line } from './svg.ts'

export const glow = (x: number, y: number, r: number, id: string, o = 1) =>
  `<circle cx="${fix(x)}" cy="${fix(y)}" r="${fix(r)}" fill="url(#${id})" opacity="${fix(o * 100) / 100}"/>`

export const screen = (body: string) => `<g style="mix-blend-mode:screen">${body}</g>`

/** The sound "Huuuk": pale rings that spread from a point; drawn, never lettered. */
export function ripples(
  x: number,
  y: number,
  {
    n = 5,
    r0 = 40,
    dr = 46,
    squash = 0.8,
    col = '#fff4cf',
    from = 0,
    to = 360,
    o = 0.5,
  }: { n?: number; r0?: number; dr?: number; squash?: number; col?: string; from?: number; to?: number; o?: number },
) {
  let s = ''
  for (let i = 0; i < n; i++) {
    const r = r0 + dr * i + i * i * 4,
      fade = o * (1 - i / (n + 0.5))
    const pts = Array.from({ length: 25 }, (_, k): Point => {
      const a = ((from + ((to - from) * k) / 24) * Math.PI) / 180,
        j = 1 + Math.sin(k * 0.5 + i) * 0.012
      return [x + Math.cos(a) * r * j, y + Math.sin(a) * r * squash * j]
    })
    s +=
      line(smooth(pts, to - from >= 360), col, 9 - i * 0.9, `opacity="${(fade * 0.35).toFixed(2)}" filter="url(#b4)"`) +
      line(smooth(pts, to - from >= 360), col, 2.6, `opacity="${fade.toFixed(2)}"`)
  }
  return s
}

/** "Tok!": three little strokes round a knock. */
export const tok = (x: number, y: number, s = 1, col = '#fff6d0') =>
  (
    [
      [-120, 26],
      [-90, 32],
      [-60, 26],
    ] as const
  )
    .map(([a, l]) => {
      const p = polar([x, y], a, 26 * s),
        q = polar([x, y], a, (26 + l) * s)
      return line(`M${fix(p[0])} ${fix(p[1])}L${fix(q[0])} ${fix(q[1])}`, col, 6 * s)
    })
    .join('')
