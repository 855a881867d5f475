/**
 * A page of a child's own book, as layers: the studio paints them for an order, the browser lays them over one another
 * for the free preview. Same hero, same layers.
 */
import type { Gender } from '#domain/child.ts'
import { isSuffixCertain, withSuffix } from '#domain/turkish/suffix.ts'
import { coverLettering } from './lettering/cover-lettering.ts'
import type { CoverTypefaces } from './lettering/typeface.ts'
import { heroAgeOf, type SceneLayers, type Skin, type StoryWorld } from './story-world.ts'

/** 'cover', 'portrait', 'spread-1' … */
export type SceneName = 'cover' | 'portrait' | `spread-${number}`

export interface ComposedHero {
  name: string
  /** In years. */
  age: number
  gender: Gender
  /** The genitive that the parent chose, for the cover's title. */
  childNameForm?: string
  /** Data URI of the portrait's face, FACE_SIZE. */
  face: string
  skin: Skin
}

export interface Composition {
  name: SceneName
  layers: SceneLayers
  /** A complete SVG document as large as the page, over all layers. */
  lettering?: string
}

/** @throws RangeError for other than one hero: the scenes have one slot so far */
export function composeCover(world: StoryWorld, heroes: readonly ComposedHero[], typefaces: CoverTypefaces): Composition {
  const hero = onlyHero(heroes)
  const layers = world.cover({ hero: inScene(hero) })
  const owner = hero.name && ownerOf(hero)
  return {
    name: 'cover',
    layers,
    lettering: coverLettering(typefaces, { size: layers.size, owner, title: world.coverTitle, question: world.coverQuestion }),
  }
}

/** @param spread from 0 @throws RangeError where the world has no such spread, and as above */
export function composeSpread(world: StoryWorld, spread: number, heroes: readonly ComposedHero[]): Composition {
  const scene = world.spreads[spread]
  if (!scene) throw new RangeError(`${world.id} has no spread ${spread}`)
  return { name: `spread-${spread + 1}`, layers: scene({ hero: inScene(onlyHero(heroes)) }) }
}

/** The hero at close range. It is a bust: age and gender do not show. */
export function composePortrait(world: StoryWorld, { face, skin }: Pick<ComposedHero, 'face' | 'skin'>): Composition {
  return { name: 'portrait', layers: world.portrait({ hero: { face, skin, age: 5, gender: 'female' } }) }
}

function onlyHero(heroes: readonly ComposedHero[]): ComposedHero {
  const [hero, ...others] = heroes
  if (!hero || others.length > 0) throw new RangeError(`A book has one hero, not ${heroes.length}`)
  return hero
}

const inScene = ({ face, age, gender, skin }: ComposedHero) => ({ face, age: heroAgeOf(age), gender, skin })

/** As in the book's title: a name whose ending nobody knows stands beside the tale, not as its owner. */
const ownerOf = ({ name, childNameForm }: ComposedHero): string =>
  isSuffixCertain(name, childNameForm) ? withSuffix(name, 'genitive', childNameForm) : `${name} ve`
