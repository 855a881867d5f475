/** The whole hero in a pose, placed on the page. */
import type { Gender } from '#domain/child.ts'
import { fix } from '../../drawing/curve.ts'
import type { Light } from '../../drawing/light.ts'
import { capePiece, mantle, tunic } from './garments.ts'
import { head } from './head.ts'
import { arm, leg } from './limbs.ts'
import type { BodyPart, PoseName } from './pose.ts'
import { POSES } from './poses.ts'
import { skeleton } from './skeleton.ts'
import type { HeroAge, Skin } from '../../story-world.ts'

/** `x`, `y`: centre of the face slot on the page; `fw`: its width; `face`: data URI of the portrait (480x520); `order`: only these parts (a scene may clip some and not others); `under`, `between`: SVG in hero units. */
export interface HeroDrawing {
  pose: PoseName
  age: HeroAge
  gender: Gender
  face: string
  light: Light
  skin: Skin
  x?: number
  y?: number
  fw?: number
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
  x = 0,
  y = 0,
  fw = 100,
  skin,
  under = '',
  between = '',
  order,
}: HeroDrawing) {
  const pose = POSES[name],
    sk = skeleton(pose, age),
    m = sk.m,
    cape = pose.cape ?? {}
  const parts: Record<BodyPart, () => string> = {
    armL: () => arm(sk.armL, pose.armL, -1, sk, skin),
    armR: () => arm(sk.armR, pose.armR, 1, sk, skin),
    handL: () => arm(sk.armL, pose.armL, -1, sk, skin, 'hand'),
    handR: () => arm(sk.armR, pose.armR, 1, sk, skin, 'hand'),
    legL: () => (sk.legL && pose.legL ? leg(sk.legL, pose.legL, sk, gender) : ''),
    legR: () => (sk.legR && pose.legR ? leg(sk.legR, pose.legR, sk, gender) : ''),
    tunic: () => tunic(sk, pose, gender),
    back: () => (cape.back ?? []).map((p) => capePiece(p, m, light, true)).join(''),
    outer: () => (cape.outer ?? []).map((p) => capePiece(p, m, light, false)).join(''),
    front: () => (cape.front ?? []).map((p) => capePiece(p, m, light, false)).join(''),
    mantle: () => mantle(sk),
    head: () => head(pose, face, light),
    under: () => under,
    between: () => between,
  }
  const body = (order ?? pose.order).map((part) => parts[part]()).join('')
  return `<g transform="translate(${fix(x)} ${fix(y)}) scale(${(fw / 100).toFixed(4)})">${body}</g>`
}
