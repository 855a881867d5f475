/**
 * A page of a child's book, as layers: the studio paints them for an order, the browser stacks them for the free
 * preview. The same hero gives the same layers.
 */
import type { Gender } from '#domain/child.ts'
import type { FaceFeatures } from '#domain/face-features.ts'
import { ownerInTitle } from '#turkish/suffix.ts'
import { joinNames } from '#turkish/joined-names.ts'
import type { TextBox } from '#domain/text-box.ts'
import { drawnSkin } from './face/colours.ts'
import { coverLettering, type LetteringCrop } from './lettering/cover-lettering.ts'
import {
  heroAgeOf,
  type Scene,
  type SceneHero,
  type SceneLayers,
  type SceneName,
  type Skin,
  type StoryWorld,
  type TaleCover,
} from './story-world.ts'

export type { SceneName } from './story-world.ts'

/**
 * One style for the whole book: a face cut from a photo, or a face drawn after it, which contains no part of the photo.
 */
export type HeroFace =
  | {
      /** Data URI of the portrait's face, FACE_SIZE. */
      photo: string
      skin: Skin
    }
  | { drawn: FaceFeatures }

export interface ComposedHero {
  name: string
  /** In years. */
  age: number
  gender: Gender
  /** The genitive that the parent chose, for the cover's title. */
  childNameForm?: string | undefined
  face: HeroFace
}

export interface Composition {
  name: SceneName
  layers: SceneLayers
  /** Drawn over all layers. */
  lettering: readonly LetteringCrop[]
}

/** A tale, and the version of its drawings. */
export interface TaleOfBook {
  world: StoryWorld
  /** The version of its plates; default: the current one. */
  plates?: string
}

/** A page of a story's book. */
export interface BookScene extends TaleOfBook {
  name: 'cover' | `spread-${number}`
}

export const coverOf = (world: StoryWorld, plates?: string): BookScene => ({
  world,
  name: 'cover',
  ...(plates && { plates }),
})

/** In the order of the book. */
export const spreadsOf = (world: StoryWorld, plates?: string): BookScene[] =>
  world.spreads.map((_, index) => ({ world, name: `spread-${index + 1}`, ...(plates && { plates }) }))

/** @returns the box on its painting for each text of a story, in the order of the texts: the same for every child */
export function textBoxesOf(world: StoryWorld): TextBox[] {
  return world.spreads.flatMap((scene) => {
    const { size, text } = scene({ heroes: [NOBODY] })
    return text.map(({ x, y, w, h, ink }) => ({
      x: share(x, size.w),
      y: share(y, size.h),
      w: share(w, size.w),
      h: share(h, size.h),
      ...(ink && { ink }),
    }))
  })
}

/** A hero for plates and boxes, which show no child. */
export const NOBODY: SceneHero = {
  face: '',
  age: 5,
  gender: 'female',
  skin: { base: '#000000', dark: '#000000', light: '#000000', blush: '#000000' },
}

/** Rounded to four places: a fifth of a pixel. */
const share = (pixels: number, of: number): number => Math.round((pixels / of) * 10_000) / 10_000

/** @throws RangeError for no hero or more heroes than the scene has places, and for a page that the story lacks */
export function compose(heroes: readonly ComposedHero[], { world, name }: BookScene): Composition {
  if (name === 'cover') return composeCover(heroes, world)
  const scene = world.spreads[Number(name.replace('spread-', '')) - 1]
  if (!scene) throw new RangeError(`${world.id} has no ${name}`)
  return { name, layers: layersOf(scene, heroes), lettering: [] }
}

/** @throws RangeError for no hero or more heroes than the cover has places */
export function composeCover(
  heroes: readonly ComposedHero[],
  { cover, coverTitle: title, coverQuestion: question }: TaleCover,
): Composition {
  const layers = layersOf(cover, heroes)
  const { name, childNameForm } = joinNames(heroes)
  const owner = name && ownerInTitle(name, childNameForm)
  return {
    name: 'cover',
    layers,
    lettering: coverLettering({ size: layers.size, owner, title, question }),
  }
}

function layersOf(scene: Scene, [hero, ...siblings]: readonly ComposedHero[]): SceneLayers {
  if (!hero) throw new RangeError('A book has a hero')
  const drawn = ({ face, age, gender }: ComposedHero): SceneHero => ({
    ...faceIn(face),
    ...{ age: heroAgeOf(age), gender },
  })
  return scene({ heroes: [drawn(hero), ...siblings.map(drawn)] })
}

/** The hero at close range: a bust, which shows no age. @param gender absent if unknown */
export function composePortrait(world: StoryWorld, face: HeroFace, gender?: Gender): Composition {
  const hero = { ...faceIn(face), age: 5, gender: gender ?? 'female' } as const
  return { name: 'portrait', layers: world.portrait({ heroes: [hero] }), lettering: [] }
}

const faceIn = (face: HeroFace): Pick<SceneHero, 'face' | 'drawn' | 'skin'> =>
  'drawn' in face
    ? { face: '', drawn: face.drawn, skin: drawnSkin(face.drawn.skin) }
    : { face: face.photo, skin: face.skin }
