/** POST: opens the pay page of a gift. This function reads the price and stores the buyer's consent. */
import { Problem } from '#domain/problem.ts'
import { buyGiftRequestSchema, type CheckoutAnswer } from '#domain/wire.ts'
import { handle } from '#netlify/access/handle.ts'
import { agreeToSale } from '#netlify/records/consents.ts'
import { buyGift } from '#netlify/orders/gifts/buy-gift.ts'

export default handle({
  name: 'buy-gift',
  body: buyGiftRequestSchema,
  answer: async ({ caller: { uid, email }, body: { giftId, words, agreedTo } }) => {
    if (!email) throw new Problem('missing-data', 'User information is missing')
    const agree = () => agreeToSale(uid, giftId, agreedTo)
    const checkoutUrl = await buyGift({ uid, userEmail: email, giftId, words, agree })
    return { success: true, checkoutUrl, message: '' } satisfies CheckoutAnswer
  },
})
