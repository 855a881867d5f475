/** Gives an unpaid story up while its pay page may be open: it is closed at Stripe first, so that nobody pays for what is gone. */
import type { StoryId, UserId } from '#domain/ids.ts'
import { sessionOf } from '#domain/order.ts'
import { Problem } from '#domain/problem.ts'
import { splitStoryId } from '#domain/story-id.ts'
import { expireCheckoutSession } from '#netlify/clients/stripe.ts'
import { reconcileSession } from '../payments/reconcile-payment.ts'
import { readOrder, applyOrderEvent } from '../record/order-store.ts'

/** @throws Problem 'already-paid' where the money has come; 'not-allowed' for another user's story */
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
