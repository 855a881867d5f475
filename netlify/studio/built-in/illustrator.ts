/** The illustrator that needs nobody: drawn scenes, the child's stylised face in the hood. */
import sharp from 'sharp'
import { ovalInTheMiddle } from '#face/face-oval.ts'
import type { FaceFeatures } from '#domain/face-features.ts'
import { Problem } from '#domain/problem.ts'
import {
  compose,
  composePortrait,
  type BookScene,
  type ComposedHero,
  type Composition,
  type HeroFace,
} from '#stories/compose.ts'
import { skinOf } from '#stories/drawing/skin.ts'
import { storyWorlds } from '#stories/library.ts'
import type { StoryWorld } from '#stories/story-world.ts'
import type { Hero, Illustrator, MadeMedia } from '../studio.ts'
import { coverFonts } from './cover-fonts.ts'
import { paintPage } from './page.ts'
import { cropFace } from './portrait/crop-face.ts'
import { analysePhoto } from './portrait/analyse-photo.ts'
import { styliseFace } from './portrait/stylise-face.ts'

// No picture is worked on twice: what libvips would remember of it (50 MB) is taken from the voice, which comes next.
sharp.cache(false)

export const builtInIllustrator: Illustrator = {
  async portrait(photo, world = firstWorld()) {
    const { pixels, look } = await analysePhoto(photo)
    const face = await styliseFace(await cropFace(pixels, look.oval ?? ovalInTheMiddle(pixels)))
    return { face: media(face, 'image/png'), picture: await portraitPicture(face, world) }
  },

  async picture(heroes, scene) {
    return painted(scene.world, compose(await composed(heroes), scene, coverFonts()))
  },
}

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
