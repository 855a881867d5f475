/** A child with a free head: lengths, joints and pose that the tales share; each tale dresses it. */
import { FREE_HEADS_HIGH, type HeroAge } from '../story-world.ts'
import type { HeadPose } from '../face/free-head.ts'
import type { HandKind } from './bare-hand.ts'
import type { Stand } from './placing.ts'
import type { BodyPose, Bones, Layered, LimbPose } from './pose.ts'
import { grown, lowestAnkle, skeletonOf, type Lengths, type Skeleton } from './skeleton.ts'

/** `handTurn`: of the hand against the forearm; `thumb`: on the other side. */
export type FreeArm = LimbPose & Layered & { hand: HandKind; handTurn?: number; thumb?: 1 | -1 }
/** Legs have their tale's own shoes. */
export interface FreePose<Leg extends Bones | LimbPose = LimbPose> extends BodyPose<FreeArm, Leg & LimbPose> {
  head: HeadPose
}

/** Units: the face is 200 wide, its middle is 0,0. */
export const SLOT = 200
/** Size of a unit of the face (480x520), and where the head's pivot lies below the middle. */
export const FACE_SCALE = 0.488
export const PIVOT_BELOW = 12

/** For a body of 3.8 heads. */
const MIDDLE = {
  torso: 200,
  shoulder: 62,
  hip: 40,
  upper: 98,
  fore: 88,
  thigh: 158,
  shin: 148,
} as const satisfies Lengths
export const MIDDLE_TORSO = MIDDLE.torso
export const MIDDLE_SHOULDER = MIDDLE.shoulder
const BUILD = { neck: 114, neckFollows: 0.5, shoulders: 30 }

export type FreeSkeleton<Pose extends FreePose> = Skeleton<Pose, Lengths & { fat: number }>

export const freeSkeleton = <Pose extends FreePose>(pose: Pose, age: HeroAge): FreeSkeleton<Pose> =>
  skeletonOf(pose, grown(MIDDLE, age, FREE_HEADS_HIGH), BUILD)

/** @returns from the face's middle to the lowest sole, in pixels of the page. @param sole the ankle's height over it, in units */
export const freeStandingHeight = (pose: FreePose, age: HeroAge, fw: number, sole: number): number =>
  ((lowestAnkle(freeSkeleton(pose, age)) + sole) * fw) / SLOT

/** A child's place on the page: middle of the face, its width in pixels. */
export type FreeStand<Pose extends FreePose> = Omit<Stand<string>, 'pose'> & { pose: Pose }
