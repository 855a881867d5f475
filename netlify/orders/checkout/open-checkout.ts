/** Opens the pay page of an unpaid story: the order first, then Stripe, so that no money can come for what nobody remembers. */
import type { UserId } from '#domain/ids.ts'
import { Problem } from '#domain/problem.ts'
import type { Order } from '#domain/order.ts'
import { canOpenSession, newOrder } from '#domain/order-moves.ts'
import { createStoryPath, paidStoryPath } from '#domain/site-paths.ts'
import type { CheckoutRequest } from '#domain/wire.ts'
import { siteUrl } from '#netlify/platform/env.ts'
import { createCheckoutSession, expireCheckoutSession, retrieveCheckoutSession } from '#netlify/clients/stripe.ts'
import { readSnapshot, type Consents } from './checkout-snapshot.ts'
import { reconcileSession } from '../payments/reconcile-payment.ts'
import { beginOrder, readOrder, applyOrderEvent } from '../record/order-store.ts'

/** Tabs that press at once meet on one order; after this many rounds the parent is asked to press again. */
const MAX_ROUNDS = 4

/** @returns the pay page's address; for an order that is paid, the address that one returns to after paying */
export async function openCheckout(
  uid: UserId,
  userEmail: string,
  request: CheckoutRequest,
  consents: Consents,
): Promise<string> {
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const { order: known } = await readOrder(request.storyId)
    if (known && known.uid !== uid) throw new Problem('not-allowed', 'An order of another user')
    const settled = known && (await settledAddress(known))
    if (settled) return settled
    const snapshot = await readSnapshot(uid, userEmail, request, consents)
    const order = known
      ? await readyForSession(known, snapshot)
      : await beginOrder(newOrder(request.storyId, uid, snapshot, Date.now()))
    if (order) return openSession(order)
  }
  throw new Problem('conflict', 'The order moved on while its pay page was opened')
}

/** @returns null where somebody else changed the order meanwhile */
async function readyForSession(known: Order, snapshot: Order['snapshot']): Promise<Order | null> {
  // A session may exist already, its answer lost on the way: the same attempt finds it again.
  if (canOpenSession(known, Date.now())) return known
  const { order, changed } = await applyOrderEvent(known.id, { type: 'attempt-begun', snapshot, after: known })
  return changed ? order : null
}

/** @returns null where the order needs a new session */
async function settledAddress(order: Order): Promise<string | null> {
  switch (order.state) {
    case 'paid':
    case 'making':
    case 'delivered':
      return siteUrl() + paidStoryPath(order.id, order.sessionId ?? '')
    case 'refunding':
    case 'failed-refund':
    case 'refunded':
    case 'disputed':
      throw new Problem('conflict', 'The order was refunded: a new story is needed')
    case 'opening':
    case 'expired':
      return null
    case 'open':
      return order.sessionId ? addressOfSession(order.sessionId) : null
  }
}

async function addressOfSession(sessionId: string): Promise<string | null> {
  const session = await retrieveCheckoutSession(sessionId)
  if (session.status === 'open' && session.url) return session.url
  if (session.status === 'expired') return null
  const after = await reconcileSession(session)
  if (after?.paymentIntentId) return siteUrl() + paidStoryPath(after.id, sessionId)
  throw new Problem('conflict', 'The session is complete, but its money has not come yet')
}

async function openSession(order: Order): Promise<string> {
  const { id, attempt, snapshot } = order
  const session = await createCheckoutSession({
    ...{ storyId: id, attempt, amountKurus: snapshot.amountKurus, currency: snapshot.currency },
    // The child's name is nobody's business at the bank.
    productName: snapshot.templateTitle,
    customerEmail: snapshot.userEmail,
    successUrl: siteUrl() + paidStoryPath(id, '{CHECKOUT_SESSION_ID}'),
    cancelUrl: siteUrl() + createStoryPath(snapshot.templateId),
    expiresAtMs: order.expiresAt ?? 0,
  })
  const opened = { sessionId: session.id, ...(session.url && { checkoutUrl: session.url }) }
  const { order: after } = await applyOrderEvent(id, { type: 'session-opened', attempt, ...opened })
  if (after.sessionId === session.id && session.url) return session.url
  await expireCheckoutSession(session.id)
  throw new Problem('conflict', 'The order was cancelled while its pay page was opened')
}
