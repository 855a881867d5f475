/** What a pose of this book says; see poses.ts. */
import type { BodyPose, Bones, BootTurn, Layered } from '../../hero/pose.ts'
import type { GloveKind } from './glove.ts'

export type PoseName = 'ride' | 'hello' | 'look' | 'wave' | 'trumpet' | 'switch' | 'greet' | 'torch'

/** `handTurn`: of the glove against the forearm. */
export type ArmPose = Bones & Layered & { glove: GloveKind; handTurn?: number }
export type LegPose = Bones & Layered & BootTurn
/** `shrug`: how far the shoulders go up. */
export interface Pose extends BodyPose<ArmPose, LegPose> {
  shrug?: number
}
