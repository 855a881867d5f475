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
  /** Link to the notice on personal data: the recipient did not give us the address, the buyer did. */
  noticeUrl: string
}

interface Payment {
  uid: UserId
  userEmail: string
  /** The order's number. */
  storyId: StoryId
  /** `redeemed`: a book that a gift has paid for. */
  bought: 'book' | 'gift' | 'redeemed'
  /** With VAT. */
  amountKurus: number
  currency: string
  paidAt: string
}

/** The agreement on a lasting medium: its text stays available, even if the account is deleted. */
interface Agreement {
  /** The page that shows and prints it together with the parent's order. */
  contractUrl: string
  /** Only the text, readable without an account. */
  contractTextUrl: string
  contractVersion: string
  contractSha256: string
  /** The seller on the day of payment. */
  seller: Seller
}

/** Times are ISO 8601. */
export type Notice =
  /** Sent at once, after the payment, or after a gift was redeemed. */
  | { type: 'order_confirmed'; data: Payment & { title: string } & Agreement }
  /** For the accountant. `what` names no child; `buyer`: null if the pay page did not ask. */
  | {
      type: 'invoice_due'
      data: Payment & { what: string; paidBy: 'card'; paymentId: string; siteUrl: string; buyer: Buyer | null }
    }
  | { type: 'signup'; data: Account & { createdAt: string } }
  | { type: 'signin'; data: Account & { lastLoginAt: string } }
  | {
      /** `gift_returned`: a book that a gift paid for was not made, and its code can be redeemed again. */
      type: 'story_completed' | 'story_refunded' | 'gift_returned'
      /** `contractUrl`: the page that shows and prints the parent's agreement. */
      data: Book & { contractUrl: string }
    }
  /** Sent on the gift's day: to the recipient if the buyer gave an address, else to the buyer. */
  | { type: 'gift_ready'; data: GiftOrder & GiftCard }
  | { type: 'gift_refunded'; data: GiftOrder }
  /** `orderHash`: the order's name in the log. */
  | { type: 'book_report'; data: Book & Omit<BookReport, 'storyId'> & { orderHash: string } }
  | { type: 'account_deleted'; data: { uid: UserId } }
  /** `about`: a hash of the alarm's subject, as in the log; absent if the alarm concerns all orders alike. */
  | { type: 'alarm'; data: { place: string; code: ProblemCode; about?: string; line: string; at: string } }

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS

/**
 * How soon a notice of the same type may be sent again about the same person or story: a return within the hour is no
 * new sign-in, and the other events happen only once.
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
  // One book may have many faults; the same words mean a second click.
  if ('fault' in data) return JSON.stringify([data.storyId, data.fault, data.page, data.words])
  if ('place' in data) return [data.place, data.code, ...(data.about ? [data.about] : [])].join('/')
  return 'storyId' in data ? data.storyId : data.uid
}
