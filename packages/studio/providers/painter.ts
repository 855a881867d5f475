/** A provider of pictures: it repaints a picture as a sentence says. */
import type { PictureSize } from '#media/picture.ts'

export interface SourceImage {
  bytes: Uint8Array<ArrayBuffer>
  contentType: 'image/jpeg' | 'image/png' | 'image/webp'
}

export interface Painter {
  readonly name: string
  /**
   * The pictures that this provider can give: the sides are its canvas in pixels, or stand for the ratio that it is asked for.
   * @param size what the book needs
   */
  canvasFor(size: PictureSize): PictureSize
  /**
   * @param images the first is repainted and has the canvas's ratio, the others are looked at
   * @returns an image file; not yet known to be whole
   * @throws ProviderFailure
   */
  paint(
    request: { prompt: string; images: readonly SourceImage[]; canvas: PictureSize },
    signal: AbortSignal,
  ): Promise<Buffer>
}
