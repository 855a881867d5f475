/** The little baker's lengths. The face is 200 wide. */
import type { Stand as StandIn } from '../../hero/placing.ts'
import {
  grown,
  lowestAnkle,
  skeletonOf as solve,
  type Lengths,
  type Skeleton as SkeletonOf,
} from '../../hero/skeleton.ts'
import type { HeroAge } from '../../story-world.ts'
import type { Pose, PoseName } from './pose.ts'
import { POSES } from './poses.ts'

export type Skeleton = SkeletonOf<Pose, ReturnType<typeof grown>>
export type Stand = StandIn<PoseName>

/** Width of the face slot. */
export const SLOT = 200
/** At the middle age. */
export const MIDDLE = {
  torso: 214,
  shoulder: 80,
  hip: 46,
  upper: 110,
  fore: 100,
  thigh: 140,
  shin: 128,
} as const satisfies Lengths
const BUILD = { neck: 132, neckFollows: 0.6, shoulders: 46 }
/** The ankle's height over the sole. */
const SOLE = 44

export const lengthsOf = (age: HeroAge) => grown(MIDDLE, age)

export const skeletonOf = (name: PoseName, age: HeroAge): Skeleton => solve(POSES[name], lengthsOf(age), BUILD)

/** From the slot's centre to the lowest sole, in pixels of the page: stands the hero on the ground whatever the age. */
export const standingHeight = (pose: PoseName, age: HeroAge, fw: number): number =>
  ((lowestAnkle(skeletonOf(pose, age)) + SOLE) * fw) / SLOT
