/** The fields of a pose in this book; see poses.ts. */
import type { BodyPose, Bones, BootTurn, Layered, LimbPose } from '../../hero/pose.ts'

export type PoseName =
  | 'wave'
  | 'sink'
  | 'sinkLeading'
  | 'sinkBeside'
  | 'sinkNear'
  | 'sinkBetween'
  | 'leap'
  | 'leapHandL'
  | 'leapHandR'
  | 'leapTucked'
  | 'tow'
  | 'towLeading'
  | 'towBeside'
  | 'towBehind'
  | 'lie'
  | 'lieStop'
  | 'liePointL'
  | 'liePointR'
  | 'heave'
  | 'heaveBraced'
  | 'heaveAfloat'
  | 'kite'
  | 'kiteLeading'
  | 'kiteBetween'
  | 'kiteLast'
  | 'kiteAbove'
  | 'bed'
  | 'bedLeaning'
  | 'bedBehind'
export type HandKind = 'open' | 'reach' | 'relaxed' | 'grip' | 'flat' | 'cup'

/** `handTurn`: of the glove against the forearm. */
export type ArmPose = LimbPose & Layered & { hand: HandKind; handTurn?: number }
/** `boot`: from which side it is seen. */
export type LegPose = Bones & Layered & BootTurn & { boot: 'side' | 'sole' }
/** `tilt`: at most 15; `spine`: below 0 for a body that lies behind the head; `fixedLegs`: as long at every age. */
export interface Pose extends BodyPose<ArmPose, LegPose> {
  fixedLegs?: boolean
}
