/** Analyses the face in a photo, and the photo's faults, in a worker, so that the page stays responsive. */
import { distanceOf } from '#face/face-oval.ts'
import type { MeasuredPhoto } from '#face/measure/measure-photo.ts'
import type { FoundPhoto } from '#face/search-photo.ts'
import type { Box, Pixels } from '#face/pixels.ts'
import { withTimeLimit } from '#time-limit'
import { PHOTO_LONG_SIDE_PX } from '#media/photo.ts'
import { report } from '#report'

/**
 * 'photo': an original, which may lie on its side or be a panorama; 'turned-photo': one that the parent has turned, so
 * it stays that way; 'crop': judged as it is; 'hero': an original whose face is measured too.
 */
export type LookAs = 'photo' | 'turned-photo' | 'crop' | 'hero'

export interface LookRequest {
  picture: Pixels
  as: LookAs
}

/** `features` is set for a hero only. */
export type LookAnswer = FoundPhoto & Partial<Pick<MeasuredPhoto, 'features'>>

/** The distance of the face from the camera. */
type Distance = ReturnType<typeof distanceOf>

/** Resolves with an answer in pixels of the photo; null if the analysis failed, which is logged, or was aborted. */
type Look = Promise<LookAnswer | null>

export function searchPhoto(photo: HTMLImageElement, as: 'photo' | 'turned-photo', signal?: AbortSignal): Look {
  return orNull(() => lookAt(photo, whole(photo), as, { signal }), signal)
}

const whole = ({ naturalWidth: width, naturalHeight: height }: HTMLImageElement): Box => ({ x: 0, y: 0, width, height })

/** A worker that loads its models while the parent still chooses a photo. */
export interface Measuring {
  measure: (photo: HTMLImageElement) => Look
  end: () => void
}

export function prepareMeasuring(): Measuring {
  const worker = newWorker()
  // An ended worker never answers.
  const controller = new AbortController()
  const { signal } = controller
  return {
    measure: (photo) => orNull(() => lookAt(photo, whole(photo), 'hero', { worker, signal }), signal),
    end: () => {
      controller.abort()
      worker.terminate()
    },
  }
}

/** Analyses the part of a photo that the crop shows on the screen. */
export function lookAtCrop(photo: HTMLImageElement, area: Box, signal: AbortSignal): Look {
  return orNull(() => lookAt(photo, area, 'crop', { signal }), signal)
}

/** Analyses the square picture before it is sent. */
export function lookAtPicture(file: Blob): Promise<(FoundPhoto & { distance: Distance }) | null> {
  return orNull(async () => {
    const bitmap = await withTimeLimit(createImageBitmap(file), 'decode the crop')
    try {
      const found = await lookAt(bitmap, { x: 0, y: 0, width: bitmap.width, height: bitmap.height }, 'crop')
      return { ...found, distance: found.oval ? distanceOf(found.oval, bitmap.width) : 'right' }
    } finally {
      bitmap.close()
    }
  })
}

async function orNull<Found>(look: () => Promise<Found>, signal?: AbortSignal): Promise<Found | null> {
  try {
    return await look()
  } catch (error) {
    if (!signal?.aborted) report(error, 'create-story: look at the photo')
    return null
  }
}

async function lookAt(
  image: CanvasImageSource,
  area: Box,
  as: LookAs,
  { signal, worker }: { signal?: AbortSignal | undefined; worker?: Worker } = {},
): Promise<LookAnswer> {
  const { picture, scale } = pixelsOf(image, area)
  const found = await askWorker(worker ?? newWorker(), { picture, as }, signal)
  const { oval } = found
  return {
    ...found,
    oval: oval && {
      ...oval,
      width: oval.width / scale,
      centre: { x: oval.centre.x / scale, y: oval.centre.y / scale },
    },
  }
}

/** Scales a panorama by its short side, because a face in it is no larger than that side. */
const SHORT_SIDE_PX = 640
/** Browsers limit the size of a canvas. */
const LONGEST_PX = 8_192

/** Reads pixels, scaled to at most the size in which they are sent. */
function pixelsOf(image: CanvasImageSource, { x, y, width, height }: Box): { picture: Pixels; scale: number } {
  const [long, short] = [Math.max(width, height), Math.min(width, height)]
  const scale = Math.min(1, LONGEST_PX / long, Math.max(PHOTO_LONG_SIDE_PX / long, SHORT_SIDE_PX / short))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width * scale)
  canvas.height = Math.round(height * scale)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('the browser gives no canvas')
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, x, y, width, height, 0, 0, canvas.width, canvas.height)
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height)
  return { picture: { width: canvas.width, height: canvas.height, channels: 4, data }, scale }
}

/** A slow phone needs ten seconds for a whole photo, and the worker may have to load its models. */
const LIMIT_MS: Readonly<Record<LookAs, number>> = { photo: 30_000, 'turned-photo': 30_000, crop: 10_000, hero: 40_000 }

const newWorker = (): Worker => new Worker(new URL('./photo-look-worker.ts', import.meta.url), { type: 'module' })

/** Uses one worker for each photo; it ends with its answer, which frees its memory. */
function askWorker(worker: Worker, request: LookRequest, signal?: AbortSignal): Promise<LookAnswer> {
  const answer = new Promise<LookAnswer>((resolve, reject) => {
    const stop = () => reject(new Error('told to stop'))
    if (signal?.aborted) stop()
    signal?.addEventListener('abort', stop)
    worker.onmessage = ({ data }: MessageEvent<LookAnswer>) => resolve(data)
    worker.onerror = ({ message }) => reject(new Error(message || 'the worker did not start'))
    worker.postMessage(request, [request.picture.data.buffer])
  })
  return withTimeLimit(answer, 'look for a face', { ms: LIMIT_MS[request.as] }).finally(() => worker.terminate())
}
