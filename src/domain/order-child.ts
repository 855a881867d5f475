/** The data of children in an order, how long it is kept, and what remains of an order that has forgotten it. */
import { NO_GIFT_WORDS } from './gift.ts'
import { deliveredAtOf, type BookOrder, type GiftOrder, type Order, type OrderIn } from './order.ts'
import * as times from './order-times.ts'

export const NOTHING_MADE: BookOrder['results'] = { storyTexts: [], imageURLs: [], narrationURLs: [] }

/** When a finished order must forget the child; undefined if it does not have to, or already has. */
export function childKeptUntil(order: Order): number | undefined {
  if (order.childForgottenAt !== undefined) return undefined
  const overAt = order.kind === 'book' ? deliveredAtOf(order) : redeemedAtOf(order)
  if (overAt !== undefined) return overAt + times.CHILD_KEPT_AFTER_DELIVERY_MS
  return order.state === 'refunded' ? order.refundedAt + times.CHILD_KEPT_AFTER_REFUND_MS : undefined
}

/** When a gift was redeemed for the book that it pays for. */
export const redeemedAtOf = (gift: GiftOrder): number | undefined =>
  'redemption' in gift ? gift.redemption?.at : undefined

/** End of the time in which a gift can be redeemed, milliseconds since 1970. */
export const giftOpenUntil = ({ paidAt }: Pick<OrderIn<'given'>, 'paidAt'>): number => paidAt + times.GIFT_OPEN_MS

/** When an order that owes nothing must be checked again; undefined: never. */
export const restsUntil = (order: Order): number | undefined =>
  order.state === 'given' ? giftOpenUntil(order) : childKeptUntil(order)

/** The order's only task left is to forget the child in time, or to refund an open gift. */
export const isAtRest = (order: Order): boolean => order.dueAt === restsUntil(order)

/** An order that owes a book needs its child. */
export type Forgetful = Exclude<Order, OrderIn<'paid' | 'making'>>

export function withoutChild(order: Forgetful, nowMs: number): Forgetful {
  const { dueAt, ...rest } = order
  const left = {
    childForgottenAt: order.childForgottenAt ?? nowMs,
    // An order that only had to forget the child some day has no task left.
    ...(dueAt !== undefined && !isAtRest(order) && { dueAt }),
    updatedAt: nowMs,
  }
  return rest.kind === 'book'
    ? { ...rest, ...left, book: null, results: NOTHING_MADE }
    : // The code stays, so that its holder is told that it is used.
      { ...rest, ...left, card: { ...NO_GIFT_WORDS, code: rest.card.code } }
}
