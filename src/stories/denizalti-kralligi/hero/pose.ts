/** What a pose says; see poses.ts. */
import type { Point } from '../../drawing/geometry.ts'

export type PoseName = 'wave' | 'sink' | 'leap' | 'tow' | 'lie' | 'heave' | 'kite' | 'bed'
export type HandKind = 'open' | 'reach' | 'relaxed' | 'grip' | 'flat' | 'cup'
export type Depth = 'back' | 'middle' | 'front'

/** Directions of the two bones in degrees (0 right, 90 down) with their foreshortening, 1 where absent. */
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
/** `near`: size of glove or boot (perspective); `from`: own root instead of the shoulder. */
interface Limb {
  near?: number
  z?: Depth
}
export type ArmPose = (Bones | Reach) & Limb & { hand: HandKind; handRot?: number; from?: Point }
/** `dir`: where the toe points; `fixed`: as long at every age. */
export type LegPose = Bones & Limb & { boot: 'side' | 'sole'; dir?: 1 | -1; rot?: number; fixed?: boolean }
/** `tilt`: turn of the head, at most 15; `spine`: direction from neck to hips, below 0 for a body that lies behind the head. */
export interface Pose {
  tilt: number
  spine: number
  torso?: number
  armL: ArmPose
  armR: ArmPose
  legL?: LegPose
  legR?: LegPose
}
