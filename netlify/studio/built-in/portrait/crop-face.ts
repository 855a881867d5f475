/** From the parent's square crop to the part that fills the face slot. */
import sharp, { type OutputInfo } from 'sharp'
import { PHOTO_MAX_PIXELS } from '#domain/photo.ts'
import { Problem } from '#domain/problem.ts'
import { FACE_SIZE } from '#domain/picture.ts'
import { OVAL } from './face-geometry.ts'

/** Of the square's side: the oval that the parent sees in the cropping tool. */
const OVAL_IN_SQUARE = { width: 0.56 }

/**
 * @returns raw RGB of `FACE_SIZE`, with the parent's oval lying where the slot's oval lies
 * @throws Problem 'photo-unreadable' for what is broken or no picture
 */
export async function cropFace(photo: Uint8Array): Promise<Buffer> {
  try {
    // Two passes: the turn that the camera asks for must be done before width and height mean anything.
    const { data, info } = await sharp(photo, { limitInputPixels: PHOTO_MAX_PIXELS, failOn: 'error' })
      .rotate()
      .flatten({ background: '#8a7a70' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
    return await scaledToSlot(data, info)
  } catch (error) {
    throw new Problem('photo-unreadable', 'The photo cannot be decoded', { cause: error })
  }
}

/** Where a photo is no square, its middle square is taken. */
async function scaledToSlot(data: Buffer, { width, height, channels }: OutputInfo): Promise<Buffer> {
  const side = Math.min(width, height)
  const perPixel = (OVAL_IN_SQUARE.width * side) / (2 * OVAL.rx)
  const region = { width: Math.min(side, Math.round(FACE_SIZE.w * perPixel)), height: Math.min(side, Math.round(FACE_SIZE.h * perPixel)) }
  const left = Math.round(width / 2 - OVAL.cx * perPixel)
  const top = Math.round(height / 2 - OVAL.cy * perPixel)
  return sharp(data, { raw: { width, height, channels } })
    .extract({
      ...region,
      left: Math.max(0, Math.min(width - region.width, left)),
      top: Math.max(0, Math.min(height - region.height, top)),
    })
    .resize(FACE_SIZE.w, FACE_SIZE.h, { fit: 'fill', kernel: 'lanczos3' })
    .removeAlpha()
    .raw()
    .toBuffer()
}
