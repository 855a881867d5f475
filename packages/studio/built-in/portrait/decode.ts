/** A photo's file as pixels, turned as the camera says. */
import sharp from 'sharp'
import type { Pixels } from '#face/pixels.ts'
import { PHOTO_MAX_PIXELS } from '#media/photo.ts'
import { Problem } from '#domain/problem.ts'

export type DecodedPhoto = Pixels & { channels: 3 }

/** @throws Problem 'photo-unreadable' for what is broken or no picture */
export async function decodePhoto(photo: Uint8Array): Promise<DecodedPhoto> {
  try {
    // Only after the turn that the camera asks for do width and height mean anything.
    const { data, info } = await sharp(photo, { limitInputPixels: PHOTO_MAX_PIXELS, failOn: 'error' })
      .rotate()
      .flatten({ background: '#8a7a70' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
    return { width: info.width, height: info.height, channels: 3, data }
  } catch (error) {
    throw new Problem('photo-unreadable', 'The photo cannot be decoded', { cause: error })
  }
}
