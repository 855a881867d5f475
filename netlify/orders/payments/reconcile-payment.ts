/** Updates an order to the state that Stripe reports; safe to repeat, in any sequence. */
import * as v from 'valibot'
import { storyIdSchema } from '#domain/ids.ts'
import { paymentIntentOf, type Order } from '#domain/order.ts'
import { Problem } from '#domain/problem.ts'
import { logProblem } from '#netlify/platform/log.ts'
import {
  readPayment,
  retrieveCheckoutSession,
  type CheckoutSession,
  type StripeNotice,
} from '#netlify/clients/stripe.ts'
import { readOrder, applyOrderEvent } from '../record/order-store.ts'
import { keepHeroWhileMaking } from '../record/book-retention.ts'
import { trySyncStoryRecord } from '../record/sync-story-record.ts'
import { reconcileRefund, refundSurplus } from './refund.ts'
import { requestProduction } from '../production/request-production.ts'

/** @returns the updated order; null for a payment that is not ours */
export async function reconcileNotice({ about, id }: StripeNotice): Promise<Order | null> {
  return about === 'session' ? reconcileSession(await retrieveCheckoutSession(id)) : reconcilePayment(id)
}

/** @param session as Stripe has just returned it */
export async function reconcileSession(session: CheckoutSession): Promise<Order | null> {
  const known = await orderOf(session.storyId, session.id)
  if (!known) return null
  if (session.status === 'expired')
    return (await applyOrderEvent(known.id, { type: 'session-ended', sessionId: session.id })).order
  return session.status === 'complete' && session.isPaid ? reconcilePaid(known, session) : known
}

/** Called after a refund or a dispute: by us, by hand or by the bank. */
export async function reconcilePayment(paymentIntentId: string): Promise<Order | null> {
  const { storyId } = await readPayment(paymentIntentId)
  const order = await orderOf(storyId, paymentIntentId)
  if (!order) return null
  const known = paymentIntentOf(order)
  if (known === paymentIntentId) return notified(await reconcileRefund(order))
  // A surplus payment: the bank may have rejected its refund, and no order would record that.
  if (known) await refundSurplus(order, paymentIntentId)
  return order
}

/** Reconciles an order whose payment is being refunded or disputed: asks Stripe, and has the parent notified. */
export async function reconcileMoneyBack(order: Order): Promise<void> {
  try {
    const after = await reconcileRefund(order)
    if (after.state === 'refunded' && after.step) await requestProduction(after)
  } finally {
    await trySyncStoryRecord(order.id)
  }
}

async function reconcilePaid(
  known: Order,
  { id: sessionId, paymentIntentId, amountKurus, currency }: CheckoutSession,
): Promise<Order> {
  if (!paymentIntentId) throw new Problem('unknown', `Session ${sessionId} is paid but names no payment`)
  const { order } = await applyOrderEvent(known.id, {
    type: 'paid',
    session: { sessionId, paymentIntentId, amountKurus, currency },
  })
  if (paymentIntentOf(order) !== paymentIntentId) await refundSurplus(order, paymentIntentId)
  if (order.state === 'paid' || order.state === 'making' || order.state === 'given') await beginOwed(order)
  // The payment had another amount than promised, or its owner has deleted the account.
  return order.state === 'refunding' ? notified(await reconcileRefund(order)) : order
}

/** Starts the production of a paid book, or plans the delivery of a gift for its day. A gift has no hero to keep. */
export async function beginOwed(order: Order): Promise<void> {
  if (order.kind === 'book') await keepHeroWhileMaking(order, Date.now())
  await requestProduction(order)
  await trySyncStoryRecord(order.id)
}

/** The background function notifies the parent; if it does not start, the sweep notifies the parent. */
async function notified(order: Order): Promise<Order> {
  if (order.state === 'refunded' && order.step === 'notify') await requestProduction(order)
  return order
}

/** A payment without an order is an alarm. */
async function orderOf(storyId: string | undefined, what: string): Promise<Order | null> {
  const id = v.safeParse(storyIdSchema, storyId)
  const known = id.success ? (await readOrder(id.output)).order : null
  if (!known) logProblem('payment-unknown', new Problem('not-found', `${what} belongs to no order`), { about: what })
  return known
}
