/**
 * The sweep guarantees that everything that was begun also ends: the platform repeats a background function only twice,
 * a webhook may be lost, a photo expires. The sweep only requests heavy work, because a scheduled function has 30 s.
 */
import type { DuePage } from '#netlify/records/readable-keys.ts'
import { forEachLimited, type Limits } from '#netlify/platform/for-each-limited.ts'
import { sendDueNotices } from '#netlify/notifications/send-due-notices.ts'
import { dueOrders, type OrderQueue } from '#netlify/orders/record/order-store.ts'
import { beginLooks } from './order-looks.ts'
import { cleanUpUser } from './user-cleanup.ts'
import { dueUsers } from './user-visits.ts'

/** Items that have not started by then wait for the next run. */
const BEGIN_WITHIN_MS = 18_000
/**
 * For one order or user. Together with the time above it leaves four of a scheduled function's thirty seconds for
 * health and heartbeat.
 */
const ITEM_MAX_MS = 8_000
const PAGE = 100
/** Items in parallel. Paid orders have their own places: no flood of unpaid ones can take them. */
const PLACES = { paid: 10, any: 6, users: 8 } as const

type RunLimits = Limits & { untilMs: number }

/**
 * @returns how many orders and users this run processed. @throws the first error of a queue, after the others are done
 */
export async function sweep(): Promise<{ orders: number; users: number }> {
  const untilMs = Date.now() + BEGIN_WITHIN_MS
  const limits = (concurrency: number): RunLimits => ({ where: 'sweep', concurrency, untilMs, itemMaxMs: ITEM_MAX_MS })
  const looks = await beginLooks()
  const [orders, users] = [new Set<string>(), new Set<string>()]
  const look = (queue: OrderQueue, places: number) =>
    whileAnyIsDue(() => dueOrders(queue, Date.now(), PAGE), orders, limits(places), looks.lookAt)
  // All run in parallel: photos do not wait for Stripe, as orders do, and paid orders do not wait for unpaid ones.
  const queues = await Promise.allSettled([
    look('paidDueAt', PLACES.paid),
    look('dueAt', PLACES.any),
    whileAnyIsDue(
      () => dueUsers(Date.now(), PAGE),
      users,
      limits(PLACES.users),
      (uid) => cleanUpUser(uid, Date.now()),
    ),
    sendDueNotices(untilMs),
  ])
  const failed = queues.find((queue) => queue.status === 'rejected')
  if (failed) throw failed.reason
  return { orders: orders.size, users: users.size }
}

/**
 * Works page by page: each item moves its own due time before any work begins, so the next page has other items.
 * @param begun the items of this run, also of another queue: a page with only these ends the loop
 */
async function whileAnyIsDue<Id extends string>(
  readPage: () => Promise<DuePage<Id>>,
  begun: Set<string>,
  limits: RunLimits,
  act: (id: Id) => Promise<void>,
): Promise<void> {
  while (Date.now() < limits.untilMs) {
    const { ids, hasMoved } = await readPage()
    const page = ids.filter((id) => !begun.has(id))
    if (page.length === 0 && !hasMoved) return
    await forEachLimited(page, { ...limits, aboutOf: (id) => id }, async (id) => {
      if (begun.has(id)) return
      begun.add(id)
      await act(id)
    })
  }
}
