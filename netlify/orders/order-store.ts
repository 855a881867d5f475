/** Orders in the database: read, begun once, and changed only by conditional writes. */
import * as v from 'valibot'
import { paths } from '#domain/database-paths.ts'
import type { StoryId } from '#domain/ids.ts'
import { orderSchema, type Order } from '#domain/order.ts'
import type { OrderEvent, Stay } from '#domain/order-events.ts'
import { transition } from '#domain/order-machine.ts'
import { Problem } from '#domain/problem.ts'
import { NOTHING_YET, readWindow, readWithEtag, writeIf } from '#netlify/clients/database.ts'

/** Two workers and a webhook may meet on one order; more rounds than this is a fault, not a meeting. */
const MAX_ROUNDS = 8

export interface VersionedOrder {
  order: Order | null
  etag: string
}

export async function readOrder(id: StoryId): Promise<VersionedOrder> {
  const { value, etag } = await readWithEtag(paths.order(id))
  return { order: value === null ? null : parseOrder(value), etag }
}

/** @returns null where somebody else began it first */
export async function beginOrder(order: Order): Promise<Order | null> {
  return (await writeIf(paths.order(order.id), order, NOTHING_YET)) ? order : null
}

export type Told = { order: Order; changed: true } | { order: Order; changed: false; because: Stay }

/**
 * Reads, decides and writes as one: where somebody else wrote between, all is decided again on what they wrote.
 * @returns the order as it stands afterwards, and whether this call changed it
 * @throws Problem 'not-found', 'conflict' where others write faster, 'unavailable'
 */
export async function tellOrder(id: StoryId, event: OrderEvent): Promise<Told> {
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const { order, etag } = await readOrder(id)
    if (!order) throw new Problem('not-found', 'There is no such order')
    const decided = transition(order, event, Date.now())
    if (typeof decided === 'string') return { order, changed: false, because: decided }
    if (await writeIf(paths.order(id), decided, etag)) return { order: decided, changed: true }
  }
  throw new Problem('conflict', 'An order changed faster than it could be written')
}

/** @returns the ids of orders whose time has come, the longest waiting first */
export async function dueOrders(nowMs: number, atMost: number): Promise<StoryId[]> {
  return (await readWindow(paths.orders, { by: 'dueAt', until: nowMs, atMost })).map(([id]) => id as StoryId)
}

/** An order that came to nothing, with the child's data in it. @returns false where somebody has changed it since it was read */
export async function forgetOrder({ order, etag }: VersionedOrder): Promise<boolean> {
  return order?.state === 'expired' && writeIf(paths.order(order.id), null, etag)
}

function parseOrder(value: unknown): Order {
  const result = v.safeParse(orderSchema, value)
  if (result.success) return result.output
  throw new Problem(
    'unknown',
    `An order cannot be read: ${result.issues.map((issue) => v.getDotPath(issue)).join(', ')}`,
  )
}
