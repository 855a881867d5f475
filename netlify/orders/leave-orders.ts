/**
 * A parent deletes their account: pay pages are closed, what is paid and not made is refunded, and every order loses what
 * it knows of a child. The orders stay: they are the payment records that the law wants kept.
 */
import { paths } from '#domain/database-paths.ts'
import type { StoryId, UserId } from '#domain/ids.ts'
import { asProblem } from '#domain/problem.ts'
import { readWindow } from '#netlify/clients/database.ts'
import { logProblem } from '#netlify/clients/http.ts'
import { cancelCheckout } from './cancel-checkout.ts'
import { tellOrder } from './order-store.ts'
import { settle } from './sweep-order.ts'

/** Safe to be repeated. @returns whether anything was ever paid */
export async function leaveOrders(uid: UserId): Promise<boolean> {
  let wasPaid = false
  for (const [id] of await readWindow(paths.orders, { by: 'uid', equalTo: uid })) {
    wasPaid = (await leaveOrder(uid, id as StoryId)) || wasPaid
  }
  return wasPaid
}

async function leaveOrder(uid: UserId, id: StoryId): Promise<boolean> {
  const { order } = await tellOrder(id, { type: 'owner-left' })
  try {
    // Where it was paid a moment before it could be closed, the money goes back by the order's own rules.
    if (order.state === 'opening' || order.state === 'open') await cancelCheckout(uid, id)
    if (order.state === 'refunding') await settle(order)
  } catch (error) {
    // The order has its own time at which the sweep looks again: the rest of the account need not wait for Stripe.
    logProblem('leave-orders', asProblem(error))
  }
  return order.paymentIntentId !== undefined
}
