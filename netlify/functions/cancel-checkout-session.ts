/** POST: closes the open pay page of an unpaid story, so that the story may be deleted. 409 'already-paid' where it was paid. */
import type { Config } from '@netlify/functions'
import { Problem } from '#domain/problem.ts'
import { cancelCheckoutRequestSchema } from '#domain/wire.ts'
import { callerOf } from '#netlify/accounts/caller.ts'
import { withProblemResponse, jsonAnswer, readAs, requirePost } from '#netlify/platform/http.ts'
import { cancelCheckout } from '#netlify/orders/checkout/cancel-checkout.ts'

export const config: Config = { rateLimit: { windowLimit: 30, windowSize: 60, aggregateBy: ['ip', 'domain'] } }

export default withProblemResponse('cancel-checkout-session', async (request) => {
  requirePost(request)
  const { uid } = await callerOf(request)
  const { storyId } = await readAs(request, cancelCheckoutRequestSchema, new Problem('bad-request', 'No storyId'))
  await cancelCheckout(uid, storyId)
  return jsonAnswer({ success: true, message: 'cancelled' })
})
