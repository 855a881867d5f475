/**
 * The order as a state machine: for every state and every event, either the move that is made or the name of the reason
 * why nothing is. The promise is that paid means exactly one finished story, one open gift or one full refund; it is kept here by
 * four things: a payment is taken once, whatever ends a production raises the fence, no row leads out of `refunded` except for a
 * refund that failed after all, and a gift is `given` or has the one book that it is redeemed for.
 */
import type { Order, OrderState } from './order.ts'
import type { OrderEvent, OrderEventType, IgnoredBecause } from './order-events.ts'
import * as move from './order-moves.ts'
import { PRODUCTION_RETRY_MS, REFUND_CHECK_AGAIN_MS, REFUND_CHECK_AT_LEAST_MS } from './order-times.ts'

export type OrderTable = Readonly<
  Record<OrderState, { readonly [Type in OrderEventType]: move.Move<Type> | IgnoredBecause }>
>

/** The order is unpaid, so it has no book, refund or dispute. */
const UNPAID = {
  'paid-by-gift': move.payByGift,
  'gift-redeemed': 'not-owed',
  'gift-returned': 'not-owed',
  'lease-acquired': 'not-owed',
  'step-tried': 'not-owed',
  'step-postponed': 'not-owed',
  'step-stored': 'not-owed',
  'step-done': 'not-owed',
  'notice-failed': 'not-owed',
  'given-up': 'not-owed',
  'refund-settled': 'not-owed',
  'refund-failed': 'not-owed',
  'dispute-opened': 'not-owed',
  'dispute-won': 'not-owed',
  'dispute-lost': 'not-owed',
  'account-deleted': move.forgetChild,
  'child-forgotten': 'not-owed',
  'words-changed': 'not-owed',
  'record-confirmed': 'not-owed',
} as const

/** The pay page has done its work: whatever is still heard of it is old. */
const PAID = {
  'attempt-begun': 'too-late',
  'session-opened': 'too-late',
  'session-ended': 'too-late',
  paid: move.payAgain,
  'paid-by-gift': move.payByGiftAgain,
} as const

/** The order has no gift to redeem: a book's order, or a gift that is over. */
const NO_OPEN_GIFT = {
  'gift-redeemed': 'too-late',
  'gift-returned': 'too-late',
} as const

/** The order makes no book: a worker that still writes was overtaken. */
const NOT_MADE = {
  'step-tried': 'stale',
  'step-postponed': 'stale',
  'step-stored': 'stale',
  'step-done': 'stale',
  'notice-failed': 'stale',
} as const

/** The order makes no book, but owes a notice. */
const NOTICE_OWED = {
  'step-tried': move.tryStep,
  // A notice has waits of its own.
  'step-postponed': 'too-late',
  'step-stored': 'too-late',
  'step-done': move.endStep,
  'notice-failed': move.failNotice,
} as const

/** The money has to go back, whether or not Stripe has refused once. */
const REFUND_OWED = {
  ...PAID,
  ...NO_OPEN_GIFT,
  ...NOT_MADE,
  'lease-acquired': 'not-owed',
  'given-up': 'already',
  'refund-settled': move.settleRefund,
  'refund-failed': move.failRefund,
  'dispute-opened': move.openDispute,
  'dispute-won': 'already',
  'dispute-lost': move.loseDispute,
  'account-deleted': move.forgetChild,
  'child-forgotten': 'not-owed',
  'words-changed': move.changeWords,
  'record-confirmed': 'not-owed',
} as const

export const ORDER_TABLE: OrderTable = {
  opening: {
    ...UNPAID,
    'attempt-begun': move.beginAttempt,
    'session-opened': move.openSession,
    'session-ended': move.endSession,
    paid: move.pay,
    'sweep-checked': move.checkOpening,
  },
  open: {
    ...UNPAID,
    'attempt-begun': move.beginAttempt,
    'session-opened': 'already',
    'session-ended': move.endSession,
    paid: move.pay,
    'sweep-checked': move.checkOpen,
  },
  expired: {
    ...UNPAID,
    'attempt-begun': move.beginAttempt,
    'session-opened': 'too-late',
    'session-ended': 'already',
    // Given up while the pay page was open, and paid all the same.
    paid: move.pay,
    'sweep-checked': move.checkExpired,
  },
  paid: {
    ...PAID,
    ...NO_OPEN_GIFT,
    ...NOT_MADE,
    'lease-acquired': move.acquireLease,
    'given-up': move.giveUp,
    'refund-settled': move.settleRefund,
    'refund-failed': 'not-owed',
    'dispute-opened': move.openDispute,
    'dispute-won': 'stale',
    'dispute-lost': move.loseDispute,
    'account-deleted': move.refundDeletedAccount,
    'child-forgotten': 'not-owed',
    'words-changed': 'not-owed',
    'record-confirmed': 'not-owed',
    'sweep-checked': move.checkAgainIn(PRODUCTION_RETRY_MS),
  },
  making: {
    ...PAID,
    ...NO_OPEN_GIFT,
    'lease-acquired': move.acquireLease,
    'step-tried': move.tryStep,
    'step-postponed': move.postponeStep,
    'step-stored': move.storeStep,
    'step-done': move.endStep,
    'notice-failed': 'not-owed',
    'given-up': move.giveUp,
    'refund-settled': move.settleRefund,
    'refund-failed': 'not-owed',
    'dispute-opened': move.openDispute,
    'dispute-won': 'stale',
    'dispute-lost': move.loseDispute,
    'account-deleted': move.abandonBook,
    'child-forgotten': 'not-owed',
    'words-changed': 'not-owed',
    'record-confirmed': 'not-owed',
    'sweep-checked': move.checkAgainIn(PRODUCTION_RETRY_MS),
  },
  given: {
    ...PAID,
    'gift-redeemed': move.redeemGift,
    'gift-returned': 'already',
    'lease-acquired': move.acquireGiftLease,
    ...NOTICE_OWED,
    'given-up': move.giveUp,
    'refund-settled': move.settleRefund,
    'refund-failed': 'not-owed',
    'dispute-opened': move.openDispute,
    'dispute-won': 'stale',
    'dispute-lost': move.loseDispute,
    'account-deleted': move.refundDeletedAccount,
    'child-forgotten': 'not-owed',
    'words-changed': 'not-owed',
    'record-confirmed': move.confirmRecord,
    'sweep-checked': move.checkAgainIn(PRODUCTION_RETRY_MS),
  },
  delivered: {
    ...PAID,
    'gift-redeemed': move.redeemGiftAgain,
    'gift-returned': move.returnGift,
    'lease-acquired': move.acquireNoticeLease,
    ...NOTICE_OWED,
    'given-up': 'too-late',
    // Refunded by hand after a complaint: the book stays.
    'refund-settled': move.settleRefund,
    'refund-failed': 'not-owed',
    'dispute-opened': move.openDispute,
    'dispute-won': 'already',
    'dispute-lost': move.loseDispute,
    'account-deleted': move.forgetChildOfBook,
    'child-forgotten': move.forgetChildOfOrder,
    'words-changed': move.changeWords,
    'record-confirmed': move.confirmRecord,
    'sweep-checked': move.checkAgainIn(PRODUCTION_RETRY_MS),
  },
  refunding: {
    ...REFUND_OWED,
    'sweep-checked': move.checkAgainIn(REFUND_CHECK_AGAIN_MS, REFUND_CHECK_AT_LEAST_MS),
  },
  'failed-refund': {
    ...REFUND_OWED,
    'sweep-checked': move.checkFailedRefund,
  },
  refunded: {
    ...PAID,
    ...NO_OPEN_GIFT,
    'lease-acquired': move.acquireNoticeLease,
    ...NOTICE_OWED,
    'given-up': 'already',
    'refund-settled': 'already',
    // A bank may send a refund back days after it was made.
    'refund-failed': move.failRefund,
    'dispute-opened': 'already',
    'dispute-won': 'already',
    'dispute-lost': 'already',
    'account-deleted': move.forgetChild,
    'child-forgotten': move.forgetChildOfOrder,
    'words-changed': move.changeWords,
    'record-confirmed': move.confirmRecord,
    'sweep-checked': move.checkAgainIn(PRODUCTION_RETRY_MS),
  },
  disputed: {
    ...PAID,
    ...NO_OPEN_GIFT,
    ...NOT_MADE,
    'lease-acquired': 'not-owed',
    'given-up': 'already',
    'refund-settled': move.settleRefund,
    'refund-failed': 'not-owed',
    'dispute-opened': 'already',
    'dispute-won': move.winDispute,
    'dispute-lost': move.loseDispute,
    'account-deleted': move.forgetChild,
    'child-forgotten': 'not-owed',
    'words-changed': move.changeWords,
    'record-confirmed': 'not-owed',
    'sweep-checked': move.checkAgainIn(REFUND_CHECK_AT_LEAST_MS),
  },
}

/** @returns the order as the event leaves it, or why it stays as it is */
export function transition(order: Order, event: OrderEvent, nowMs: number): Order | IgnoredBecause {
  // The table's type ties each event's name to its move; TypeScript loses that tie where both are looked up by a variable.
  const decision = ORDER_TABLE[order.state][event.type] as move.Move<OrderEventType> | IgnoredBecause
  return typeof decision === 'string' ? decision : decision(order, event, nowMs)
}
