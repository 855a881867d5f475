/** The astronaut's lengths, and where its joints lie on the page. The face slot is 200 wide. */
import type { Point } from '../../drawing/geometry.ts'
import { onPage, type Stand as StandIn } from '../../hero/placing.ts'
import type { ArmName, LegName } from '../../hero/pose.ts'
import {
  endOf,
  grown,
  lowestAnkle,
  skeletonOf,
  type Lengths,
  type Skeleton as SkeletonOf,
} from '../../hero/skeleton.ts'
import type { HeroAge } from '../../story-world.ts'
import type { Pose, PoseName } from './pose.ts'
import { POSES } from './poses.ts'

export type Skeleton = SkeletonOf<Pose, ReturnType<typeof grown>>

/** Width of the face slot. */
export const SLOT = 200
/** At the middle age. */
export const MIDDLE = {
  torso: 214,
  shoulder: 92,
  hip: 54,
  upper: 112,
  fore: 100,
  thigh: 148,
  shin: 138,
} as const satisfies Lengths
const NECK = 136
const SHOULDERS = 50
/** The ankle's height over the sole. */
const SOLE = 56

export function skeleton(name: PoseName, age: HeroAge): Skeleton {
  const pose = POSES[name]
  const shoulders = SHOULDERS - (pose.shrug ?? 0)
  return skeletonOf(pose, grown(MIDDLE, age), { neck: NECK, neckFollows: 0.6, shoulders })
}

export interface Stand extends StandIn<PoseName> {
  age: HeroAge
}

/** A wrist or an ankle on the page: a scene puts a torch into a hand. */
export const jointAt = (stand: Stand, limb: ArmName | LegName): Point =>
  onPage(endOf(skeleton(stand.pose, stand.age), limb), stand, SLOT)

/** From the slot's centre to the lowest sole, in pixels of the page: stands the hero on the ground whatever the age. */
export const standingHeight = (pose: PoseName, age: HeroAge, fw: number): number =>
  ((lowestAnkle(skeleton(pose, age)) + SOLE) * fw) / SLOT
