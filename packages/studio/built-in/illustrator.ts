/** The illustrator that needs nobody: drawn scenes, the child's stylised face in the hood. */
import sharp, { type Sharp } from 'sharp'
import { ovalInTheMiddle } from '#face/face-oval.ts'
import { PLAIN_FACE, type FaceFeatures } from '#domain/face-features.ts'
import { Problem } from '#domain/problem.ts'
import {
  compose,
  composePortrait,
  type BookScene,
  type ComposedHero,
  type Composition,
  type HeroFace,
} from '#stories/compose.ts'
import type { LetteringCrop } from '#stories/lettering/cover-lettering.ts'
import { skinOf } from '#stories/drawing/skin.ts'
import { storyWorlds } from '#stories/library.ts'
import type { StoryWorld } from '#stories/story-world.ts'
import type { Hero, Illustrator, MadeMedia } from '../studio.ts'
import { coverFonts } from './cover-fonts.ts'
import { paintForPress, paintPage } from './page.ts'
import { cropFace } from './portrait/crop-face.ts'
import { analysePhoto, landmarkFinder } from './portrait/analyse-photo.ts'
import { measureFace } from './portrait/measure-face.ts'
import { keptPixels, lightFace, paintFace } from './portrait/stylise-face.ts'
import { uprightFace } from './portrait/upright-face.ts'

// No picture is worked on twice: what libvips would remember of it (50 MB) is taken from the voice, which comes next.
sharp.cache(false)

/** In pixels of a cover. */
const FROM_CUT = 36

export const builtInIllustrator: Illustrator = {
  async portrait(photo, world = firstWorld()) {
    const { crop, features } = await faceIn(photo)
    const painted = await paintFace(crop)
    const face = await lightFace(painted, world.id)
    return {
      face: media(face, 'image/png'),
      unlit: media(await keptPixels(painted), 'image/png'),
      picture: await portraitPicture(face, world),
      features,
    }
  },

  async picture(heroes, scene) {
    return painted(scene.world, compose(await composed(heroes), scene, coverFonts()))
  },
}

/** A page of the book with its lettering, PRESS_SCALE times as large as a screen has it. */
export async function pressPage(heroes: readonly Hero[], scene: BookScene): Promise<Sharp> {
  const page = compose(await composed(heroes), scene, coverFonts())
  return paintForPress(scene.world.id, { ...page, lettering: page.lettering.map(awayFromCut) })
}

/** On a screen a question stands at the very foot. */
const awayFromCut = ({ svg, box }: LetteringCrop): LetteringCrop => ({
  svg,
  box: box.y === 0 ? box : { ...box, y: box.y - FROM_CUT },
})

/** A page without its words, and the words, for a painter who would misspell them. */
export async function pictureApart(
  heroes: readonly Hero[],
  scene: BookScene,
): Promise<{ picture: MadeMedia; lettering: Composition['lettering'] }> {
  const page = compose(await composed(heroes), scene, coverFonts())
  return { picture: await painted(scene.world, { ...page, lettering: [] }), lettering: page.lettering }
}

export async function portraitPicture(face: Uint8Array, world: StoryWorld): Promise<MadeMedia> {
  return painted(world, composePortrait(world, await photoFace(face)))
}

/** @returns the face of a photo upright in its slot, and what it would be drawn from */
export async function faceIn(photo: Uint8Array): Promise<{ crop: Buffer; features: FaceFeatures }> {
  const { pixels, look } = await analysePhoto(photo)
  if (!look.oval) return { crop: await cropFace(pixels, ovalInTheMiddle(pixels)), features: PLAIN_FACE }
  const upright = await uprightFace(pixels, look.oval, landmarkFinder())
  return { crop: upright.crop, features: measureFace(pixels, upright) }
}

/** The hero at close range. */
export const portraitOf = async (hero: Hero, world: StoryWorld): Promise<MadeMedia> =>
  'drawn' in hero ? drawnPortrait(hero.drawn, world) : portraitPicture(hero.face, world)

/** The hero at close range, drawn. */
export const drawnPortrait = (drawn: FaceFeatures, world: StoryWorld): Promise<MadeMedia> =>
  painted(world, composePortrait(world, { drawn }))

export function firstWorld(): StoryWorld {
  const [world] = storyWorlds
  if (!world) throw new Problem('not-configured', 'The library has no story world')
  return world
}

const composed = (heroes: readonly Hero[]): Promise<ComposedHero[]> =>
  Promise.all(
    heroes.map(async (hero) => ({
      ...hero,
      face: 'drawn' in hero ? { drawn: hero.drawn } : await photoFace(hero.face),
    })),
  )

const photoFace = async (face: Uint8Array): Promise<HeroFace> => ({
  photo: `data:image/png;base64,${Buffer.from(face).toString('base64')}`,
  skin: skinOf(await sharp(face).removeAlpha().toColourspace('srgb').raw().toBuffer()),
})

const painted = async (world: StoryWorld, page: Composition): Promise<MadeMedia> =>
  media(await paintPage(world.id, page), 'image/webp')

const media = (bytes: Buffer, contentType: string): MadeMedia => ({ bytes: new Uint8Array(bytes), contentType })
