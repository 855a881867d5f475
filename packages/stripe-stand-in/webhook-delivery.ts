/**
 * Delivers events like Stripe: signed, again after a failure; twice, late or never if the session's e-mail requests it.
 */
import { randomBytes } from 'node:crypto'
import Stripe from 'stripe'
import type { CheckoutSession } from './checkout.ts'
import { deliveryFor } from './requests.ts'

/** Stripe retries for days; these retries end soon enough for a developer. */
const RETRY_AFTER_MS = [500, 1_500, 4_000]
const ANSWER_TIMEOUT_MS = 20_000
const LATE_MS = 3_000

export interface Delivery {
  type: string
  sessionId: string
  /** The receiver's status at each attempt; 0 without an answer. */
  statuses: number[]
}

export interface WebhookDelivery {
  /** Sends as the session's e-mail requests; resolves after the last attempt. */
  send: (type: string, session: CheckoutSession) => Promise<void>
  /** One attempt now, even if the e-mail requests none; resolves to the receiver's status. */
  sendNow: (type: string, session: CheckoutSession) => Promise<number>
  deliveries: () => readonly Delivery[]
}

export function createWebhookDelivery(options: {
  url: string
  /** STRIPE_WEBHOOK_SECRET */
  secret: string
  retryAfterMs?: readonly number[] | undefined
  lateMs?: number | undefined
  nowS: () => number
}): WebhookDelivery {
  const { url, secret, retryAfterMs = RETRY_AFTER_MS, lateMs = LATE_MS, nowS } = options
  const deliveries: Delivery[] = []

  const post = async (payload: string): Promise<number> => {
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp: nowS() })
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json; charset=utf-8', 'Stripe-Signature': signature },
        body: payload,
        signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
      })
      await answer.arrayBuffer()
      return answer.status
    } catch {
      // No answer, or a late one: Stripe records both as a failed attempt.
      return 0
    }
  }
  const record = (type: string, session: CheckoutSession): Delivery => {
    const delivery: Delivery = { type, sessionId: session.id, statuses: [] }
    deliveries.push(delivery)
    return delivery
  }
  const deliver = async (delivery: Delivery, payload: string) => {
    for (const waitMs of [0, ...retryAfterMs]) {
      if (waitMs > 0) await pause(waitMs)
      const status = await post(payload)
      delivery.statuses.push(status)
      if (status >= 200 && status < 300) return
    }
  }

  return {
    send: async (type, session) => {
      const payload = eventPayload(type, session, nowS())
      const mode = deliveryFor(session.customer_email)
      if (mode === 'never') return
      if (mode === 'late') await pause(lateMs)
      await deliver(record(type, session), payload)
      if (mode === 'twice') await deliver(record(type, session), payload)
    },
    sendNow: async (type, session) => {
      const delivery = record(type, session)
      const status = await post(eventPayload(type, session, nowS()))
      delivery.statuses.push(status)
      return status
    },
    deliveries: () => deliveries,
  }
}

function eventPayload(type: string, session: CheckoutSession, nowS: number): string {
  return JSON.stringify(
    {
      id: `evt_${randomBytes(12).toString('hex')}`,
      object: 'event',
      api_version: Stripe.API_VERSION,
      created: nowS,
      data: { object: session },
      livemode: false,
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
      type,
    },
    null,
    2,
  )
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
