/** Everything that can happen to an order. The reporter has asked Stripe before, or holds the order's fence. */
import type { StoryId } from './ids.ts'
import type { Order, ProductionResults, Promised } from './order.ts'
import type { SpreadTexts } from './own-words.ts'
import type { ProblemCode } from './problem.ts'
import type { ProductionStep } from './story.ts'

/** A completed session whose money has come, as Stripe tells it. */
export interface PaidSession {
  sessionId: string
  paymentIntentId: string
  amountKurus: number
  currency: string
}

export type OrderEvent =
  /** A pay page is wanted anew. `after` is the attempt that was looked at: a second tab may have been quicker. */
  | { type: 'attempt-begun'; promised: Promised; after: Order }
  | { type: 'session-opened'; attempt: number; sessionId: string }
  /** Without an id where the answer of Stripe never came. */
  | { type: 'session-ended'; sessionId?: string }
  | { type: 'paid'; session: PaidSession }
  /** Event of a book's order: a gift pays for it, which was redeemed for it before. */
  | { type: 'paid-by-gift'; giftId: StoryId }
  /** Event of a gift's order: it pays for this book, and for no other. */
  | { type: 'gift-redeemed'; storyId: StoryId }
  /** The book that it was redeemed for is not made: its code is open again, unless books were `abandoned` too often. */
  | { type: 'gift-returned'; storyId: StoryId; because: 'not-made' | 'abandoned' }
  /** A worker takes what is owed: nobody else may work on it until its lease ends. */
  | { type: 'lease-acquired' }
  /** A worker is about to try a step: counted before, so that a try that kills its process counts too. */
  | { type: 'step-tried'; fence: number }
  /**
   * A service that the step needs is not available at the moment.
   * @param jitter 0 to 1, so that orders do not all come back at once
   */
  | { type: 'step-postponed'; fence: number; jitter: number }
  | { type: 'step-stored'; fence: number; results: Partial<ProductionResults> }
  | { type: 'step-done'; fence: number; step: ProductionStep }
  /** The notice could not be sent; the book or the refund stands. */
  | { type: 'notice-failed'; fence: number }
  /** The owed book cannot be made, or may not be: the money goes back. */
  | { type: 'given-up'; fence: number; problem: ProblemCode }
  /** In full, by us or by hand; null where the payment was a gift, which is returned. */
  | { type: 'refund-settled'; refundNumber: string | null }
  /** @param refundsFailed how many have come back so far, of the order with this fence: another may have settled since */
  | { type: 'refund-failed'; fence: number; refundsFailed: number }
  | { type: 'dispute-opened' }
  | { type: 'dispute-won' }
  | { type: 'dispute-lost'; disputeId: string }
  /** The account is deleted: nobody will read the book, and the child's data goes. */
  | { type: 'account-deleted' }
  /**
   * The results belong to the parent alone from here on, or are erased: of an order that is over only the payment
   * stays.
   */
  | { type: 'child-forgotten' }
  /** A spread of a book that was handed over has other words, read aloud by another clip. */
  | { type: 'words-changed'; spread: number; texts: SpreadTexts; narrationURL: string }
  /** The record was written anew from the order of this fence and change. Each process that could write an older one has ended. */
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
  /** Whoever reports it was overtaken: another session, another worker, a refund. */
  | 'stale'
  /** Another one has the order now. */
  | 'leased'
  /** The order owes no such step. */
  | 'not-owed'
  /** The order has gone on to where this cannot reach it. */
  | 'too-late'
  /** Money beside the order's own payment: it goes back by itself. */
  | 'surplus'
