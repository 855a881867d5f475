/** A photo's file as pixels, and the look at them (src/face) with its models, which are read once. */
import { readFileSync } from 'node:fs'
import { createPhotoLook, type PhotoLook } from '#face/look-at-photo.ts'
import type { Pixels } from '#face/pixels.ts'
import { assetPath } from '../assets.ts'
import { decodePhoto, type DecodedPhoto } from './decode.ts'

export interface LookedAt {
  pixels: DecodedPhoto
  look: PhotoLook
}

/** Who judges a photo and who draws it ask for the same: about half a second of one core. */
const known = new WeakMap<Uint8Array, Promise<LookedAt>>()

/** @throws Problem 'photo-unreadable'; 'not-configured' where the models were not packed */
export function lookAtPhoto(photo: Uint8Array): Promise<LookedAt> {
  const looked = known.get(photo) ?? lookFirst(photo)
  known.set(photo, looked)
  return looked
}

async function lookFirst(photo: Uint8Array): Promise<LookedAt> {
  const pixels = await decodePhoto(photo)
  look ??= createPhotoLook({ detector: model('tiny-face-detector.bin'), landmarks: model('face-landmark-68-tiny.bin') })
  return { pixels, look: look(pixels) }
}

let look: ((picture: Pixels) => PhotoLook) | undefined
const model = (name: string): Uint8Array => readFileSync(assetPath(`src/face/models/${name}`))
