/** The diver's lengths, and where its hands lie on the page. The face is 200 wide. */
import { polar } from '../../drawing/curve.ts'
import type { Point } from '../../drawing/geometry.ts'
import { onPage, type Stand as StandIn } from '../../hero/placing.ts'
import { grown, skeletonOf as solve, type Lengths, type Skeleton as SkeletonOf } from '../../hero/skeleton.ts'
import type { HeroAge } from '../../story-world.ts'
import type { Pose, PoseName } from './pose.ts'
import { POSES } from './poses.ts'

export type Skeleton = SkeletonOf<Pose, ReturnType<typeof grown>>
export type Stand = StandIn<PoseName>

/** Width of the face slot. */
export const SLOT = 200
/** At the middle age. */
export const MIDDLE = {
  torso: 222,
  shoulder: 88,
  hip: 50,
  upper: 112,
  fore: 102,
  thigh: 150,
  shin: 142,
} as const satisfies Lengths
const BUILD = { neck: 138, neckFollows: 0.6, shoulders: 44 }
/** Middle of the closed hand, beyond the wrist. */
const PALM = 44

export const lengthsOf = (age: HeroAge) => grown(MIDDLE, age)

export function skeletonOf(name: PoseName, age: HeroAge): Skeleton {
  const pose = POSES[name]
  const { thigh, shin } = pose.fixedLegs ? MIDDLE : lengthsOf(age)
  return solve(pose, { ...lengthsOf(age), thigh, shin }, BUILD)
}

/** The middle of a closed hand on the page: a scene puts rope, tail and shell there. */
export function handAt(stand: Stand, age: HeroAge, side: 'L' | 'R'): Point {
  const { end, a2 } = skeletonOf(stand.pose, age)[`arm${side}`]
  return onPage(polar(end, a2, PALM), stand, SLOT)
}
