/** POST: opens the pay page of a draft, or gives the one that is open. The price and all that decides are read here. */
import type { Config } from '@netlify/functions'
import * as v from 'valibot'
import { Problem } from '#domain/problem.ts'
import { checkoutRequestSchema, type CheckoutAnswer } from '#domain/wire.ts'
import { callerOf, requireSame, requireUnrevoked } from '#netlify/account/caller.ts'
import { countToday } from '#netlify/account/daily-limit.ts'
import { answering, jsonAnswer, readJson, requirePost } from '#netlify/clients/http.ts'
import { openCheckout } from '#netlify/orders/open-checkout.ts'

export const config: Config = { rateLimit: { windowLimit: 30, windowSize: 60, aggregateBy: ['ip', 'domain'] } }

export default answering('create-checkout-session', async (request) => {
  requirePost(request)
  const caller = await callerOf(request)
  if (!caller.email) throw new Problem('missing-data', 'User information is missing')
  const body = v.safeParse(checkoutRequestSchema, await readJson(request))
  if (!body.success) throw new Problem('missing-data', 'Required story information is missing')
  requireSame(caller, { uid: body.output.userId, email: body.output.userEmail })
  await requireUnrevoked(caller)
  await countToday(caller.uid, 'checkout', Date.now())
  const checkoutUrl = await openCheckout(caller.uid, caller.email, body.output)
  return jsonAnswer({ success: true, checkoutUrl, message: '' } satisfies CheckoutAnswer)
})
