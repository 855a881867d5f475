/** POST: the child of a portrait is kept for the next tale, as the caller has agreed. */
import { Problem } from '#domain/problem.ts'
import { keepHeroRequestSchema } from '#domain/wire.ts'
import { countAddress } from '#netlify/accounts/address-limit.ts'
import { requireAccess } from '#netlify/accounts/access.ts'
import { callerOf } from '#netlify/accounts/caller.ts'
import { requireHeroConsent } from '#netlify/accounts/consents.ts'
import { countToday } from '#netlify/accounts/daily-limit.ts'
import { withProblemResponse } from '#netlify/monitoring/wrap-function.ts'
import { clientAddress } from '#netlify/platform/client-address.ts'
import { jsonAnswer, readAs, requirePost } from '#netlify/platform/http.ts'
import { keepHero } from '#netlify/photos/keep-hero.ts'

export default withProblemResponse('keep-hero', async (request, context) => {
  requirePost(request)
  const caller = await callerOf(request)
  const { uid } = caller
  const nowMs = Date.now()
  await countAddress(clientAddress(request, context), 'hero', nowMs)
  await requireAccess('keep-hero', caller, nowMs)
  const hero = await readAs(request, keepHeroRequestSchema, new Problem('bad-request', 'No hero to keep'))
  await countToday(uid, 'hero', nowMs)
  await keepHero(uid, hero, () => requireHeroConsent(uid, hero.heroId))
  return jsonAnswer({ success: true, message: 'kept' })
})
