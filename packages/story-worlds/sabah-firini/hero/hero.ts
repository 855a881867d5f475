/** The whole hero in a pose, placed on the page. */
import { fix } from '../../drawing/curve.ts'
import { figure, limbsAt } from '../../hero/placing.ts'
import type { Depth } from '../../hero/pose.ts'
import type { SceneHero } from '../../story-world.ts'
import type { BakeryLight } from '../colours.ts'
import { scarf, torso } from './clothes.ts'
import { hat } from './hat.ts'
import { arm, leg } from './limbs.ts'
import { skeletonOf, SLOT, type Stand } from './skeleton.ts'

export interface HeroDrawing extends Stand {
  light: BakeryLight
  /** SVG in coordinates of the page, just behind the hands: bowl, tray. */
  held?: string
}

/** @returns an SVG group; its layer needs `heroDefs` */
export function hero({ face, age, gender }: SceneHero, { pose: name, light, held = '', ...spot }: HeroDrawing): string {
  const skeleton = skeletonOf(name, age)
  const { pose, lengths } = skeleton
  const legs = (depth: Depth) =>
    limbsAt(
      depth,
      [
        [skeleton.legL, pose.legL],
        [skeleton.legR, pose.legR],
      ],
      (limb, spec) => leg(limb, spec, lengths.fat, gender),
    )
  const arms = (depth: Depth) =>
    limbsAt(
      depth,
      [
        [skeleton.armL, pose.armL],
        [skeleton.armR, pose.armR],
      ],
      (limb, spec) => arm(limb, spec, lengths.fat),
    )
  return figure(
    spot,
    SLOT,
    arms('back') + legs('back') + legs('middle') + torso(skeleton, gender) + legs('front'),
    hat(pose, face, light),
    scarf(skeleton, pose.flop ?? 1),
    held && inPagePixels(held, spot),
    arms('middle') + arms('front'),
  )
}

/** Draws held things in coordinates of the page, between parts in coordinates of the body. */
const inPagePixels = (svg: string, { x, y, fw }: Omit<Stand, 'pose'>): string =>
  `<g transform="scale(${(SLOT / fw).toFixed(4)}) translate(${fix(-x)} ${fix(-y)})">${svg}</g>`
