/** A soft heap of cloud: round lobes on a flat foot, lit from above, with a shadow of its own hue. */
import { fix } from '../../drawing/curve.ts'
import { linear } from '../../drawing/filters.ts'
import type { Random } from '../../drawing/random.ts'
import { ellipse, path } from '../../drawing/svg.ts'

/** A paint for `cloudHeap`, lit above. */
export const cloudDef = (id: string, light: string, mid: string, shade: string): string =>
  linear(id, [
    [0, light],
    [0.5, mid],
    [0.78, shade, 0.85],
    [1, shade, 0],
  ])

/** @param x, y the middle of the foot @param w width @param h height, in pixels */
export function cloudHeap(random: Random, x: number, y: number, w: number, h: number, id: string): string {
  const n = Math.max(4, Math.round(w / (h * 0.55)))
  const lobes = Array.from({ length: n }, (_, i) => {
    const t = (i + 0.5) / n
    const rise = Math.sin(t * Math.PI)
    const r = h * (0.3 + 0.28 * rise) * random.between(0.85, 1.15)
    return {
      x: x - w / 2 + t * w,
      y: y - h * (0.12 + 0.34 * rise) + random.spread() * h * 0.06,
      rx: r * 1.2,
      ry: r,
    }
  })
  const foot = { x, y: y - h * 0.1, rx: w * 0.5, ry: h * 0.24 }
  // One outline, so that one gradient covers the whole cloud.
  return (
    path([...lobes, foot].map(round).join(''), `url(#${id})`) +
    lobes
      .filter((_, i) => i % 2)
      .map((lobe) =>
        ellipse(lobe.x, lobe.y - lobe.ry * 0.06, lobe.rx * 0.82, lobe.ry * 0.84, `url(#${id})`, 'opacity=".5"'),
      )
      .join('')
  )
}

interface Lobe {
  x: number
  y: number
  rx: number
  ry: number
}
const round = ({ x, y, rx, ry }: Lobe): string =>
  `M${fix(x - rx)} ${fix(y)}a${fix(rx)} ${fix(ry)} 0 1 1 ${fix(2 * rx)} 0a${fix(rx)} ${fix(ry)} 0 1 1 ${fix(-2 * rx)} 0Z`
