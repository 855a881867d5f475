/** Delivers events as Stripe does: signed, again after a failure; and on demand twice, late or never. */
import { randomBytes } from 'node:crypto'
import Stripe from 'stripe'
import type { CheckoutSession } from './checkout.ts'

/** Stripe goes on for days; a developer wants to see it end. */
const RETRY_AFTER_MS = [500, 1_500, 4_000]
const ANSWER_TIMEOUT_MS = 20_000

export const DELIVERY_MODES = ['normal', 'twice', 'late', 'never'] as const
export type DeliveryMode = (typeof DELIVERY_MODES)[number]

export interface Delivery {
  type: string
  sessionId: string
  /** The receiver's status of each try; 0 where there was no answer. */
  statuses: number[]
}

export interface WebhookDelivery {
  /** @param delayMs for 'late' */
  behave: (mode: DeliveryMode, delayMs: number) => void
  /** Sends by the mode that is set; resolves when the last try is over. */
  send: (type: string, session: CheckoutSession) => Promise<void>
  /** One try now, whatever the mode; resolves to the receiver's status. */
  sendNow: (type: string, session: CheckoutSession) => Promise<number>
  deliveries: () => readonly Delivery[]
  reset: () => void
}

export function createWebhookDelivery(options: {
  url: string
  /** STRIPE_WEBHOOK_SECRET */
  secret: string
  retryAfterMs?: readonly number[] | undefined
  nowS: () => number
}): WebhookDelivery {
  const { url, secret, retryAfterMs = RETRY_AFTER_MS, nowS } = options
  let mode: DeliveryMode = 'normal'
  let lateMs = 0
  let deliveries: Delivery[] = []

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
      // Nobody there, or too slow: to Stripe both are a failed try, and it is recorded as one.
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
    behave: (newMode, delayMs) => {
      mode = newMode
      lateMs = delayMs
    },
    send: async (type, session) => {
      const payload = eventPayload(type, session, nowS())
      const [now, delayMs] = [mode, lateMs]
      if (now === 'never') return
      if (now === 'late') await pause(delayMs)
      await deliver(record(type, session), payload)
      if (now === 'twice') await deliver(record(type, session), payload)
    },
    sendNow: async (type, session) => {
      const delivery = record(type, session)
      const status = await post(eventPayload(type, session, nowS()))
      delivery.statuses.push(status)
      return status
    },
    deliveries: () => deliveries,
    reset: () => {
      mode = 'normal'
      deliveries = []
    },
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
