/** The whole hero in a pose, placed on the page. */
import type { Light } from '../../drawing/light.ts'
import { figure } from '../../hero/placing.ts'
import type { SceneHero } from '../../story-world.ts'
import { CAPES } from './capes.ts'
import { capePiece, mantle } from './cape.ts'
import { head } from './head.ts'
import { arm, armHand, leg } from './limbs.ts'
import type { BodyPart, CapePiece } from './pose.ts'
import { skeleton, SLOT, type Stand } from './skeleton.ts'
import { tunic } from './tunic.ts'

/** `order`: only these parts (a scene may clip some and not others); `under`, `between`: SVG in hero units. */
export interface HeroDrawing extends Omit<SceneHero, 'age'>, Stand {
  light: Light
  under?: string
  between?: string
  order?: readonly BodyPart[]
}

/** @returns an SVG group */
export function hero({
  pose: name,
  age,
  gender,
  face,
  light,
  skin,
  under = '',
  between = '',
  order,
  ...spot
}: HeroDrawing) {
  const bones = skeleton(name, age)
  const { pose, lengths } = bones
  const cape = CAPES[name] ?? {}
  const pieces = (of: readonly CapePiece[] = [], inner: boolean) =>
    of.map((piece) => capePiece(piece, lengths, light, inner)).join('')
  const parts: Record<BodyPart, () => string> = {
    armL: () => arm(bones.armL, pose.armL, lengths, skin, -1),
    armR: () => arm(bones.armR, pose.armR, lengths, skin, 1),
    handL: () => armHand(bones.armL, pose.armL, lengths, skin, -1),
    handR: () => armHand(bones.armR, pose.armR, lengths, skin, 1),
    legL: () => (bones.legL && pose.legL ? leg(bones.legL, pose.legL, lengths, gender) : ''),
    legR: () => (bones.legR && pose.legR ? leg(bones.legR, pose.legR, lengths, gender) : ''),
    tunic: () => tunic(bones, gender),
    back: () => pieces(cape.back, true),
    outer: () => pieces(cape.outer, false),
    front: () => pieces(cape.front, false),
    mantle: () => mantle(bones),
    head: () => head(pose, face, light),
    under: () => under,
    between: () => between,
  }
  return figure(spot, SLOT, ...(order ?? pose.order).map((part) => parts[part]()))
}
