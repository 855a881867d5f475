/** POST: refunds a gift of the caller that is not redeemed. 409 'gift-used' if it is. */
import { refundGiftRequestSchema } from '#domain/wire.ts'
import { handle } from '#netlify/access/handle.ts'
import { refundGift } from '#netlify/orders/gifts/refund-gift.ts'

export default handle({
  name: 'refund-gift',
  body: refundGiftRequestSchema,
  answer: async ({ caller, body }) => {
    await refundGift(caller.uid, body.giftId)
    return { message: 'refunded' }
  },
})
