/** The illustrator without an outside provider: drawn scenes, the child's stylised face in the hood. */
import sharp, { type Sharp } from 'sharp'
import { ovalInTheMiddle } from '#face/face-oval.ts'
import type { Gender } from '#domain/child.ts'
import { cropFace } from '#face/measure/crop-face.ts'
import { measureFace } from '#face/measure/measure-face.ts'
import { uprightFace } from '#face/measure/upright-face.ts'
import { PLAIN_FACE, type FaceFeatures } from '#domain/face-features.ts'
import { FACE_SIZE } from '#media/picture.ts'
import { Problem } from '#domain/problem.ts'
import {
  compose,
  composePortrait,
  type BookScene,
  type ComposedHero,
  type Composition,
  type HeroFace,
  type TaleOfBook,
} from '#stories/compose.ts'
import type { LetteringCrop } from '#stories/lettering/cover-lettering.ts'
import { skinOf } from '#stories/drawing/skin.ts'
import { drawnFaceSvg } from '#stories/face/drawn-face.ts'
import { storyWorlds } from '#stories/library.ts'
import { plateOf, type ReadPlate } from '#stories/plates.ts'
import type { PlateKind, PlateLayer, StoryWorld } from '#stories/story-world.ts'
import type { Hero, Illustrator, MadeMedia, Portrait } from '../studio.ts'
import { paintForPress, paintPage } from './page.ts'
import { analysePhoto, landmarkFinder } from './portrait/analyse-photo.ts'
import { keptPixels, lightFace, paintFace } from './portrait/stylise-face.ts'

// Every picture is processed once, so libvips's cache (50 MB) would only take memory from the voice, which runs next.
sharp.cache(false)

/** Distance from the cut, in pixels of a cover. */
const FROM_CUT = 36

export const builtInIllustrator = (readPlate: ReadPlate): Illustrator => ({
  async portrait(photo, world = firstWorld()) {
    const { crop, features } = await faceIn(photo)
    const painted = await paintFace(crop)
    const face = await lightFace(painted, world.id)
    return {
      face: media(face, 'image/png'),
      unlit: media(await keptPixels(painted), 'image/png'),
      picture: await portraitPicture(readPlate, face, { world }),
      features,
    }
  },

  async picture(heroes, scene) {
    return painted(readPlate, scene, await pageOf(heroes, scene))
  },
})

/** A page of the book with its lettering, PRESS_SCALE times as large as for a screen. */
export async function pressPage(readPlate: ReadPlate, heroes: readonly Hero[], scene: BookScene): Promise<Sharp> {
  const page = await pageOf(heroes, scene)
  const lettering = page.lettering.map(awayFromCut)
  return paintForPress({ ...page, lettering }, platesOf(readPlate, scene, page, 'press'))
}

/** Moves the question up, because on a cover for a screen it stands at the very foot. */
const awayFromCut = ({ svg, box }: LetteringCrop): LetteringCrop => ({
  svg,
  box: box.y === 0 ? box : { ...box, y: box.y - FROM_CUT },
})

/** A page without its words, and the words separately, for a painter that would misspell them. */
export async function pictureApart(
  readPlate: ReadPlate,
  heroes: readonly Hero[],
  scene: BookScene,
): Promise<{ picture: MadeMedia; lettering: Composition['lettering'] }> {
  const page = await pageOf(heroes, scene)
  return { picture: await painted(readPlate, scene, { ...page, lettering: [] }), lettering: page.lettering }
}

export async function portraitPicture(readPlate: ReadPlate, face: Uint8Array, tale: TaleOfBook): Promise<MadeMedia> {
  return painted(readPlate, tale, composePortrait(tale.world, await photoFace(face)))
}

/** @returns the face of a photo upright in its slot, and the features for drawing it */
export async function faceIn(photo: Uint8Array): Promise<{ crop: Buffer; features: FaceFeatures }> {
  const { pixels, look } = await analysePhoto(photo)
  if (!look.oval) return { crop: Buffer.from(cropFace(pixels, ovalInTheMiddle(pixels)).buffer), features: PLAIN_FACE }
  const upright = uprightFace(pixels, look.oval, landmarkFinder())
  return { crop: Buffer.from(upright.crop), features: measureFace(pixels, upright) }
}

/** The hero at close range. */
export const portraitOf = (readPlate: ReadPlate, hero: Hero, tale: TaleOfBook): Promise<MadeMedia> =>
  'drawn' in hero
    ? drawnPortrait(readPlate, hero.drawn, tale, hero.gender)
    : portraitPicture(readPlate, hero.face, tale)

/** The hero at close range, drawn. */
export const drawnPortrait = (
  readPlate: ReadPlate,
  drawn: FaceFeatures,
  tale: TaleOfBook,
  gender?: Gender,
): Promise<MadeMedia> => painted(readPlate, tale, composePortrait(tale.world, { drawn }, gender))

/** The drawn head in the format of a portrait's face, and the hero at close range. */
export async function portraitOfDrawn(
  readPlate: ReadPlate,
  drawn: FaceFeatures,
  gender: Gender,
  world: StoryWorld = firstWorld(),
): Promise<Omit<Portrait, 'unlit' | 'features'>> {
  const head = await sharp(Buffer.from(drawnFaceSvg(drawn)))
    .resize(FACE_SIZE.w, FACE_SIZE.h, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png()
    .toBuffer()
  return { face: media(head, 'image/png'), picture: await drawnPortrait(readPlate, drawn, { world }, gender) }
}

const pageOf = async (heroes: readonly Hero[], scene: BookScene): Promise<Composition> =>
  compose(await composed(heroes), scene)

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

const painted = async (readPlate: ReadPlate, tale: TaleOfBook, page: Composition): Promise<MadeMedia> =>
  media(await paintPage(page, platesOf(readPlate, tale, page, 'screen')), 'image/webp')

const platesOf =
  (readPlate: ReadPlate, tale: TaleOfBook, { name }: Composition, kind: PlateKind) =>
  (layer: PlateLayer): Promise<Uint8Array> =>
    readPlate(plateOf({ ...tale, name }, layer, kind))

const media = (bytes: Buffer, contentType: string): MadeMedia => ({ bytes: new Uint8Array(bytes), contentType })
