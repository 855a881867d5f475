/** Decodes a photo's file and analyses it with the models of packages/face, which are read once. */
import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { createLandmarkFinder, type LandmarkFinder } from '#face/landmarks.ts'
import { createPhotoLook, type PhotoLook } from '#face/look-at-photo.ts'
import type { Pixels } from '#face/pixels.ts'
import { assetPath } from '../assets.ts'
import { decodePhoto, type DecodedPhoto } from './decode.ts'

export interface AnalysedPhoto {
  pixels: DecodedPhoto
  look: PhotoLook
}

/** Cache: judging and drawing a photo both need its analysis, which takes half a second of one core. */
const known = new WeakMap<Uint8Array, Promise<AnalysedPhoto>>()

/** @throws Problem 'photo-unreadable'; 'not-configured' if the models were not packed */
export function analysePhoto(photo: Uint8Array): Promise<AnalysedPhoto> {
  const analysed = known.get(photo) ?? analyse(photo)
  known.set(photo, analysed)
  return analysed
}

async function analyse(photo: Uint8Array): Promise<AnalysedPhoto> {
  const pixels = await decodePhoto(photo)
  look ??= createPhotoLook({ detector: model('tiny-face-detector'), landmarks: model('face-landmark-68-tiny') })
  return { pixels, look: look(pixels) }
}

/** For the analysis of a face that was cut out of a photo. */
export const landmarkFinder = (): LandmarkFinder => (finder ??= createLandmarkFinder(model('face-landmark-68-tiny')))

let finder: LandmarkFinder | undefined
let look: ((picture: Pixels) => PhotoLook) | undefined
const model = (name: string): Uint8Array => gunzipSync(readFileSync(assetPath(`packages/face/models/${name}.gzip.bin`)))
