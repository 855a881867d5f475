/**
 * The sweep guarantees the end of everything that was begun: the platform repeats a background function twice and forgets it, a
 * webhook may never come, a photo outlives its time. Heavy work is only requested: a scheduled function has 30 s.
 */
import type { DuePage } from '#netlify/records/readable-keys.ts'
import { forEachLimited, type Limits } from '#netlify/platform/for-each-limited.ts'
import { sendDueNotices } from '#netlify/notifications/send-due-notices.ts'
import { dueOrders, type OrderQueue } from '#netlify/orders/record/order-store.ts'
import { beginLooks } from './order-looks.ts'
import { cleanUpUser } from './user-cleanup.ts'
import { dueUsers } from './user-visits.ts'

/** Items that have not begun by then wait for the next run. */
const BEGIN_WITHIN_MS = 18_000
/** One look or visit; with the time above it leaves four of the thirty seconds of a scheduled function for the health and the beat. */
const ITEM_MAX_MS = 8_000
const PAGE = 100
/** Places at the work. Those of paid orders are theirs alone: no flood of unpaid ones can take them. */
const PLACES = { paid: 10, any: 6, users: 8 } as const

type RunLimits = Limits & { untilMs: number }

/** @returns how much was due and looked after in this run. @throws what one of its queues failed by, when the others are done */
export async function sweep(): Promise<{ orders: number; users: number }> {
  const untilMs = Date.now() + BEGIN_WITHIN_MS
  const limits = (concurrency: number): RunLimits => ({ where: 'sweep', concurrency, untilMs, itemMaxMs: ITEM_MAX_MS })
  const looks = await beginLooks()
  const [orders, users] = [new Set<string>(), new Set<string>()]
  const look = (queue: OrderQueue, places: number) =>
    whileAnyIsDue(() => dueOrders(queue, Date.now(), PAGE), orders, limits(places), looks.lookAt)
  // All run in parallel: photos do not wait for Stripe, which orders do, and paid orders do not wait for unpaid ones.
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
 * Page by page: each moves its own time before it is worked on, so the next page is another one.
 * @param begun in this run, also by another queue: a page of these alone is the end
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
