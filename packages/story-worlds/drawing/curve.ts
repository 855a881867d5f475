/**
 * Turns point lists into path data. Shapes are computed in absolute coordinates: a light filter rotates with its
 * element, so the light would turn too.
 */
import { itemAt, type Point, type Sample } from './geometry.ts'
import type { Random } from './random.ts'

/** One decimal: enough for a picture, half the bytes. */
export const fix = (value: number): number => Math.round(value * 10) / 10
export const rad = (deg: number): number => (deg * Math.PI) / 180
export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t
export const polar = ([x, y]: Point, deg: number, length: number): Point => [
  x + Math.cos(rad(deg)) * length,
  y + Math.sin(rad(deg)) * length,
]

/** Catmull-Rom through the points as cubic path data. */
export function smooth(points: readonly Point[], closed = true, tension = 1 / 6): string {
  const count = points.length
  const at = (i: number): Point => itemAt(points, closed ? (i + count) % count : Math.max(0, Math.min(count - 1, i)))
  let d = `M${fix(at(0)[0])} ${fix(at(0)[1])}`
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const before = at(i - 1)
    const from = at(i)
    const to = at(i + 1)
    const after = at(i + 2)
    const axis = (k: 0 | 1) =>
      [fix(from[k] + (to[k] - before[k]) * tension), fix(to[k] - (after[k] - from[k]) * tension), fix(to[k])] as const
    const [x1, x2, x] = axis(0)
    const [y1, y2, y] = axis(1)
    d += `C${x1} ${y1} ${x2} ${y2} ${x} ${y}`
  }
  return d + (closed ? 'Z' : '')
}

/** An uneven ellipse. */
export function blob(
  random: Random,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  n = 10,
  unevenness = 0.12,
): string {
  const points = Array.from({ length: n }, (_, i): Point => {
    const angle = (i / n) * Math.PI * 2
    const size = 1 + random.spread() * unevenness
    return [cx + Math.cos(angle) * rx * size, cy + Math.sin(angle) * ry * size]
  })
  return smooth(points)
}

/** Moves, turns (degrees) and scales a path that only uses absolute M L C Q Z. */
export function place(
  d: string,
  { x = 0, y = 0, rot = 0, sx = 1, sy = sx }: { x?: number; y?: number; rot?: number; sx?: number; sy?: number } = {},
): string {
  const cos = Math.cos(rad(rot))
  const sin = Math.sin(rad(rot))
  return d.replace(
    /(-?\d*\.?\d+)[ ,]+(-?\d*\.?\d+)|(-?\d*\.?\d+)(?=-)(-\d*\.?\d+)/g,
    (_, a?: string, b?: string, a2?: string, b2?: string) => {
      const u = Number(a ?? a2) * sx
      const v = Number(b ?? b2) * sy
      return `${fix(x + u * cos - v * sin)} ${fix(y + u * sin + v * cos)}`
    },
  )
}

/** Catmull-Rom samples along a centre line, with the half width interpolated along. */
export function sampleSpine(points: readonly Point[], widths: readonly number[], perSegment = 8): Sample[] {
  const samples: Sample[] = []
  const last = points.length - 1
  const at = (i: number): Point => itemAt(points, Math.max(0, Math.min(last, i)))
  for (let i = 0; i < last; i++) {
    const before = at(i - 1)
    const from = at(i)
    const to = at(i + 1)
    const after = at(i + 2)
    for (let k = 0; k < perSegment; k++) {
      const t = k / perSegment
      const axis = (j: 0 | 1): number =>
        0.5 *
        (2 * from[j] +
          (to[j] - before[j]) * t +
          (2 * before[j] - 5 * from[j] + 4 * to[j] - after[j]) * t * t +
          (3 * from[j] - before[j] - 3 * to[j] + after[j]) * t ** 3)
      samples.push([axis(0), axis(1), lerp(itemAt(widths, i), itemAt(widths, i + 1), t)])
    }
  }
  const [x, y] = at(last)
  samples.push([x, y, itemAt(widths, last)])
  return samples
}

/** Outline of a limb: a centre line with half widths and round ends (a fan of points at both). */
export function tubeOutline(points: readonly Point[], widths: readonly number[], perSegment = 6): Point[] {
  const samples = sampleSpine(points, widths, perSegment)
  const last = samples.length - 1
  const directionAt = (i: number): number => {
    const a = itemAt(samples, Math.max(0, i - 1))
    const b = itemAt(samples, Math.min(last, i + 1))
    return Math.atan2(b[1] - a[1], b[0] - a[0])
  }
  const cap = ([x, y, w]: Sample, from: number): Point[] =>
    [1, 2, 3, 4].map((i): Point => {
      const angle = from - (Math.PI * i) / 5
      return [x + Math.cos(angle) * w, y + Math.sin(angle) * w]
    })
  const left: Point[] = []
  const right: Point[] = []
  samples.forEach(([x, y, w], i) => {
    const angle = directionAt(i)
    const nx = -Math.sin(angle) * w
    const ny = Math.cos(angle) * w
    left.push([x + nx, y + ny])
    right.push([x - nx, y - ny])
  })
  const end = cap(itemAt(samples, last), directionAt(last) + Math.PI / 2)
  const start = cap(itemAt(samples, 0), directionAt(0) - Math.PI / 2)
  return [...left, ...end, ...right.reverse(), ...start]
}

export const tube = (points: readonly Point[], widths: readonly number[], perSegment = 6): string =>
  smooth(tubeOutline(points, widths, perSegment))
