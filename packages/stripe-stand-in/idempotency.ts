/**
 * Stripe's promise about `Idempotency-Key`: it stores the first answer, even an error, and sends it again. The same key
 * with another body is an error of its own.
 */
import { StripeError } from './stripe-error.ts'

export interface Answer {
  status: number
  body: unknown
}

export interface IdempotencyKeys {
  /** @param request path and body, which must be the same the second time */
  once: (key: string, request: string, answer: () => Answer) => Answer & { replayed: boolean }
}

export function createIdempotencyKeys(): IdempotencyKeys {
  const kept = new Map<string, { request: string; answer: string }>()
  return {
    once: (key, request, answer) => {
      const before = kept.get(key)
      if (before && before.request !== request) {
        throw new StripeError(400, {
          type: 'idempotency_error',
          message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
        })
      }
      if (before) return { ...(JSON.parse(before.answer) as Answer), replayed: true }
      const made = answer()
      // Stored as text: the session object changes later, the answer must not.
      kept.set(key, { request, answer: JSON.stringify(made) })
      return { ...made, replayed: false }
    },
  }
}
