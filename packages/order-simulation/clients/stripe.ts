/** Stands in for netlify/clients/stripe.ts: the same functions, on simulated books. */
import type * as real from '#netlify/clients/stripe.ts'
import { Problem } from '#domain/problem.ts'
import { currentServices } from '../outside-services.ts'
import { Refused, type StripeBooks } from '../stripe-books.ts'
import { flakyCall } from '../flaky-call.ts'

const LIST_ITEMS = 100

/** @param act returns copies: later changes of the books must not change what was read */
const asked = <T>(what: string, code: 'checkout-failed' | 'unavailable', act: (books: StripeBooks) => T): Promise<T> =>
  flakyCall(
    `stripe: ${what}`,
    () => {
      try {
        return act(currentServices().stripe)
      } catch (error) {
        if (error instanceof Refused) throw new Problem(code, `Stripe did not ${what}`, { cause: error })
        throw error
      }
    },
    { maxMs: 800 },
  )

export const createCheckoutSession: typeof real.createCheckoutSession = ({ storyId, attempt, ...body }) =>
  asked('create a session', 'checkout-failed', (books) =>
    books.once(`checkout:${storyId}:${attempt}`, body, () =>
      books.open(storyId, body.amountKurus, body.currency, body.expiresAtMs),
    ),
  )

/** A failed call of the simulation has stored no answer. */
export const isAttemptUsedUp: typeof real.isAttemptUsedUp = () => false

export const retrieveCheckoutSession: typeof real.retrieveCheckoutSession = (id) =>
  asked('read a session', 'checkout-failed', (books) => ({ ...books.session(id) }))

export const expireCheckoutSession: typeof real.expireCheckoutSession = (id) =>
  asked('expire a session', 'checkout-failed', (books) => ({ ...books.expire(id) }))

export const readPayment: typeof real.readPayment = (id) =>
  asked('read a payment', 'unavailable', (books) => books.payment(id))

export const createRefund: typeof real.createRefund = (paymentIntentId, storyId, attempt) =>
  asked('refund', 'unavailable', (books) =>
    books.once(`refund:${paymentIntentId}:${attempt}`, { paymentIntentId, storyId }, () =>
      books.refund(paymentIntentId),
    ),
  )

/** Lists the newest first. @param after the id of the last item of the previous page */
function listed<T extends { createdAtMs: number }>(
  all: readonly T[],
  idOf: (one: T) => string,
  sinceMs: number,
  after: string | undefined,
): real.Page<T> {
  const from = after === undefined ? 0 : all.findIndex((one) => idOf(one) === after) + 1
  const page = all.slice(from, from + LIST_ITEMS).filter(({ createdAtMs }) => createdAtMs >= sinceMs)
  const last = page.at(-1)
  const next = page.length === LIST_ITEMS && last ? { next: idOf(last) } : {}
  return { items: page.map((one) => ({ ...one })), ...next }
}

export const listCompletedSessions: typeof real.listCompletedSessions = (sinceMs, after) =>
  asked('list sessions', 'unavailable', ({ sessions }) =>
    listed(
      sessions.filter(({ isPaid }) => isPaid),
      ({ id }) => id,
      sinceMs,
      after,
    ),
  )

export const listRefunds: typeof real.listRefunds = (sinceMs, after) =>
  asked('list refunds', 'unavailable', ({ refunds }) => listed(refunds, ({ id }) => id, sinceMs, after))

export const listDisputedPayments: typeof real.listDisputedPayments = (sinceMs, after) =>
  asked('list disputes', 'unavailable', ({ disputes }) => {
    const { items, ...rest } = listed(disputes, ({ id }) => id, sinceMs, after)
    return { items: items.map(({ paymentIntentId }) => paymentIntentId), ...rest }
  })
