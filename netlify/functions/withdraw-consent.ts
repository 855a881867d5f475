/** POST: what the caller agreed to is taken back, with the effect that its text names. */
import { Problem } from '#domain/problem.ts'
import { withdrawConsentRequestSchema } from '#domain/wire.ts'
import { countAddress } from '#netlify/accounts/address-limit.ts'
import { requireAccess } from '#netlify/accounts/access.ts'
import { callerOf } from '#netlify/accounts/caller.ts'
import { refuseAnalytics } from '#netlify/accounts/consents.ts'
import { clientAddress } from '#netlify/platform/client-address.ts'
import { withProblemResponse } from '#netlify/monitoring/wrap-function.ts'
import { jsonAnswer, readAs, requirePost } from '#netlify/platform/http.ts'
import { eraseHero } from '#netlify/jobs/erase-hero.ts'
import { withdrawPhotoConsent } from '#netlify/jobs/withdraw-photo-consent.ts'

export default withProblemResponse('withdraw-consent', async (request, context) => {
  requirePost(request)
  const caller = await callerOf(request)
  await countAddress(clientAddress(request, context), 'withdraw', Date.now())
  await requireAccess('withdraw-consent', caller, Date.now())
  const unknown = new Problem('bad-request', 'Not a consent that can be taken back')
  const consent = await readAs(request, withdrawConsentRequestSchema, unknown)
  if (consent.kind === 'photo') await withdrawPhotoConsent(caller.uid, consent.transformId)
  else if (consent.kind === 'hero') await eraseHero(caller.uid, consent.heroId)
  else await refuseAnalytics(caller.uid)
  return jsonAnswer({ success: true, message: 'withdrawn' })
})
