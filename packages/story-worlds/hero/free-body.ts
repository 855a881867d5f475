/** A child with a free head: lengths, joints and pose that the tales share; each tale adds its clothes. */
import { polar, rad } from '../drawing/curve.ts'
import { freeHead, headImage, type HeadPose } from '../face/free-head.ts'
import { FREE_HEADS_HIGH, type HeroAge, type SceneHero, type Skin } from '../story-world.ts'
import { bareHand, type HandKind } from './bare-hand.ts'
import type { Frame, Limb } from './limb.ts'
import type { Stand } from './placing.ts'
import type { BodyPose, Bones, Layered, LimbPose } from './pose.ts'
import { grown, lowestAnkle, skeletonOf, type Lengths, type Skeleton } from './skeleton.ts'

/** `handTurn`: angle between hand and forearm; `thumb`: on the other side. */
export type FreeArm = LimbPose & Layered & { hand: HandKind; handTurn?: number; thumb?: 1 | -1 }
/** The shoes belong to the tale. */
export interface FreePose<Leg extends Bones | LimbPose = LimbPose> extends BodyPose<FreeArm, Leg & LimbPose> {
  head: HeadPose
}

/** The unit of a body: the face is 200 wide, its middle is 0,0. */
export const SLOT = 200
/** Size of a unit of the face (480x520), and the distance of the head's pivot below the middle. */
const FACE_SCALE = 0.488
const PIVOT_BELOW = 12

/** Lengths of a body of 3.8 heads. */
const MIDDLE = {
  torso: 200,
  shoulder: 62,
  hip: 40,
  upper: 98,
  fore: 88,
  thigh: 158,
  shin: 148,
} as const satisfies Lengths
export const MIDDLE_SHOULDER = MIDDLE.shoulder
const BUILD = { neck: 114, neckFollows: 0.5, shoulders: 30 }

export type FreeSkeleton<Pose extends FreePose> = Skeleton<Pose, Lengths & { fat: number }>

export const freeSkeleton = <Pose extends FreePose>(pose: Pose, age: HeroAge): FreeSkeleton<Pose> =>
  skeletonOf(pose, grown(MIDDLE, age, FREE_HEADS_HIGH), BUILD)

/**
 * @returns the distance from the face's middle to the lowest sole, in pixels of the page. @param sole the ankle's
 * height above it, in units
 */
export const freeStandingHeight = (pose: FreePose, age: HeroAge, fw: number, sole: number): number =>
  ((lowestAnkle(freeSkeleton(pose, age)) + sole) * fw) / SLOT

/** A child's place on the page: middle of the face, its width in pixels. */
export type FreeStand<Pose extends FreePose> = Omit<Stand<string>, 'pose'> & { pose: Pose }

/**
 * Frame that fits a torso drawn for 3.8 heads to this body. @param spine in degrees, if it differs from the pose's own
 */
export const torsoFrame = (
  { pose, lengths, neck: [x, y], torsoLength }: FreeSkeleton<FreePose>,
  spine = pose.spine,
): Frame => ({
  ...{ x, y, rot: spine - 90 },
  sx: lengths.shoulder / MIDDLE_SHOULDER,
  sy: torsoLength / MIDDLE.torso,
})

/** Arms with their poses, for `limbsAt`. */
export const armsOf = ({ armL, armR, pose }: FreeSkeleton<FreePose>) =>
  [
    [armL, pose.armL],
    [armR, pose.armR],
  ] as const

/** @param inCuff distance of the wrist inside its cuff, in units */
export function freeHand(
  limb: Limb,
  { hand, handTurn = 0, near = 1, thumb }: FreeArm,
  { inCuff, size, skin }: { inCuff: number; size: number; skin: Skin },
): string {
  const rot = limb.a2 + handTurn
  const side = thumb ?? (Math.cos(rad(rot)) >= 0 ? -1 : 1)
  return bareHand(hand, polar(limb.end, limb.a2, -inCuff), rot, size * near, side, skin)
}

/** A head as SVG groups in units, in drawing order; the neck is between arms and body. */
export interface HeadParts {
  behind: string
  neck: string
  over: string
}

/** @param filter id of a light. @returns null for a face cut from a photo: it needs the tale's frame */
export function headParts(
  { drawn, gender, age }: SceneHero,
  { head, tilt }: FreePose,
  filter: string,
): HeadParts | null {
  if (!drawn) return null
  const { behind, neck, over } = freeHead(drawn, { gender, age }, head)
  const at = { x: 0, y: PIVOT_BELOW, scale: FACE_SCALE, tilt }
  return {
    behind: headImage(behind, at, filter),
    neck: headImage(neck, { ...at, tilt: tilt * 0.5 }),
    over: headImage(over, at, filter),
  }
}
