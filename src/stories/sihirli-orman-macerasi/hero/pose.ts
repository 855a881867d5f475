/** What a pose says; see poses.ts. */
import type { Point } from '../../drawing/geometry.ts'
import type { HandKind } from './hand.ts'
export type PoseName = 'listen' | 'spin' | 'tiptoe' | 'leap' | 'reach' | 'lie' | 'bed'
export type BodyPart =
  | 'armL'
  | 'armR'
  | 'handL'
  | 'handR'
  | 'legL'
  | 'legR'
  | 'tunic'
  | 'back'
  | 'outer'
  | 'front'
  | 'mantle'
  | 'head'
  | 'under'
  | 'between'
/** `short`, `short2`: foreshortening of the two bones */
export interface Foreshortening {
  short?: number
  short2?: number
}
/** `up`, `fore`: directions of the two bones; `wide`: half widths of the sleeve; `handOver`: the hand is drawn later, over the mantle */
export interface ArmPose extends Foreshortening {
  up: number
  fore: number
  hand?: HandKind
  rot?: number
  flip?: boolean
  size?: number
  wide?: readonly [number, number, number]
  handOver?: boolean
}
export interface LegPose extends Foreshortening {
  thigh: number
  shin: number
  foot?: number
  boot: 'side' | 'front' | 'sole'
  face?: 1 | -1
}
/** `top` and `hem` run from left to right */
export interface CapePiece {
  top: readonly Point[]
  hem: readonly Point[]
  bulgeL?: Point
  bulgeR?: Point
  wave?: number
  foldW?: number
  foldO?: number
  edges?: readonly ('L' | 'R')[]
  filter?: string
}
/** `tilt`: turn of the head; `tip`: the side to which the hood's tip flops */
export interface Pose {
  tilt?: number
  lean?: number
  hipLean?: number
  turn?: number
  tip?: 1 | -1
  torso?: number
  shrug?: Point
  skirt?: readonly Point[]
  armL: ArmPose
  armR: ArmPose
  legL?: LegPose
  legR?: LegPose
  cape?: { back?: readonly CapePiece[]; outer?: readonly CapePiece[]; front?: readonly CapePiece[] }
  order: readonly BodyPart[]
}
