/** Where the joints of a pose lie. The face slot is 100 wide, its centre is 0,0; angles are absolute degrees (0 right, 90 down), so a limb keeps its direction when the torso leans. */
import { polar } from '../../drawing/curve.ts'
import type { Point } from '../../drawing/geometry.ts'
import type { Foreshortening, Pose, PoseName } from './pose.ts'
import { POSES } from './poses.ts'
import { HEADS_HIGH, type HeroAge } from '../../story-world.ts'

/** shoulder, elbow, wrist – or hip, knee, ankle */
export type Limb = readonly [Point, Point, Point]
export type Metrics = ReturnType<typeof metrics>
export interface Skeleton {
  m: Metrics
  neck: Point
  hipC: Point
  lean: number
  armL: Limb
  armR: Limb
  legL?: Limb | undefined
  legR?: Limb | undefined
}

/** Crown to chin. */
const HEAD = 125
/** The neck, below the slot's centre. */
export const NECK = 66

/** Lengths for an age: k stretches what is below the chin, w the widths (older = longer, hardly wider). */
export function metrics(age: HeroAge = 5) {
  const k = (HEADS_HIGH[age] * HEAD - 128) / 347,
    w = 1 + (k - 1) * 0.3
  return {
    k,
    w,
    torso: 112 * k,
    upper: 60 * k,
    fore: 54 * k,
    thigh: 84 * k,
    shin: 80 * k,
    shoulder: 40 * w,
    hip: 21 * w,
    hand: 1.02 + (k - 1) * 0.25,
    limb: 0.94 * w,
  }
}

/** Forward kinematics: where every joint is for a pose and an age. */
export function skeleton(pose: Pose, age: HeroAge): Skeleton {
  const m = metrics(age),
    lean = pose.lean ?? 90,
    neck = polar([0, 0], 90 + (pose.tilt ?? 0) * 0.7, NECK)
  const sh = (side: number): Point =>
    polar(
      polar(neck, lean, 15 * m.k),
      lean - 90 + (side < 0 ? 180 : 0) + (pose.shrug?.[side < 0 ? 0 : 1] ?? 0),
      m.shoulder * (pose.turn ? 1 - Math.abs(pose.turn) * 0.18 : 1),
    )
  const hipC = polar(neck, pose.hipLean ?? lean, m.torso * (pose.torso ?? 1)),
    hip = (side: number): Point => polar(hipC, lean - 90 + (side < 0 ? 180 : 0), m.hip)
  const limb = (
    from: Point,
    first: number,
    second: number,
    a: number,
    b: number,
    { short = 1, short2 = short }: Foreshortening,
  ): Limb => {
    const mid = polar(from, first, a * short)
    return [from, mid, polar(mid, second, b * short2)]
  }
  return {
    m,
    neck,
    hipC,
    lean,
    armL: limb(sh(-1), pose.armL.up, pose.armL.fore, m.upper, m.fore, pose.armL),
    armR: limb(sh(1), pose.armR.up, pose.armR.fore, m.upper, m.fore, pose.armR),
    legL: pose.legL && limb(hip(-1), pose.legL.thigh, pose.legL.shin, m.thigh, m.shin, pose.legL),
    legR: pose.legR && limb(hip(1), pose.legR.thigh, pose.legR.shin, m.thigh, m.shin, pose.legR),
  }
}

/** Where a hand or foot lies on the page: lets a scene put a paw into a hand. */
export function jointAt(
  { pose, age = 5, x, y, fw }: { pose: PoseName; age?: HeroAge; x: number; y: number; fw: number },
  limb: 'armL' | 'armR' | 'legL' | 'legR',
): Point {
  const joints = skeleton(POSES[pose], age)[limb]
  if (!joints) throw new RangeError(`the pose '${pose}' has no ${limb}`)
  const [u, v] = joints[2]
  return [x + (u * fw) / 100, y + (v * fw) / 100]
}

/** Lowest boot sole on the page, to stand the hero on the ground whatever the age. */
export function footY(pose: PoseName, age: HeroAge, fw: number) {
  const sk = skeleton(POSES[pose], age)
  return (Math.max(sk.legL?.[2][1] ?? 0, sk.legR?.[2][1] ?? 0) * fw) / 100 + (25 * fw) / 100
}
