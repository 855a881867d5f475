/** Where the joints of a pose lie. The face is 200 wide, its centre is 0,0; angles are absolute degrees. */
import { polar, rad } from '../../drawing/curve.ts'
import type { Point } from '../../drawing/geometry.ts'
import { HEADS_HIGH, type HeroAge } from '../../story-world.ts'
import type { ArmPose, Bones, Pose, PoseName, Reach } from './pose.ts'
import { POSES } from './poses.ts'

/** From the root to the hand or foot, with the directions that were found for the two bones. */
export interface Joints extends Required<Bones> {
  from: Point
  mid: Point
  end: Point
}
export interface Skeleton {
  pose: Pose
  proportions: Proportions
  neck: Point
  hips: Point
  torsoLength: number
  armL: Joints
  armR: Joints
  legL?: Joints | undefined
  legR?: Joints | undefined
}
export type Proportions = ReturnType<typeof proportionsOf>

const HEAD = 225
/** What is below the head, at the age that the lengths are written for. */
const BODY = 630
const NECK = 138
/** Legs that are written as long at every age. */
const FIXED_LEG = { thigh: 150, shin: 142 }
/** Middle of the closed hand, beyond the wrist. */
const PALM = 44

/** Limbs grow faster than shoulders, and shoulders faster than the limbs' thickness. */
export function proportionsOf(age: HeroAge) {
  const k = ((HEADS_HIGH[age] - 1) * HEAD) / BODY
  return {
    torso: 222 * k ** 0.85,
    shoulder: 88 * k ** 0.35,
    hip: 50 * k ** 0.4,
    upper: 112 * k ** 0.85,
    fore: 102 * k ** 0.85,
    thigh: 150 * k ** 1.1,
    shin: 142 * k ** 1.1,
    fat: k ** 0.12,
  }
}

/** Two-bone reach: the angles that bring the limb's end to the point, stretched a little where it is far. */
function reach([x, y]: Point, { to: [tx, ty], bend, s = 1 }: Reach, first: number, second: number): Required<Bones> {
  const distance = Math.hypot(tx - x, ty - y)
  const stretch = Math.max(s, (distance / (first + second)) * 1.01)
  const a = first * stretch
  const b = second * stretch
  const inner = Math.acos(Math.max(-1, Math.min(1, (a * a + distance * distance - b * b) / (2 * a * distance))))
  const angle = Math.atan2(ty - y, tx - x) + bend * inner
  const fromElbow = Math.atan2(ty - (y + Math.sin(angle) * a), tx - (x + Math.cos(angle) * a))
  return { a1: (angle * 180) / Math.PI, a2: (fromElbow * 180) / Math.PI, s1: stretch, s2: stretch }
}

function jointsOf(from: Point, spec: Bones | Reach, first: number, second: number): Joints {
  const bones =
    'to' in spec ? reach(from, spec, first, second) : { a1: spec.a1, a2: spec.a2, s1: spec.s1 ?? 1, s2: spec.s2 ?? 1 }
  const mid = polar(from, bones.a1, first * bones.s1)
  return { ...bones, from, mid, end: polar(mid, bones.a2, second * bones.s2) }
}

export function skeletonOf(name: PoseName, age: HeroAge): Skeleton {
  const pose = POSES[name]
  const proportions = proportionsOf(age)
  const neck = polar([0, 0], 90 + pose.tilt * 0.6, NECK)
  const torsoLength = proportions.torso * (pose.torso ?? 1)
  const hips = polar(neck, pose.spine, torsoLength)
  const across = pose.spine - 90
  // bodies that hang head down swap sides, so that L stays on the left of the picture
  const flip = Math.cos(rad(across)) < 0 ? -1 : 1
  const beside = (centre: Point, side: number, distance: number) =>
    polar(centre, side * flip > 0 ? across : across + 180, distance)
  const arm = (side: number, spec: ArmPose) =>
    jointsOf(
      spec.from ?? beside(polar(neck, pose.spine, PALM), side, proportions.shoulder),
      spec,
      proportions.upper,
      proportions.fore,
    )
  const leg = (side: number, spec = side < 0 ? pose.legL : pose.legR) => {
    if (!spec) return undefined
    const { thigh, shin } = spec.fixed ? FIXED_LEG : proportions
    return jointsOf(beside(hips, side, proportions.hip), spec, thigh, shin)
  }
  return {
    pose,
    proportions,
    neck,
    hips,
    torsoLength,
    armL: arm(-1, pose.armL),
    armR: arm(1, pose.armR),
    legL: leg(-1),
    legR: leg(1),
  }
}

/** Where a hero stands: centre of the face on the page, and its width. */
export interface Stand {
  pose: PoseName
  x: number
  y: number
  fw: number
}

/** The middle of a closed hand on the page: a scene puts rope, tail and shell there. */
export function handAt({ pose, x, y, fw }: Stand, age: HeroAge, side: 'L' | 'R'): Point {
  const { end, a2 } = skeletonOf(pose, age)[`arm${side}`]
  const [u, v] = polar(end, a2, PALM)
  return [x + (u * fw) / 200, y + (v * fw) / 200]
}
