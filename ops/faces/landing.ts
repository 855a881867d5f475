/**
 * The photo of the landing page and its portrait: one child, with the face at the same place in both, so that a line
 * can divide them.
 */
import path from 'node:path'
import sharp, { type Sharp } from 'sharp'
import type { FaceFeatures } from '#domain/face-features.ts'
import { readPlate } from '#local/plates.ts'
import { drawnPortrait, faceIn } from '#studio/built-in/illustrator.ts'
import { findStoryWorld } from '#stories/library.ts'
import type { StoryWorld } from '#stories/story-world.ts'
import { PHOTO_CHILDREN, photoOf } from './heads.ts'

const PHOTO = { w: 900, h: 972 }
const PORTRAIT = { w: 980, h: 1060 }
/** Crop of the forest's portrait, 900x1125, with the aspect ratio of the landing page. */
const PORTRAIT_CUT = { left: 148, top: 168, width: 640, height: 692 }
/**
 * Crop of a photo of 760x760 in which the child leans like the hero, so that the eyes of both are at the same place.
 */
const PHOTO_CUT = { left: 46, top: 56, width: 640, height: 692 }
const LIKE_THE_HERO = { lean: -6, zoom: 0.878 }

/** The face of the landing page's child, measured as the product does, without corrections. */
export async function landingFace(): Promise<FaceFeatures> {
  const { features } = await faceIn(await (await photoOf(PHOTO_CHILDREN.Emir)).png().toBuffer())
  return features
}

export async function buildLandingPictures(folder: string, face: FaceFeatures): Promise<void> {
  const forest = findStoryWorld('sihirli-orman-macerasi') as StoryWorld
  const portrait = await drawnPortrait(readPlate, face, { world: forest })
  const photo = await (await photoOf({ ...PHOTO_CHILDREN.Emir, ...LIKE_THE_HERO })).png().toBuffer()
  const shown = (bytes: Uint8Array, cut: typeof PHOTO_CUT, { w, h }: typeof PHOTO) =>
    sharp(bytes).extract(cut).resize(w, h)
  const save = async (name: string, picture: Sharp) => {
    await picture
      .clone()
      .webp({ quality: 78, effort: 6 })
      .toFile(path.join(folder, `${name}.webp`))
    console.log(`landing/${name}`)
  }
  for (const [name, bytes, cut, size] of [
    ['photo', photo, PHOTO_CUT, PHOTO],
    ['portrait', portrait.bytes, PORTRAIT_CUT, PORTRAIT],
  ] as const) {
    await save(name, shown(bytes, cut, size))
    await shown(bytes, cut, size)
      .avif({ quality: 55, effort: 6 })
      .toFile(path.join(folder, `${name}.avif`))
  }
}
