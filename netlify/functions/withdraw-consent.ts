/** POST: withdraws a consent of the caller, with the effect that its text names. */
import { withdrawConsentRequestSchema } from '#domain/wire.ts'
import { handle } from '#netlify/access/handle.ts'
import { refuseAnalytics } from '#netlify/records/consents.ts'
import { eraseHero } from '#netlify/jobs/erase-hero.ts'
import { withdrawPhotoConsent } from '#netlify/jobs/withdraw-photo-consent.ts'

export default handle({
  name: 'withdraw-consent',
  body: withdrawConsentRequestSchema,
  answer: async ({ caller: { uid }, body: consent }) => {
    if (consent.kind === 'photo') await withdrawPhotoConsent(uid, consent.transformId)
    else if (consent.kind === 'hero') await eraseHero(uid, consent.heroId)
    else await refuseAnalytics(uid)
    return { message: 'withdrawn' }
  },
})
