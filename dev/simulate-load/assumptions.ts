/** What the outside is taken to be like: how long it takes, and what it bears. Each with where it is from, or 'assumed'. */
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../simulate-orders/simulated-world.ts'

/** Of one call, give or take half of it. Assumed: function and database in two regions of one continent. */
export const CALL_MS = {
  'database read': 25,
  'database write': 25,
  Stripe: 250,
  Blobs: 50,
  tasks: 40,
  identity: 100,
  receiver: 150,
  'background start': 150,
} as const
export type Called = keyof typeof CALL_MS

/** Assumed: what a medium picture and a paragraph of 30 words take; two paragraphs are a clip. */
export const PICTURE_MS = 20 * SECOND_MS
export const PARAGRAPH_MS = 2 * SECOND_MS
/** Assumed: how long a provider takes to refuse. */
export const REFUSAL_MS = 300

/** The highest tier of OpenAI's images a minute, as its pages said of gpt-image-1; `--pictures-a-minute` is another one. */
export const PICTURES_A_MINUTE = 250
/** https://docs.stripe.com/rate-limits: of an account in live mode, and of each endpoint. Above it: 429. */
export const STRIPE_A_SECOND = 100
export const STRIPE_ENDPOINT_A_SECOND = 25
/** https://firebase.google.com/docs/database/usage/limits: of one instance. Above it writes stand in a line. */
export const DATABASE_WRITES_A_SECOND = 1_000
/** https://cloud.google.com/tasks/docs/quotas. docs/deploy.md says how both queues are made. */
export const DUE_TASKS_A_SECOND = 50
export const OPEN_DISPATCHES = 1_000
export const TASK_ATTEMPTS = 5
/** Assumed: Cloud Tasks promises at least once. */
export const TWICE = 0.001

/** Of the checkouts. The rest leave their pay page open. */
export const PAID_SHARE = 0.3
/** Assumed: from the photo to the pay page, and from there to the money. */
export const CHOOSES_WITHIN_MS = [2 * MINUTE_MS, 10 * MINUTE_MS] as const
export const PAYS_WITHIN_MS = [30 * SECOND_MS, 15 * MINUTE_MS] as const
/** Assumed: Stripe's webhook comes after a second or two. */
export const WEBHOOK_AFTER_MS = [500, 2 * SECOND_MS] as const

/** In the middle of the run nobody paints. */
export const AWAY_MS = HOUR_MS

/** docs/deploy.md's rule for the pace of the painter's queue: so many pictures a book. */
export const PICTURES_A_QUEUED_BOOK = 8
