/** Stands before src/domain/order-machine.ts and counts every pair of a state and an event that is decided. */
import * as machine from '#domain/order-machine.ts'
import { findProcess } from '../simulated-world.ts'

export const ORDER_TABLE: typeof machine.ORDER_TABLE = machine.ORDER_TABLE

export const transition: typeof machine.transition = (order, event, nowMs) => {
  const decision = machine.transition(order, event, nowMs)
  const process = findProcess()
  if (process) {
    process.world.statistics.countPair(`${order.state} ${event.type}`)
    process.decided = typeof decision === 'string' ? undefined : { id: order.id, event: event.type }
  }
  return decision
}
