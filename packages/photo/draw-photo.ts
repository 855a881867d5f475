/**
 * Draws the cropped face as the JPEG to send, limited in side and bytes by lowering the quality (product 5.5). Drawing
 * it again also removes the camera's metadata, such as the place.
 */
import { PHOTO_LONG_SIDE_PX, PHOTO_MIN_SIDE_PX, PHOTO_START_QUALITY, PHOTO_TARGET_BYTES } from '#media/photo.ts'
import { Problem } from '#domain/problem.ts'
import { withTimeLimit } from '#time-limit'

/** In pixels of the photo. */
export interface CropArea {
  x: number
  y: number
  width: number
  height: number
}

const QUALITY_STEP = 0.1
const LOWEST_QUALITY = 0.45
/** Below the lowest quality faces break into blocks, so use fewer pixels instead. */
const SHRINK = 0.75

/** @throws Problem 'photo-unreadable' if the browser returns no picture, 'photo-too-large' if it stays too large */
export async function drawPhoto(image: HTMLImageElement, area: CropArea): Promise<Blob> {
  // Enlarge a close crop of a small photo to the smallest size that the server accepts.
  let side = Math.max(PHOTO_MIN_SIDE_PX, Math.min(PHOTO_LONG_SIDE_PX, Math.round(area.width)))
  do {
    const canvas = drawn(image, area, side)
    for (let quality = PHOTO_START_QUALITY; quality >= LOWEST_QUALITY; quality -= QUALITY_STEP) {
      const jpeg = await encodedJpeg(canvas, quality)
      if (jpeg.size <= PHOTO_TARGET_BYTES) return jpeg
    }
    side = Math.round(side * SHRINK)
  } while (side >= PHOTO_MIN_SIDE_PX)
  throw new Problem('photo-too-large', `the crop stays above ${PHOTO_TARGET_BYTES} bytes`)
}

function drawn(image: HTMLImageElement, { x, y, width, height }: CropArea, side: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const context = canvas.getContext('2d')
  if (!context) throw new Problem('photo-unreadable', 'the browser gives no canvas')
  // A transparent photo would turn black in a JPEG.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, side, side)
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, x, y, width, height, 0, 0, side, side)
  return canvas
}

/** @throws Problem 'photo-unreadable' if the browser returns no picture */
export const encodedJpeg = (canvas: HTMLCanvasElement, quality: number): Promise<Blob> =>
  withTimeLimit(
    new Promise((resolve, reject) =>
      canvas.toBlob(
        (blob) => (blob ? resolve(blob) : reject(new Problem('photo-unreadable', 'the canvas gave no picture'))),
        'image/jpeg',
        quality,
      ),
    ),
    'encode a photo',
  )
