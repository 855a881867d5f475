/** Takes a photo in: looked at without decoding it, laid into the private store, and handed to the background. */
import { checkPhoto, readPhotoHeader } from '#media/photo.ts'
import { Problem } from '#domain/problem.ts'
import { startInBackground } from '#netlify/platform/internal-call.ts'
import { ORIGINAL_KEPT_MS } from '#netlify/media/retention.ts'
import { eraseMedia, storeMedia } from '#netlify/media/library.ts'
import type { TransformJob } from './job.ts'
import { requireProcessing } from './transformation-record.ts'
import type { Upload } from './upload.ts'

/** Returns once the background has the photo; what becomes of it is written to the transformation. */
export async function acceptPhoto({ request, photo }: Upload): Promise<void> {
  const { uid, transformId, templateId, acceptedFault } = request
  const wrong = checkPhoto(photo)
  if (wrong) throw new Problem(wrong, 'The photo was refused by its size or first bytes')
  await requireProcessing(uid, transformId, templateId)
  const originalKey = await storeMedia({
    uid,
    kind: 'original',
    expiresAt: Date.now() + ORIGINAL_KEPT_MS,
    object: { bytes: photo, contentType: readPhotoHeader(photo)?.type ?? 'application/octet-stream' },
  })
  try {
    await startInBackground('transform-photo-background', {
      uid,
      transformId,
      templateId,
      acceptedFault,
      originalKey,
    } satisfies TransformJob)
  } catch (error) {
    await eraseMedia(uid, originalKey, 'original')
    throw error
  }
}
