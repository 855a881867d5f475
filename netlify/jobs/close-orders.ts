/**
 * A parent deletes their account: pay pages are closed, what is paid and not made is refunded, and every order loses what
 * it knows of a child. The orders stay: they are the payment records that the law wants kept.
 */
import * as v from 'valibot'
import { paths } from '#domain/database-paths.ts'
import { storyIdSchema, type StoryId, type UserId } from '#domain/ids.ts'
import { isPaid } from '#domain/order.ts'
import { asProblem, Problem } from '#domain/problem.ts'
import { utcDay } from '#domain/time.ts'
import { increment, readWindow } from '#netlify/clients/database.ts'
import { forEachLimited, requireAll } from '#netlify/platform/for-each-limited.ts'
import { logItemProblem, logProblem } from '#netlify/platform/log.ts'
import { cancelCheckout } from '#netlify/orders/checkout/pay-page.ts'
import { applyOrderEvent } from '#netlify/orders/record/order-store.ts'
import { reconcileMoneyBack } from '#netlify/orders/payments/reconcile-payment.ts'

const AT_ONCE = 5

/** In these an order that has been left asks for nothing more: a visit that was cut short goes on with the others. */
const RESTING = ['expired', 'delivered', 'refunded', 'failed-refund', 'disputed']
const restingSchema = v.object({ ownerLeftAt: v.number(), state: v.picklist(RESTING) })
const paidSchema = v.union([v.object({ paymentIntentId: v.string() }), v.object({ giftId: v.string() })])

/**
 * Safe to be repeated.
 * @param untilMs from then on none is begun
 * @returns whether anything was ever paid. @throws OutOfTime, or what one of them failed by, when the others are done
 */
export async function closeOrders(uid: UserId, untilMs: number): Promise<boolean> {
  const found = await readWindow(paths.orders, { by: 'uid', equalTo: uid })
  let wasPaid = found.some(([, order]) => v.is(paidSchema, order))
  const owing = found.filter(([, order]) => !v.is(restingSchema, order))
  requireAll(
    await forEachLimited(
      owing,
      { where: 'close-orders', aboutOf: ([id]) => id, concurrency: AT_ONCE, untilMs },
      async ([id]) => {
        wasPaid = (await closeOrder(uid, v.parse(storyIdSchema, id))) || wasPaid
      },
    ),
  )
  return wasPaid
}

async function closeOrder(uid: UserId, id: StoryId): Promise<boolean> {
  const { order, changed } = await applyOrderEvent(id, { type: 'account-deleted' })
  const abandonedAt = 'abandonedAt' in order ? order.abandonedAt : undefined
  if (changed && abandonedAt !== undefined) await countAbandoned(id, abandonedAt)
  try {
    // An order that was paid a moment before it could be closed is refunded by its own rules.
    if (order.state === 'opening' || order.state === 'open') await cancelCheckout(uid, id)
    if (order.state === 'refunding') await reconcileMoneyBack(order)
  } catch (error) {
    // The order has its own time at which the sweep looks again: the rest of the account need not wait for Stripe.
    logItemProblem('close-orders', asProblem(error), id)
  }
  return isPaid(order)
}

/**
 * A book abandoned during its production costs us all that was made of it, and its payer nothing. Rarely it is a parent who has
 * changed their mind; many on one day are somebody who makes us paint.
 */
const ALARM_EACH = 10

async function countAbandoned(id: StoryId, atMs: number): Promise<void> {
  const day = utcDay(atMs)
  try {
    const count = await increment(paths.abandonedBooks(day))
    if (count % ALARM_EACH !== 0) return
    const text = `${count} books were left in the making today, and are given back`
    logProblem('books-abandoned', new Problem('conflict', text), { about: `${day} ${count}` })
  } catch (error) {
    // An account is closed all the same.
    logItemProblem('close-orders', asProblem(error), id)
  }
}
