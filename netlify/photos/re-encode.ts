/** Decodes a photo and writes it anew: what is kept is a picture and nothing that travelled in its file. */
import sharp from 'sharp'
import { PHOTO_LONG_SIDE_PX, PHOTO_MAX_PIXELS } from '#media/photo.ts'
import { Problem } from '#domain/problem.ts'
import type { StoredObject } from '#netlify/clients/blobs.ts'

const QUALITY = 88
/** The largest that is taken needs two. */
const TIMEOUT_S = 20

// In this process nothing is opened but what a photo may be, and the SVG that the built-in studio draws. A loader is chosen
// by the very bytes that `checkPhoto` has looked at, so a photo meets the one of the type that it claims.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['Jpeg', 'Png', 'Webp', 'Svg'].map((format) => `VipsForeignLoad${format}`) })

/** @throws Problem 'photo-unreadable' for what is cut off or broken, or takes too long */
export async function reEncode(photo: Uint8Array): Promise<StoredObject> {
  try {
    const bytes = await sharp(photo, { failOn: 'truncated', limitInputPixels: PHOTO_MAX_PIXELS })
      .timeout({ seconds: TIMEOUT_S })
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
