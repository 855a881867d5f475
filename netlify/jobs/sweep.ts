/**
 * What guarantees the end of everything that was begun: the platform repeats a background function twice and forgets it,
 * a webhook may never come, a photo outlives its time. Heavy work is only requested: a scheduled function has 30 s.
 */
import { forEachLimited } from '#netlify/platform/for-each-limited.ts'
import { dueOrders } from '#netlify/orders/record/order-store.ts'
import { sweepOrder } from '#netlify/jobs/sweep-order.ts'
import { cleanUpUser } from './user-cleanup.ts'
import { dueUsers } from './user-visits.ts'

const ORDERS_A_RUN = 20
const USERS_A_RUN = 20
const AT_ONCE = 5
/** What has not been begun by then is left for the next run. */
const BEGIN_WITHIN_MS = 15_000

/** @returns how much was due and looked after in this run */
export async function sweep(): Promise<{ orders: number; users: number }> {
  const startedAt = Date.now()
  const limits = { where: 'sweep', concurrency: AT_ONCE, untilMs: startedAt + BEGIN_WITHIN_MS }
  const sweepOrders = async () => {
    const due = await dueOrders(startedAt, ORDERS_A_RUN)
    await forEachLimited(due, limits, (id) => sweepOrder(id, Date.now()))
    return due.length
  }
  const sweepUsers = async () => {
    const due = await dueUsers(startedAt, USERS_A_RUN)
    await forEachLimited(due, limits, (uid) => cleanUpUser(uid, Date.now()))
    return due.length
  }
  // Beside one another: photos do not wait for Stripe, which orders do.
  const [orders, users] = await Promise.all([sweepOrders(), sweepUsers()])
  return { orders, users }
}
