/** A parent takes the consent to a photo back: from then on nobody uses it, and it goes with all that was made of it and not paid for. */
import { noteWithdrawal } from '#netlify/records/consents.ts'
import { readHeroWithoutPhoto } from '#netlify/records/hero-without-photo.ts'
import { photoConsentId } from '#domain/consent.ts'
import type { TransformId, UserId } from '#domain/ids.ts'
import { Problem } from '#domain/problem.ts'
import { erasePhotos } from './erase-photos.ts'

/**
 * The withdrawal is saved first, so that work that comes in meanwhile is refused. A portrait without a photo has no photo
 * consent: it is erased, and a saved hero, which has a consent of its own, stays.
 * @throws Problem 'not-found' where nothing was agreed to
 */
export async function withdrawPhotoConsent(uid: UserId, transformId: TransformId): Promise<void> {
  const isNoted = await noteWithdrawal(uid, photoConsentId(transformId), Date.now())
  if (!isNoted && (await readHeroWithoutPhoto(uid, transformId)) === null)
    throw new Problem('not-found', 'There is no such consent of this user')
  await erasePhotos(uid, { transformId, reason: 'consent-missing' })
}
