/** Notices to the owners of the product, so that they can write to a parent: accounts created and deleted, the result of a paid story, faults of a book; and alarms that a person has to check. */
import type { StoryId, UserId } from '#domain/ids.ts'
import type { ProblemCode } from '#domain/problem.ts'
import type { Seller } from '#domain/seller.ts'
import type { BookReport } from '#domain/wire.ts'
import type { Buyer } from '#netlify/clients/stripe.ts'

interface Account {
  uid: UserId
  email: string
  displayName: string | null
  photoURL: string | null
}

interface Book {
  uid: UserId
  userEmail: string
  storyId: StoryId
  title: string
}

interface GiftOrder {
  uid: UserId
  userEmail: string
  storyId: StoryId
}

interface GiftCard {
  recipientEmail: string | null
  to: string
  from: string
  message: string
  code: string
  giftUrl: string
  /** Link to the notice on personal data: another person gave the address. */
  noticeUrl: string
}

interface Payment {
  uid: UserId
  userEmail: string
  /** The number of the order. */
  storyId: StoryId
  /** `redeemed`: a book that a gift has paid for. */
  bought: 'book' | 'gift' | 'redeemed'
  /** With VAT. */
  amountKurus: number
  currency: string
  paidAt: string
}

/** The agreement on a lasting medium: its text stays there, even if the account is deleted. */
interface Agreement {
  /** The page on which the parent reads and prints it with their order. */
  contractUrl: string
  /** The text alone, for anybody. */
  contractTextUrl: string
  contractVersion: string
  contractSha256: string
  /** The seller on that day. */
  seller: Seller
}

/** Times are ISO 8601. */
export type Notice =
  /** At once, when the money has come, or a gift was redeemed. */
  | { type: 'order_confirmed'; data: Payment & { title: string } & Agreement }
  /** For whoever keeps the books. `what` names no child; `buyer`: null where the pay page did not ask. */
  | {
      type: 'invoice_due'
      data: Payment & { what: string; paidBy: 'card'; paymentId: string; siteUrl: string; buyer: Buyer | null }
    }
  | { type: 'signup'; data: Account & { createdAt: string } }
  | { type: 'signin'; data: Account & { lastLoginAt: string } }
  | {
      /** `gift_returned`: a book that a gift paid for was not made, and its code can be redeemed again. */
      type: 'story_completed' | 'story_refunded' | 'gift_returned'
      /** `contractUrl`: where the parent reads and prints what they agreed to. */
      data: Book & { contractUrl: string }
    }
  /** On its day: to whoever is given it, where the buyer has named an address, else to the buyer. */
  | { type: 'gift_ready'; data: GiftOrder & GiftCard }
  | { type: 'gift_refunded'; data: GiftOrder }
  /** `orderHash`: what the log calls the order. */
  | { type: 'book_report'; data: Book & Omit<BookReport, 'storyId'> & { orderHash: string } }
  | { type: 'account_deleted'; data: { uid: UserId } }
  /** `about`: a hash of what it is about, as the log's own; without one it befalls all alike. */
  | { type: 'alarm'; data: { place: string; code: ProblemCode; about?: string; line: string; at: string } }

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS

/**
 * How soon the same may be told again of the same person or story: a parent who comes back within the hour has not come
 * anew, and the rest happens once.
 */
export const AGAIN_AFTER_MS: Readonly<Record<Notice['type'], number>> = {
  signup: Infinity,
  signin: HOUR_MS,
  order_confirmed: Infinity,
  invoice_due: Infinity,
  story_completed: Infinity,
  story_refunded: Infinity,
  gift_returned: Infinity,
  gift_ready: Infinity,
  gift_refunded: Infinity,
  book_report: DAY_MS,
  account_deleted: Infinity,
  alarm: DAY_MS,
}

/** The subject of a notice: the outbox holds one notice of each type and subject. */
export function subjectOf({ data }: Notice): string {
  // One book may have many faults; the same words are a second click.
  if ('fault' in data) return JSON.stringify([data.storyId, data.fault, data.page, data.words])
  if ('place' in data) return [data.place, data.code, ...(data.about ? [data.about] : [])].join('/')
  return 'storyId' in data ? data.storyId : data.uid
}
