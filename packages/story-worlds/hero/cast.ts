/** Places of a scene's children, by their number: the hero first, then sisters and brothers. */
import type { SceneHero, SceneHeroes } from '../story-world.ts'

export type Cast<Place> = readonly [
  one: readonly [Place],
  two: readonly [Place, Place],
  three: readonly [Place, Place, Place],
]

/** A child with its place. */
export type InPlace<Place> = Place & { child: SceneHero }

/**
 * @returns the children in drawing order: the hero last, in front of the others. @throws RangeError for more children
 * than the cast has places
 */
export function castIn<Place>(cast: Cast<Place>, heroes: SceneHeroes): InPlace<Place>[] {
  const places: readonly Place[] | undefined = cast[heroes.length - 1]
  if (!places) throw new RangeError(`A scene has places for ${cast.length} children, not for ${heroes.length}`)
  return heroes
    .flatMap((child, index) => {
      const place = places[index]
      return place ? [{ ...place, child }] : []
    })
    .reverse()
}
