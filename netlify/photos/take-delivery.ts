/** Accepts an outside producer's painting: checks it without decoding it, and starts the background function. */
import { PHOTO_MAX_PIXELS, readPhotoHeader } from '#media/photo.ts'
import { Problem } from '#domain/problem.ts'
import { ORIGINAL_KEPT_MS } from '#domain/retention.ts'
import { startInBackground } from '#netlify/platform/internal-call.ts'
import { eraseMedia, storeMedia } from '#netlify/media/library.ts'
import type { Delivery } from '#studio/studio.ts'
import type { PhotoJob } from './job.ts'
import { endPortraitJob, readPortraitJob } from './portrait-job.ts'
import { endTransformation, isStillProcessing } from './transformation-record.ts'

/**
 * A late delivery, after the end of the transformation, changes nothing.
 * @param download loads the picture if the producer sends an address
 * @throws Problem 'not-found' for an unknown job, 'photo-wrong-type' | 'photo-too-many-pixels': then the job stays open
 */
export async function takeDelivery(
  delivery: Delivery,
  download: (url: string) => Promise<Uint8Array<ArrayBuffer>>,
): Promise<void> {
  const job = await readPortraitJob(delivery.job)
  if (!job) throw new Problem('not-found', 'No such portrait is waited for')
  if (await isStillProcessing(job.uid, job.transformId)) {
    if ('error' in delivery) await fail(job, delivery.error)
    else await goOn(job, 'picture' in delivery ? delivery.picture : await download(delivery.pictureUrl))
  }
  await endPortraitJob(delivery.job)
}

async function fail({ uid, transformId, originalKey }: PhotoJob, error: string): Promise<void> {
  await eraseMedia(uid, originalKey, 'original')
  await endTransformation(uid, transformId, { status: 'failed', error })
}

async function goOn(job: PhotoJob, painting: Uint8Array<ArrayBuffer>): Promise<void> {
  const header = readPhotoHeader(painting)
  if (!header) throw new Problem('photo-wrong-type', 'The delivered picture is no JPEG, PNG or WebP')
  if (header.width * header.height > PHOTO_MAX_PIXELS)
    throw new Problem('photo-too-many-pixels', 'The delivered picture is too large')
  const object = { bytes: painting, contentType: header.type }
  const paintingKey = await storeMedia({
    uid: job.uid,
    kind: 'painting',
    transformId: job.transformId,
    expiresAt: Date.now() + ORIGINAL_KEPT_MS,
    object,
  })
  try {
    await startInBackground('transform-photo-background', { ...job, paintingKey } satisfies PhotoJob)
  } catch (error) {
    await eraseMedia(job.uid, paintingKey, 'painting')
    throw error
  }
}
