/** POST: a portrait of a kept hero for another tale. Answers at once; its transformation says when it is there. */
import { Problem } from '#domain/problem.ts'
import { reuseHeroRequestSchema } from '#domain/wire.ts'
import { countAddress } from '#netlify/accounts/address-limit.ts'
import { requireAccess } from '#netlify/accounts/access.ts'
import { callerOf } from '#netlify/accounts/caller.ts'
import { requireHeroConsent } from '#netlify/accounts/consents.ts'
import { countToday } from '#netlify/accounts/daily-limit.ts'
import { withProblemResponse } from '#netlify/monitoring/wrap-function.ts'
import { clientAddress } from '#netlify/platform/client-address.ts'
import { jsonAnswer, readAs, requirePost } from '#netlify/platform/http.ts'
import { reuseHero } from '#netlify/photos/reuse-hero.ts'

export default withProblemResponse('reuse-hero', async (request, context) => {
  requirePost(request)
  const caller = await callerOf(request)
  const { uid } = caller
  await countAddress(clientAddress(request, context), 'hero', Date.now())
  await requireAccess('reuse-hero', caller, Date.now())
  const asked = await readAs(request, reuseHeroRequestSchema, new Problem('bad-request', 'No hero for a tale'))
  await reuseHero(uid, asked, {
    requireConsent: () => requireHeroConsent(uid, asked.heroId),
    count: () => countToday(uid, 'hero', Date.now()),
  })
  return jsonAnswer({ success: true, message: 'begun' })
})
