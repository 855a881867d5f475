/** Striped sleeves and trouser legs, with mittens and boots at their ends. */
import type { Gender } from '#domain/child.ts'
import { lerp, polar, rad } from '../../drawing/curve.ts'
import type { Point } from '../../drawing/geometry.ts'
import { group, inside, line, path } from '../../drawing/svg.ts'
import { shortened, sleeveOutline, type Limb, type SleeveWidths } from '../../hero/limb.ts'
import { boot } from './boot.ts'
import { STRIPES } from './materials.ts'
import { mitten } from './mitten.ts'
import type { ArmPose, LegPose } from './pose.ts'

/** The trouser leg ends inside the boot. */
const LEG_IN_BOOT = 44
/** Positions of rings on a bone: none near the bent joint, where rings of two bones would cross. */
const RINGS = { first: [0.16, 0.4, 0.62], second: [0.42, 0.66, 0.9] } as const

/** A tapered limb with rings of stripes, as pyjamas have them. */
function sleeve(limb: Limb, widths: SleeveWidths, fat: number): string {
  const [a, b, c, d, e] = widths
  const outline = sleeveOutline(limb, [a * fat, b * fat, c * fat, d * fat, e * fat], 0.55)
  const rings = [
    ...ringsAlong(limb.from, limb.mid, limb.a1, a * fat, RINGS.first),
    ...ringsAlong(limb.mid, limb.end, limb.a2, c * fat, RINGS.second),
  ].join('')
  return group(
    'filter="url(#hM)"',
    path(outline, STRIPES.base),
    inside(outline, line(rings, STRIPES.light, 7, 'opacity=".75"')),
  )
}

function ringsAlong(from: Point, to: Point, direction: number, half: number, where: readonly number[]): string[] {
  return where.map((t) => {
    const middle: Point = [lerp(from[0], to[0], t), lerp(from[1], to[1], t)]
    const bend = polar(middle, direction, half * 0.24)
    const [p, q] = [polar(middle, direction + 90, half * 1.3), polar(middle, direction - 90, half * 1.3)]
    const at = ([x, y]: Point) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`
    return `M${at(p)}Q${at(bend)} ${at(q)}`
  })
}

export function arm(limb: Limb, { hand, handTurn = 0, near = 1 }: ArmPose, fat: number): string {
  const rot = limb.a2 + handTurn
  const thumbUp = Math.cos(rad(rot)) >= 0 ? 1 : -1
  return (
    sleeve(limb, [36, 35, 32, 30, 29 * near], fat) +
    mitten(hand, polar(limb.end, limb.a2, 2), rot, thumbUp, near * 0.94)
  )
}

export const leg = (limb: Limb, pose: LegPose, fat: number, gender: Gender): string =>
  sleeve(shortened(limb, LEG_IN_BOOT), [48, 46, 42, 40, 38 * (pose.near ?? 1)], fat) + boot(limb, pose, gender)
