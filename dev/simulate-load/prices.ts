/** What a call costs, in US dollars. Without Stripe's fee on the payment, and without what a plan includes. */
import type { Called } from './assumptions.ts'

/**
 * $8 a million tokens of pictures in, $30 out (https://developers.openai.com/api/docs/models, the Sunburst models). Assumed: two
 * pictures of 1,000 tokens in, a medium one of 1,500 out.
 */
export const PICTURE_USD = (2 * 1_000 * 8 + 1_500 * 30) / 1_000_000
/** Assumed: 200 letters of multilingual speech at $0.10 a thousand. */
export const PARAGRAPH_USD = 0.02

export const CALL_USD: Readonly<Record<Called, number>> = {
  /** $1 a GB downloaded (https://firebase.google.com/pricing). Assumed: 4 KB an answer with its headers. */
  'database read': 4 / 1_000_000,
  'database write': 1 / 1_000_000,
  Stripe: 0,
  /** Assumed: 300 KB at $0.02 a GB and month, kept for a year; reading is the browser's. */
  Blobs: 0.000_07,
  /** $0.40 a million operations, a task is made and delivered (https://cloud.google.com/tasks/pricing). */
  tasks: 0.8 / 1_000_000,
  identity: 0,
  receiver: 0,
  'background start': 0,
}

/** Assumed: a GB of memory for an hour of a function; functions have 1 GB. */
export const FUNCTION_HOUR_USD = 0.06
