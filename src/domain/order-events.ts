/** All events of an order. Their sender has asked Stripe before, or holds the order's fence. */
import type { StoryId } from './ids.ts'
import type { Order, ProductionResults, Promised } from './order.ts'
import type { SpreadTexts } from './own-words.ts'
import type { ProblemCode } from './problem.ts'
import type { ProductionStep } from './story.ts'

/** A completed session whose money has arrived, as Stripe reports it. */
export interface PaidSession {
  sessionId: string
  paymentIntentId: string
  amountKurus: number
  currency: string
}

export type OrderEvent =
  /**
   * The parent wants a new pay page. `after` is the order that the caller has read: a second tab may have been quicker.
   */
  | { type: 'attempt-begun'; promised: Promised; after: Order }
  | { type: 'session-opened'; attempt: number; sessionId: string }
  /** Without an id if Stripe's answer never came. */
  | { type: 'session-ended'; sessionId?: string }
  | { type: 'paid'; session: PaidSession }
  /** Event of a book's order: a gift pays for it. The gift was redeemed for this book before. */
  | { type: 'paid-by-gift'; giftId: StoryId }
  /** Event of a gift's order: it pays for this book, and for no other. */
  | { type: 'gift-redeemed'; storyId: StoryId }
  /**
   * The book that the gift was redeemed for is not made: the code is open again, unless its books were `abandoned` too
   * often.
   */
  | { type: 'gift-returned'; storyId: StoryId; because: 'not-made' | 'abandoned' }
  /** A worker takes an order with work to do: no other worker may take it until its lease ends. */
  | { type: 'lease-acquired' }
  /** A worker is about to try a step. The attempt is counted first, so that one that kills its process counts too. */
  | { type: 'step-tried'; fence: number }
  /**
   * A service that the step needs is not available at the moment.
   * @param jitter 0 to 1, so that orders are not all retried at once
   */
  | { type: 'step-postponed'; fence: number; jitter: number }
  | { type: 'step-stored'; fence: number; results: Partial<ProductionResults> }
  | { type: 'step-done'; fence: number; step: ProductionStep }
  /** The notice could not be sent; the book or the refund stays valid. */
  | { type: 'notice-failed'; fence: number }
  /** The owed book cannot be made, or must not be: the money is refunded. */
  | { type: 'given-up'; fence: number; problem: ProblemCode }
  /** The full refund is done, by us or by hand; null if a gift has paid, because then the gift is returned. */
  | { type: 'refund-settled'; refundNumber: string | null }
  /**
   * @param refundsFailed how many refunds had failed when the order had this fence: another may have succeeded since
   */
  | { type: 'refund-failed'; fence: number; refundsFailed: number }
  | { type: 'dispute-opened' }
  | { type: 'dispute-won' }
  | { type: 'dispute-lost'; disputeId: string }
  /** The account is deleted: its user will not read the book, and the child's data is erased. */
  | { type: 'account-deleted' }
  /**
   * From now on only the parent's record has the results, or they are erased: a finished order keeps only its payment.
   */
  | { type: 'child-forgotten' }
  /** A spread of a delivered book has other words, read aloud by another clip. */
  | { type: 'words-changed'; spread: number; texts: SpreadTexts; narrationURL: string }
  /**
   * The parent's record was rewritten from the order with this fence and `updatedAt`. Each process that could write an
   * older record has ended.
   */
  | { type: 'record-confirmed'; fence: number; updatedAt: number }
  /** The sweep found the order due. */
  | { type: 'sweep-checked' }

export type OrderEventType = OrderEvent['type']
export type OrderEventOf<Type extends OrderEventType> = Extract<OrderEvent, { type: Type }>

/** Events of one kind of order alone. */
type OfBook = 'paid-by-gift' | 'step-postponed' | 'step-stored' | 'words-changed'
type OfGift = 'gift-redeemed' | 'gift-returned'
export type BookEventType = Exclude<OrderEventType, OfGift>
export type GiftEventType = Exclude<OrderEventType, OfBook>

export const ORDER_EVENT_TYPES = [
  'attempt-begun',
  'session-opened',
  'session-ended',
  'paid',
  'paid-by-gift',
  'gift-redeemed',
  'gift-returned',
  'lease-acquired',
  'step-tried',
  'step-postponed',
  'step-stored',
  'step-done',
  'notice-failed',
  'given-up',
  'refund-settled',
  'refund-failed',
  'dispute-opened',
  'dispute-won',
  'dispute-lost',
  'account-deleted',
  'child-forgotten',
  'words-changed',
  'record-confirmed',
  'sweep-checked',
] as const satisfies readonly OrderEventType[]

/** Why an event leaves an order as it is. */
export type IgnoredBecause =
  /** It has happened before: a second webhook, a second tab, a second sweep. */
  | 'already'
  /** The sender was overtaken: by another session, another worker, a refund. */
  | 'stale'
  /** Another worker has the order now. */
  | 'leased'
  /** The order owes no such step. */
  | 'not-owed'
  /** The order has moved on to a state that this event cannot change. */
  | 'too-late'
  /** Money besides the order's own payment: it is refunded automatically. */
  | 'surplus'
