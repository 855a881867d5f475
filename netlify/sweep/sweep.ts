/**
 * What guarantees the end of everything that was begun: the platform repeats a background function twice and forgets it,
 * a webhook may never come, a photo outlives its time. Heavy work is only nudged: a scheduled function has 30 s.
 */
import { eachOf } from '#netlify/clients/each-of.ts'
import { dueOrders } from '#netlify/orders/order-store.ts'
import { sweepOrder } from '#netlify/orders/sweep-order.ts'
import { keepHouse } from './keep-house.ts'
import { dueHouseholds } from './visits.ts'

const ORDERS_A_RUN = 20
const HOUSEHOLDS_A_RUN = 20
const AT_ONCE = 5
/** What has not been begun by then is left for the next run. */
const BEGIN_WITHIN_MS = 15_000

/** @returns how much was due and looked after in this run */
export async function sweep(): Promise<{ orders: number; households: number }> {
  const startedAt = Date.now()
  const turns = { where: 'sweep', atOnce: AT_ONCE, untilMs: startedAt + BEGIN_WITHIN_MS }
  const sweepOrders = async () => {
    const due = await dueOrders(startedAt, ORDERS_A_RUN)
    await eachOf(due, turns, (id) => sweepOrder(id, Date.now()))
    return due.length
  }
  const sweepHouseholds = async () => {
    const due = await dueHouseholds(startedAt, HOUSEHOLDS_A_RUN)
    await eachOf(due, turns, (uid) => keepHouse(uid, Date.now()))
    return due.length
  }
  // Beside one another: photos do not wait for Stripe, which orders do.
  const [orders, households] = await Promise.all([sweepOrders(), sweepHouseholds()])
  return { orders, households }
}
