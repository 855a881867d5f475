/**
 * The only truth about a payment and what it owes, a book or an open gift: `orders/{storyId}`, written only by the
 * server. The stored record is flat (stored-order.ts); here each state has the data that it needs. order-machine.ts has
 * the effect of each event, order-projection.ts the part that the parent sees.
 */
import * as v from 'valibot'
import { bookEntries, orderedChildEntries } from './book-fields.ts'
import { consentProofSchema } from './consent.ts'
import { flatBookSchema } from './flat-book.ts'
import { orderedGiftSchema } from './gift.ts'
import { storyIdSchema, templateIdSchema, userIdSchema, type StoryId } from './ids.ts'
import { PRODUCTION_STEPS } from './story.ts'
import { textBoxesSchema } from './text-box.ts'

/** The terms of the sale: they stay with the payment after everything else is forgotten. */
const saleSchema = v.object({
  userEmail: v.string(),
  templateId: templateIdSchema,
  templateTitle: v.string(),
  amountKurus: v.number(),
  currency: v.string(),
  /** The consents, with the version of each text; older orders have none. */
  consents: v.optional(v.object({ photo: v.optional(consentProofSchema), sale: consentProofSchema })),
})
export type Sale = v.InferOutput<typeof saleSchema>

const childEntries = {
  ...orderedChildEntries,
  /** Key of the private hero face in the media store. */
  heroKey: v.string(),
  /** Consent to the use of a sibling's photo; that of the first child is among the consents of the sale. */
  consent: v.optional(consentProofSchema),
}

/**
 * Everything that the book needs, copied when the order is opened: later changes of the record do not change the order.
 */
export const orderedBookSchema = flatBookSchema(bookEntries, childEntries)
export type OrderedBook = v.InferOutput<typeof orderedBookSchema>
export type OrderedChild = OrderedBook['children'][number]

/** The results that each production step has stored so far. */
const resultsSchema = v.object({
  storyTexts: v.optional(v.array(v.string()), []),
  textBoxes: textBoxesSchema,
  coverImageUrl: v.optional(v.string()),
  thumbnailUrl: v.optional(v.string()),
  imageURLs: v.optional(v.array(v.string()), []),
  narrationURLs: v.optional(v.array(v.string()), []),
  /** `Narrator.name`: a page with new words is read by the same narrator. */
  narratedBy: v.optional(v.string()),
  /** The version of the tale's plates that its pictures are drawn with. */
  plates: v.optional(v.string()),
})
export type ProductionResults = v.InferOutput<typeof resultsSchema>

const cardSchema = v.object({ by: v.literal('card'), sessionId: v.string(), intentId: v.string() })
/** `giftId`: the order of the gift that pays for this one. */
const paymentSchema = v.variant('by', [cardSchema, v.object({ by: v.literal('gift'), giftId: storyIdSchema })])
export type Payment = v.InferOutput<typeof paymentSchema>

const entries = {
  id: storyIdSchema,
  uid: userIdSchema,
  sale: saleSchema,
  /** Counts checkout sessions; part of the idempotency key `checkout:{storyId}:{attempt}`. */
  attempt: v.number(),
  stepAttempts: v.optional(v.number(), 0),
  /** How often in a row a service that the step needs was not available: each time the wait is longer. */
  postponements: v.optional(v.number(), 0),
  /** Raised by each worker that takes the order, and by a refund, so that an older worker's write is refused. */
  fence: v.optional(v.number(), 0),
  leaseUntil: v.optional(v.number(), 0),
  /**
   * The child's data and a gift's words are forgotten: their time was over, the book was erased, or the account
   * deleted.
   */
  childForgottenAt: v.optional(v.number()),
  /** The user has deleted the account: no book is made, and no notice is sent. */
  ownerLeftAt: v.optional(v.number()),
  /** When the sweep must check again, milliseconds since 1970; absent if nothing is owed. */
  dueAt: v.optional(v.number()),
  createdAt: v.number(),
  updatedAt: v.number(),
}
const bookOrderEntries = {
  ...entries,
  kind: v.literal('book'),
  /** null: the book is forgotten. */
  book: v.nullable(orderedBookSchema),
  results: v.optional(resultsSchema, {}),
}
const giftOrderEntries = {
  ...entries,
  kind: v.literal('gift'),
  card: orderedGiftSchema,
  /** How many books paid by this gift were abandoned by their owners. */
  timesAbandoned: v.optional(v.number(), 0),
}

const inState = <State extends string, Entries extends v.ObjectEntries>(state: State, more: Entries) =>
  v.object({ ...more, state: v.literal(state) })

/** States of an order whose pay page has not been paid. */
const unpaid = <Entries extends v.ObjectEntries>(kind: Entries) =>
  [
    /** Written before the call to Stripe, because its answer may get lost. `expiresAt`: the session's end. */
    inState('opening', { ...kind, expiresAt: v.number() }),
    /** The pay page can be paid. */
    inState('open', { ...kind, expiresAt: v.number(), sessionId: v.string() }),
    /** The pay page is closed and unpaid; without a session if Stripe's answer never came. */
    inState('expired', { ...kind, sessionId: v.optional(v.string()) }),
  ] as const

/** The order owes a notice. `noticeUntil`: the end of its retries; set by the first failure. */
const noticeEntries = { step: v.optional(v.literal('notify')), noticeUntil: v.optional(v.number()) }

/** States of an order whose money is gone, or on its way out. */
const moneyBack = <Entries extends v.ObjectEntries>(kind: Entries) => {
  const owing = { ...kind, ...noticeEntries, problem: v.optional(v.string()) }
  return [
    /** A refund is owed or on its way. */
    inState('refunding', owing),
    /** Stripe or the bank refused the refund: tried again a few times, then a person has to act. */
    inState('failed-refund', owing),
    /** The card's owner has objected at the bank, which holds the money: nothing is made or refunded until it decides. */
    inState('disputed', owing),
    /** `refundNumber`: its id at Stripe, which a parent names at the bank; null for the book of a gift, whose code is open again. */
    inState('refunded', { ...owing, refundedAt: v.number(), refundNumber: v.nullable(v.string()) }),
  ] as const
}

const paidEntries = {
  paidAt: v.number(),
  /** How many refunds of the payment have failed, as far as the order knows. */
  refundsFailed: v.optional(v.number(), 0),
}
const paidBook = { ...bookOrderEntries, ...paidEntries, payment: paymentSchema }
const paidGift = { ...giftOrderEntries, ...paidEntries, payment: cardSchema }
const owedBook = { ...paidBook, book: orderedBookSchema }
/** The book that a gift pays for. */
const redemptionSchema = v.object({ storyId: storyIdSchema, at: v.number() })

const MAKING_STEPS = PRODUCTION_STEPS.filter((step) => step !== 'notify')

const bookSchema = v.variant('state', [
  ...unpaid(bookOrderEntries),
  inState('paid', owedBook),
  /** A worker has taken the order. */
  inState('making', { ...owedBook, step: v.picklist(MAKING_STEPS) }),
  inState('delivered', { ...paidBook, ...noticeEntries, deliveredAt: v.number() }),
  ...moneyBack({
    ...paidBook,
    /** Present if the whole book was handed over before. */
    deliveredAt: v.optional(v.number()),
    /** The owner deleted the account during production. */
    abandonedAt: v.optional(v.number()),
  }),
])

const giftSchema = v.variant('state', [
  ...unpaid(giftOrderEntries),
  /** Its code pays for one book. */
  inState('given', { ...paidGift, ...noticeEntries }),
  inState('redeemed', { ...paidGift, redemption: redemptionSchema }),
  /** `redemption`: the gift was redeemed before. */
  ...moneyBack({ ...paidGift, redemption: v.optional(redemptionSchema) }),
])

export const orderSchema = v.variant('kind', [bookSchema, giftSchema])
export type Order = v.InferOutput<typeof orderSchema>
export type BookOrder = Extract<Order, { kind: 'book' }>
export type GiftOrder = Extract<Order, { kind: 'gift' }>
export type OrderState = Order['state']
export type OrderIn<State extends OrderState> = Extract<Order, { state: State }>
export type UnpaidOrder = OrderIn<'opening' | 'open' | 'expired'>
export type PaidOrder = Exclude<Order, UnpaidOrder>

/** The part of an order that is fixed when its pay page is opened. */
export type Promised = { kind: 'book'; sale: Sale; book: OrderedBook } | Pick<GiftOrder, 'kind' | 'sale' | 'card'>

export const isPaid = (order: Order): order is PaidOrder => 'payment' in order

/** True if this gift pays for the order. */
export const isPaidByGift = (order: Order, giftId: StoryId): boolean =>
  isPaid(order) && order.payment.by === 'gift' && order.payment.giftId === giftId

/** The order's own session, open or past. */
export function sessionOf(order: Order): string | undefined {
  if (isPaid(order)) return order.payment.by === 'card' ? order.payment.sessionId : undefined
  return order.state === 'opening' ? undefined : order.sessionId
}

/** The payment at Stripe. */
export const paymentIntentOf = (order: Order): string | undefined =>
  isPaid(order) && order.payment.by === 'card' ? order.payment.intentId : undefined

/** When a book was handed over. */
export const deliveredAtOf = (order: Order): number | undefined =>
  'deliveredAt' in order ? order.deliveredAt : undefined
