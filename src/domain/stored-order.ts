/** The flat record of an order at `orders/{storyId}`: rules, indexes and older versions of our code read its fields. */
import * as v from 'valibot'
import { orderSchema, type Order, type OrderedBook, type OrderIn, type Payment } from './order.ts'
import { flatBook } from './flat-book.ts'
import type { OrderedGift } from './gift.ts'

const text = v.optional(v.string())
const number = v.optional(v.number())

/** The fields that have another place in an `Order`; a forgotten book has no hero. */
const flatSchema = v.looseObject({
  state: v.string(),
  snapshot: v.looseObject({ heroKey: text, gift: v.optional(v.unknown()) }),
  ...{ sessionId: text, paymentIntentId: text, giftId: text, redeemedFor: text, refundNumber: text, step: text },
  ...{ deliveredAt: number, refundedAt: number },
  updatedAt: v.number(),
})
type Flat = v.InferOutput<typeof flatSchema>

/** Turns a stored record into an `Order`. */
export const storedOrderSchema = v.pipe(
  flatSchema,
  v.transform((flat): unknown => ({
    ...flat,
    ...commonOf(flat),
    ...(flat.snapshot.gift ? giftOf(flat) : bookOf(flat)),
  })),
  orderSchema,
)

const commonOf = ({ snapshot, sessionId, paymentIntentId, giftId, step, refundNumber, ...flat }: Flat) => ({
  sale: snapshot,
  payment: giftId === undefined ? { by: 'card', sessionId, intentId: paymentIntentId } : { by: 'gift', giftId },
  // Only a book in production has other steps.
  step: step === 'notify' || flat.state === 'making' ? step : undefined,
  refundedAt: flat.refundedAt ?? flat.updatedAt,
  // Older books that a gift has paid for have the gift's id in `refundNumber`.
  refundNumber: giftId === undefined ? (refundNumber ?? null) : null,
})

const bookOf = ({ snapshot }: Flat) => ({ kind: 'book', book: snapshot.heroKey ? snapshot : null })

const giftOf = ({ state, snapshot, redeemedFor, deliveredAt }: Flat) => ({
  kind: 'gift',
  state: state === 'delivered' ? 'redeemed' : state,
  card: snapshot.gift,
  redemption: redeemedFor === undefined ? undefined : { storyId: redeemedFor, at: deliveredAt },
})

interface Moved {
  book?: OrderedBook | null
  card?: OrderedGift
  payment?: Payment
  redemption?: OrderIn<'redeemed'>['redemption'] | undefined
}

/**
 * Derives fields with each write: a paid order is in both queues of the sweep (`dueAt`, `paidDueAt`), and `giftCode`
 * finds a gift.
 */
export function storedOrder(order: Order) {
  const { kind: _kind, sale, payment, redemption, ...rest }: Order & Moved = order
  const { book, card, ...plain }: typeof rest & Moved = rest
  return {
    ...plain,
    state: plain.state === 'redeemed' ? 'delivered' : plain.state,
    snapshot: { ...sale, ...(book && flatBook(book)), ...(card && { gift: card }) },
    ...(payment?.by === 'card' && { sessionId: payment.sessionId, paymentIntentId: payment.intentId }),
    ...(payment?.by === 'gift' && { giftId: payment.giftId }),
    ...(redemption && { redeemedFor: redemption.storyId, deliveredAt: redemption.at }),
    ...(payment && plain.dueAt !== undefined && { paidDueAt: plain.dueAt }),
    ...(order.kind === 'gift' && { giftCode: order.card.code }),
  }
}
