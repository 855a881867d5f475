/**
 * Withdraws the consent to a photo: from then on no code uses the photo, and it is erased with everything made from it
 * that is not paid.
 */
import { noteWithdrawal } from '#netlify/records/consents.ts'
import { readHeroWithoutPhoto } from '#netlify/records/hero-without-photo.ts'
import { photoConsentId } from '#domain/consent.ts'
import type { TransformId, UserId } from '#domain/ids.ts'
import { Problem } from '#domain/problem.ts'
import { erasePhotos } from './erase-photos.ts'

/**
 * Saves the withdrawal first, so that the server refuses work that arrives meanwhile. A portrait without a photo has no
 * photo consent: it is erased, and a saved hero, which has a consent of its own, stays.
 * @throws Problem 'not-found' if there is no such consent
 */
export async function withdrawPhotoConsent(uid: UserId, transformId: TransformId): Promise<void> {
  const isNoted = await noteWithdrawal(uid, photoConsentId(transformId), Date.now())
  if (!isNoted && (await readHeroWithoutPhoto(uid, transformId)) === null)
    throw new Problem('not-found', 'There is no such consent of this user')
  await erasePhotos(uid, { transformId, reason: 'consent-missing' })
}
