/** Navy sleeves and trouser legs, with gloves and boots at their ends. */
import type { Gender } from '#domain/child.ts'
import { lerp, place, polar, rad, tube } from '../../drawing/curve.ts'
import { itemAt } from '../../drawing/geometry.ts'
import { group, line, path } from '../../drawing/svg.ts'
import { boot } from './boot.ts'
import { glove } from './glove.ts'
import { NAVY } from './materials.ts'
import type { ArmPose, LegPose } from './pose.ts'
import type { Joints } from './skeleton.ts'

/** A tapered limb with creases at the bent joint. @param widths half widths at five points along it */
function sleeve(
  { from, mid, end }: Pick<Joints, 'from' | 'mid' | 'end'>,
  widths: readonly number[],
  fat: number,
): string {
  const between = (a: readonly [number, number], b: readonly [number, number], t: number) =>
    [lerp(a[0], b[0], t), lerp(a[1], b[1], t)] as const
  const outline = tube(
    [from, between(from, mid, 0.55), mid, between(mid, end, 0.5), end],
    widths.map((w) => w * fat),
  )
  const rot = (Math.atan2(end[1] - from[1], end[0] - from[0]) * 180) / Math.PI
  const at = { x: mid[0], y: mid[1], rot, sx: (fat * itemAt(widths, 2)) / 34 }
  const creases = (d: string, colour: string, w: number, opacity: number) =>
    line(place(d, at), colour, w, `opacity="${opacity}"`)
  return (
    group('filter="url(#hM)"', path(outline, 'url(#hSuit)')) +
    // one blur for all: each filter costs a surface of the whole layer
    group(
      'filter="url(#b2)"',
      creases('M-10 -24Q-4 -6 -12 14M4 -26Q12 -4 4 20M18 -22Q22 -6 16 10', NAVY.dark, 4, 0.5),
      creases('M-4 -24Q2 -6 -5 12M11 -25Q18 -4 11 16', NAVY.light, 3, 0.55),
    )
  )
}

export function arm(joints: Joints, { hand, handRot = 0, near = 1 }: ArmPose, fat: number): string {
  const rot = joints.a2 + handRot
  const thumbUp = Math.cos(rad(rot)) >= 0 ? 1 : -1
  return (
    sleeve(joints, [38, 36, 33, 31, 30 * near], fat) +
    glove(hand, polar(joints.end, joints.a2, 2), rot, thumbUp, near * 1.02)
  )
}

/** The trouser leg ends inside the boot. */
export const leg = (joints: Joints, spec: LegPose, fat: number, gender: Gender): string =>
  sleeve({ ...joints, end: polar(joints.end, joints.a2, -40) }, [56, 52, 44, 42, 42 * (spec.near ?? 1)], fat) +
  boot(joints, spec, gender)
