import { comparePositions } from '../tree/child-order.ts'
import type { ChildOrder, Position } from '../tree/child-order.ts'
import { MAX_KEY, MIN_KEY } from '../tree/key-order.ts'
import type { Bound, Query } from './query.ts'

/** The ends of a query's range as positions in its order. */
export interface Range {
  readonly low?: Position
  readonly high?: Position
  isAfterLow(position: Position): boolean
  isBeforeHigh(position: Position): boolean
}

export function rangeOf({ index: order, start, end }: Query): Range {
  const low = start && placeOf(start, order, start.inclusive ? MIN_KEY : MAX_KEY)
  const high = end && placeOf(end, order, end.inclusive ? MAX_KEY : MIN_KEY)
  return {
    ...(low && { low }),
    ...(high && { high }),
    isAfterLow: (position) =>
      low === undefined || comparePositions(position, low) >= (start?.inclusive === true ? 0 : 1),
    isBeforeHigh: (position) =>
      high === undefined || comparePositions(position, high) <= (end?.inclusive === true ? 0 : -1),
  }
}

/** @param outermost the key to use if the bound names none, before or after all children of equal value */
function placeOf({ value, key }: Bound, order: ChildOrder, outermost: string): Position {
  if (order.by !== 'key') return { value, key: key ?? outermost }
  return { value: null, key: value?.kind === 'leaf' ? String(value.value) : outermost }
}
