/** Orders in the database: read, begun once, and changed only by conditional writes. */
import * as v from 'valibot'
import { paths } from '#domain/database-paths.ts'
import type { StoryId } from '#domain/ids.ts'
import { orderSchema } from '#domain/order.ts'
import { Problem } from '#domain/problem.ts'
import { NOTHING_YET, readWithEtag, writeIf } from '#netlify/clients/database.ts'

/** The refund's id at Stripe stands beside what the domain knows of an order, and reaches the parent's record. */
const storedOrderSchema = v.object({ ...orderSchema.entries, refundNumber: v.optional(v.string()) })
export type Order = v.InferOutput<typeof storedOrderSchema>

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
  try {
    await writeIf(paths.order(order.id), order, NOTHING_YET)
    return order
  } catch (error) {
    if (isConflict(error)) return null
    throw error
  }
}

/**
 * Reads, changes and writes as one: where somebody else wrote between, all is done again on what they wrote.
 * @param change pure; null leaves the order as it is; what it throws is thrown and nothing is written
 * @returns the order as it stands afterwards, and whether this call changed it
 */
export async function changeOrder(id: StoryId, change: (order: Order) => Order | null): Promise<{ order: Order; changed: boolean }> {
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const { order, etag } = await readOrder(id)
    if (!order) throw new Problem('not-found', 'There is no such order')
    const changed = change(order)
    if (!changed) return { order, changed: false }
    try {
      await writeIf(paths.order(id), changed, etag)
      return { order: changed, changed: true }
    } catch (error) {
      if (!isConflict(error)) throw error
    }
  }
  throw new Problem('conflict', 'An order changed faster than it could be written')
}

const isConflict = (error: unknown): boolean => error instanceof Problem && error.code === 'conflict'

function parseOrder(value: unknown): Order {
  const result = v.safeParse(storedOrderSchema, value)
  if (result.success) return result.output
  throw new Problem('unknown', `An order cannot be read: ${result.issues.map((issue) => v.getDotPath(issue)).join(', ')}`)
}
