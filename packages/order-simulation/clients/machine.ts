/** Wraps src/domain/order-machine.ts and counts every decision about a state and an event. */
import * as machine from '#domain/order-machine.ts'
import { findProcess } from '../simulated-world.ts'

export const BOOK_TABLE: typeof machine.BOOK_TABLE = machine.BOOK_TABLE
export const GIFT_TABLE: typeof machine.GIFT_TABLE = machine.GIFT_TABLE

export const transition: typeof machine.transition = (order, event, nowMs) => {
  const decision = machine.transition(order, event, nowMs)
  const process = findProcess()
  if (process) {
    process.world.statistics.countPair(`${order.kind} ${order.state} ${event.type}`)
    process.decided = typeof decision === 'string' ? undefined : { id: order.id, event: event.type }
  }
  return decision
}
