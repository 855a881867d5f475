/**
 * What guarantees the end of everything that was begun: the platform repeats a background function twice and forgets it,
 * a webhook may never come, a photo outlives its time. Heavy work is only nudged: a scheduled function has 30 s.
 */
import { eachOf, reconcile } from '#netlify/orders/reconcile.ts'
import { dueOrders } from '#netlify/orders/order-store.ts'
import { sweepOrder } from '#netlify/orders/sweep-order.ts'
import { dueHouseholds, keepHouse } from './keep-house.ts'

const ORDERS_A_RUN = 20
const HOUSEHOLDS_A_RUN = 20
const AT_ONCE = 5
/** What has not been begun by then is left for the next run. */
const BEGIN_WITHIN_MS = 15_000

/** @returns how much was due and looked after in this run */
export async function sweep(): Promise<{ orders: number; households: number }> {
  const startedAt = Date.now()
  const inTime = <T>(act: (item: T) => Promise<unknown>) => async (item: T) => {
    if (Date.now() - startedAt < BEGIN_WITHIN_MS) await act(item)
  }
  const orders = await dueOrders(startedAt, ORDERS_A_RUN)
  await eachOf(orders, AT_ONCE, inTime((id) => sweepOrder(id, Date.now())))
  const households = await dueHouseholds(startedAt, HOUSEHOLDS_A_RUN)
  await eachOf(households, AT_ONCE, inTime((uid) => keepHouse(uid, Date.now())))
  await reconcile(startedAt)
  return { orders: orders.length, households: households.length }
}
