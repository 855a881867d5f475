/** Limbs with a hand: the sleeve's root lies within the torso, the limb tapers, a bare forearm ends under its cuff. */
import { fix, lerp, polar, tube } from '../drawing/curve.ts'
import type { Point } from '../drawing/geometry.ts'
import { line, path } from '../drawing/svg.ts'
import type { Skin } from '../story-world.ts'
import type { Limb } from './limb.ts'

/** Half widths along a limb, as shares of its width: full at the root, slim at the end. */
const TAPER = [1.12, 1.02, 0.92, 0.88] as const

const between = (a: Point, b: Point, t: number): Point => [lerp(a[0], b[0], t), lerp(a[1], b[1], t)]

/**
 * Join the sleeve and the shirt into one path: one light filter then lights one body, without a seam or a knob at the
 * shoulder.
 * @param to the sleeve's end on the forearm, 0 to 1
 */
export const sleeve = ({ from, mid, end }: Limb, width: number, to: number): string =>
  tube(
    [from, between(from, mid, 0.5), mid, between(mid, end, to)],
    TAPER.map((share) => share * width),
  )

/** Rings of a striped sleeve: none near the elbow, where the rings of two bones would cross. */
export function rings({ from, mid, end, a1, a2 }: Limb, width: number, to: number): string {
  const ring = (a: Point, b: Point, direction: number) => (t: number) => {
    const [p, q] = [
      polar(between(a, b, t), direction + 90, width * 1.3),
      polar(between(a, b, t), direction - 90, width * 1.3),
    ]
    const bend = polar(between(a, b, t), direction, width * 0.4)
    return `M${p.map(fix).join(' ')}Q${bend.map(fix).join(' ')} ${q.map(fix).join(' ')}`
  }
  return [
    ...[0.2, 0.46, 0.72].map(ring(from, mid, a1)),
    ...[0.4, 0.64, 0.88].filter((t) => t < to).map(ring(mid, end, a2)),
  ].join('')
}

/** A rolled cuff across the forearm. @param at its position, 0 to 1 */
export function cuff(
  { mid, end, a2 }: Limb,
  width: number,
  at: number,
  [cloth, shade]: readonly [string, string],
): string {
  const middle = between(mid, end, at)
  const half = width * 1.02
  const p = (along: number, across: number) =>
    polar(polar(middle, a2, along * width), a2 + 90, across * half)
      .map(fix)
      .join(' ')
  return (
    path(
      `M${p(-0.3, 1)}Q${p(-0.05, 0)} ${p(-0.3, -1)}C${p(-0.1, -1.2)} ${p(0.2, -1.2)} ${p(0.34, -0.96)}Q${p(0.6, 0)} ${p(0.34, 0.96)}C${p(0.2, 1.2)} ${p(-0.1, 1.2)} ${p(-0.3, 1)}Z`,
      cloth,
    ) + line(`M${p(0.3, -0.9)}Q${p(0.52, 0)} ${p(0.3, 0.9)}`, shade, width * 0.09, 'opacity=".6"')
  )
}

/** A bare forearm, cut flat under the cuff. @param from the point at which it leaves the sleeve, 0 to 1 */
export function forearm({ mid, end, a2 }: Limb, width: number, { base }: Skin, from: number): string {
  const at = (t: number, across: number) =>
    polar(between(mid, end, t), a2 + 90, across * width)
      .map(fix)
      .join(' ')
  const tip = polar(end, a2, width * 0.3)
    .map(fix)
    .join(' ')
  return path(
    `M${at(from, 0.74)}C${at(0.5, 0.84)} ${at(0.72, 0.66)} ${at(1, 0.56)}Q${tip} ${at(1, -0.56)}C${at(0.72, -0.66)} ${at(0.5, -0.84)} ${at(from, -0.74)}Z`,
    base,
  )
}
