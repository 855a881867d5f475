/**
 * Opens the pay page of an unpaid story, or of a gift (the order first, then Stripe, so that every payment has an
 * order), and closes it.
 */
import type { StoryId, UserId } from '#domain/ids.ts'
import { Problem } from '#domain/problem.ts'
import { isPaid, sessionOf, type Order, type OrderIn, type PaidOrder, type Promised } from '#domain/order.ts'
import { canOpenSession, newOrder } from '#domain/order-moves.ts'
import { splitStoryId } from '#domain/story-id.ts'
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

/** Several tabs may change one order at once; after this many rounds the parent has to press again. */
const MAX_ROUNDS = 4

/**
 * @param readPromised reads again what the payment promises
 * @returns the address of the pay page; for a paid order, the address that follows the payment
 */
export async function openCheckout(uid: UserId, id: StoryId, readPromised: () => Promise<Promised>): Promise<string> {
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const { order: known } = await readOrder(id)
    if (known && known.uid !== uid) throw new Problem('not-allowed', 'An order of another user')
    const settled = known && (await settledAddress(known))
    if (settled) return settled
    const promised = await readPromised()
    const order = known
      ? await readyForSession(known, promised)
      : await beginOrder(newOrder(id, uid, promised, Date.now()))
    const address = order && (await openSession(order, promised))
    if (address) return address
  }
  throw new Problem('conflict', 'The order moved on while its pay page was opened')
}

/** @returns null if another process has changed the order meanwhile */
async function readyForSession(known: Order, promised: Promised): Promise<OrderIn<'opening'> | null> {
  // Stripe may have created a session although its answer was lost: the same attempt returns that session.
  if (canOpenSession(known, Date.now())) return known
  const { order, changed } = await applyOrderEvent(known.id, { type: 'attempt-begun', promised, after: known })
  return changed && order.state === 'opening' ? order : null
}

/** @returns null if the order needs a new session */
async function settledAddress(order: Order): Promise<string | null> {
  switch (order.state) {
    case 'paid':
    case 'making':
    case 'given':
    case 'delivered':
    case 'redeemed':
      return addressOfPaid(order)
    case 'refunding':
    case 'failed-refund':
    case 'refunded':
    case 'disputed':
      throw new Problem('conflict', 'The order was refunded: a new story is needed')
    case 'opening':
    case 'expired':
      return null
    case 'open':
      return addressOfSession(order.sessionId)
  }
}

const addressOfPaid = (order: PaidOrder): string =>
  order.payment.by === 'gift'
    ? siteUrl() + redeemedStoryPath(order.id)
    : addressAfterPaying(order, order.payment.sessionId)

const addressAfterPaying = ({ kind, id }: Order, sessionId: string): string =>
  siteUrl() + (kind === 'gift' ? paidGiftPath(id, sessionId) : paidStoryPath(id, sessionId))

async function addressOfSession(sessionId: string): Promise<string | null> {
  const session = await retrieveCheckoutSession(sessionId)
  if (session.status === 'open' && session.url) return session.url
  if (session.status === 'expired') return null
  const after = await reconcileSession(session)
  if (after && isPaid(after)) return addressOfPaid(after)
  throw new Problem('conflict', 'The session is complete, but its money has not come yet')
}

/** @returns null if Stripe refuses this attempt for good: the next attempt has begun */
async function openSession(order: OrderIn<'opening'>, promised: Promised): Promise<string | null> {
  const { id, attempt, sale, expiresAt } = order
  const session = await createOrBeginAnew(order, promised, {
    ...{ storyId: id, attempt, amountKurus: sale.amountKurus, currency: sale.currency },
    // The bank must not see the child's name.
    productName: sale.templateTitle,
    customerEmail: sale.userEmail,
    successUrl: addressAfterPaying(order, '{CHECKOUT_SESSION_ID}'),
    cancelUrl: siteUrl() + (order.kind === 'gift' ? PATHS.gifts : createStoryPath(sale.templateId)),
    expiresAtMs: expiresAt,
  })
  if (!session) return null
  const { order: after } = await applyOrderEvent(id, { type: 'session-opened', attempt, sessionId: session.id })
  if (sessionOf(after) === session.id && session.url) return session.url
  await expireCheckoutSession(session.id)
  throw new Problem('conflict', 'The order was cancelled while its pay page was opened')
}

async function createOrBeginAnew(
  order: OrderIn<'opening'>,
  promised: Promised,
  checkout: NewCheckout,
): Promise<CheckoutSession | null> {
  try {
    return await createCheckoutSession(checkout)
  } catch (problem) {
    if (!isAttemptUsedUp(problem)) throw problem
    await applyOrderEvent(order.id, { type: 'attempt-begun', promised, after: order })
    return null
  }
}

/**
 * Cancels an unpaid story: closes its pay page at Stripe first, so that no user pays for a deleted story.
 *
 * @throws Problem 'already-paid' if it is paid; 'not-allowed' for another user's story
 */
export async function cancelCheckout(uid: UserId, storyId: StoryId): Promise<void> {
  if (!splitStoryId(storyId, uid)) throw new Problem('not-allowed', 'Not a story of this user')
  const { order } = await readOrder(storyId)
  if (!order || order.state === 'expired' || order.state === 'refunded') return
  if (order.state !== 'opening' && order.state !== 'open') throw new Problem('already-paid', 'The order is paid')
  const sessionId = sessionOf(order)
  if (sessionId !== undefined) {
    const session = await expireCheckoutSession(sessionId)
    if (session.status === 'complete') {
      await reconcileSession(session)
      throw new Problem('already-paid', 'The session was completed before it could be closed')
    }
  }
  const { order: after } = await applyOrderEvent(storyId, {
    type: 'session-ended',
    ...(sessionId !== undefined && { sessionId }),
  })
  if (after.state !== 'expired') throw new Problem('conflict', 'The order moved on while it was cancelled')
}
