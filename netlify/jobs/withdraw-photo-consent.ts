/** A parent takes the consent to a photo back: from then on nobody uses it, and it goes with all that was made of it and not paid for. */
import { noteWithdrawal } from '#netlify/accounts/consents.ts'
import type { TransformId, UserId } from '#domain/ids.ts'
import { Problem } from '#domain/problem.ts'
import { erasePhotos } from './erase-photos.ts'

/** The word first, so that what comes in meanwhile is refused. @throws Problem 'not-found' where nothing was agreed to */
export async function withdrawPhotoConsent(uid: UserId, transformId: TransformId): Promise<void> {
  if (!(await noteWithdrawal(uid, transformId, Date.now())))
    throw new Problem('not-found', 'There is no such consent of this user')
  await erasePhotos(uid, { transformId, reason: 'consent-missing' })
}
