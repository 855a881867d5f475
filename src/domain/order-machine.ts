/**
 * The order as two state machines, of books and of gifts: for every state and every event, either the move or the
 * reason why nothing changes. The promise: a paid order ends in exactly one finished story, one open gift or one full
 * refund. Four rules keep it: a payment is taken once, every end of a production raises the fence, no row leads out of
 * `refunded` except for a refund that failed after all, and a gift is `given` or `redeemed` for its one book.
 */
import * as book from './book-order-moves.ts'
import * as gift from './gift-order-moves.ts'
import type { BookOrder, GiftOrder, Order } from './order.ts'
import type { BookEventType, GiftEventType, OrderEvent, OrderEventType, IgnoredBecause } from './order-events.ts'
import * as move from './order-moves.ts'
import { PRODUCTION_RETRY_MS, REFUND_CHECK_AGAIN_MS, REFUND_CHECK_AT_LEAST_MS } from './order-times.ts'

type Table<Kind extends Order, Event extends OrderEventType> = {
  readonly [State in Kind['state']]: {
    readonly [Type in Event]: move.Move<Type, Extract<Kind, { state: State }>> | IgnoredBecause
  }
}

/** The order is unpaid, so it has no refund, dispute or notice. */
const UNPAID = {
  'lease-acquired': 'not-owed',
  'step-tried': 'not-owed',
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
  'record-confirmed': 'not-owed',
} as const

/** Moves of the pay page for all kinds of orders; the move for the payment itself depends on the kind. */
const OPENING = {
  ...UNPAID,
  'attempt-begun': move.beginAttempt,
  'session-opened': move.openSession,
  'session-ended': move.endSession,
  'sweep-checked': move.checkOpening,
} as const
const OPEN = {
  ...UNPAID,
  'attempt-begun': move.beginAttempt,
  'session-opened': 'already',
  'session-ended': move.endSession,
  'sweep-checked': move.checkOpen,
} as const
const EXPIRED = {
  ...UNPAID,
  'attempt-begun': move.beginAttempt,
  'session-opened': 'too-late',
  'session-ended': 'already',
  'sweep-checked': move.checkExpired,
} as const

/** The pay page is finished: later events about it are outdated. */
const PAID = {
  'attempt-begun': 'too-late',
  'session-opened': 'too-late',
  'session-ended': 'too-late',
  paid: move.payAgain,
} as const

/** The payment is neither refunded nor disputed. */
const MONEY_HERE = {
  ...PAID,
  'refund-settled': move.settleRefund,
  'refund-failed': 'not-owed',
  'dispute-opened': move.openDispute,
  'dispute-lost': move.loseDispute,
} as const

/** No work is left for a worker, so one that still writes was overtaken. */
const NO_WORK = {
  'step-tried': 'stale',
  'step-done': 'stale',
  'notice-failed': 'stale',
} as const

/** The order owes a notice, or nothing. */
const NOTICE_OWED = {
  'step-tried': move.tryStep,
  'step-done': move.endNotice,
  'notice-failed': move.failNotice,
  'record-confirmed': move.confirmRecord,
  'sweep-checked': move.checkAgainIn(PRODUCTION_RETRY_MS),
} as const

/** A refund is owed, whether or not Stripe has refused it once. */
const REFUND_OWED = {
  ...PAID,
  ...NO_WORK,
  'lease-acquired': 'not-owed',
  'given-up': 'already',
  'refund-settled': move.settleRefund,
  'refund-failed': move.failRefund,
  'dispute-opened': move.openDispute,
  'dispute-won': 'already',
  'dispute-lost': move.loseDispute,
  'account-deleted': move.forgetChild,
  'child-forgotten': 'not-owed',
  'record-confirmed': 'not-owed',
} as const
const REFUNDING = {
  ...REFUND_OWED,
  'sweep-checked': move.checkAgainIn(REFUND_CHECK_AGAIN_MS, REFUND_CHECK_AT_LEAST_MS),
} as const
const FAILED_REFUND = { ...REFUND_OWED, 'sweep-checked': move.checkFailedRefund } as const

const REFUNDED = {
  ...PAID,
  ...NOTICE_OWED,
  'lease-acquired': move.acquireNoticeLease,
  'given-up': 'already',
  'refund-settled': 'already',
  // A bank may send a refund back days after it was made.
  'refund-failed': move.failRefund,
  'dispute-opened': 'already',
  'dispute-won': 'already',
  'dispute-lost': 'already',
  'account-deleted': move.forgetChild,
  'child-forgotten': move.forgetChildOfOrder,
} as const

/** A dispute that is won ends differently for a book and a gift. */
const DISPUTED = {
  ...PAID,
  ...NO_WORK,
  'lease-acquired': 'not-owed',
  'given-up': 'already',
  'refund-settled': move.settleRefund,
  'refund-failed': 'not-owed',
  'dispute-opened': 'already',
  'dispute-lost': move.loseDispute,
  'account-deleted': move.forgetChild,
  'child-forgotten': 'not-owed',
  'record-confirmed': 'not-owed',
  'sweep-checked': move.checkAgainIn(REFUND_CHECK_AT_LEAST_MS),
} as const

/** The book's production has not begun: no results are stored, and no words are changed. */
const UNPAID_BOOK = {
  paid: book.pay,
  'paid-by-gift': book.payByGift,
  'step-postponed': 'not-owed',
  'step-stored': 'not-owed',
  'words-changed': 'not-owed',
} as const

/** The production of the book is over, no matter who has the money. */
const BOOK_OVER = {
  'paid-by-gift': book.payByGiftAgain,
  'step-postponed': 'stale',
  'step-stored': 'stale',
  'words-changed': book.changeWords,
} as const

const BOOK_OWED = {
  ...MONEY_HERE,
  'paid-by-gift': book.payByGiftAgain,
  'lease-acquired': book.acquireLease,
  'given-up': move.giveUp,
  'dispute-won': 'stale',
  'child-forgotten': 'not-owed',
  'words-changed': 'not-owed',
  'record-confirmed': 'not-owed',
  'sweep-checked': move.checkAgainIn(PRODUCTION_RETRY_MS),
} as const

export const BOOK_TABLE: Table<BookOrder, BookEventType> = {
  opening: { ...OPENING, ...UNPAID_BOOK },
  open: { ...OPEN, ...UNPAID_BOOK },
  // The parent gave up while the pay page was open, and paid all the same.
  expired: { ...EXPIRED, ...UNPAID_BOOK },
  paid: {
    ...BOOK_OWED,
    ...NO_WORK,
    'step-postponed': 'stale',
    'step-stored': 'stale',
    'account-deleted': move.refundDeletedAccount,
  },
  making: {
    ...BOOK_OWED,
    'step-tried': move.tryStep,
    'step-postponed': book.postponeStep,
    'step-stored': book.storeStep,
    'step-done': book.endStep,
    'notice-failed': 'not-owed',
    'account-deleted': book.abandonBook,
  },
  delivered: {
    ...MONEY_HERE,
    ...BOOK_OVER,
    ...NOTICE_OWED,
    'lease-acquired': move.acquireNoticeLease,
    'given-up': 'too-late',
    // Refunded by hand after a complaint: the book stays.
    'refund-settled': move.settleRefund,
    'dispute-won': 'already',
    'account-deleted': move.forgetChildOfBook,
    'child-forgotten': move.forgetChildOfOrder,
  },
  refunding: { ...REFUNDING, ...BOOK_OVER },
  'failed-refund': { ...FAILED_REFUND, ...BOOK_OVER },
  refunded: { ...REFUNDED, ...BOOK_OVER },
  disputed: { ...DISPUTED, ...BOOK_OVER, 'dispute-won': book.winDispute },
}

/** The code of an unpaid gift pays for nothing. */
const UNPAID_GIFT = { paid: gift.pay, 'gift-redeemed': 'not-owed', 'gift-returned': 'not-owed' } as const

/** The money of the gift is gone, or on its way out: its code pays for nothing any more. */
const GIFT_OVER = { 'gift-redeemed': 'too-late', 'gift-returned': 'too-late' } as const

export const GIFT_TABLE: Table<GiftOrder, GiftEventType> = {
  opening: { ...OPENING, ...UNPAID_GIFT },
  open: { ...OPEN, ...UNPAID_GIFT },
  expired: { ...EXPIRED, ...UNPAID_GIFT },
  given: {
    ...MONEY_HERE,
    ...NOTICE_OWED,
    'gift-redeemed': gift.redeem,
    'gift-returned': 'already',
    'lease-acquired': gift.acquireLease,
    'given-up': move.giveUp,
    'dispute-won': 'stale',
    'account-deleted': move.refundDeletedAccount,
    'child-forgotten': 'not-owed',
  },
  redeemed: {
    ...MONEY_HERE,
    ...NO_WORK,
    'gift-redeemed': gift.redeemAgain,
    'gift-returned': gift.giveBackByBook,
    'lease-acquired': 'not-owed',
    'given-up': 'too-late',
    'dispute-won': 'already',
    'account-deleted': move.forgetChildOfBook,
    'child-forgotten': move.forgetChildOfOrder,
    'record-confirmed': move.confirmRecord,
    'sweep-checked': move.checkAgainIn(PRODUCTION_RETRY_MS),
  },
  refunding: { ...REFUNDING, ...GIFT_OVER },
  'failed-refund': { ...FAILED_REFUND, ...GIFT_OVER },
  refunded: { ...REFUNDED, ...GIFT_OVER },
  disputed: { ...DISPUTED, ...GIFT_OVER, 'dispute-won': gift.winDispute },
}

type Decision = move.Move<OrderEventType> | IgnoredBecause

/** @returns the order after the event, or the reason why it stays as it is; an event of the other kind is 'not-owed' */
export function transition(order: Order, event: OrderEvent, nowMs: number): Order | IgnoredBecause {
  const row = order.kind === 'book' ? BOOK_TABLE[order.state] : GIFT_TABLE[order.state]
  // The table's type ties each state and event to its move; TypeScript loses that tie where they are looked up by a variable.
  const decision = (row as Partial<Record<OrderEventType, Decision>>)[event.type] ?? 'not-owed'
  return typeof decision === 'string' ? decision : decision(order, event, nowMs)
}
