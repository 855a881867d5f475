/** Puffy white arms and legs with accordion folds at the joint. */
import type { Gender } from '#domain/child.ts'
import { lerp, place, polar, rad, tube } from '../../drawing/curve.ts'
import type { Point } from '../../drawing/geometry.ts'
import { group, inside, path } from '../../drawing/svg.ts'
import { softLine } from '../../drawing/soft-line.ts'
import { boot } from './boot.ts'
import { glove } from './glove.ts'
import type { Tones } from './materials.ts'
import type { ArmPose, LegPose } from './pose.ts'
import type { Limb } from './skeleton.ts'

/** Half widths of a limb from its root to its end. */
type Widths = readonly [number, number, number, number, number]
const ARM: Widths = [44, 43, 37, 36, 34]
const LEG: Widths = [60, 57, 50, 46, 45]
/** The boot's cuff covers the end of the leg. */
const LEG_IN_BOOT = 30
const FOLDS = ['M-18 -44Q-9 0 -18 44', 'M0 -46Q10 0 0 46', 'M18 -44Q27 0 18 44']

export function arm(joints: Limb, pose: ArmPose, fat: number, tones: Tones, gender: Gender): string {
  const { near = 1, handTurn = 0, a2 } = pose
  const rot = a2 + handTurn
  const [x, y] = polar(joints[2], a2, 4)
  return (
    sleeve(joints, widened(ARM, fat, near), tones) +
    glove(pose.glove, { x, y, rot, size: near * 1.02, flip: Math.cos(rad(rot)) < 0 }, tones, gender)
  )
}

export function leg([hip, knee, ankle]: Limb, pose: LegPose, fat: number, tones: Tones, gender: Gender): string {
  const end = polar(ankle, pose.a2, -LEG_IN_BOOT)
  return sleeve([hip, knee, end], widened(LEG, fat, pose.near ?? 1), tones) + boot(ankle, pose, tones, gender)
}

const widened = ([a, b, c, d, e]: Widths, fat: number, near: number): Widths => [
  a * fat,
  b * fat,
  c * fat,
  d * fat,
  e * fat * near,
]

function sleeve([from, middle, end]: Limb, widths: Widths, tones: Tones): string {
  const between = (a: Point, b: Point): Point => [lerp(a[0], b[0], 0.5), lerp(a[1], b[1], 0.5)]
  const outline = tube([from, between(from, middle), middle, between(middle, end), end], widths)
  const rot = (Math.atan2(end[1] - from[1], end[0] - from[0]) * 180) / Math.PI
  const at = { x: middle[0], y: middle[1], rot, sx: widths[2] / 36 }
  const folds = FOLDS.map((d) => softLine(place(d, at), tones.fold, 5)).join('')
  const ridges = FOLDS.map((d) => softLine(place(d, { ...at, x: at.x + 6, y: at.y + 4 }), tones.suitLight, 4)).join('')
  return group('filter="url(#hM)"', path(outline, 'url(#hSuit)'), inside(outline, folds + ridges))
}
