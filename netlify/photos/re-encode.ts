/** Decodes a photo and encodes it again, so that we store only the picture and no other data of its file. */
import sharp from 'sharp'
import { PHOTO_LONG_SIDE_PX, PHOTO_MAX_PIXELS } from '#media/photo.ts'
import { Problem } from '#domain/problem.ts'
import type { StoredObject } from '#netlify/clients/blobs.ts'

const QUALITY = 88
/** The largest allowed photo needs two seconds. */
const TIMEOUT_S = 20

// This process opens only the formats of photos, and SVG, which the built-in studio draws. libvips chooses a loader by
// the same bytes that `checkPhoto` checks, so a photo always gets the loader of its claimed type.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['Jpeg', 'Png', 'Webp', 'Svg'].map((format) => `VipsForeignLoad${format}`) })

/** @throws Problem 'photo-unreadable' for an incomplete or broken photo, or one that takes too long */
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
