/** Navy sleeves and trouser legs, with gloves and boots at their ends. */
import type { Gender } from '#domain/child.ts'
import { place, polar, rad } from '../../drawing/curve.ts'
import { group, line, path } from '../../drawing/svg.ts'
import { jointFrame, shortened, sleeveOutline, type Limb, type SleeveWidths } from '../../hero/limb.ts'
import { boot } from './boot.ts'
import { glove } from './glove.ts'
import { NAVY } from './materials.ts'
import type { ArmPose, LegPose } from './pose.ts'

/** Creases are drawn for a joint of this half width. */
const CREASED = 34
/** The trouser leg ends inside the boot. */
const LEG_IN_BOOT = 40

/** A tapered limb with creases at the bent joint. */
function sleeve(limb: Limb, widths: SleeveWidths, fat: number): string {
  const [a, b, c, d, e] = widths
  const outline = sleeveOutline(limb, [a * fat, b * fat, c * fat, d * fat, e * fat], 0.55)
  const at = jointFrame(limb, (fat * c) / CREASED)
  const creases = (shape: string, colour: string, w: number, opacity: number) =>
    line(place(shape, at), colour, w, `opacity="${opacity}"`)
  return (
    group('filter="url(#hM)"', path(outline, 'url(#hSuit)')) +
    // one blur for all: each filter costs a surface of the whole layer
    group(
      'filter="url(#b2)"',
      creases('M-10 -24Q-4 -6 -12 14M4 -26Q12 -4 4 20M18 -22Q22 -6 16 10', NAVY.dark, 4, 0.5),
      creases('M-4 -24Q2 -6 -5 12M11 -25Q18 -4 11 16', NAVY.light, 3, 0.55),
    )
  )
}

export function arm(limb: Limb, { hand, handTurn = 0, near = 1 }: ArmPose, fat: number): string {
  const rot = limb.a2 + handTurn
  const thumbUp = Math.cos(rad(rot)) >= 0 ? 1 : -1
  return (
    sleeve(limb, [38, 36, 33, 31, 30 * near], fat) + glove(hand, polar(limb.end, limb.a2, 2), rot, thumbUp, near * 1.02)
  )
}

export const leg = (limb: Limb, pose: LegPose, fat: number, gender: Gender): string =>
  sleeve(shortened(limb, LEG_IN_BOOT), [56, 52, 44, 42, 42 * (pose.near ?? 1)], fat) + boot(limb, pose, gender)
