/** Ferns, grass and moss. */
import { clump, leaf, type Foliage } from '../../drawing/brush.ts'
import type { ColourStops } from '../../drawing/colour.ts'
import { blob, fix } from '../../drawing/curve.ts'
import { itemAt, type Point } from '../../drawing/geometry.ts'
import type { Random } from '../../drawing/random.ts'
import { line, path } from '../../drawing/svg.ts'

/** A clear frond: one stem, paired leaflets, upper side lit, lower side dark. No blur, so it never turns to mud. */
function frond(
  random: Random,
  x: number,
  y: number,
  len: number,
  deg: number,
  {
    top = '#6fae6a',
    low = '#1f5a4c',
    stem = '#2f6a4e',
    bend = null,
    n = 13,
  }: { top?: string; low?: string; stem?: string; bend?: number | null; n?: number },
) {
  let px = x,
    py = y,
    a = (deg * Math.PI) / 180,
    up = '',
    dn = '',
    spine = `M${fix(x)} ${fix(y)}`
  const b = bend ?? random.between(0.03, 0.06) * (Math.cos(a) >= 0 ? 1 : -1),
    side = Math.cos(a) >= 0 ? -1 : 1
  for (let i = 0; i < n; i++) {
    px += (Math.cos(a) * len) / n
    py += (Math.sin(a) * len) / n
    a += b
    spine += `L${fix(px)} ${fix(py)}`
    const k = (i + 1) / n,
      l = len * 0.3 * Math.sin(Math.PI * (0.16 + 0.84 * (1 - k))) * random.between(0.9, 1.1),
      wd = l * 0.19
    if (i) {
      up += leaf(px, py, l, wd, a + side * 1.05)
      dn += leaf(px, py, l * 0.95, wd, a - side * 1.05)
    }
  }
  return path(dn, low) + path(up, top) + line(spine, stem, Math.max(1.6, len * 0.012))
}

export const fernBunch = (
  random: Random,
  x: number,
  y: number,
  len: number,
  colours: { top?: string; low?: string; stem?: string },
  n = 7,
  from = -160,
  to = -20,
) =>
  Array.from({ length: n }, (_, i): Point => [i, from + ((to - from) * i) / (n - 1)])
    .sort((a, b) => Math.abs(b[1] + 90) - Math.abs(a[1] + 90))
    .map(([, d]) =>
      frond(random, x + (d + 90) * 0.1, y, len * random.between(0.75, 1.05), d + random.spread() * 8, colours),
    )
    .join('')

/** Grass, one path for each tone. */
export function grass(
  random: Random,
  {
    x0,
    x1,
    y,
    h = [14, 34],
    n = 60,
    cols,
    spread = 8,
  }: {
    x0: number
    x1: number
    y: number | ((x: number) => number)
    h?: Point
    n?: number
    cols: readonly string[]
    spread?: number
  },
) {
  const tones: Record<string, string[]> = {}
  for (let i = 0; i < n; i++) {
    const x = random.between(x0, x1),
      yy = (typeof y === 'function' ? y(x) : y) + random.spread() * spread,
      hh = random.between(...h),
      lean = random.spread() * 0.5,
      w = hh * random.between(0.05, 0.09)
    ;(tones[random.pick(cols)] ??= []).push(
      `M${fix(x - w)} ${fix(yy)}Q${fix(x + lean * hh * 0.2)} ${fix(yy - hh * 0.6)} ${fix(x + lean * hh)} ${fix(yy - hh)}Q${fix(x + w + lean * hh * 0.35)} ${fix(yy - hh * 0.5)} ${fix(x + w)} ${fix(yy)}Z`,
    )
  }
  return Object.entries(tones)
    .map(([c, d]) => path(d.join(''), c))
    .join('')
}

/** Moss: dabs that lie close, lighter on the lit side. */
export const moss = (
  random: Random,
  x: number,
  y: number,
  rx: number,
  ry: number,
  stops: ColourStops,
  n = 240,
  o: Foliage = {},
) =>
  path(blob(random, x, y + ry * 0.2, rx * 0.98, ry * 0.8, 16, 0.12), itemAt(stops, 0)[1], 'opacity=".85"') +
  clump(random, x, y, rx, ry, n, stops, { size: [7, 15], ly: -0.9, ...o })
