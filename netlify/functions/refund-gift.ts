/** POST: the money of a gift of the caller that nobody has redeemed. 409 'gift-used' where somebody has. */
import { Problem } from '#domain/problem.ts'
import { refundGiftRequestSchema } from '#domain/wire.ts'
import { countAddress } from '#netlify/accounts/address-limit.ts'
import { requireAccess } from '#netlify/accounts/access.ts'
import { callerOf } from '#netlify/accounts/caller.ts'
import { withProblemResponse } from '#netlify/monitoring/wrap-function.ts'
import { refundGift } from '#netlify/orders/gifts/refund-gift.ts'
import { clientAddress } from '#netlify/platform/client-address.ts'
import { jsonAnswer, readAs, requirePost } from '#netlify/platform/http.ts'

export default withProblemResponse('refund-gift', async (request, context) => {
  requirePost(request)
  const caller = await callerOf(request)
  await countAddress(clientAddress(request, context), 'cancel', Date.now())
  const { giftId } = await readAs(request, refundGiftRequestSchema, new Problem('bad-request', 'No giftId'))
  await requireAccess('refund-gift', caller, Date.now())
  await refundGift(caller.uid, giftId)
  return jsonAnswer({ success: true, message: 'refunded' })
})
