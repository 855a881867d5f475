/** The data of children in an order, their time limit, and the remains of an order that has forgotten them. */
import * as v from 'valibot'
import { CHILD_AGES, DEFAULT_GENDER } from './child.ts'
import { NO_GIFT_WORDS } from './gift.ts'
import type { TransformId } from './ids.ts'
import { paymentSnapshotSchema, type Order, type OrderedChild } from './order.ts'
import * as times from './order-times.ts'

export const NOTHING_MADE: Order['results'] = { storyTexts: [], imageURLs: [], narrationURLs: [] }

/** When an order that is over stops knowing the child; undefined where it does not, or no longer does. */
export function childKeptUntil({
  state,
  deliveredAt,
  refundedAt,
  updatedAt,
  childForgottenAt,
}: Order): number | undefined {
  if (childForgottenAt !== undefined) return undefined
  if (deliveredAt !== undefined) return deliveredAt + times.CHILD_KEPT_AFTER_DELIVERY_MS
  return state === 'refunded' ? (refundedAt ?? updatedAt) + times.CHILD_KEPT_AFTER_REFUND_MS : undefined
}

/** Until when a gift can be redeemed, milliseconds since 1970. */
export const giftOpenUntil = ({ paidAt = 0 }: Pick<Order, 'paidAt'>): number => paidAt + times.GIFT_OPEN_MS

/** When an order that owes nothing now has to be looked at again; undefined: never. */
export const restsUntil = (order: Order): number | undefined =>
  order.state === 'given' ? giftOpenUntil(order) : childKeptUntil(order)

/** The order has no task left but to forget the child in time, or to give an open gift back. */
export const isAtRest = (order: Order): boolean => order.dueAt === restsUntil(order)

/** An order keeps one shape for all who read it, so nobody stands where a child stood. */
export const NOBODY: OrderedChild = {
  childName: 'Kahraman',
  childAge: CHILD_AGES[0],
  childGender: DEFAULT_GENDER,
  transformId: 'erased' as TransformId,
  transformedPhotoUrl: '',
  heroKey: '',
}

export function withoutChild(order: Order, nowMs: number): Order {
  const { gift } = order.snapshot
  const snapshot = v.parse(paymentSnapshotSchema, order.snapshot)
  const childForgottenAt = order.childForgottenAt ?? nowMs
  const { dueAt, ...rest } = order
  return {
    ...rest,
    // The code stays: whoever has it is told that it is spent.
    snapshot: { ...snapshot, children: [NOBODY], ...(gift && { gift: { ...NO_GIFT_WORDS, code: gift.code } }) },
    results: NOTHING_MADE,
    childForgottenAt,
    // An order that only had to forget the child some day has no task left.
    ...(dueAt !== undefined && !isAtRest(order) && { dueAt }),
    updatedAt: nowMs,
  }
}
