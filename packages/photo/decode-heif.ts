/** Decodes HEIC, the format of iPhones, if the browser cannot: our decoder is loaded on first use. */
import { withTimeLimit } from '#time-limit'
import { report } from '#report'

/** Quality of an intermediate file: only the crop is sent, and it is encoded again. */
const JPEG_QUALITY = 0.95
/** A slow phone needs half a minute; the photo picker offers to choose another photo after ten seconds. */
const DECODE_LIMIT_MS = 90_000

/** @returns the upright photo, or the reason why there is none */
export async function heifAsJpeg(file: Blob): Promise<Blob | 'unreadable' | 'decoder-missing'> {
  // This build of libheif needs no `eval`, which our Content-Security-Policy forbids. It runs in a worker.
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
