/** Puffy white arms and legs with accordion folds at the joint. */
import type { Gender } from '#domain/child.ts'
import { place, polar, rad } from '../../drawing/curve.ts'
import { group, inside, path } from '../../drawing/svg.ts'
import { softLine } from '../../drawing/soft-line.ts'
import { jointFrame, shortened, sleeveOutline, type Limb, type SleeveWidths } from '../../hero/limb.ts'
import { boot } from './boot.ts'
import { glove } from './glove.ts'
import type { Tones } from './materials.ts'
import type { ArmPose, LegPose } from './pose.ts'

const ARM: SleeveWidths = [44, 43, 37, 36, 34]
const LEG: SleeveWidths = [60, 57, 50, 46, 45]
/** The boot's cuff covers the end of the leg. */
const LEG_IN_BOOT = 30
/** Drawn for a joint of this half width. */
const FOLDED = 36
const FOLDS = ['M-18 -44Q-9 0 -18 44', 'M0 -46Q10 0 0 46', 'M18 -44Q27 0 18 44']

export function arm(limb: Limb, pose: ArmPose, fat: number, tones: Tones, gender: Gender): string {
  const { near = 1, handTurn = 0 } = pose
  const rot = limb.a2 + handTurn
  const [x, y] = polar(limb.end, limb.a2, 4)
  return (
    sleeve(limb, widened(ARM, fat, near), tones) +
    glove(pose.glove, { x, y, rot, size: near * 1.02, flip: Math.cos(rad(rot)) < 0 }, tones, gender)
  )
}

export const leg = (limb: Limb, pose: LegPose, fat: number, tones: Tones, gender: Gender): string =>
  sleeve(shortened(limb, LEG_IN_BOOT), widened(LEG, fat, pose.near ?? 1), tones) + boot(limb, pose, tones, gender)

const widened = ([a, b, c, d, e]: SleeveWidths, fat: number, near: number): SleeveWidths => [
  a * fat,
  b * fat,
  c * fat,
  d * fat,
  e * fat * near,
]

function sleeve(limb: Limb, widths: SleeveWidths, tones: Tones): string {
  const outline = sleeveOutline(limb, widths)
  const at = jointFrame(limb, widths[2] / FOLDED)
  const folds = FOLDS.map((d) => softLine(place(d, at), tones.fold, 5)).join('')
  const ridges = FOLDS.map((d) => softLine(place(d, { ...at, x: at.x + 6, y: at.y + 4 }), tones.suitLight, 4)).join('')
  return group('filter="url(#hM)"', path(outline, 'url(#hSuit)'), inside(outline, folds + ridges))
}
