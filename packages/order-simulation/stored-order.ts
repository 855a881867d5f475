/** The flat record of an order: the simulation judges the stored data, not the product's view of it. */
import * as v from 'valibot'
import type { Order } from '#domain/order.ts'
import { isAtRest } from '#domain/order-child.ts'
import { storedOrderSchema, type storedOrder } from '#domain/stored-order.ts'

type Stored = ReturnType<typeof storedOrder>
type FieldOf<Union, Key extends PropertyKey> = Union extends { [K in Key]?: infer Value } ? Value : never
export type StoredOrder = Pick<
  Stored,
  'id' | 'uid' | 'state' | 'snapshot' | 'attempt' | 'fence' | 'leaseUntil' | 'updatedAt'
> & {
  [Key in Stored extends infer One ? (One extends unknown ? keyof One : never) : never]?: FieldOf<Stored, Key>
}

/** @returns the order as the product parses it; null if it cannot */
export function parsed(order: StoredOrder): Order | null {
  const { success, output } = v.safeParse(storedOrderSchema, order)
  return success ? output : null
}

export function isStoredAtRest(order: StoredOrder): boolean {
  const read = parsed(order)
  return read !== null && isAtRest(read)
}
