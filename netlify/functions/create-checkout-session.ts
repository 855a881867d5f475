/** POST: opens the pay page of an unpaid story, or gives the one that is open; with a gift's code it is paid at once. The price and all that decides are read here. */
import { Problem } from '#domain/problem.ts'
import { checkoutRequestSchema, type CheckoutAnswer } from '#domain/wire.ts'
import { countAddress } from '#netlify/accounts/address-limit.ts'
import { requireAccess } from '#netlify/accounts/access.ts'
import { callerOf, requireSame } from '#netlify/accounts/caller.ts'
import { consentsFor } from '#netlify/accounts/consents.ts'
import { countToday } from '#netlify/accounts/daily-limit.ts'
import { clientAddress } from '#netlify/platform/client-address.ts'
import { withProblemResponse } from '#netlify/monitoring/wrap-function.ts'
import { jsonAnswer, readAs, requirePost } from '#netlify/platform/http.ts'
import { readSnapshot } from '#netlify/orders/checkout/checkout-snapshot.ts'
import { openCheckout } from '#netlify/orders/checkout/open-checkout.ts'
import { redeemGift } from '#netlify/orders/gifts/redeem-gift.ts'

export default withProblemResponse('create-checkout-session', async (request, context) => {
  requirePost(request)
  const caller = await callerOf(request)
  await countAddress(clientAddress(request, context), 'checkout', Date.now())
  if (!caller.email) throw new Problem('missing-data', 'User information is missing')
  const incomplete = new Problem('missing-data', 'Required story information is missing')
  const order = await readAs(request, checkoutRequestSchema, incomplete)
  requireSame(caller, { uid: order.userId, email: order.userEmail })
  await requireAccess('create-checkout-session', caller, Date.now())
  await countToday(caller.uid, 'checkout', Date.now())
  const { uid, email } = caller
  const snapshot = () => readSnapshot(uid, email, order, consentsFor(uid, order))
  const checkoutUrl = order.giftCode
    ? await redeemGift(uid, order.storyId, order.giftCode, snapshot)
    : await openCheckout(uid, order.storyId, snapshot)
  return jsonAnswer({ success: true, checkoutUrl, message: '' } satisfies CheckoutAnswer)
})
