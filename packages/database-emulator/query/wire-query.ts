import { fromJson } from '../tree/json.ts'
import type { Json } from '../tree/json.ts'
import { orderFrom } from './query.ts'
import type { Bound, Query } from './query.ts'

/** A query as clients send it: sp/sn/sin start, ep/en/ein end, l and vf limit, i index. */
export type WireQuery = Readonly<Record<string, Json>>

export function queryFromWire(wire: WireQuery | undefined): Query {
  if (wire === undefined) return { index: { by: 'priority' } }
  const start = boundFrom(wire, 'sp', 'sn', 'sin')
  const end = boundFrom(wire, 'ep', 'en', 'ein')
  return {
    index: orderFrom(typeof wire.i === 'string' ? wire.i : '.priority'),
    ...(start && { start }),
    ...(end && { end }),
    ...(typeof wire.l === 'number' && { limit: { count: wire.l, from: wire.vf === 'r' ? 'last' : 'first' } as const }),
  }
}

function boundFrom(wire: WireQuery, value: string, key: string, inclusive: string): Bound | undefined {
  if (!(value in wire)) return undefined
  const name = wire[key]
  return {
    value: fromJson(wire[value] ?? null),
    inclusive: wire[inclusive] !== false,
    ...(typeof name === 'string' && { key: name }),
  }
}
