/** What a pose says; see poses.ts. Angles in degrees on the page (0 right, 90 down); L is the left side of the picture. */
import type { GloveKind } from './glove.ts'

export type PoseName = 'ride' | 'hello' | 'look' | 'wave' | 'trumpet' | 'switch' | 'greet' | 'torch'

/** Behind the torso, before it, or before the helmet and what is held. */
export type Depth = 'back' | 'middle' | 'front'

/** `a1`, `a2`: directions of the two bones; `s1`, `s2`: their foreshortening; `near`: size of glove or boot. */
interface LimbPose {
  a1: number
  a2: number
  s1?: number
  s2?: number
  near?: number
  depth?: Depth
}
/** `handTurn`: of the glove against the forearm. */
export interface ArmPose extends LimbPose {
  glove: GloveKind
  handTurn?: number
}
/** `toes`: where they point; `turn`: of the boot against the shin. */
export interface LegPose extends LimbPose {
  toes: 1 | -1
  turn?: number
}
/** `tilt`: of the head; `spine`: direction from neck to hips; `torso`: its foreshortening; `shrug`: how far the shoulders go up. */
export interface Pose {
  tilt: number
  spine: number
  torso?: number
  shrug?: number
  armL: ArmPose
  armR: ArmPose
  legL?: LegPose
  legR?: LegPose
}
