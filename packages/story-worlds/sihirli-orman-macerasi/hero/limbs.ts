/** Arms with sleeves and hands, legs in leggings and boots. */
import type { Gender } from '#domain/child.ts'
import { fix, lerp, polar, tube } from '../../drawing/curve.ts'
import type { Point } from '../../drawing/geometry.ts'
import { group, inside, line, path } from '../../drawing/svg.ts'
import type { Limb } from '../../hero/limb.ts'
import type { Skin } from '../../story-world.ts'
import { boot } from './boot.ts'
import { hand } from './hand.ts'
import { CLOTHES } from './materials.ts'
import type { ArmPose, LegPose } from './pose.ts'
import type { Metrics } from './skeleton.ts'

/** Half widths at shoulder, elbow and wrist. */
const SLEEVE = [16, 13.5, 12] as const
/** At hip, knee and ankle. */
const LEGGINGS = [19, 15, 11] as const

/** A sleeve with its cuff, and the hand below unless that is drawn later, as the part 'handL' or 'handR'. */
export function arm(limb: Limb, pose: ArmPose, m: Metrics, skin: Skin, side: 1 | -1): string {
  const { from, mid, end, a2 } = limb
  const wide = (pose.wide ?? SLEEVE).map((half) => half * m.limb) as [number, number, number]
  // the round end must stay inside the cuff
  const sleeve = tube([from, mid, polar(end, a2 + 180, wide[2])], wide, 7)
  // drawn in either case, so that later ids stay as they are in the stored pictures
  const below = armHand(limb, pose, m, skin, side)
  return (
    (pose.handOver ? '' : below) +
    group('filter="url(#hM)"', path(sleeve, 'url(#tunicG)'), inside(sleeve, creases(limb, wide[1]))) +
    group('filter="url(#hS)"', path(cuff(limb, wide[2] * 1.1, m.limb), '#fff0cf'))
  )
}

export const armHand = (
  { end: [x, y], a2 }: Limb,
  { hand: kind, rot = a2, near = 1, flip }: ArmPose,
  m: Metrics,
  skin: Skin,
  side: 1 | -1,
): string => (kind ? hand({ kind, x, y, rot, size: m.hand * near, flip: flip ?? side > 0, skin }) : '')

const at = (p: Point): string => p.map(fix).join(' ')

/** @param half its half width @param w scale of its length */
function cuff({ end, a2 }: Limb, half: number, w: number): string {
  const upper = polar(end, a2 + 180, 7 * w)
  const lower = polar(end, a2, 3.5 * w)
  const corner = (p: Point, side: 1 | -1): Point => polar(p, a2 + 90, half * side)
  return `M${at(corner(upper, 1))}Q${at(polar(upper, a2 + 180, 4 * w))} ${at(corner(upper, -1))}L${at(corner(lower, -1))}Q${at(polar(lower, a2, 4.5 * w))} ${at(corner(lower, 1))}Z`
}

/** Two folds above the elbow. */
const creases = ({ from, mid, a2 }: Limb, half: number): string =>
  [0.35, 0.65]
    .map((t) => {
      const p: Point = [lerp(from[0], mid[0], 0.6 + t * 0.4), lerp(from[1], mid[1], 0.6 + t * 0.4)]
      const q = polar(p, a2 + 70, half * 0.9)
      return line(
        `M${at(p)}Q${fix((p[0] + q[0]) / 2 + 3)} ${fix((p[1] + q[1]) / 2)} ${at(q)}`,
        CLOTHES.tunicD,
        2.4,
        'opacity=".4"',
      )
    })
    .join('')

export function leg({ from, mid, end: [x, y] }: Limb, pose: LegPose, { limb: w }: Metrics, gender: Gender): string {
  const leggings = tube(
    [from, mid, [x, y]],
    LEGGINGS.map((half) => half * w),
    7,
  )
  const knee = line(
    `M${fix(mid[0] - 7)} ${fix(mid[1] - 3)}Q${fix(mid[0])} ${fix(mid[1] + 3)} ${fix(mid[0] + 8)} ${fix(mid[1] - 2)}`,
    CLOTHES.legsD,
    2.6,
    'opacity=".6"',
  )
  return (
    group('filter="url(#hM)"', path(leggings, CLOTHES.legs), inside(leggings, knee)) +
    boot(pose, { x, y, rot: pose.foot ?? 0, sx: w * (pose.toes ?? 1), sy: w }, gender)
  )
}
