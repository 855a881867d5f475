/** POST, open to anyone: the text on the card of a code, or why the code cannot be redeemed. */
import { checkGiftRequestSchema } from '#domain/wire.ts'
import { handle } from '#netlify/access/handle.ts'
import { readCard } from '#netlify/orders/gifts/redeem-gift.ts'

export default handle({
  name: 'check-gift',
  body: checkGiftRequestSchema,
  otherwise: 'gift-unknown',
  answer: async ({ body }) => ({ card: await readCard(body.code) }),
})
