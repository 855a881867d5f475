/** Decodes a photo and writes it anew: what is kept is a picture and nothing that travelled in its file. */
import sharp from 'sharp'
import { PHOTO_LONG_SIDE_PX, PHOTO_MAX_PIXELS } from '#media/photo.ts'
import { Problem } from '#domain/problem.ts'
import type { StoredObject } from '#netlify/clients/blobs.ts'

const QUALITY = 88

/** @throws Problem 'photo-unreadable' for what is cut off or broken */
export async function reEncode(photo: Uint8Array): Promise<StoredObject> {
  try {
    const bytes = await sharp(photo, { failOn: 'truncated', limitInputPixels: PHOTO_MAX_PIXELS })
      .rotate()
      .resize(PHOTO_LONG_SIDE_PX, PHOTO_LONG_SIDE_PX, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: QUALITY })
      .toBuffer()
    return { bytes: new Uint8Array(bytes), contentType: 'image/jpeg' }
  } catch (error) {
    throw new Problem('photo-unreadable', 'The photo cannot be decoded', { cause: error })
  }
}
