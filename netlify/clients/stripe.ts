/** The one file that uses Stripe: checkout sessions, refunds and webhook signatures, as verbs with plain data. */
import Stripe from 'stripe'
import type { StoryId } from '#domain/ids.ts'
import { Problem } from '#domain/problem.ts'
import { stripeSettings, stripeWebhookSettings } from '#netlify/platform/env.ts'

const TIMEOUT_MS = 10_000
const NETWORK_RETRIES = 2

export interface CheckoutSession {
  id: string
  /** `expired` also for a completed session whose payment, which can take days, has failed. */
  status: 'open' | 'complete' | 'expired'
  /** False also for a completed session whose payment is still pending. */
  isPaid: boolean
  /** The hosted pay page; absent once the session is no longer open. */
  url?: string
  amountKurus: number
  currency: string
  paymentIntentId?: string
  storyId?: string
}

export interface NewCheckout {
  storyId: StoryId
  attempt: number
  amountKurus: number
  currency: string
  productName: string
  customerEmail: string
  successUrl: string
  cancelUrl: string
  expiresAtMs: number
}

/** The buyer that an invoice names; '' for an empty field. */
export interface Buyer {
  /** Name of a person or a company. */
  name: string
  email: string
  address: { line1: string; line2: string; city: string; state: string; postalCode: string; country: string }
  /** Empty unless the buyer enters one for the invoice. */
  taxNumbers: string[]
}

export interface Refund {
  id: string
  status: 'succeeded' | 'pending' | 'failed'
  amountKurus: number
  paymentIntentId?: string
  /** Only on refunds that we made. */
  storyId?: string
}

/** A payment with its refunds and its dispute. */
export interface Payment {
  id: string
  amountKurus: number
  /** The order that it paid; absent for payments of other origin. */
  storyId?: string
  /** Newest first. */
  refunds: Refund[]
  /** `none` also for a bank's inquiry, which moves no money. */
  dispute: { is: 'none' } | { is: 'open' | 'won' | 'lost'; id: string }
}

/** The object that a webhook names: the server then reads its state from Stripe. */
export type StripeNotice = { about: 'session' | 'payment'; id: string }

/** A page of a list, newest first. `next` is where the following one begins; absent on the last. */
export interface Page<T> {
  items: T[]
  next?: string
}

/**
 * The same order and attempt always give the same session: Stripe replays its answer for a known idempotency key.
 * @throws Problem 'checkout-failed'
 */
export async function createCheckoutSession(checkout: NewCheckout): Promise<CheckoutSession> {
  const { storyId, attempt } = checkout
  const session = await guarded('checkout-failed', 'create a checkout session', (stripe) =>
    stripe.checkout.sessions.create(
      {
        mode: 'payment',
        locale: 'tr',
        client_reference_id: storyId,
        metadata: { storyId, attempt: String(attempt) },
        payment_intent_data: { metadata: { storyId, attempt: String(attempt) } },
        customer_email: checkout.customerEmail,
        // `readBuyer` reads these fields when the invoice is due, because the invoice names the payer.
        billing_address_collection: 'required',
        tax_id_collection: { enabled: true },
        line_items: [
          {
            quantity: 1,
            price_data: {
              currency: checkout.currency,
              unit_amount: checkout.amountKurus,
              product_data: { name: checkout.productName },
            },
          },
        ],
        success_url: checkout.successUrl,
        cancel_url: checkout.cancelUrl,
        expires_at: Math.floor(checkout.expiresAtMs / 1_000),
      },
      { idempotencyKey: `checkout:${storyId}:${attempt}` },
    ),
  )
  return sessionOf(session)
}

/**
 * True if Stripe will answer this attempt with the same failure for a day: it stores a failed answer with its
 * idempotency key, and refuses the key with another body, such as that of a newer deploy. No parent can have the
 * address of a session from this attempt.
 * @param problem of `createCheckoutSession`
 */
export function isAttemptUsedUp(problem: unknown): boolean {
  const cause = problem instanceof Problem ? problem.cause : undefined
  if (cause instanceof Stripe.errors.StripeIdempotencyError) return true
  return cause instanceof Stripe.errors.StripeError && cause.headers?.['idempotent-replayed'] === 'true'
}

export async function retrieveCheckoutSession(id: string): Promise<CheckoutSession> {
  return sessionOf(
    await guarded('checkout-failed', 'read a checkout session', (stripe) =>
      stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] }),
    ),
  )
}

/**
 * @returns what the buyer wrote on the pay page; null if the page did not ask, or the session is unpaid. @throws
 * Problem 'unavailable'
 */
export async function readBuyer(sessionId: string): Promise<Buyer | null> {
  const { customer_details: details } = await guarded('unavailable', 'read who paid', (stripe) =>
    stripe.checkout.sessions.retrieve(sessionId),
  )
  if (!details?.address) return null
  const { line1, line2, city, state, postal_code: postalCode, country } = details.address
  return {
    name: details.name ?? '',
    email: details.email ?? '',
    address: {
      line1: line1 ?? '',
      line2: line2 ?? '',
      city: city ?? '',
      state: state ?? '',
      postalCode: postalCode ?? '',
      country: country ?? '',
    },
    taxNumbers: (details.tax_ids ?? []).flatMap(({ value }) => value ?? []),
  }
}

/** Closes an open session and leaves any other one unchanged: check the `status` of the result. */
export async function expireCheckoutSession(id: string): Promise<CheckoutSession> {
  try {
    return sessionOf(await client().checkout.sessions.expire(id))
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return retrieveCheckoutSession(id)
    throw error instanceof Problem
      ? error
      : new Problem('checkout-failed', 'Stripe did not expire a checkout session', { cause: error })
  }
}

/** @returns the payment with its refunds and disputes, as they stand now. @throws Problem 'unavailable' */
export async function readPayment(paymentIntentId: string): Promise<Payment> {
  const of = { payment_intent: paymentIntentId, limit: 100 }
  const [intent, refunds, disputes] = await guarded('unavailable', 'read a payment', (stripe) =>
    Promise.all([stripe.paymentIntents.retrieve(paymentIntentId), stripe.refunds.list(of), stripe.disputes.list(of)]),
  )
  const { storyId } = intent.metadata
  return {
    id: intent.id,
    amountKurus: intent.amount_received,
    ...(storyId && { storyId }),
    refunds: refunds.data.map(refundOf),
    dispute: disputeOf(disputes.data),
  }
}

/**
 * Refunds the rest of the payment. The idempotency key makes a repeated call return the same refund. @param attempt
 * from 1; after a failed refund the next number
 */
export async function createRefund(paymentIntentId: string, storyId: StoryId, attempt: number): Promise<Refund> {
  const refund = await guarded('unavailable', 'refund a payment', (stripe) =>
    stripe.refunds.create(
      { payment_intent: paymentIntentId, metadata: { storyId } },
      { idempotencyKey: `refund:${paymentIntentId}:${attempt}` },
    ),
  )
  return refundOf(refund)
}

const PAGE_ITEMS = 100

/**
 * @param after `next` of the previous page
 * @returns only the completed sessions, because two of three pay pages are abandoned
 */
export async function listCompletedSessions(sinceMs: number, after?: string): Promise<Page<CheckoutSession>> {
  const page = await guarded('unavailable', 'list completed sessions', (stripe) =>
    stripe.checkout.sessions.list({ ...window(sinceMs, after), status: 'complete' }),
  )
  return pageOf(page, sessionOf)
}

export async function listRefunds(sinceMs: number, after?: string): Promise<Page<Refund>> {
  const page = await guarded('unavailable', 'list refunds', (stripe) => stripe.refunds.list(window(sinceMs, after)))
  return pageOf(page, refundOf)
}

/** @returns the payments with a dispute */
export async function listDisputedPayments(sinceMs: number, after?: string): Promise<Page<string>> {
  const page = await guarded('unavailable', 'list disputes', (stripe) => stripe.disputes.list(window(sinceMs, after)))
  const { items, next } = pageOf(page, ({ payment_intent: payment }) => (payment ? idOf(payment) : null))
  return { items: items.filter((id) => id !== null), ...(next && { next }) }
}

const window = (sinceMs: number, after?: string) => ({
  created: { gte: Math.floor(sinceMs / 1_000) },
  limit: PAGE_ITEMS,
  ...(after && { starting_after: after }),
})

function pageOf<T extends { id: string }, Item>(
  { data, has_more }: { data: T[]; has_more: boolean },
  itemOf: (one: T) => Item,
): Page<Item> {
  const last = data.at(-1)
  return { items: data.map(itemOf), ...(has_more && last && { next: last.id }) }
}

/**
 * @param rawBody exactly as received: the signature covers its bytes
 * @returns the object of the event; null for events of other kinds
 * @throws Problem 'signature-invalid' if Stripe did not sign the body in the last five minutes, 'not-configured'
 * without a secret
 */
export async function readWebhook(rawBody: string, signature: string | null): Promise<StripeNotice | null> {
  const { STRIPE_WEBHOOK_SECRET: secret } = stripeWebhookSettings()
  try {
    return noticeOf(await client().webhooks.constructEventAsync(rawBody, signature ?? '', secret))
  } catch (error) {
    if (error instanceof Problem) throw error
    throw new Problem('signature-invalid', 'The webhook was not signed by Stripe', { cause: error })
  }
}

/** `charge.refunded`, `charge.dispute.*` and `refund.*` all carry the payment's id in the same place. */
function noticeOf({ type, data: { object } }: Stripe.Event): StripeNotice | null {
  if (type.startsWith('checkout.session.')) return { about: 'session', id: (object as Stripe.Checkout.Session).id }
  const { payment_intent: payment } = object as Stripe.Charge | Stripe.Refund | Stripe.Dispute
  return /^(charge|refund)\./.test(type) && payment ? { about: 'payment', id: idOf(payment) } : null
}

let opened: Stripe | undefined

function client(): Stripe {
  if (opened) return opened
  const {
    STRIPE_SECRET_KEY,
    STRIPE_API_HOST: host,
    STRIPE_API_PORT: port,
    STRIPE_API_PROTOCOL: protocol,
  } = stripeSettings()
  opened = new Stripe(STRIPE_SECRET_KEY, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: NETWORK_RETRIES,
    ...(host && { host }),
    ...(port && { port }),
    ...(protocol && { protocol }),
  })
  return opened
}

async function guarded<T>(
  code: 'checkout-failed' | 'unavailable',
  what: string,
  act: (stripe: Stripe) => Promise<T>,
): Promise<T> {
  const stripe = client()
  try {
    return await act(stripe)
  } catch (error) {
    throw new Problem(code, `Stripe did not ${what}`, { cause: error })
  }
}

const sessionOf = (session: Stripe.Checkout.Session): CheckoutSession => ({
  id: session.id,
  status: statusOf(session),
  isPaid: session.payment_status === 'paid',
  ...(session.url && { url: session.url }),
  amountKurus: session.amount_total ?? 0,
  currency: session.currency ?? '',
  ...(session.payment_intent && { paymentIntentId: idOf(session.payment_intent) }),
  ...(session.client_reference_id && { storyId: session.client_reference_id }),
})

/** The SDK's type allows future statuses; only an open or a complete session can take money. */
function statusOf({
  status,
  payment_status,
  payment_intent: payment,
}: Stripe.Checkout.Session): CheckoutSession['status'] {
  if (status === 'open') return 'open'
  const hasFailed =
    payment_status === 'unpaid' &&
    typeof payment === 'object' &&
    /^(requires_payment_method|canceled)$/.test(payment?.status ?? '')
  if (hasFailed) return 'expired'
  return status === 'complete' ? 'complete' : 'expired'
}

const idOf = (expandable: string | { id: string }): string =>
  typeof expandable === 'string' ? expandable : expandable.id

const refundOf = ({ id, status, amount, metadata, payment_intent: payment }: Stripe.Refund): Refund => ({
  id,
  status: status === 'succeeded' ? status : status === 'failed' || status === 'canceled' ? 'failed' : 'pending',
  amountKurus: amount,
  ...(payment && { paymentIntentId: idOf(payment) }),
  ...(metadata?.storyId && { storyId: metadata.storyId }),
})

/** Only disputes that hold money count; a `warning` is a bank's inquiry. */
function disputeOf(disputes: readonly Stripe.Dispute[]): Payment['dispute'] {
  const [dispute] = disputes.filter(({ status }) => !status.startsWith('warning_') && status !== 'prevented')
  if (!dispute) return { is: 'none' }
  const { id, status } = dispute
  switch (status) {
    case 'won':
      return { is: 'won', id }
    case 'lost':
      return { is: 'lost', id }
    default:
      return { is: 'open', id }
  }
}
