/** Shared by all scenes: layers, defs, the random generator, the children. */
import type { PictureSize } from '#media/picture.ts'
import { bubbleDefs } from '../../drawing/bubbles.ts'
import { fix } from '../../drawing/curve.ts'
import { blurs, radial } from '../../drawing/filters.ts'
import type { Point } from '../../drawing/geometry.ts'
import { paintOpacity } from '../../drawing/paint-opacity.ts'
import { createRandom } from '../../drawing/random.ts'
import { wrapLayers } from '../../drawing/scene-layers.ts'
import { ellipse, resetIds } from '../../drawing/svg.ts'
import { waterLightDefs } from '../../drawing/water-light.ts'
import { castIn, type Cast } from '../../hero/cast.ts'
import { freeSkeleton, SLOT } from '../../hero/free-body.ts'
import type { SceneHero, SceneHeroes, SceneLayers } from '../../story-world.ts'
import type { SeaLight } from '../colours.ts'
import { creatureDefs } from '../creatures/materials.ts'
import { diver, diverHeight, type DiverDrawing, type DiverStand } from '../hero/diver.ts'
import { heroDefs, propDefs } from '../hero/materials.ts'
import { lampDefs } from '../sea/sea-lamp.ts'

/** A scene's random generator, and its layers with the defs that they use. */
export function stage(size: PictureSize, light: SeaLight, seed: number, extraDefs = '') {
  resetIds()
  const own = creatureDefs(light) + bubbleDefs + waterLightDefs + lampDefs + GLOWS + extraDefs
  const defs = own + blurs(1, 2, 4, 6, 12, 26)
  const page = defs + propDefs
  return {
    random: createRandom(seed),
    finish: (layers: Omit<SceneLayers, 'size'>): SceneLayers => {
      const { back, hero, front, ...rest } = wrapLayers(size, { page, hero: heroDefs(light) + defs }, layers)
      return { ...rest, back: paintOpacity(back), hero: paintOpacity(hero), front: paintOpacity(front) }
    },
  }
}

const GLOWS =
  radial('warm', [
    [0, '#fff3cc', 0.95],
    [0.3, '#ffd890', 0.5],
    [1, '#ffb870', 0],
  ]) +
  radial('paleSun', [
    [0, '#fffdf0', 1],
    [0.4, '#fff4cc', 0.5],
    [1, '#ffe9b0', 0],
  ])

/** `tall`: factor that makes the face of a child of seven smaller, because the limbs are longer. */
type AnyAge<Place> = Place & { tall?: number }
/** A place in the air or the water, by the middle of the face. */
export type DiverAfloat = AnyAge<DiverStand>
/** A place on the ground, for a child of any age. */
type DiverStanding = AnyAge<Omit<DiverStand, 'y'> & { ground: number }>
/** A seat on an edge at the height `seat` of the page, for a child of any age. */
export type DiverSeated = AnyAge<Omit<DiverStand, 'y'> & { seat: number }>
export type DiverPlace = DiverAfloat | DiverStanding | DiverSeated

interface DiversWith {
  /** Drawn behind each child's hands, in pixels of the page. */
  held?: (stand: DiverStand, child: SceneHero, isHero: boolean) => string
  /** Drawn below each standing child, at the height `ground` of the page. */
  under?: (stand: DiverStand, ground: number) => string
}

export function standOf({ tall = 1, ...at }: DiverPlace, { age }: SceneHero): DiverStand {
  const place = { ...at, fw: age === 7 ? at.fw * tall : at.fw }
  if ('ground' in place) return { ...place, y: place.ground - diverHeight(place.pose, age, place.fw) }
  if ('seat' in place) return { ...place, y: place.seat - (freeSkeleton(place.pose, age).hips[1] * place.fw) / SLOT }
  return place
}

/** Draws the children of a scene, each in its place: on the ground, or with the face at a given height. */
export const divers = (
  cast: Cast<DiverPlace>,
  heroes: SceneHeroes,
  light: SeaLight,
  { held, under }: DiversWith = {},
): string =>
  castIn(cast, heroes)
    .map(({ child, ...place }) => {
      const stand = standOf(place, child)
      const isHero = child === heroes[0]
      const drawing: DiverDrawing = {
        ...stand,
        light,
        ...(held && { held: held(stand, child, isHero) }),
      }
      return (under && 'ground' in place ? under(stand, place.ground) : '') + diver(child, drawing)
    })
    .join('')

/** A shadow on the ground below a standing figure. @param colour of the shadow, never grey */
export const footShadow = (x: number, y: number, r: number, colour: string): string =>
  ellipse(x, y, r, r * 0.15, colour, 'opacity=".42" filter="url(#b6)"')

/** Path data of a band of hills or sand: its upper edge through the points, down to `bottom`. */
export const bank = (edge: readonly Point[], bottom: number): string => {
  const [first, ...rest] = edge
  let [d, before] = [`M${first?.map(fix).join(' ')}`, first]
  for (const point of rest) {
    const middle = ((before?.[0] ?? 0) + point[0]) / 2
    d += `C${fix(middle)} ${fix(before?.[1] ?? 0)} ${fix(middle)} ${fix(point[1])} ${point.map(fix).join(' ')}`
    before = point
  }
  return `${d}L${fix(before?.[0] ?? 0)} ${bottom}L${fix(first?.[0] ?? 0)} ${bottom}Z`
}
