/** Where the face is in a photo, and what is wrong with it: asked of a worker, so that the page stays awake. */
import type { PhotoLook } from '#domain/face/look-at-photo.ts'
import type { Pixels } from '#domain/face/pixels.ts'
import { PHOTO_LONG_SIDE_PX } from '#domain/photo.ts'

/** @returns in pixels of the picture; null where the browser could not look, which is logged */
export async function lookAtPhoto(picture: HTMLImageElement | Blob): Promise<PhotoLook | null> {
  try {
    const { pixels, scale } = picture instanceof Blob ? await pixelsOfFile(picture) : pixelsOf(picture, picture.naturalWidth, picture.naturalHeight)
    const { oval, ...found } = await askWorker(pixels)
    return { ...found, oval: oval && { ...oval, width: oval.width / scale, centre: { x: oval.centre.x / scale, y: oval.centre.y / scale } } }
  } catch (error) {
    console.warn('the photo was not looked at', error)
    return null
  }
}

async function pixelsOfFile(file: Blob) {
  const bitmap = await createImageBitmap(file)
  try {
    return pixelsOf(bitmap, bitmap.width, bitmap.height)
  } finally {
    bitmap.close()
  }
}

/** As large as it would be sent at most. */
function pixelsOf(image: CanvasImageSource, width: number, height: number): { pixels: Pixels; scale: number } {
  const scale = Math.min(1, PHOTO_LONG_SIDE_PX / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width * scale)
  canvas.height = Math.round(height * scale)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('the browser gives no canvas')
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height)
  return { pixels: { width: canvas.width, height: canvas.height, channels: 4, data }, scale }
}

/** One worker a look: it goes with its answer, and its memory with it. */
function askWorker(pixels: Pixels): Promise<PhotoLook> {
  const worker = new Worker(new URL('./photo-look-worker.ts', import.meta.url), { type: 'module' })
  return new Promise<PhotoLook>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<PhotoLook>) => resolve(data)
    worker.onerror = ({ message }) => reject(new Error(message || 'the worker did not start'))
    worker.postMessage(pixels, [pixels.data.buffer])
  }).finally(() => worker.terminate())
}
