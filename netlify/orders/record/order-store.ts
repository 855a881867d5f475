/** Orders in the database: read, created once, and changed only by conditional writes. */
import * as v from 'valibot'
import { paths } from '#domain/database-paths.ts'
import type { GiftCode } from '#domain/gift.ts'
import { storyIdSchema, type StoryId } from '#domain/ids.ts'
import type { Order } from '#domain/order.ts'
import type { OrderEvent, IgnoredBecause } from '#domain/order-events.ts'
import { transition } from '#domain/order-machine.ts'
import { storedOrder, storedOrderSchema } from '#domain/stored-order.ts'
import { asProblem, Problem } from '#domain/problem.ts'
import { erase, NOTHING_YET, readWindow, readWithEtag, writeIf } from '#netlify/clients/database.ts'
import { jobQueue } from '#netlify/clients/job-queue.ts'
import { readableKeys, type DuePage } from '#netlify/records/readable-keys.ts'
import { updateIf } from '#netlify/records/update-if.ts'
import { logProblem } from '#netlify/platform/log.ts'

/** An entry whose key is not a story's id is postponed by this time, so that it blocks no other order. */
const UNREADABLE_PUT_OFF_MS = 60 * 60_000

export interface VersionedOrder {
  order: Order | null
  etag: string
}

export async function readOrder(id: StoryId): Promise<VersionedOrder> {
  const { value, etag } = await readWithEtag(paths.order(id))
  return { order: value === null ? null : parseOrder(value), etag }
}

/** @returns null if another process has created the order first */
export async function beginOrder<Begun extends Order>(order: Begun): Promise<Begun | null> {
  if (!(await writeIf(paths.order(order.id), storedOrder(order), NOTHING_YET))) return null
  await rememberDue(order)
  return order
}

export type Applied = { order: Order; changed: true } | { order: Order; changed: false; because: IgnoredBecause }

/**
 * Reads, decides and writes as one: if another process writes in between, decides again with its value.
 * @returns the order afterwards, and whether this call changed it
 * @throws Problem 'not-found', 'conflict' if others write faster, 'unavailable'
 */
export async function applyOrderEvent(id: StoryId, event: OrderEvent): Promise<Applied> {
  const applied = await updateIf<Applied>(paths.order(id), (value) => {
    if (value === null) throw new Problem('not-found', 'There is no such order')
    const order = parseOrder(value)
    const decided = transition(order, event, Date.now())
    if (typeof decided === 'string') return { result: { order, changed: false, because: decided } }
    return { becomes: storedOrder(decided), result: { order: decided, changed: true } }
  })
  if (!applied) throw new Problem('conflict', 'An order changed faster than it could be written')
  if (applied.changed && !RENEWING.has(event.type)) await rememberDue(applied.order)
  return applied
}

/** These events only renew a worker's lease and need no task: `order-due` checks again after the lease's new end. */
const RENEWING: ReadonlySet<OrderEvent['type']> = new Set(['step-tried', 'step-stored'])

/** If this fails, the sweep still finds the order. */
async function rememberDue({ id, dueAt }: Order): Promise<void> {
  if (dueAt === undefined) return
  await jobQueue()
    .rememberDue(id, dueAt)
    .catch((error: unknown) => logProblem('remember-due', asProblem(error)))
}

/** `paidDueAt`: paid orders have a queue of their own, so that no flood of pay pages delays them. */
export type OrderQueue = 'dueAt' | 'paidDueAt'

/** @returns the order of the gift with this code, even if it has ended or is unpaid */
export async function readGiftOrder(code: GiftCode): Promise<Order | null> {
  const found = await readWindow(paths.orders, { by: 'giftCode', equalTo: code, atMost: 1 })
  return found[0] ? parseOrder(found[0][1]) : null
}

/** @returns the ids of due orders, the longest waiting first. Postpones unreadable ones, with an alarm */
export async function dueOrders(queue: OrderQueue, nowMs: number, atMost: number): Promise<DuePage<StoryId>> {
  const due = await readWindow(paths.orders, { by: queue, until: nowMs, atMost })
  return readableKeys('sweep', storyIdSchema, due, (key) => putOffOrder(key, nowMs, UNREADABLE_PUT_OFF_MS), isOrder)
}

const withTimesSchema = v.looseObject({ dueAt: v.optional(v.number()), paidDueAt: v.optional(v.number()) })

/** Postpones an order that cannot be read or handled now, without an event of the state machine. An earlier due time stays. */
export async function putOffOrder(key: string, nowMs: number, waitMs: number): Promise<void> {
  await updateIf(`${paths.orders}/${key}`, (value) => {
    const order = v.safeParse(withTimesSchema, value)
    // Erased meanwhile, or not an object: do not create it.
    if (!order.success) return { result: null, ...(value !== null && { becomes: null }) }
    const { dueAt = Infinity, paidDueAt } = order.output
    if (dueAt > nowMs && dueAt <= nowMs + waitMs) return { result: null }
    const times = { dueAt: nowMs + waitMs, ...(paidDueAt !== undefined && { paidDueAt: nowMs + waitMs }) }
    return { becomes: { ...order.output, ...times }, result: null }
  })
}

const isOrder = (value: unknown): boolean => v.is(storedOrderSchema, value)

/**
 * Erases an expired order, with the child's data in it. @returns false if another process has changed it since it was
 * read
 */
export async function forgetOrder({ order, etag }: VersionedOrder): Promise<boolean> {
  if (order?.state !== 'expired' || !(await writeIf(paths.order(order.id), null, etag))) return false
  await erase(paths.failedLooksAt(order.id))
  return true
}

function parseOrder(value: unknown): Order {
  const result = v.safeParse(storedOrderSchema, value)
  if (result.success) return result.output
  throw new Problem(
    'unknown',
    `An order cannot be read: ${result.issues.map((issue) => v.getDotPath(issue)).join(', ')}`,
  )
}
