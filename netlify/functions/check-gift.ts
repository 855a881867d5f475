/** POST, by anybody: what is written on the card of a code, or why it cannot be redeemed. */
import { Problem } from '#domain/problem.ts'
import { checkGiftRequestSchema } from '#domain/wire.ts'
import { countAddress } from '#netlify/accounts/address-limit.ts'
import { requireAppCheck } from '#netlify/clients/app-check.ts'
import { withProblemResponse } from '#netlify/monitoring/wrap-function.ts'
import { readCard } from '#netlify/orders/gifts/gift-order.ts'
import { clientAddress } from '#netlify/platform/client-address.ts'
import { jsonAnswer, readAs, requirePost } from '#netlify/platform/http.ts'

export default withProblemResponse('check-gift', async (request, context) => {
  requirePost(request)
  await requireAppCheck(request)
  await countAddress(clientAddress(request, context), 'gift', Date.now())
  const { code } = await readAs(request, checkGiftRequestSchema, new Problem('gift-unknown', 'No code of a gift'))
  return jsonAnswer({ success: true, card: await readCard(code) })
})
