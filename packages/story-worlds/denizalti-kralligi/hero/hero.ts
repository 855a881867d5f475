/** The whole hero in a pose, placed on the page. */
import { fix } from '../../drawing/curve.ts'
import { figure, limbsAt } from '../../hero/placing.ts'
import type { Depth } from '../../hero/pose.ts'
import type { SceneHero } from '../../story-world.ts'
import type { SeaLight } from '../colours.ts'
import { helmet } from './helmet.ts'
import { arm, leg } from './limbs.ts'
import { skeletonOf, SLOT, type Stand } from './skeleton.ts'
import { collar, torso } from './suit.ts'

export interface HeroDrawing extends Stand {
  light: SeaLight
  /** SVG in coordinates of the page, just behind the hands: rope, shell. */
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
  const liesBehind = pose.spine < 0
  return figure(
    spot,
    SLOT,
    legs('back'),
    arms('back'),
    liesBehind ? torso(skeleton) + legs('middle') : legs('middle') + torso(skeleton),
    legs('front'),
    held && inPagePixels(held, spot),
    arms('middle'),
    collar(skeleton, gender),
    helmet(pose.tilt, face, light),
    arms('front'),
  )
}

/** Draws held things in coordinates of the page, between parts in coordinates of the body. */
const inPagePixels = (svg: string, { x, y, fw }: Omit<Stand, 'pose'>): string =>
  `<g transform="scale(${(SLOT / fw).toFixed(4)}) translate(${fix(-x)} ${fix(-y)})">${svg}</g>`
