/** A provider of pictures, which repaints a picture as a prompt says. */
import type { PictureSize } from '#media/picture.ts'

export interface SourceImage {
  bytes: Uint8Array<ArrayBuffer>
  contentType: 'image/jpeg' | 'image/png' | 'image/webp'
}

export interface Painter {
  readonly name: string
  /**
   * The canvas that this provider paints: its sides in pixels, or in the ratio to request.
   * @param size needed by the book
   */
  canvasFor(size: PictureSize): PictureSize
  /**
   * @param images the first is repainted and has the canvas's ratio, the others are for reference
   * @returns an image file, which may be incomplete
   * @throws ProviderFailure
   */
  paint(
    request: { prompt: string; images: readonly SourceImage[]; canvas: PictureSize },
    signal: AbortSignal,
  ): Promise<Buffer>
}
