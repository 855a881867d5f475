/** The whole hero in a pose, placed on the page. */
import type { Point } from '../../drawing/geometry.ts'
import { fix } from '../../drawing/curve.ts'
import type { SceneHero } from '../../story-world.ts'
import type { PageLight } from '../colours.ts'
import { helmet } from './helmet.ts'
import { arm, leg } from './limbs.ts'
import { tonesOf } from './materials.ts'
import type { Depth, PoseName } from './pose.ts'
import { skeleton } from './skeleton.ts'
import { collar, torso } from './suit.ts'

/**
 * `x`, `y`: centre of the face slot on the page; `fw`: its width. `held`: SVG in pixels of the page, between the body and
 * the arms at the front (a box's wall, a telescope); `reflection`: the green light in the glass, in hero units.
 */
export interface HeroDrawing {
  pose: PoseName
  x: number
  y: number
  fw: number
  held?: string
  reflection?: Point
  /** The small red lamp on the helmet. */
  lampOff?: boolean
}

/** @returns SVG groups in pixels of the page */
export function hero(
  child: SceneHero,
  light: PageLight,
  { pose: name, x, y, fw, held = '', reflection, lampOff = false }: HeroDrawing,
): string {
  const bones = skeleton(name, child.age)
  const { pose, lengths } = bones
  const tones = tonesOf(light)
  const arms = (wanted: Depth) =>
    [['armL', pose.armL] as const, ['armR', pose.armR] as const]
      .filter(([, { depth = 'middle' }]) => depth === wanted)
      .map(([side, spec]) => arm(bones[side], spec, lengths.fat, tones, child.gender))
      .join('')
  const legs = (wanted: Depth) =>
    [['legR', pose.legR] as const, ['legL', pose.legL] as const]
      .map(([side, spec]) => {
        const joints = bones[side]
        return joints && spec && (spec.depth ?? 'middle') === wanted
          ? leg(joints, spec, lengths.fat, tones, child.gender)
          : ''
      })
      .join('')
  const onPage = (...parts: string[]) =>
    `<g transform="translate(${fix(x)} ${fix(y)}) scale(${(fw / 200).toFixed(4)})">${parts.join('')}</g>`
  return (
    onPage(
      legs('back'),
      arms('back'),
      legs('middle'),
      torso(bones, tones),
      legs('front'),
      arms('middle'),
      collar(bones, tones, child.gender),
      helmet({ tilt: pose.tilt, face: child.face, light, tones, reflection, lampOff }),
    ) +
    held +
    onPage(arms('front'))
  )
}
