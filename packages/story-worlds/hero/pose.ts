/** Fields that poses of all stories share. Angles in degrees on the page (0 right, 90 down); L is the left side of the picture. */
import type { Point } from '../drawing/geometry.ts'

/** Drawn behind the torso, in front of it, or in front of the head and held things. */
export type Depth = 'back' | 'middle' | 'front'

/** Directions of the two bones with their foreshortening (default 1). */
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
/** `near`: size of the hand or foot; `depth`: default 'middle'. */
export interface Layered {
  near?: number
  depth?: Depth
}
/** `toes`: their direction, by default to the right; `turn`: angle between boot and shin. */
export interface BootTurn {
  toes?: 1 | -1
  turn?: number
}

export type ArmName = 'armL' | 'armR'
export type LegName = 'legL' | 'legR'

/**
 * `tilt`: of the head; `spine`: direction from neck to hips, `hipSpine` if the hips lean differently from the
 * shoulders; `torso`: its foreshortening.
 */
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
