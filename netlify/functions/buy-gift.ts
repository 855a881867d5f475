/** POST: opens the pay page of a gift. The price is read here, and what was agreed to is kept. */
import { Problem } from '#domain/problem.ts'
import { buyGiftRequestSchema, type CheckoutAnswer } from '#domain/wire.ts'
import { countAddress } from '#netlify/accounts/address-limit.ts'
import { requireAccess } from '#netlify/accounts/access.ts'
import { callerOf } from '#netlify/accounts/caller.ts'
import { agreeToSale } from '#netlify/accounts/consents.ts'
import { countToday } from '#netlify/accounts/daily-limit.ts'
import { withProblemResponse } from '#netlify/monitoring/wrap-function.ts'
import { buyGift } from '#netlify/orders/gifts/buy-gift.ts'
import { clientAddress } from '#netlify/platform/client-address.ts'
import { jsonAnswer, readAs, requirePost } from '#netlify/platform/http.ts'

export default withProblemResponse('buy-gift', async (request, context) => {
  requirePost(request)
  const caller = await callerOf(request)
  await countAddress(clientAddress(request, context), 'checkout', Date.now())
  const { uid, email } = caller
  if (!email) throw new Problem('missing-data', 'User information is missing')
  const { giftId, words, agreedTo } = await readAs(
    request,
    buyGiftRequestSchema,
    new Problem('bad-request', 'No gift to buy'),
  )
  await requireAccess('buy-gift', caller, Date.now())
  await countToday(uid, 'checkout', Date.now())
  const agree = () => agreeToSale(uid, giftId, agreedTo)
  const checkoutUrl = await buyGift({ uid, userEmail: email, giftId, words, agree })
  return jsonAnswer({ success: true, checkoutUrl, message: '' } satisfies CheckoutAnswer)
})
