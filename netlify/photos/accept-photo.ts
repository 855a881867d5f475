/**
 * Accepts a photo: checks it without decoding it, stores it in the private store, and starts the background function.
 */
import { checkPhoto, readPhotoHeader } from '#media/photo.ts'
import { Problem } from '#domain/problem.ts'
import { ORIGINAL_KEPT_MS } from '#domain/retention.ts'
import { startInBackground } from '#netlify/platform/internal-call.ts'
import { eraseMedia, storeMedia } from '#netlify/media/library.ts'
import type { PhotoJob } from './job.ts'
import { requireProcessing } from './transformation-record.ts'
import type { Upload } from './upload.ts'

/**
 * Returns once the background function has the photo; the transformation shows the result.
 * @param requireConsent throws without a consent to the use of this photo. Called again after the photo is stored,
 * because a withdrawal only erases the photos that it finds
 */
export async function acceptPhoto({ request, photo }: Upload, requireConsent: () => Promise<unknown>): Promise<void> {
  const { uid, transformId, templateId, acceptedFault } = request
  const wrong = checkPhoto(photo)
  if (wrong) throw new Problem(wrong, 'The photo was refused by its size or first bytes')
  await requireProcessing(uid, transformId, templateId)
  await requireConsent()
  const originalKey = await storeMedia({
    uid,
    kind: 'original',
    transformId,
    expiresAt: Date.now() + ORIGINAL_KEPT_MS,
    object: { bytes: photo, contentType: readPhotoHeader(photo)?.type ?? 'application/octet-stream' },
  })
  try {
    await requireConsent()
    await startInBackground('transform-photo-background', {
      uid,
      transformId,
      templateId,
      acceptedFault,
      originalKey,
    } satisfies PhotoJob)
  } catch (error) {
    await eraseMedia(uid, originalKey, 'original')
    throw error
  }
}
