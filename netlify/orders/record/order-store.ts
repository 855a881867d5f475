/** Orders in the database: read, begun once, and changed only by conditional writes. */
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

/** An entry whose key is no story's id holds up no other order. */
const UNREADABLE_PUT_OFF_MS = 60 * 60_000

export interface VersionedOrder {
  order: Order | null
  etag: string
}

export async function readOrder(id: StoryId): Promise<VersionedOrder> {
  const { value, etag } = await readWithEtag(paths.order(id))
  return { order: value === null ? null : parseOrder(value), etag }
}

/** @returns null where somebody else began it first */
export async function beginOrder<Begun extends Order>(order: Begun): Promise<Begun | null> {
  if (!(await writeIf(paths.order(order.id), storedOrder(order), NOTHING_YET))) return null
  await rememberDue(order)
  return order
}

export type Applied = { order: Order; changed: true } | { order: Order; changed: false; because: IgnoredBecause }

/**
 * Reads, decides and writes as one: where somebody else wrote between, all is decided again on what they wrote.
 * @returns the order as it stands afterwards, and whether this call changed it
 * @throws Problem 'not-found', 'conflict' where others write faster, 'unavailable'
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

/** A worker's own signs of life: whoever was told of its lease looks again when that has been renewed. */
const RENEWING: ReadonlySet<OrderEvent['type']> = new Set(['step-tried', 'step-stored'])

/** The sweep finds it all the same. */
async function rememberDue({ id, dueAt }: Order): Promise<void> {
  if (dueAt === undefined) return
  await jobQueue()
    .rememberDue(id, dueAt)
    .catch((error: unknown) => logProblem('remember-due', asProblem(error)))
}

/** `paidDueAt`: the paid ones have a queue of their own, so that no flood of pay pages stands before them. */
export type OrderQueue = 'dueAt' | 'paidDueAt'

/** @returns the order of the gift with this code, also of one that is over, or that nobody has paid */
export async function readGiftOrder(code: GiftCode): Promise<Order | null> {
  const found = await readWindow(paths.orders, { by: 'giftCode', equalTo: code, atMost: 1 })
  return found[0] ? parseOrder(found[0][1]) : null
}

/** @returns the ids of orders whose time has come, the longest waiting first. What cannot be read is put off, with an alarm */
export async function dueOrders(queue: OrderQueue, nowMs: number, atMost: number): Promise<DuePage<StoryId>> {
  const due = await readWindow(paths.orders, { by: queue, until: nowMs, atMost })
  return readableKeys('sweep', storyIdSchema, due, (key) => putOffOrder(key, nowMs, UNREADABLE_PUT_OFF_MS), isOrder)
}

const withTimesSchema = v.looseObject({ dueAt: v.optional(v.number()), paidDueAt: v.optional(v.number()) })

/** Postpones an order that cannot be read or handled now, without an event of the state machine. An earlier due time stays. */
export async function putOffOrder(key: string, nowMs: number, waitMs: number): Promise<void> {
  await updateIf(`${paths.orders}/${key}`, (value) => {
    const order = v.safeParse(withTimesSchema, value)
    // Erased meanwhile, or no record: do not create one.
    if (!order.success) return { result: null, ...(value !== null && { becomes: null }) }
    const { dueAt = Infinity, paidDueAt } = order.output
    if (dueAt > nowMs && dueAt <= nowMs + waitMs) return { result: null }
    const times = { dueAt: nowMs + waitMs, ...(paidDueAt !== undefined && { paidDueAt: nowMs + waitMs }) }
    return { becomes: { ...order.output, ...times }, result: null }
  })
}

const isOrder = (value: unknown): boolean => v.is(storedOrderSchema, value)

/** An order that came to nothing, with the child's data in it. @returns false where somebody has changed it since it was read */
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
