/** Fields that poses of all stories share. Angles in degrees on the page (0 right, 90 down); L is the left side of the picture. */
import type { Point } from '../drawing/geometry.ts'

/** Drawn behind the torso, before it, or before the head and held things. */
export type Depth = 'back' | 'middle' | 'front'

/** Directions of the two bones with their foreshortening, 1 where absent. */
export interface Bones {
  a1: number
  a2: number
  s1?: number
  s2?: number
}
/** A point that the limb reaches for, whatever the child's age; `bend` chooses the elbow's side, `s` shortens both bones. */
export interface Reach {
  to: Point
  bend: 1 | -1
  s?: number
}
/** `from`: own root instead of the shoulder or hip. */
export type LimbPose = (Bones | Reach) & { from?: Point }
/** `near`: size of what ends the limb; `depth`: 'middle' where absent. */
export interface Layered {
  near?: number
  depth?: Depth
}
/** `toes`: where they point, to the right where absent; `turn`: of the boot against the shin. */
export interface BootTurn {
  toes?: 1 | -1
  turn?: number
}

export type ArmName = 'armL' | 'armR'
export type LegName = 'legL' | 'legR'

/** `tilt`: of the head; `spine`: direction from neck to hips, `hipSpine` where the hips lean otherwise than the shoulders; `torso`: its foreshortening. */
export interface BodyPose<Arm extends LimbPose = LimbPose, Leg extends LimbPose = LimbPose> {
  tilt: number
  spine: number
  hipSpine?: number
  torso?: number
  armL: Arm
  armR: Arm
  legL?: Leg
  legR?: Leg
}
