/** Decodes a photo's file to pixels, rotated by its orientation data. */
import sharp from 'sharp'
import type { Pixels } from '#face/pixels.ts'
import { PHOTO_MAX_PIXELS } from '#media/photo.ts'
import { Problem } from '#domain/problem.ts'

export type DecodedPhoto = Pixels & { channels: 3 }

/** @throws Problem 'photo-unreadable' if the file is broken or no picture */
export async function decodePhoto(photo: Uint8Array): Promise<DecodedPhoto> {
  try {
    // Width and height are right only after the rotation.
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
