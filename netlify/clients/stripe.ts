/** The one file that owns Stripe: checkout sessions, refunds and webhook signatures, as verbs with plain data. */
import Stripe from 'stripe'
import type { StoryId } from '#domain/ids.ts'
import { Problem } from '#domain/problem.ts'
import { stripeSettings, stripeWebhookSettings } from './env.ts'

const TIMEOUT_MS = 10_000
const NETWORK_RETRIES = 2

export interface CheckoutSession {
  id: string
  status: 'open' | 'complete' | 'expired'
  /** False also for a completed session whose money has not come yet. */
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

export interface Refund {
  id: string
  status: 'succeeded' | 'pending' | 'failed'
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

export async function retrieveCheckoutSession(id: string): Promise<CheckoutSession> {
  return sessionOf(await guarded('checkout-failed', 'read a checkout session', (stripe) => stripe.checkout.sessions.retrieve(id)))
}

/** Closes an open session. One that is no longer open is left as it is: look at the `status` of what comes back. */
export async function expireCheckoutSession(id: string): Promise<CheckoutSession> {
  try {
    return sessionOf(await client().checkout.sessions.expire(id))
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return retrieveCheckoutSession(id)
    throw error instanceof Problem ? error : new Problem('checkout-failed', 'Stripe did not expire a checkout session', { cause: error })
  }
}

/** Refunds that were made or are on their way, newest first; those that failed or were taken back do not count. */
export async function listRefunds(paymentIntentId: string): Promise<Refund[]> {
  const { data } = await guarded('unavailable', 'list refunds', (stripe) =>
    stripe.refunds.list({ payment_intent: paymentIntentId, limit: 100 }),
  )
  return data.map(refundOf).filter(({ status }) => status !== 'failed')
}

/** In full. The key makes a repeated call the same refund. */
export async function createRefund(paymentIntentId: string, storyId: StoryId): Promise<Refund> {
  const refund = await guarded('unavailable', 'refund a payment', (stripe) =>
    stripe.refunds.create({ payment_intent: paymentIntentId, metadata: { storyId } }, { idempotencyKey: `refund:${paymentIntentId}` }),
  )
  return refundOf(refund)
}

/**
 * @param rawBody exactly as it came: the signature covers its bytes
 * @returns the id of the checkout session that the event is about; null for events of other kinds
 * @throws Problem 'signature-invalid' for what Stripe did not sign in the last five minutes, 'not-configured' without a secret
 */
export async function readWebhook(rawBody: string, signature: string | null): Promise<string | null> {
  const { STRIPE_WEBHOOK_SECRET: secret } = stripeWebhookSettings()
  try {
    const event = await client().webhooks.constructEventAsync(rawBody, signature ?? '', secret)
    return event.type.startsWith('checkout.session.') ? (event.data.object as Stripe.Checkout.Session).id : null
  } catch (error) {
    if (error instanceof Problem) throw error
    throw new Problem('signature-invalid', 'The webhook was not signed by Stripe', { cause: error })
  }
}

let opened: Stripe | undefined

function client(): Stripe {
  if (opened) return opened
  const { STRIPE_SECRET_KEY, STRIPE_API_HOST: host, STRIPE_API_PORT: port, STRIPE_API_PROTOCOL: protocol } = stripeSettings()
  opened = new Stripe(STRIPE_SECRET_KEY, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: NETWORK_RETRIES,
    ...(host && { host }),
    ...(port && { port }),
    ...(protocol && { protocol }),
  })
  return opened
}

async function guarded<T>(code: 'checkout-failed' | 'unavailable', what: string, act: (stripe: Stripe) => Promise<T>): Promise<T> {
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

/** The SDK's type leaves room for statuses to come; whatever is neither open nor complete takes no money. */
function statusOf({ status }: Stripe.Checkout.Session): CheckoutSession['status'] {
  if (status === 'open') return 'open'
  return status === 'complete' ? 'complete' : 'expired'
}

const idOf = (expandable: string | { id: string }): string => (typeof expandable === 'string' ? expandable : expandable.id)

const refundOf = ({ id, status }: Stripe.Refund): Refund => {
  if (status === 'succeeded') return { id, status }
  return { id, status: status === 'failed' || status === 'canceled' ? 'failed' : 'pending' }
}
