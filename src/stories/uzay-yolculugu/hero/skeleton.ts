/** Where the joints of a pose lie. The face slot is 200 wide, its centre is 0,0. */
import { polar } from '../../drawing/curve.ts'
import type { Point } from '../../drawing/geometry.ts'
import { HEADS_HIGH, type HeroAge } from '../../story-world.ts'
import type { Pose, PoseName } from './pose.ts'
import { POSES } from './poses.ts'

/** shoulder, elbow, wrist – or hip, knee, ankle */
export type Limb = readonly [Point, Point, Point]
export interface Skeleton {
  pose: Pose
  lengths: Lengths
  neck: Point
  torsoLength: number
  armL: Limb
  armR: Limb
  legL?: Limb | undefined
  legR?: Limb | undefined
}
type Lengths = ReturnType<typeof lengthsOf>

/** Crown to chin, and the body below it at the middle age. */
const HEAD = 225
const BODY = 630
/** The neck, below the slot's centre. */
const NECK = 136
const SHOULDER_BELOW_NECK = 50
/** The ankle's height over the sole. */
const SOLE = 56

/** Older children grow in the limbs first, hardly in width. */
function lengthsOf(age: HeroAge) {
  const growth = ((HEADS_HIGH[age] - 1) * HEAD) / BODY
  return {
    torso: 214 * growth ** 0.85,
    shoulder: 92 * growth ** 0.35,
    hip: 54 * growth ** 0.4,
    upper: 112 * growth ** 0.85,
    fore: 100 * growth ** 0.85,
    thigh: 148 * growth ** 1.1,
    shin: 138 * growth ** 1.1,
    fat: growth ** 0.12,
  }
}

export function skeleton(name: PoseName, age: HeroAge): Skeleton {
  const pose = POSES[name]
  const lengths = lengthsOf(age)
  const neck = polar([0, 0], 90 + pose.tilt * 0.6, NECK)
  const torsoLength = lengths.torso * (pose.torso ?? 1)
  const hips = polar(neck, pose.spine, torsoLength)
  const across = (from: Point, side: 1 | -1, width: number): Point =>
    polar(from, pose.spine - 90 + (side > 0 ? 0 : 180), width)
  const limb = (
    from: Point,
    { a1, a2, s1 = 1, s2 = 1 }: { a1: number; a2: number; s1?: number; s2?: number },
    first: number,
    second: number,
  ): Limb => {
    const middle = polar(from, a1, first * s1)
    return [from, middle, polar(middle, a2, second * s2)]
  }
  const shoulder = (side: 1 | -1) =>
    across(polar(neck, pose.spine, SHOULDER_BELOW_NECK - (pose.shrug ?? 0)), side, lengths.shoulder)
  const hip = (side: 1 | -1) => across(hips, side, lengths.hip)
  return {
    pose,
    lengths,
    neck,
    torsoLength,
    armL: limb(shoulder(-1), pose.armL, lengths.upper, lengths.fore),
    armR: limb(shoulder(1), pose.armR, lengths.upper, lengths.fore),
    legL: pose.legL && limb(hip(-1), pose.legL, lengths.thigh, lengths.shin),
    legR: pose.legR && limb(hip(1), pose.legR, lengths.thigh, lengths.shin),
  }
}

/** Where the hero stands on the page: the slot's centre, its width in pixels. */
export interface Stand {
  pose: PoseName
  age: HeroAge
  x: number
  y: number
  fw: number
}

/** A wrist or an ankle on the page: a scene puts a torch into a hand. */
export function jointAt({ pose, age, x, y, fw }: Stand, limb: 'armL' | 'armR' | 'legL' | 'legR'): Point {
  const joints = skeleton(pose, age)[limb]
  if (!joints) throw new RangeError(`the pose '${pose}' has no ${limb}`)
  const [u, v] = joints[2]
  return [x + (u * fw) / 200, y + (v * fw) / 200]
}

/** From the slot's centre to the lowest sole, in pixels of the page: stands the hero on the ground whatever the age. */
export function standingHeight(pose: PoseName, age: HeroAge, fw: number): number {
  const { legL, legR } = skeleton(pose, age)
  return ((Math.max(legL?.[2][1] ?? 0, legR?.[2][1] ?? 0) + SOLE) * fw) / 200
}
