/** The whole hero in a pose, placed on the page. */
import { fix } from '../../drawing/curve.ts'
import type { SceneHero } from '../../story-world.ts'
import type { SeaLight } from '../colours.ts'
import { helmet } from './helmet.ts'
import { arm, leg } from './limbs.ts'
import type { Depth } from './pose.ts'
import { skeletonOf, type Stand } from './skeleton.ts'
import { collar, torso } from './suit.ts'

export interface HeroDrawing extends Stand {
  light: SeaLight
  /** SVG in coordinates of the page, just behind the hands: rope, shell. */
  held?: string
}

/** @returns an SVG group; its layer needs `heroDefs` */
export function hero(
  { face, age, gender }: SceneHero,
  { pose: name, x, y, fw, light, held = '' }: HeroDrawing,
): string {
  const skeleton = skeletonOf(name, age)
  const { pose, proportions } = skeleton
  const { fat } = proportions
  const legs = (depth: Depth) =>
    (['legL', 'legR'] as const)
      .map((side) => {
        const joints = skeleton[side]
        const spec = pose[side]
        return joints && spec && (spec.z ?? 'middle') === depth ? leg(joints, spec, fat, gender) : ''
      })
      .join('')
  const arms = (depth: Depth) =>
    (['armL', 'armR'] as const)
      .map((side) => ((pose[side].z ?? 'middle') === depth ? arm(skeleton[side], pose[side], fat) : ''))
      .join('')
  const liesBehind = pose.spine < 0
  const body = liesBehind ? torso(skeleton) + legs('middle') : legs('middle') + torso(skeleton)
  const s = fw / 200
  const onPage = held && `<g transform="scale(${(1 / s).toFixed(4)}) translate(${fix(-x)} ${fix(-y)})">${held}</g>`
  return (
    `<g transform="translate(${fix(x)} ${fix(y)}) scale(${s.toFixed(4)})">` +
    legs('back') +
    arms('back') +
    body +
    legs('front') +
    onPage +
    arms('middle') +
    collar(skeleton, gender) +
    helmet(pose.tilt, face, light) +
    arms('front') +
    '</g>'
  )
}
