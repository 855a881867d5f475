/**
 * The one truth about a payment and the production that it owes: `orders/{storyId}`, written by the server alone.
 * This file is pure: states, what each event does, and the projection to `userStories`.
 */
import * as v from 'valibot'
import { childAgeSchema, childNameSchema, genderSchema } from './child.ts'
import { storyIdSchema, templateIdSchema, transformIdSchema, userIdSchema } from './ids.ts'
import { PRODUCTION_STEPS } from './story.ts'

export const ORDER_STATES = ['open', 'expired', 'paid', 'making', 'delivered', 'refunding', 'refunded'] as const
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
  amountKurus: v.number(),
  currency: v.string(),
})
export type OrderSnapshot = v.InferOutput<typeof orderSnapshotSchema>

/** What each production step has stored so far. */
const resultsSchema = v.object({
  storyTexts: v.optional(v.array(v.string()), []),
  coverImageUrl: v.optional(v.string()),
  thumbnailUrl: v.optional(v.string()),
  imageURLs: v.optional(v.array(v.string()), []),
  narrationURLs: v.optional(v.array(v.string()), []),
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
  step: v.optional(v.picklist(PRODUCTION_STEPS)),
  stepAttempts: v.optional(v.number(), 0),
  /** Raised by each worker that takes the order, and by a refund: an older worker's write is refused. */
  fence: v.optional(v.number(), 0),
  leaseUntil: v.optional(v.number(), 0),
  results: v.optional(resultsSchema, {}),
  problem: v.optional(v.string()),
  /** When the sweep should look again, milliseconds since 1970; absent where nothing is owed. */
  dueAt: v.optional(v.number()),
  createdAt: v.number(),
  updatedAt: v.number(),
})
export type Order = v.InferOutput<typeof orderSchema>
