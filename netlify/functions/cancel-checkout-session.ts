/**
 * POST: closes the open pay page of an unpaid story, so that the parent may delete the story. 409 'already-paid' if it
 * was paid.
 */
import { cancelCheckoutRequestSchema } from '#domain/wire.ts'
import { handle } from '#netlify/access/handle.ts'
import { cancelCheckout } from '#netlify/orders/checkout/pay-page.ts'

export default handle({
  name: 'cancel-checkout-session',
  body: cancelCheckoutRequestSchema,
  answer: async ({ caller, body }) => {
    await cancelCheckout(caller.uid, body.storyId)
    return { message: 'cancelled' }
  },
})
