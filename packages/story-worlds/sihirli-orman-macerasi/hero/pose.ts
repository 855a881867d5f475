/** The fields of a pose in this book; see poses.ts and capes.ts. */
import type { Point } from '../../drawing/geometry.ts'
import type { BodyPose, Bones } from '../../hero/pose.ts'
import type { HandKind } from './hand.ts'

export type PoseName =
  | 'listen'
  | 'spin'
  | 'tiptoe'
  | 'leap'
  | 'reach'
  | 'lie'
  | 'bed'
  | 'twirl'
  | 'guide'
  | 'cheer'
  | 'follow'
  | 'hop'
  | 'beckon'
  | 'peer'
  | 'rest'
  | 'nap'
  | 'nestle'
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
/** `rot`: direction of the fingers, along the forearm where absent; `near`: size of the hand; `wide`: half widths of the sleeve; `handOver`: the hand is drawn later, over the mantle */
export type ArmPose = Bones & {
  hand?: HandKind
  rot?: number
  flip?: boolean
  near?: number
  wide?: readonly [number, number, number]
  handOver?: boolean
}
/** `foot`: turn of the boot on the page; `toes`: the side to which a boot seen from the side points */
export type LegPose = Bones & {
  foot?: number
  boot: 'side' | 'front' | 'sole'
  toes?: 1 | -1
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
}
/** Pieces behind the body, over it with the outside up, and before it. */
export interface Cape {
  back?: readonly CapePiece[]
  outer?: readonly CapePiece[]
  front?: readonly CapePiece[]
}
/** `turn`: how far the body turns from us, which narrows the shoulders; `tip`: the side to which the hood's tip flops */
export interface Pose extends BodyPose<ArmPose, LegPose> {
  turn?: number
  tip?: 1 | -1
  skirt?: readonly Point[]
  order: readonly BodyPart[]
}
