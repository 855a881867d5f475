/**
 * Closes the orders of a parent who deletes the account: closes pay pages, refunds books that are paid and not made,
 * and removes the child's data from every order. The orders stay: they are the payment records that the law requires.
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

/**
 * In these states the order of a deleted account needs no more work: after an interruption only the other orders
 * remain.
 */
const RESTING = ['expired', 'delivered', 'refunded', 'failed-refund', 'disputed']
const restingSchema = v.object({ ownerLeftAt: v.number(), state: v.picklist(RESTING) })
const paidSchema = v.union([v.object({ paymentIntentId: v.string() }), v.object({ giftId: v.string() })])

/**
 * Safe to repeat.
 * @param untilMs when no more order is begun
 * @returns whether anything was ever paid. @throws OutOfTime, or the first error, after the other orders
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
    // An order that is paid just before it could be closed gets its refund by the rules of the state machine.
    if (order.state === 'opening' || order.state === 'open') await cancelCheckout(uid, id)
    if (order.state === 'refunding') await reconcileMoneyBack(order)
  } catch (error) {
    // The sweep checks the order again at its own time: the erasure of the account need not wait for Stripe.
    logItemProblem('close-orders', asProblem(error), id)
  }
  return isPaid(order)
}

/**
 * A book abandoned during its production has cost us all its pictures and clips, and its payer gets the money back. One
 * such book is mostly a parent who has changed their mind; many on one day are somebody who abuses our painter.
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
    // The deletion of the account goes on.
    logItemProblem('close-orders', asProblem(error), id)
  }
}
