/** The look at one photo, beside the page: half a second to some seconds of arithmetic, by the phone. */
import detectorUrl from '#domain/face/models/tiny-face-detector.bin?url'
import landmarksUrl from '#domain/face/models/face-landmark-68-tiny.bin?url'
import { createPhotoLook } from '#domain/face/look-at-photo.ts'
import type { Pixels } from '#domain/face/pixels.ts'

addEventListener('message', ({ data }: MessageEvent<Pixels>) => {
  look(data).then(
    (found) => postMessage(found),
    // Thrown where nobody catches it, it becomes the page's 'error' event.
    (error: unknown) => setTimeout(() => { throw error }),
  )
})

async function look(picture: Pixels) {
  const [detector, landmarks] = await Promise.all([load(detectorUrl), load(landmarksUrl)])
  return createPhotoLook({ detector, landmarks })(picture)
}

/** Rather no advice than a parent who waits for a network: the studio looks again. */
const LOAD_TIMEOUT_MS = 15_000

async function load(url: string): Promise<Uint8Array> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(LOAD_TIMEOUT_MS) })
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`)
  return new Uint8Array(await answer.arrayBuffer())
}
