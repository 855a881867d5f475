/** Brings an order to what Stripe says, however often and in whatever order one is told to look. */
import * as v from 'valibot'
import { storyIdSchema } from '#domain/ids.ts'
import type { Order } from '#domain/order.ts'
import { Problem } from '#domain/problem.ts'
import { logProblem } from '#netlify/clients/http.ts'
import { readPayment, retrieveCheckoutSession, type CheckoutSession, type Nudge } from '#netlify/clients/stripe.ts'
import { readOrder, tellOrder } from './order-store.ts'
import { projectOrder } from './project-order.ts'
import { convergeRefund, refundSurplus } from './settle-refund.ts'
import { startProduction } from './start-production.ts'

/** @returns the order as it stands afterwards; null for what is none of ours */
export async function convergeNudge({ about, id }: Nudge): Promise<Order | null> {
  return about === 'session' ? converge(await retrieveCheckoutSession(id)) : convergePayment(id)
}

/** @param session as Stripe has just given it */
export async function converge(session: CheckoutSession): Promise<Order | null> {
  const known = await orderOf(session.storyId, session.id)
  if (!known) return null
  if (session.status === 'expired')
    return (await tellOrder(known.id, { type: 'session-ended', sessionId: session.id })).order
  return session.status === 'complete' && session.isPaid ? convergePaid(known, session) : known
}

/** After a refund or a dispute: by us, by hand or by the bank. */
export async function convergePayment(paymentIntentId: string): Promise<Order | null> {
  const { storyId } = await readPayment(paymentIntentId)
  const order = await orderOf(storyId, paymentIntentId)
  if (order?.paymentIntentId === paymentIntentId) return notified(await convergeRefund(order))
  // A surplus payment: the bank may have sent its refund back, and no order would remember.
  if (order?.paymentIntentId) await refundSurplus(order, paymentIntentId)
  return order
}

async function convergePaid(
  known: Order,
  { id: sessionId, paymentIntentId, amountKurus, currency }: CheckoutSession,
): Promise<Order> {
  if (!paymentIntentId) throw new Problem('unknown', `Session ${sessionId} is paid but names no payment`)
  const { order } = await tellOrder(known.id, {
    type: 'paid',
    session: { sessionId, paymentIntentId, amountKurus, currency },
  })
  if (order.paymentIntentId !== paymentIntentId) await refundSurplus(order, paymentIntentId)
  if (order.state === 'paid' || order.state === 'making') {
    await projectOrder(order.id)
    await startProduction(order.id)
  }
  return order.state === 'refunding' ? notified(await refundWrongAmount(order)) : order
}

async function refundWrongAmount(order: Order): Promise<Order> {
  await projectOrder(order.id)
  return convergeRefund(order)
}

/** The background tells the parent; should nobody start it, the sweep does. */
async function notified(order: Order): Promise<Order> {
  if (order.state === 'refunded' && order.step === 'notify') await startProduction(order.id)
  return order
}

/** Money that nobody remembers is an alarm. */
async function orderOf(storyId: string | undefined, what: string): Promise<Order | null> {
  const id = v.safeParse(storyIdSchema, storyId)
  const known = id.success ? (await readOrder(id.output)).order : null
  if (!known) logProblem('converge-checkout', new Problem('not-found', `${what} belongs to no order`))
  return known
}
