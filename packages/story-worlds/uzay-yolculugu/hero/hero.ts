/** The whole hero in a pose, placed on the page. */
import type { Point } from '../../drawing/geometry.ts'
import { figure, limbsAt, type Stand } from '../../hero/placing.ts'
import type { Depth } from '../../hero/pose.ts'
import type { SceneHero } from '../../story-world.ts'
import type { PageLight } from '../colours.ts'
import { helmet } from './helmet.ts'
import { arm, leg } from './limbs.ts'
import { tonesOf } from './materials.ts'
import type { PoseName } from './pose.ts'
import { skeleton, SLOT } from './skeleton.ts'
import { collar, torso } from './suit.ts'

/**
 * `held`: SVG in pixels of the page, between the body and
 * the arms at the front (a box's wall, a telescope); `reflection`: the green light in the glass, in hero units.
 */
export interface HeroDrawing extends Stand<PoseName> {
  held?: string
  reflection?: Point
  /** The small red lamp on the helmet. */
  lampOff?: boolean
}

/** @returns SVG groups in pixels of the page */
export function hero(child: SceneHero, light: PageLight, { held = '', ...drawing }: HeroDrawing): string {
  const { body, hands } = heroParts(child, light, drawing)
  return body + held + hands
}

/** For children who hold one thing together: it goes between the bodies and the hands of all. */
export function heroParts(
  child: SceneHero,
  light: PageLight,
  { pose: name, reflection, lampOff = false, ...spot }: Omit<HeroDrawing, 'held'>,
): { body: string; hands: string } {
  const bones = skeleton(name, child.age)
  const { pose, lengths } = bones
  const tones = tonesOf(light)
  const arms = (depth: Depth) =>
    limbsAt(
      depth,
      [
        [bones.armL, pose.armL],
        [bones.armR, pose.armR],
      ],
      (limb, spec) => arm(limb, spec, lengths.fat, tones, child.gender),
    )
  const legs = (depth: Depth) =>
    limbsAt(
      depth,
      [
        [bones.legR, pose.legR],
        [bones.legL, pose.legL],
      ],
      (limb, spec) => leg(limb, spec, lengths.fat, tones, child.gender),
    )
  return {
    body: figure(
      spot,
      SLOT,
      legs('back'),
      arms('back'),
      legs('middle'),
      torso(bones, tones),
      legs('front'),
      arms('middle'),
      collar(bones, tones, child.gender),
      helmet({ tilt: pose.tilt, face: child.face, light, tones, reflection, lampOff }),
    ),
    hands: figure(spot, SLOT, arms('front')),
  }
}
