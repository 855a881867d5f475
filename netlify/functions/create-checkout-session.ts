/**
 * POST: opens the pay page of an unpaid story, or returns the open one; a gift's code pays it at once. The server reads
 * the price and all other terms itself.
 */
import { asProblem, Problem } from '#domain/problem.ts'
import { checkoutRequestSchema, type CheckoutAnswer } from '#domain/wire.ts'
import { handle } from '#netlify/access/handle.ts'
import { requireSame } from '#netlify/accounts/caller.ts'
import { consentsFor } from '#netlify/records/consents.ts'
import { tellOfPayment } from '#netlify/notifications/payment-notice.ts'
import { readSnapshot } from '#netlify/orders/checkout/checkout-snapshot.ts'
import { openCheckout } from '#netlify/orders/checkout/pay-page.ts'
import { redeemGift } from '#netlify/orders/gifts/redeem-gift.ts'
import { readOrder } from '#netlify/orders/record/order-store.ts'
import { logItemProblem } from '#netlify/platform/log.ts'

export default handle({
  name: 'create-checkout-session',
  body: checkoutRequestSchema,
  otherwise: 'missing-data',
  answer: async ({ caller, body: order, nowMs }) => {
    const { uid, email } = caller
    if (!email) throw new Problem('missing-data', 'User information is missing')
    requireSame(caller, { uid: order.userId, email: order.userEmail })
    const snapshot = () => readSnapshot(uid, email, order, consentsFor(uid, order))
    if (!order.giftCode) return answerOf(await openCheckout(uid, order.storyId, snapshot))
    const checkoutUrl = await redeemGift(uid, order.storyId, order.giftCode, snapshot)
    // The book is in production already: a confirmation that could not be queued does not stop it.
    await tellOfPayment((await readOrder(order.storyId)).order, nowMs).catch((error: unknown) =>
      logItemProblem('create-checkout-session confirm', asProblem(error), order.storyId),
    )
    return answerOf(checkoutUrl)
  },
})

const answerOf = (checkoutUrl: string): CheckoutAnswer => ({ success: true, checkoutUrl, message: '' })
