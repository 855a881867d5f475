/** Stands before src/domain/order-machine.ts and counts every pair of a state and an event that is decided. */
import * as machine from '../../../src/domain/order-machine.ts'
import { findProcess } from '../world.ts'

export const ORDER_TABLE: typeof machine.ORDER_TABLE = machine.ORDER_TABLE

export const transition: typeof machine.transition = (order, event, nowMs) => {
  findProcess()?.world.statistics.countPair(`${order.state} ${event.type}`)
  return machine.transition(order, event, nowMs)
}
