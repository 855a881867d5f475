/** Positions of a pose's joints. The centre of the face slot is 0,0. */
import { polar, rad } from '../drawing/curve.ts'
import type { Point } from '../drawing/geometry.ts'
import { HEADS_HIGH, type HeroAge } from '../story-world.ts'
import { limbOf, type Limb } from './limb.ts'
import type { ArmName, BodyPose, LegName } from './pose.ts'

/** `shoulder`, `hip`: distance from the spine to each side. */
export interface Lengths {
  torso: number
  shoulder: number
  hip: number
  upper: number
  fore: number
  thigh: number
  shin: number
}
export interface Skeleton<P extends BodyPose, L extends Lengths> {
  pose: P
  lengths: L
  neck: Point
  hips: Point
  torsoLength: number
  armL: Limb
  armR: Limb
  legL?: Limb | undefined
  legR?: Limb | undefined
}

/** Crown to chin, and the body below it at the middle age, where the slot is 200 wide. */
const HEAD = 225
const BODY = 630

/**
 * Limbs grow faster than shoulders, and shoulders faster than the limbs' thickness.
 * @param middle lengths of a body of 3.8 heads
 * @param headsHigh by default those of a framed head
 */
export function grown(middle: Lengths, age: HeroAge, headsHigh = HEADS_HIGH): Lengths & { fat: number } {
  const growth = ((headsHigh[age] - 1) * HEAD) / BODY
  return {
    torso: middle.torso * growth ** 0.85,
    shoulder: middle.shoulder * growth ** 0.35,
    hip: middle.hip * growth ** 0.4,
    upper: middle.upper * growth ** 0.85,
    fore: middle.fore * growth ** 0.85,
    thigh: middle.thigh * growth ** 1.1,
    shin: middle.shin * growth ** 1.1,
    fat: growth ** 0.12,
  }
}

/**
 * `neck`: distance below the slot's centre; `neckFollows`: its share of the head's tilt; `shoulders`: distance below
 * the neck.
 */
export interface Build {
  neck: number
  neckFollows: number
  shoulders: number
}

export function skeletonOf<P extends BodyPose, L extends Lengths>(pose: P, lengths: L, build: Build): Skeleton<P, L> {
  const { spine, hipSpine = spine } = pose
  const neck = polar([0, 0], 90 + pose.tilt * build.neckFollows, build.neck)
  const torsoLength = lengths.torso * (pose.torso ?? 1)
  const hips = polar(neck, hipSpine, torsoLength)
  const across = spine - 90
  // bodies that hang head down swap sides, so that L stays on the left of the picture
  const flip = Math.cos(rad(across)) < 0 ? -1 : 1
  const beside = (centre: Point, side: 1 | -1, distance: number) =>
    polar(centre, side * flip > 0 ? across : across + 180, distance)
  const arm = (side: 1 | -1, name: ArmName) =>
    limbOf(beside(polar(neck, spine, build.shoulders), side, lengths.shoulder), pose[name], lengths.upper, lengths.fore)
  const leg = (side: 1 | -1, name: LegName) =>
    pose[name] && limbOf(beside(hips, side, lengths.hip), pose[name], lengths.thigh, lengths.shin)
  return {
    pose,
    lengths,
    neck,
    hips,
    torsoLength,
    armL: arm(-1, 'armL'),
    armR: arm(1, 'armR'),
    legL: leg(-1, 'legL'),
    legR: leg(1, 'legR'),
  }
}

type Joints = Pick<Skeleton<BodyPose, Lengths>, ArmName | LegName>

/** @throws RangeError if the pose has no such limb */
export function endOf(joints: Joints, limb: ArmName | LegName): Point {
  const found = joints[limb]
  if (!found) throw new RangeError(`this pose has no ${limb}`)
  return found.end
}

/** Distance of the lower ankle below the slot's centre. */
export const lowestAnkle = ({ legL, legR }: Joints): number => Math.max(legL?.end[1] ?? 0, legR?.end[1] ?? 0)
