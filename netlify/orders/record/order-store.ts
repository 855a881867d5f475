/** Orders in the database: read, begun once, and changed only by conditional writes. */
import * as v from 'valibot'
import { paths } from '#domain/database-paths.ts'
import { storyIdSchema, type StoryId } from '#domain/ids.ts'
import { orderSchema, type Order } from '#domain/order.ts'
import type { OrderEvent, IgnoredBecause } from '#domain/order-events.ts'
import { transition } from '#domain/order-machine.ts'
import { Problem } from '#domain/problem.ts'
import { NOTHING_YET, patch, readWindow, readWithEtag, writeIf } from '#netlify/clients/database.ts'
import { readableKeys } from '#netlify/clients/readable-keys.ts'
import { updateIf } from '#netlify/clients/update-if.ts'

/** What stands under a key that is no story's id holds up no other order. */
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
export async function beginOrder(order: Order): Promise<Order | null> {
  return (await writeIf(paths.order(order.id), order, NOTHING_YET)) ? order : null
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
    return { becomes: decided, result: { order: decided, changed: true } }
  })
  if (!applied) throw new Problem('conflict', 'An order changed faster than it could be written')
  return applied
}

/** @returns the ids of orders whose time has come, the longest waiting first */
export async function dueOrders(nowMs: number, atMost: number): Promise<StoryId[]> {
  const due = await readWindow(paths.orders, { by: 'dueAt', until: nowMs, atMost })
  return readableKeys('sweep', storyIdSchema, due, (key) =>
    patch({ [`${paths.orders}/${key}/dueAt`]: nowMs + UNREADABLE_PUT_OFF_MS }),
  )
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
