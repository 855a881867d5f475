/** Shared by all scenes: layers, defs, the random generator, the children. */
import type { PictureSize } from '#media/picture.ts'
import { blurs } from '../../drawing/filters.ts'
import { litSet } from '../../drawing/lit-set.ts'
import { paintOpacity } from '../../drawing/paint-opacity.ts'
import { createRandom, type Random } from '../../drawing/random.ts'
import { wrapLayers } from '../../drawing/scene-layers.ts'
import { ellipse, resetIds } from '../../drawing/svg.ts'
import { castIn, type Cast } from '../../hero/cast.ts'
import type { HeroAge, SceneHero, SceneHeroes, SceneLayers } from '../../story-world.ts'
import type { PageLight } from '../colours.ts'
import { companionDefs } from '../companions/materials.ts'
import { astronaut, astronautHeight, type AstronautStand } from '../hero/astronaut.ts'
import { heroDefs } from '../hero/materials.ts'
import { greenLightDefs } from '../sky/green-light.ts'

/**
 * A scene's random generator, and its layers with the defs that they use.
 * @param defs of this scene only, for all layers
 */
export function stage(size: PictureSize, light: PageLight, seed: number, defs: string) {
  resetIds()
  const shared = blurs(2, 4, 8, 16, 30) + companionDefs() + greenLightDefs() + litSet('f', light) + defs
  return {
    random: createRandom(seed),
    finish: (layers: Omit<SceneLayers, 'size'>): SceneLayers => {
      const wrapped = wrapLayers(size, { page: shared, hero: shared + heroDefs(light) }, layers)
      const { back, hero, front, ...rest } = wrapped
      return { ...rest, back: paintOpacity(back), hero: paintOpacity(hero), front: paintOpacity(front) }
    },
  }
}

/** A place on the ground, for a child of any age. */
export type Standing = Omit<AstronautStand, 'y'> & { ground: number }

interface CrewWith {
  /** Drawn between the bodies and the hands of all children, in pixels of the page: a box's wall. */
  between?: string
  /** Held by one child, behind its hands. */
  held?: (stand: AstronautStand, child: SceneHero) => string
  /** Distance by which smaller children stand lower, in widths of the face: all stand on one floor. */
  floor?: Readonly<Record<HeroAge, number>>
}

/** Draws the children of a scene, each in its place: on the ground, or with the face at a given height. */
export function crew(
  cast: Cast<AstronautStand | Standing>,
  heroes: SceneHeroes,
  light: PageLight,
  { between = '', held, floor }: CrewWith = {},
): string {
  const drawn = castIn(cast, heroes).map(({ child, ...place }) => {
    const { pose, x, fw } = place
    const y =
      'ground' in place ? place.ground - astronautHeight(pose, child.age, fw) : place.y + (floor?.[child.age] ?? 0) * fw
    const stand: AstronautStand = { pose, x, y, fw }
    const { body, hands } = astronaut(child, light, stand)
    const shadow = 'ground' in place ? footShadow(x, place.ground - 6, fw * 0.62) : ''
    const thing = child === heroes[0] && held ? held(stand, child) : ''
    return { body: shadow + body, hands: thing + hands }
  })
  return (
    drawn.map(({ body, hands }) => (between ? body : body + hands)).join('') +
    (between && between + drawn.map(({ hands }) => hands).join(''))
  )
}

/** A lilac shadow on the ground below feet and things. */
export const footShadow = (x: number, y: number, r: number): string =>
  ellipse(x, y, r, r * 0.15, '#4a2f8a', 'opacity=".34" filter="url(#b8)"')

/** Specks of dust or light. @param free middle and radius of areas without specks */
export const specks = (
  random: Random,
  n: number,
  [x0, y0, x1, y1]: readonly [number, number, number, number],
  colour = '#ffffff',
  free: readonly (readonly [number, number, number])[] = [],
): string =>
  Array.from({ length: n }, (): readonly [number, number] => [random.between(x0, x1), random.between(y0, y1)])
    .filter(([x, y]) => free.every(([a, b, r]) => Math.hypot(x - a, y - b) > r))
    .map(([x, y]) => {
      const r = random.between(1.4, 4.4)
      return ellipse(x, y, r, r, colour, `opacity="${random.between(0.4, 0.95).toFixed(2)}"`)
    })
    .join('')
