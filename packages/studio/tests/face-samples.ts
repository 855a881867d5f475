/** Faces with known features, and their measurement: for the daily file and the nightly one. */
import sharp from 'sharp'
import { expect } from 'vitest'
import { PHOTO_CHILDREN, photoOf } from '#ops/faces/heads.ts'
import { decodeFace, encodeFace, SKIN_TONES, type FaceFeatures } from '#domain/face-features.ts'
import type { Pixels } from '#face/pixels.ts'
import { faceIn } from '#studio/built-in/illustrator.ts'
import { closePhoto, exposed, pixelsOf, toned } from '#face/tests/pictures.ts'
import { createRandom } from '#stories/drawing/random.ts'

export const measured = async (photo: Uint8Array): Promise<FaceFeatures> => (await faceIn(photo)).features
export const toneOf = ({ skin }: FaceFeatures): number => SKIN_TONES.indexOf(skin)

const LIGHT_SKIN = 1
const known = new Map<string, Promise<FaceFeatures>>()

/** Cached, because several tests compare with the same skin in full light. */
export function skinMeasured(reflectance: number, light = 1): Promise<FaceFeatures> {
  const key = `${reflectance} ${light}`
  const features = known.get(key) ?? measureSkin(reflectance, light)
  known.set(key, features)
  return features
}

async function measureSkin(reflectance: number, light: number): Promise<FaceFeatures> {
  const photo = await pixelsOf(closePhoto())
  const skin = reflectance === LIGHT_SKIN ? photo : toned(photo, reflectance)
  return measured(await fileOf(light === 1 ? skin : exposed(skin, light)))
}

const fileOf = ({ width, height, data }: Pixels): Promise<Buffer> =>
  sharp(data, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer()

/** @returns whether the code of a face changes if each value of the photo changes by at most one */
export async function lastBitChanged(photo: Uint8Array): Promise<boolean> {
  const random = createRandom(7)
  const { data, info } = await sharp(photo).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const noisy = data.map((value) => Math.max(0, Math.min(255, value + Math.round(random.spread()))))
  const file = await fileOf({ width: info.width, height: info.height, channels: 3, data: noisy })
  return encodeFace(await measured(photo)) !== encodeFace(await measured(file))
}

export async function keepsToneInDimRoom(reflectance: number, light: number): Promise<void> {
  const [bright, dim] = [await skinMeasured(reflectance), await skinMeasured(reflectance, light)]
  expect(Math.abs(toneOf(bright) - toneOf(dim))).toBeLessThanOrEqual(1)
}

export async function recognises(name: keyof typeof PHOTO_CHILDREN, wanted: Partial<FaceFeatures>): Promise<void> {
  const features = await measured(await (await photoOf(PHOTO_CHILDREN[name])).png().toBuffer())
  expect(features).toMatchObject(wanted)
  expect(decodeFace(encodeFace(features))).toEqual(features)
}
