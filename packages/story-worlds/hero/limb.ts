/** A limb of two bones: the positions of its joints, and the frames for drawing sleeve, folds and boot. */
import { polar } from '../drawing/curve.ts'
import type { Point } from '../drawing/geometry.ts'
import type { Bones, BootTurn, Layered, LimbPose, Reach } from './pose.ts'

/** Shoulder, elbow, wrist – or hip, knee, ankle – with the directions of the two bones. */
export interface Limb {
  from: Point
  mid: Point
  end: Point
  a1: number
  a2: number
}
/** Position and turn that `place` gives a shape. */
export interface Frame {
  x: number
  y: number
  rot: number
  sx: number
  sy: number
}

/** @param root used if the pose has no own root */
export function limbOf(root: Point, pose: LimbPose, first: number, second: number): Limb {
  const from = pose.from ?? root
  const { a1, a2, s1 = 1, s2 = 1 } = 'to' in pose ? bonesToward(from, pose, first, second) : pose
  const mid = polar(from, a1, first * s1)
  return { from, mid, end: polar(mid, a2, second * s2), a1, a2 }
}

/**
 * Two-bone reach: computes the angles that bring the limb's end to the point, and stretches the limb a little if the
 * point is far.
 */
function bonesToward([x, y]: Point, { to: [tx, ty], bend, s = 1 }: Reach, first: number, second: number): Bones {
  const distance = Math.hypot(tx - x, ty - y)
  const stretch = Math.max(s, (distance / (first + second)) * 1.01)
  const a = first * stretch
  const b = second * stretch
  const inner = Math.acos(Math.max(-1, Math.min(1, (a * a + distance * distance - b * b) / (2 * a * distance))))
  const angle = Math.atan2(ty - y, tx - x) + bend * inner
  const fromElbow = Math.atan2(ty - (y + Math.sin(angle) * a), tx - (x + Math.cos(angle) * a))
  return { a1: degrees(angle), a2: degrees(fromElbow), s1: stretch, s2: stretch }
}

const degrees = (radians: number): number => (radians * 180) / Math.PI

/** The same limb, its end moved along the second bone: a trouser leg ends inside its boot. */
export const shortened = (limb: Limb, by: number): Limb => ({ ...limb, end: polar(limb.end, limb.a2, -by) })

/** Frame of a boot that is drawn with its ankle at 0,0, the shin from -y, toes toward +x. */
export const bootFrame = (
  { end: [x, y], a2 }: Limb,
  { near = 1, toes = 1, turn = 0 }: Pick<Layered, 'near'> & BootTurn,
): Frame => ({ x, y, rot: a2 - 90 + turn, sx: near * toes, sy: near })
