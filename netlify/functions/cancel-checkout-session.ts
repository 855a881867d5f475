/** POST: closes the open pay page of an unpaid story, so that the story may be deleted. 409 'already-paid' where it was paid. */
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
