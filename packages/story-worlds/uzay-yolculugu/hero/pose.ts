/** The fields of a pose in this book; see poses.ts. */
import type { BodyPose, Bones, BootTurn, Layered } from '../../hero/pose.ts'
import type { GloveKind } from './glove.ts'

export type PoseName =
  | 'ride'
  | 'rideTall'
  | 'hello'
  | 'look'
  | 'showUp'
  | 'marvel'
  | 'peer'
  | 'wave'
  | 'waveBeside'
  | 'waveBetween'
  | 'leanL'
  | 'leanR'
  | 'trumpet'
  | 'whee'
  | 'holdOn'
  | 'switch'
  | 'switchOff'
  | 'peek'
  | 'hush'
  | 'greet'
  | 'greetUp'
  | 'hugKnees'
  | 'cheer'
  | 'torch'
  | 'torchNear'
  | 'tucked'
  | 'goodNight'

/** `handTurn`: of the glove against the forearm. */
export type ArmPose = Bones & Layered & { glove: GloveKind; handTurn?: number }
export type LegPose = Bones & Layered & BootTurn
/** `shrug`: how far the shoulders go up. */
export interface Pose extends BodyPose<ArmPose, LegPose> {
  shrug?: number
}
