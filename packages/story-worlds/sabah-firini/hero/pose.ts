/** The fields of a pose in this book; see poses.ts. */
import type { BodyPose, Bones, BootTurn, Layered, LimbPose } from '../../hero/pose.ts'

export type PoseName =
  | 'carry'
  | 'carryBeside'
  | 'carryNear'
  | 'portrait'
  | 'step'
  | 'stepAfter'
  | 'stepLast'
  | 'listen'
  | 'listenLeft'
  | 'listenRight'
  | 'peer'
  | 'peerLeft'
  | 'peerRight'
  | 'crouch'
  | 'crouchLeft'
  | 'crouchRight'
  | 'offer'
  | 'greet'
  | 'hold'
  | 'bed'
  | 'bedLeft'
  | 'bedRight'
export type HandKind = 'open' | 'grip' | 'flat'

/** `handTurn`: of the mitten against the forearm. */
export type ArmPose = LimbPose & Layered & { hand: HandKind; handTurn?: number }
/** `boot`: from which side it is seen. */
export type LegPose = Bones & Layered & BootTurn & { boot: 'side' | 'front' }
/** `tilt`: at most 15; `spine`: below 0 for a body that lies behind the head; `flop`: to which side the pompom falls. */
export interface Pose extends BodyPose<ArmPose, LegPose> {
  flop?: 1 | -1
}
