/** POST: closes the open pay page of an unpaid story, so that the story may be deleted. 409 'already-paid' where it was paid. */
import { Problem } from '#domain/problem.ts'
import { cancelCheckoutRequestSchema } from '#domain/wire.ts'
import { countAddress } from '#netlify/accounts/address-limit.ts'
import { callerOf } from '#netlify/accounts/caller.ts'
import { clientAddress } from '#netlify/platform/client-address.ts'
import { withProblemResponse } from '#netlify/monitoring/wrap-function.ts'
import { jsonAnswer, readAs, requirePost } from '#netlify/platform/http.ts'
import { cancelCheckout } from '#netlify/orders/checkout/cancel-checkout.ts'

export default withProblemResponse('cancel-checkout-session', async (request, context) => {
  requirePost(request)
  const { uid } = await callerOf(request)
  await countAddress(clientAddress(request, context), 'cancel', Date.now())
  const { storyId } = await readAs(request, cancelCheckoutRequestSchema, new Problem('bad-request', 'No storyId'))
  await cancelCheckout(uid, storyId)
  return jsonAnswer({ success: true, message: 'cancelled' })
})
