/** HEIC, as iPhones write it, where the browser has no decoder of its own: ours is fetched when it is needed, and never before. */
import { withTimeLimit } from '#time-limit'
import { report } from '#report'

/** Only the crop is sent, and that is encoded once more. */
const JPEG_QUALITY = 0.95
/** A slow phone needs half a minute; the picker offers another photo after ten seconds. */
const DECODE_LIMIT_MS = 90_000

/** @returns the photo, upright; or why there is none */
export async function heifAsJpeg(file: Blob): Promise<Blob | 'unreadable' | 'decoder-missing'> {
  // The build of libheif that needs no `eval`, which our Content-Security-Policy forbids. It works in a worker.
  const decoder = await import('heic-to/csp').catch((reason: unknown) => {
    report(reason, 'create-story: fetch the decoder of HEIC')
    return null
  })
  if (!decoder) return 'decoder-missing'
  try {
    return await withTimeLimit(
      decoder.heicTo({ blob: file, type: 'image/jpeg', quality: JPEG_QUALITY }),
      'decode HEIC',
      { ms: DECODE_LIMIT_MS },
    )
  } catch (error) {
    console.info('[create-story] a HEIC photo was not decoded', error)
    return 'unreadable'
  }
}
