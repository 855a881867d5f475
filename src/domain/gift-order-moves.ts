/** The changes of an order that owes an open gift. */
import { giftSentAt } from './gift.ts'
import * as move from './order-moves.ts'
import * as times from './order-times.ts'
import type { GiftOrder, OrderIn } from './order.ts'

type Gift<State extends GiftOrder['state']> = Extract<GiftOrder, { state: State }>

type UnpaidGift = Gift<'opening' | 'open' | 'expired'>

export const pay: move.Move<'paid', UnpaidGift> = (order, { session }, nowMs) => {
  const { sessionId, paymentIntentId: intentId } = session
  const payment = { by: 'card', sessionId, intentId } as const
  const { expiresAt: _end, sessionId: _session, ...rest }: UnpaidGift & move.Page = order
  const paid = { ...rest, payment, paidAt: nowMs, refundsFailed: 0, updatedAt: nowMs }
  return move.isAsPromised(order, session)
    ? { ...paid, ...given(order, nowMs) }
    : { ...move.refunding({ ...paid, state: 'refunding' }, nowMs), problem: 'checkout-failed' }
}

/** The code can be redeemed; the notice is sent on the chosen day. */
const given = ({ card }: GiftOrder, nowMs: number) => {
  const noticeAt = Math.max(nowMs, giftSentAt(card))
  return { state: 'given', step: 'notify', dueAt: noticeAt + times.PRODUCTION_RETRY_MS } as const
}

/** A gift's notice is sent on the chosen day, and not before. */
export const acquireLease: move.Move<'lease-acquired', OrderIn<'given'>> = (order, event, nowMs) =>
  nowMs < giftSentAt(order.card) ? 'not-owed' : move.acquireNoticeLease(order, event, nowMs)

/** The holder of the code needs no notice any more. */
export const redeem: move.Move<'gift-redeemed', OrderIn<'given'>> = (order, { storyId }, nowMs) =>
  move.withoutNotice({ ...move.fenced(order), state: 'redeemed', redemption: { storyId, at: nowMs } }, nowMs)

export const redeemAgain: move.Move<'gift-redeemed', OrderIn<'redeemed'>> = ({ redemption }, { storyId }) =>
  redemption.storyId === storyId ? 'already' : 'too-late'

/** Only the book that has the gift can return it: the gift may have been redeemed for another book since. */
export const giveBackByBook: move.Move<'gift-returned', OrderIn<'redeemed'>> = (order, { storyId, because }, nowMs) => {
  const { redemption, ...rest } = order
  if (redemption.storyId !== storyId) return 'stale'
  const returned = move.withoutNotice({ ...move.fenced(rest), state: 'given' }, nowMs)
  if (because === 'not-made') return returned
  const timesAbandoned = order.timesAbandoned + 1
  if (timesAbandoned < times.GIFT_MAX_ABANDONED) return { ...returned, timesAbandoned }
  // One payment must not pay for endless production, so the buyer gets a refund.
  return { ...move.refunding(returned, nowMs), timesAbandoned, problem: 'gift-over' }
}

/** We have the money again, so the order owes again: the book, the open code, or the refund. */
export const winDispute: move.Move<'dispute-won', Gift<'disputed'>> = (argued, _event, nowMs) => {
  const { redemption, step, ...order } = { ...argued, noticeUntil: undefined }
  if (redemption) return move.withoutNotice({ ...order, state: 'redeemed', redemption }, nowMs)
  // The order already owed a refund, or its buyer has deleted the account.
  if (order.problem !== undefined || order.ownerLeftAt !== undefined) return move.refunding(order, nowMs)
  return step
    ? { ...order, ...given(order, nowMs), updatedAt: nowMs }
    : move.withoutNotice({ ...order, state: 'given' }, nowMs)
}
