/** POST: closes the open pay page of a draft, so that the draft may be deleted. 409 'already-paid' where it was paid. */
import type { Config } from '@netlify/functions'
import * as v from 'valibot'
import { Problem } from '#domain/problem.ts'
import { cancelCheckoutRequestSchema } from '#domain/wire.ts'
import { callerOf } from '#netlify/account/caller.ts'
import { answering, jsonAnswer, readJson, requirePost } from '#netlify/clients/http.ts'
import { cancelCheckout } from '#netlify/orders/cancel-checkout.ts'

export const config: Config = { rateLimit: { windowLimit: 30, windowSize: 60, aggregateBy: ['ip', 'domain'] } }

export default answering('cancel-checkout-session', async (request) => {
  requirePost(request)
  const { uid } = await callerOf(request)
  const body = v.safeParse(cancelCheckoutRequestSchema, await readJson(request))
  if (!body.success) throw new Problem('bad-request', 'No storyId')
  await cancelCheckout(uid, body.output.storyId)
  return jsonAnswer({ success: true, message: 'cancelled' })
})
