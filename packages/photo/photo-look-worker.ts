/** Analyses one photo in a worker: this takes half a second to some seconds, depending on the phone. */
import detectorUrl from '#face/models/tiny-face-detector.gzip.bin?url'
import landmarksUrl from '#face/models/face-landmark-68-tiny.gzip.bin?url'
import { createPhotoLook } from '#face/look-at-photo.ts'
import { createPhotoMeasurer } from '#face/measure/measure-photo.ts'
import { createPhotoSearch } from '#face/search-photo.ts'
import type { LookAnswer, LookRequest } from './photo-look.ts'

addEventListener('message', ({ data }: MessageEvent<LookRequest>) => {
  look(data).then(
    (found) => postMessage(found),
    // Throw in a timer, because an uncaught error there becomes the page's 'error' event.
    (error: unknown) =>
      setTimeout(() => {
        throw error
      }),
  )
})

async function look({ picture, as }: LookRequest): Promise<LookAnswer> {
  const [detector, landmarks] = await models
  if (as === 'hero') return createPhotoMeasurer({ detector, landmarks })(picture)
  if (as === 'crop') return { ...createPhotoLook({ detector, landmarks })(picture), quarterTurns: 0 }
  return createPhotoSearch({ detector, landmarks })(picture, as === 'photo')
}

/** After this time give no advice, so that no parent waits for the network: the studio analyses the photo again. */
const LOAD_TIMEOUT_MS = 15_000

/** Starts loading before the first photo, because the worker may start while the parent still chooses one. */
const models = Promise.all([load(detectorUrl), load(landmarksUrl)])

async function load(url: string): Promise<Uint8Array> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(LOAD_TIMEOUT_MS) })
  if (!answer.ok || !answer.body) throw new Error(`${url}: ${answer.status}`)
  return new Uint8Array(await new Response(answer.body.pipeThrough(new DecompressionStream('gzip'))).arrayBuffer())
}
