/** Stands for netlify/clients/stripe.ts: the same verbs, asked of the world's own books. */
import type * as real from '#netlify/clients/stripe.ts'
import { Problem } from '#domain/problem.ts'
import { currentServices } from '../outside-services.ts'
import { Refused, type StripeBooks } from '../stripe-books.ts'
import { flakyCall } from '../flaky-call.ts'

const LIST_ITEMS = 100

/** @param act gives copies: the books go on, and what was read of them stays as it was */
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

/** In one page: a world has few of them. */
const listed = <T extends { createdAtMs: number }>(all: readonly T[], sinceMs: number) => ({
  items: all
    .filter(({ createdAtMs }) => createdAtMs >= sinceMs)
    .slice(0, LIST_ITEMS)
    .map((one) => ({ ...one })),
})

export const listCheckoutSessions: typeof real.listCheckoutSessions = (sinceMs) =>
  asked('list sessions', 'unavailable', ({ sessions }) => listed(sessions, sinceMs))

export const listRefunds: typeof real.listRefunds = (sinceMs) =>
  asked('list refunds', 'unavailable', ({ refunds }) => listed(refunds, sinceMs))

export const listDisputedPayments: typeof real.listDisputedPayments = (sinceMs) =>
  asked('list disputes', 'unavailable', ({ disputes }) => ({
    items: listed(disputes, sinceMs).items.map(({ paymentIntentId }) => paymentIntentId),
  }))
