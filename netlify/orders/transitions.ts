/** What each event does to an order: pure functions of the order and the clock. `null` means that the event is not for it. */
import type { OrderSnapshot } from '#domain/order.ts'
import type { StoryId, UserId } from '#domain/ids.ts'
import type { ProblemCode } from '#domain/problem.ts'
import { PRODUCTION_STEPS, type ProductionStep } from '#domain/story.ts'
import type { CheckoutSession } from '#netlify/clients/stripe.ts'
import type { Order } from './order-store.ts'

const MINUTE_MS = 60_000
/** Stripe takes 30 minutes to 24 hours. */
const CHECKOUT_OPEN_MS = 120 * MINUTE_MS
const CHECKOUT_MIN_OPEN_MS = 31 * MINUTE_MS
/** After this the sweep asks about an open session whose webhook never came. */
const WEBHOOK_GRACE_MS = 5 * MINUTE_MS
const START_GRACE_MS = 2 * MINUTE_MS
const EXPIRED_DRAFT_KEPT_MS = 24 * 60 * MINUTE_MS
const REFUND_LOOK_AGAIN_MS = 10 * MINUTE_MS
const NOTICE_AGAIN_MS = 60 * MINUTE_MS
/** Longer than any one picture or clip takes: each of them renews it. */
export const LEASE_MS = 3 * MINUTE_MS

export function newOrder(id: StoryId, uid: UserId, snapshot: OrderSnapshot, nowMs: number): Order {
  const expiresAt = nowMs + CHECKOUT_OPEN_MS
  return {
    ...{ id, uid, state: 'open', snapshot, attempt: 1, expiresAt, dueAt: expiresAt + WEBHOOK_GRACE_MS },
    ...{ stepAttempts: 0, fence: 0, leaseUntil: 0, createdAt: nowMs, updatedAt: nowMs },
    results: { storyTexts: [], imageURLs: [], narrationURLs: [] },
  }
}

/** Whether a session for this attempt can still be asked for: Stripe refuses one that would end too soon. */
export const canOpenSession = (order: Order, nowMs: number): boolean =>
  order.state === 'open' && (order.expiresAt ?? 0) >= nowMs + CHECKOUT_MIN_OPEN_MS

/** The former attempt's session has to be closed at Stripe before. */
export function nextAttempt(order: Order, snapshot: OrderSnapshot, nowMs: number): Order | null {
  if (order.state !== 'open' && order.state !== 'expired') return null
  const { sessionId: _session, checkoutUrl: _url, ...rest } = order
  const expiresAt = nowMs + CHECKOUT_OPEN_MS
  return {
    ...rest,
    ...{ state: 'open', snapshot, attempt: order.attempt + 1, expiresAt },
    ...{ dueAt: expiresAt + WEBHOOK_GRACE_MS, updatedAt: nowMs },
  }
}

export function withSession(order: Order, attempt: number, session: CheckoutSession, nowMs: number): Order | null {
  if (order.state !== 'open' || order.attempt !== attempt) return null
  return { ...order, sessionId: session.id, ...(session.url && { checkoutUrl: session.url }), updatedAt: nowMs }
}

/** @param sessionId the session that has ended; undefined where none was known */
export function expire(order: Order, sessionId: string | undefined, nowMs: number): Order | null {
  if (order.state !== 'open' || order.sessionId !== sessionId) return null
  return { ...order, state: 'expired', dueAt: nowMs + EXPIRED_DRAFT_KEPT_MS, updatedAt: nowMs }
}

/** Paid only by a completed session whose money has come, in the amount and currency that were promised. */
export function pay(order: Order, session: CheckoutSession, nowMs: number): Order | null {
  const { amountKurus, currency } = order.snapshot
  const isRight = session.isPaid && session.status === 'complete' && session.amountKurus === amountKurus && session.currency === currency
  if (!isRight || !session.paymentIntentId || (order.state !== 'open' && order.state !== 'expired')) return null
  return {
    ...order,
    ...{ state: 'paid', sessionId: session.id, paymentIntentId: session.paymentIntentId },
    ...{ dueAt: nowMs + START_GRACE_MS, updatedAt: nowMs },
  }
}

/** A worker takes what is owed, unless another one has it: the fence is raised, so that a slower one is refused. */
export function take(order: Order, nowMs: number): Order | null {
  const isOwed = order.state === 'paid' || order.state === 'making' || (order.state === 'delivered' && order.step === 'notify')
  if (!isOwed || order.leaseUntil > nowMs) return null
  const state = order.state === 'paid' ? 'making' : order.state
  return leased({ ...order, state, step: order.step ?? PRODUCTION_STEPS[0], fence: order.fence + 1 }, nowMs)
}

export const leased = (order: Order, nowMs: number): Order => ({
  ...order,
  leaseUntil: nowMs + LEASE_MS,
  dueAt: nowMs + LEASE_MS,
  updatedAt: nowMs,
})

export function advance(order: Order, step: ProductionStep): Order {
  const next = PRODUCTION_STEPS[PRODUCTION_STEPS.indexOf(step) + 1]
  const { step: _done, ...rest } = order
  return { ...rest, ...(next && { step: next }), stepAttempts: 0, ...(step === 'publish' && { state: 'delivered' as const }) }
}

/** Nothing is owed any more, or only a notice that could not be sent yet. */
export function rest(order: Order, nowMs: number): Order {
  const { dueAt: _due, ...others } = order
  return { ...others, leaseUntil: 0, updatedAt: nowMs, ...(order.step === 'notify' && { stepAttempts: 0, dueAt: nowMs + NOTICE_AGAIN_MS }) }
}

/**
 * From here on `delivered` is refused: the fence is raised by the same write.
 * @param fence of the worker that gives up; where another one has the order since, it goes on
 */
export function beginRefund(order: Order, fence: number, problem: ProblemCode, nowMs: number): Order | null {
  if ((order.state !== 'paid' && order.state !== 'making') || order.fence !== fence) return null
  return { ...order, state: 'refunding', problem, fence: order.fence + 1, leaseUntil: 0, dueAt: nowMs + REFUND_LOOK_AGAIN_MS, updatedAt: nowMs }
}

export function endRefund(order: Order, refundNumber: string, nowMs: number): Order | null {
  if (order.state !== 'refunding') return null
  const { dueAt: _due, ...others } = order
  return { ...others, state: 'refunded', refundNumber, updatedAt: nowMs }
}
