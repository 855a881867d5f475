/** Soft growth: anemones, algae, kelp. Each stands on x, y; its tones run from shadow to light. */
import { leaf } from '../../drawing/brush.ts'
import { blob, fix, lerp, polar, tube } from '../../drawing/curve.ts'
import { itemAt, type Point } from '../../drawing/geometry.ts'
import type { Random } from '../../drawing/random.ts'
import { line, path } from '../../drawing/svg.ts'
import { ToneBuckets, type Tones } from './tones.ts'

/** Tentacles with lit tips. */
export function anemone(random: Random, x: number, y: number, h: number, tones: Tones, n = 46) {
  const buckets = new ToneBuckets()
  let tips = ''
  for (let i = 0; i < n; i++) {
    const a = -90 + random.spread() * 64,
      e = polar([x + random.spread() * h * 0.3, y], a + random.spread() * 16, h * random.between(0.55, 1)),
      px = x + (e[0] - x) * 0.45 + random.spread() * 6,
      t = 0.5 - (Math.abs(e[0] - x) / h) * 0.3 + (0.4 * (y - e[1])) / h - (e[0] > x ? 0.12 : 0)
    buckets.add(t, `M${fix(px)} ${fix(y)}Q${fix(px)} ${fix(y - h * 0.5)} ${fix(e[0])} ${fix(e[1])}`)
    tips += blob(random, e[0], e[1], h * 0.045, h * 0.045, 6, 0.05)
  }
  return buckets.painted(tones, (d, colour) => line(d, colour, h * 0.06)) + path(tips, tones[6])
}

/** Algae: hundreds of leaf dabs, as the foliage of a wood. */
export function seaBush(
  random: Random,
  x: number,
  y: number,
  rx: number,
  ry: number,
  n: number,
  tones: Tones,
  size: Point = [14, 28],
) {
  const buckets = new ToneBuckets()
  for (let i = 0; i < n; i++) {
    const a = random() * 6.283,
      q = Math.sqrt(random()),
      px = x + Math.cos(a) * rx * q,
      py = y + Math.sin(a) * ry * q,
      t = 0.48 - (0.42 * (py - y)) / ry - (0.25 * (px - x)) / rx + random.spread() * 0.2,
      l = random.between(...size)
    buckets.add(t, leaf(px, py, l, l * random.between(0.24, 0.36), -1.57 + random.spread() * 1.2))
  }
  return (
    path(blob(random, x, y + ry * 0.1, rx * 0.92, ry * 0.9, 12, 0.1), tones[0]) +
    buckets.painted(tones, (d, colour) => path(d, colour, 'opacity=".95"'))
  )
}

/** A ribbon, h high, with leaves on both sides. */
export function kelp(
  random: Random,
  x: number,
  y: number,
  h: number,
  tones: Tones,
  { sway = 40, w = h * 0.022 }: { sway?: number; w?: number } = {},
) {
  const pts = Array.from({ length: 9 }, (_, i): Point => [x + Math.sin(i * 0.9 + x) * sway * (i / 8), y - (h * i) / 8])
  const buckets = new ToneBuckets()
  for (let i = 1; i < 40; i++) {
    const f = (i / 40) * 8,
      k = Math.min(7, Math.floor(f)),
      from = itemAt(pts, k),
      to = itemAt(pts, k + 1),
      u = f - k,
      px = lerp(from[0], to[0], u),
      py = lerp(from[1], to[1], u),
      s = i % 2 ? 1 : -1,
      l = h * 0.17 * (1 - i / 56),
      a = -1.57 + s * (0.5 + random() * 0.5)
    buckets.add(0.25 + (0.5 * i) / 40 - s * 0.16 + random.spread() * 0.1, leaf(px, py, l, l * 0.25, a))
  }
  return (
    path(
      tube(
        pts,
        pts.map((_, i) => w * (1 - i / 10)),
        4,
      ),
      tones[1],
    ) + buckets.painted(tones, (d, colour) => path(d, colour))
  )
}
