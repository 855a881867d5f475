/** Converts between the sizes that a book needs and those that a provider offers. */
import sharp, { type OutputInfo } from 'sharp'
import type { PictureSize } from '#media/picture.ts'
import { brokenAnswer } from './provider-failure.ts'
import type { SourceImage } from './painter.ts'

/** Limit for a provider's picture, which is decoded in full: protects against a decompression bomb. */
const MAX_PIXELS = 40_000_000
const QUALITY = 90
/** Gemini's 16:9 is 1.75 to 1.79 in practice. */
const RATIO_TOLERANCE = 0.03

/** The largest part of `canvas` that has the ratio of `size`, in the middle. */
function windowIn(
  canvas: PictureSize,
  { w, h }: PictureSize,
): { left: number; top: number; width: number; height: number } {
  const scale = Math.min(canvas.w / w, canvas.h / h)
  const [width, height] = [Math.round(w * scale), Math.round(h * scale)]
  return { left: Math.floor((canvas.w - width) / 2), top: Math.floor((canvas.h - height) / 2), width, height }
}

/**
 * Prepares a page to send: scales it into the canvas's middle and mirrors its edges into the rest. A provider without
 * our ratio then paints a margin that can be cut off, and no part of the page is lost.
 */
export async function toCanvas(page: Uint8Array, canvas: PictureSize): Promise<SourceImage> {
  const { width = canvas.w, height = canvas.h } = await sharp(page).metadata()
  const inner = windowIn(canvas, { w: width, h: height })
  const bytes = await sharp(page)
    .resize(inner.width, inner.height, { fit: 'fill' })
    .extend({
      ...{ left: inner.left, right: canvas.w - inner.width - inner.left },
      ...{ top: inner.top, bottom: canvas.h - inner.height - inner.top },
      extendWith: 'mirror',
    })
    .jpeg({ quality: QUALITY })
    .toBuffer()
  return { bytes: new Uint8Array(bytes), contentType: 'image/jpeg' }
}

/**
 * Converts a painting to the book's size: cuts off the margin and scales the rest. A provider may return a smaller or
 * larger picture than requested; only the canvas's ratio counts.
 * @returns PNG of exactly `size`
 * @throws ProviderFailure, a transient one, for an incomplete image, none, or one of another shape
 */
export async function fromCanvas(
  provider: string,
  painting: Buffer,
  canvas: PictureSize,
  size: PictureSize,
): Promise<Buffer> {
  const { data, info } = await decoded(provider, painting)
  const given = { w: info.width, h: info.height }
  if (Math.abs((given.w * canvas.h) / (given.h * canvas.w) - 1) > RATIO_TOLERANCE) {
    throw brokenAnswer(provider, `painted ${given.w}x${given.h} where ${canvas.w}x${canvas.h} was asked for`)
  }
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
    .extract(windowIn(given, size))
    .resize(size.w, size.h, { fit: 'fill', kernel: 'lanczos3' })
    .png({ compressionLevel: 1 })
    .toBuffer()
}

async function decoded(provider: string, painting: Buffer): Promise<{ data: Buffer; info: OutputInfo }> {
  try {
    return await sharp(painting, { failOn: 'truncated', limitInputPixels: MAX_PIXELS })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
  } catch {
    throw brokenAnswer(provider, 'half an image, or none')
  }
}
