/** Brings an order to what Stripe says about a session, however often and in whatever order one is told to look. */
import * as v from 'valibot'
import { storyIdSchema } from '#domain/ids.ts'
import { Problem } from '#domain/problem.ts'
import { logProblem } from '#netlify/clients/http.ts'
import { createRefund, listRefunds, retrieveCheckoutSession, type CheckoutSession } from '#netlify/clients/stripe.ts'
import { keepMedia, mediaKeyOf } from '#netlify/clients/stored-media.ts'
import { changeOrder, readOrder, type Order } from './order-store.ts'
import { projectOrder } from './projection.ts'
import { startProduction } from './start-production.ts'
import { expire, pay } from './transitions.ts'

/** @returns the order as it stands afterwards; null for a session that is none of ours */
export async function convergeCheckout(sessionId: string): Promise<Order | null> {
  return converge(await retrieveCheckoutSession(sessionId))
}

/** @param session as Stripe has just given it */
export async function converge(session: CheckoutSession): Promise<Order | null> {
  const storyId = v.safeParse(storyIdSchema, session.storyId)
  const known = storyId.success ? (await readOrder(storyId.output)).order : null
  if (!known) {
    logProblem('converge-checkout', new Problem('not-found', `Session ${session.id} belongs to no order`))
    return null
  }
  if (session.status === 'expired') return (await changeOrder(known.id, (order) => expire(order, session.id, Date.now()))).order
  if (session.status === 'complete' && session.isPaid) return convergePaid(known, session)
  return known
}

async function convergePaid(known: Order, session: CheckoutSession): Promise<Order> {
  const { order } = await changeOrder(known.id, (current) => pay(current, session, Date.now()))
  if (order.paymentIntentId !== session.paymentIntentId) await refundSurplus(order, session)
  if (order.state === 'paid' || order.state === 'making') {
    await keepPortrait(order)
    await projectOrder(order.id)
    await startProduction(order.id)
  }
  return order
}

/** A second paid session of one order, or one over another amount than was promised: the money goes back in full. */
async function refundSurplus(order: Order, session: CheckoutSession): Promise<void> {
  logProblem('converge-checkout', new Problem('conflict', `Session ${session.id} was paid beside its order and is refunded`))
  if (!session.paymentIntentId) throw new Problem('unknown', `Session ${session.id} is paid but names no payment`)
  const made = await listRefunds(session.paymentIntentId)
  if (made.length === 0) await createRefund(session.paymentIntentId, order.id)
}

/** An unpaid draft's portrait goes after 30 days; a paid one's stays with the book. */
async function keepPortrait({ uid, snapshot }: Order): Promise<void> {
  const portraitKey = mediaKeyOf(snapshot.transformedPhotoUrl)
  await keepMedia(uid, portraitKey ? [portraitKey, snapshot.heroKey] : [snapshot.heroKey])
}
