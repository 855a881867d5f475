/** Opens the pay page of an unpaid story, or of a gift: the order first, then Stripe, so that no money can come for what nobody remembers. */
import type { StoryId, UserId } from '#domain/ids.ts'
import { Problem } from '#domain/problem.ts'
import type { Order, OrderSnapshot } from '#domain/order.ts'
import { canOpenSession, newOrder } from '#domain/order-moves.ts'
import { createStoryPath, paidGiftPath, paidStoryPath, PATHS, redeemedStoryPath } from '#domain/site-paths.ts'
import { siteUrl } from '#netlify/platform/env.ts'
import {
  createCheckoutSession,
  expireCheckoutSession,
  isAttemptUsedUp,
  retrieveCheckoutSession,
  type CheckoutSession,
  type NewCheckout,
} from '#netlify/clients/stripe.ts'
import { reconcileSession } from '../payments/reconcile-payment.ts'
import { beginOrder, readOrder, applyOrderEvent } from '../record/order-store.ts'

/** Tabs that press at once meet on one order; after this many rounds the parent is asked to press again. */
const MAX_ROUNDS = 4

/**
 * @param readSnapshot what is promised, newly read
 * @returns the pay page's address; for an order that is paid, the address that one returns to after paying
 */
export async function openCheckout(
  uid: UserId,
  id: StoryId,
  readSnapshot: () => Promise<OrderSnapshot>,
): Promise<string> {
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const { order: known } = await readOrder(id)
    if (known && known.uid !== uid) throw new Problem('not-allowed', 'An order of another user')
    const settled = known && (await settledAddress(known))
    if (settled) return settled
    const snapshot = await readSnapshot()
    const order = known
      ? await readyForSession(known, snapshot)
      : await beginOrder(newOrder(id, uid, snapshot, Date.now()))
    const address = order && (await openSession(order))
    if (address) return address
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
    case 'given':
    case 'delivered':
      return addressOfPaid(order, order.sessionId ?? '')
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

function addressOfPaid({ id, snapshot, giftId }: Order, sessionId: string): string {
  if (snapshot.gift) return siteUrl() + paidGiftPath(id, sessionId)
  return siteUrl() + (giftId === undefined ? paidStoryPath(id, sessionId) : redeemedStoryPath(id))
}

async function addressOfSession(sessionId: string): Promise<string | null> {
  const session = await retrieveCheckoutSession(sessionId)
  if (session.status === 'open' && session.url) return session.url
  if (session.status === 'expired') return null
  const after = await reconcileSession(session)
  if (after?.paymentIntentId) return addressOfPaid(after, sessionId)
  throw new Problem('conflict', 'The session is complete, but its money has not come yet')
}

/** @returns null where this attempt is used up at Stripe: another has begun */
async function openSession(order: Order): Promise<string | null> {
  const { id, attempt, snapshot } = order
  const session = await createOrBeginAnew(order, {
    ...{ storyId: id, attempt, amountKurus: snapshot.amountKurus, currency: snapshot.currency },
    // The child's name is nobody's business at the bank.
    productName: snapshot.templateTitle,
    customerEmail: snapshot.userEmail,
    successUrl: addressOfPaid(order, '{CHECKOUT_SESSION_ID}'),
    cancelUrl: siteUrl() + (snapshot.gift ? PATHS.gifts : createStoryPath(snapshot.templateId)),
    expiresAtMs: order.expiresAt ?? 0,
  })
  if (!session) return null
  const opened = { sessionId: session.id, ...(session.url && { checkoutUrl: session.url }) }
  const { order: after } = await applyOrderEvent(id, { type: 'session-opened', attempt, ...opened })
  if (after.sessionId === session.id && session.url) return session.url
  await expireCheckoutSession(session.id)
  throw new Problem('conflict', 'The order was cancelled while its pay page was opened')
}

async function createOrBeginAnew(order: Order, checkout: NewCheckout): Promise<CheckoutSession | null> {
  try {
    return await createCheckoutSession(checkout)
  } catch (problem) {
    if (!isAttemptUsedUp(problem)) throw problem
    await applyOrderEvent(order.id, { type: 'attempt-begun', snapshot: order.snapshot, after: order })
    return null
  }
}
