/** The lengths of the child in the cape, and where its joints lie on the page. The face slot is 100 wide. */
import type { Point } from '../../drawing/geometry.ts'
import { onPage, type Stand as StandIn } from '../../hero/placing.ts'
import type { ArmName, LegName } from '../../hero/pose.ts'
import { endOf, lowestAnkle, skeletonOf, type Skeleton as SkeletonOf } from '../../hero/skeleton.ts'
import { HEADS_HIGH, type HeroAge } from '../../story-world.ts'
import type { Pose, PoseName } from './pose.ts'
import { POSES } from './poses.ts'

export type Metrics = ReturnType<typeof metrics>
export type Skeleton = SkeletonOf<Pose, Metrics>

/** Width of the face slot. */
export const SLOT = 100
/** Crown to chin. */
const HEAD = 125
/** The neck, below the slot's centre. */
export const NECK = 66
/** The ankle's height over the sole. */
const SOLE = 25

/** Lengths for an age: k stretches what is below the chin, w the widths (older = longer, hardly wider). */
export function metrics(age: HeroAge) {
  const k = (HEADS_HIGH[age] * HEAD - 128) / 347
  const w = 1 + (k - 1) * 0.3
  return {
    k,
    w,
    torso: 112 * k,
    upper: 60 * k,
    fore: 54 * k,
    thigh: 84 * k,
    shin: 80 * k,
    shoulder: 40 * w,
    hip: 21 * w,
    hand: 1.02 + (k - 1) * 0.25,
    limb: 0.94 * w,
  }
}

export function skeleton(name: PoseName, age: HeroAge): Skeleton {
  const pose = POSES[name]
  const lengths = metrics(age)
  const shoulder = lengths.shoulder * (1 - (pose.turn ?? 0) * 0.18)
  return skeletonOf(pose, { ...lengths, shoulder }, { neck: NECK, neckFollows: 0.7, shoulders: 15 * lengths.k })
}

export interface Stand extends StandIn<PoseName> {
  age: HeroAge
}

/** @returns the page position of a hand or foot: lets a scene put a paw into a hand */
export const jointAt = (stand: Stand, limb: ArmName | LegName): Point =>
  onPage(endOf(skeleton(stand.pose, stand.age), limb), stand, SLOT)

/** From the slot's centre to the lowest sole, in pixels of the page: stands the hero on the ground whatever the age. */
export const standingHeight = (pose: PoseName, age: HeroAge, fw: number): number =>
  ((lowestAnkle(skeleton(pose, age)) + SOLE) * fw) / SLOT
