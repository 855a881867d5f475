/**
 * The one truth about a payment and the production that it owes: `orders/{storyId}`, written by the server alone.
 * The effect of each event stands in order-machine.ts, the part that the parent sees in order-projection.ts.
 */
import * as v from 'valibot'
import { childAgeSchema, childNameSchema, genderSchema } from './child.ts'
import { consentProofSchema } from './consent.ts'
import { faceCodeSchema, heroLookSchema } from './face-features.ts'
import { orderedGiftSchema } from './gift.ts'
import { ownTextsSchema } from './own-words.ts'
import { storyIdSchema, templateIdSchema, transformIdSchema, userIdSchema } from './ids.ts'
import { orderedSiblingsSchema } from './sibling.ts'
import { DEDICATION_MAX_LETTERS, PRODUCTION_STEPS, TITLE_MAX_LETTERS } from './story.ts'
import { textBoxesSchema } from './text-box.ts'

export const ORDER_STATES = [
  /** Written before Stripe is asked for a session: its answer may have been lost. */
  'opening',
  /** The pay page can be paid. */
  'open',
  /** The pay page is closed and nobody paid. */
  'expired',
  'paid',
  /** A worker has taken it. */
  'making',
  'delivered',
  /** A gift that nobody has redeemed: its code pays for one story. */
  'given',
  /** A refund is owed or on its way. */
  'refunding',
  /** Stripe or the bank refused the refund: tried again a few times, then a person has to act. */
  'failed-refund',
  'refunded',
  /** The card's owner has objected at the bank, which holds the money: nothing is made or refunded until it decides. */
  'disputed',
] as const
export type OrderState = (typeof ORDER_STATES)[number]

/** Everything that the book needs, copied when the order is opened: later changes of the record change no promise. */
export const orderSnapshotSchema = v.object({
  userEmail: v.string(),
  templateId: templateIdSchema,
  templateTitle: v.string(),
  childName: childNameSchema,
  childAge: childAgeSchema,
  childGender: genderSchema,
  childNameForm: v.optional(v.string()),
  transformId: transformIdSchema,
  transformedPhotoUrl: v.string(),
  /** Key of the private hero face in the media store. */
  heroKey: v.string(),
  /** Absent in orders of before: the face out of the photo. */
  heroLook: v.optional(heroLookSchema),
  /** The features that a drawn face is drawn from. */
  heroFeatures: v.optional(faceCodeSchema),
  amountKurus: v.number(),
  currency: v.string(),
  /** The parent's own words, for a record that has to be written again; orders of before have none. */
  title: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(TITLE_MAX_LETTERS))),
  dedication: v.optional(v.pipe(v.string(), v.maxLength(DEDICATION_MAX_LETTERS))),
  ownTexts: v.optional(ownTextsSchema),
  /** The other heroes of the book. */
  siblings: v.optional(orderedSiblingsSchema),
  /**
   * The consents, with the version of each text: they stay with the payment after the account is deleted. Orders of
   * before have none.
   */
  consents: v.optional(v.object({ photo: v.optional(consentProofSchema), sale: consentProofSchema })),
  /** Present in an order that is a gift, which has a placeholder child. */
  gift: v.optional(orderedGiftSchema),
})
export type OrderSnapshot = v.InferOutput<typeof orderSnapshotSchema>

/** The results that each production step has stored so far. */
const resultsSchema = v.object({
  storyTexts: v.optional(v.array(v.string()), []),
  textBoxes: textBoxesSchema,
  coverImageUrl: v.optional(v.string()),
  thumbnailUrl: v.optional(v.string()),
  imageURLs: v.optional(v.array(v.string()), []),
  narrationURLs: v.optional(v.array(v.string()), []),
  /** `Narrator.name`: a page that is worded anew is read by the same. */
  narratedBy: v.optional(v.string()),
  /** The version of the tale's plates that its pictures are drawn with. */
  plates: v.optional(v.string()),
})
export type ProductionResults = v.InferOutput<typeof resultsSchema>

export const orderSchema = v.object({
  id: storyIdSchema,
  uid: userIdSchema,
  state: v.picklist(ORDER_STATES),
  snapshot: orderSnapshotSchema,
  /** Counts checkout sessions; part of the idempotency key `checkout:{storyId}:{attempt}`. */
  attempt: v.number(),
  sessionId: v.optional(v.string()),
  checkoutUrl: v.optional(v.string()),
  /** The open session's end, milliseconds since 1970. */
  expiresAt: v.optional(v.number()),
  paymentIntentId: v.optional(v.string()),
  /** The order of the gift that pays for this one: it has no payment of its own. */
  giftId: v.optional(storyIdSchema),
  /** In a gift's order: the order that it pays for. */
  redeemedFor: v.optional(storyIdSchema),
  paidAt: v.optional(v.number()),
  /** Present for good once the whole book was handed over, whatever becomes of the money later. */
  deliveredAt: v.optional(v.number()),
  step: v.optional(v.picklist(PRODUCTION_STEPS)),
  stepAttempts: v.optional(v.number(), 0),
  /** How often in a row what the step needs was not there: each time it waits longer. */
  postponements: v.optional(v.number(), 0),
  /** Raised by each worker that takes the order, and by a refund: an older worker's write is refused. */
  fence: v.optional(v.number(), 0),
  leaseUntil: v.optional(v.number(), 0),
  results: v.optional(resultsSchema, {}),
  problem: v.optional(v.string()),
  /** How many refunds of its payment have come back, as far as the order has been told. */
  refundsFailed: v.optional(v.number(), 0),
  /** The refund's id at Stripe: what a parent names at the bank. */
  refundNumber: v.optional(v.string()),
  refundedAt: v.optional(v.number()),
  /** Until when the `notify` step tries its notice; set by the first failure. */
  noticeUntil: v.optional(v.number()),
  /** The order has forgotten the child: its time was over, the parent erased the book, or deleted the account. */
  childForgottenAt: v.optional(v.number()),
  /** In a book's order: its owner deleted their account while it was being made. */
  abandonedAt: v.optional(v.number()),
  /** In a gift's order: how many books that it paid for were abandoned so. */
  timesAbandoned: v.optional(v.number()),
  /** Whoever ordered has deleted their account: no book is made, and nobody is told of anything. */
  ownerLeftAt: v.optional(v.number()),
  /** When the sweep should look again, milliseconds since 1970; absent where nothing is owed. */
  dueAt: v.optional(v.number()),
  createdAt: v.number(),
  updatedAt: v.number(),
})
export type Order = v.InferOutput<typeof orderSchema>
