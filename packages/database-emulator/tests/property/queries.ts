/** Random queries, as plain data and as SDK queries. */
import fc from 'fast-check'
import {
  child,
  endAt,
  endBefore,
  limitToFirst,
  limitToLast,
  onChildAdded,
  onChildChanged,
  onChildMoved,
  onChildRemoved,
  onValue,
  orderByChild,
  orderByKey,
  orderByPriority,
  orderByValue,
  query,
  startAfter,
  startAt,
} from 'firebase/database'
import type { DatabaseReference, DataSnapshot, Query, QueryConstraint } from 'firebase/database'
import { textOf } from './plain-data.ts'
import type { Plain, Scalar } from './plain-data.ts'
import type { PlainBound, PlainQuery } from './plain-query.ts'

const limit = fc.record({
  count: fc.integer({ min: 1, max: 3 }),
  from: fc.constantFrom('first' as const, 'last' as const),
})
const values: Readonly<Record<string, readonly (Scalar | null)[]>> = {
  key: ['a', '2', 'Z', 'ğ'],
  priority: [1, 2, 'p', null],
  value: [0, 1, 'a', true, null],
}

const by = fc.constantFrom<PlainQuery['by']>('priority', 'key', 'value', ['n'], ['deep', 'p'])

export const plainQuery: fc.Arbitrary<PlainQuery> = by.chain((order) => {
  const isByKey = order === 'key'
  const value = fc.constantFrom(...(values[typeof order === 'string' ? order : 'value'] ?? []))
  const bound: fc.Arbitrary<PlainBound> = fc
    .record({ value, key: fc.option(fc.constantFrom('a', '2', 'ğ'), { nil: undefined }), inclusive: fc.boolean() })
    .map(({ key, ...rest }) => (key === undefined || isByKey ? rest : { ...rest, key }))
  return fc.record(
    { path: fc.constant(['list']), by: fc.constant(order), start: bound, end: bound, limit },
    { requiredKeys: ['path', 'by'] },
  )
})

export const WHOLE: PlainQuery = { path: ['list'], by: 'priority' }

export function sdkQuery(top: DatabaseReference, { path, by: order, start, end, limit: window }: PlainQuery): Query {
  const constraints: QueryConstraint[] = []
  if (order === 'priority') constraints.push(orderByPriority())
  else if (order === 'key') constraints.push(orderByKey())
  else if (order === 'value') constraints.push(orderByValue())
  else constraints.push(orderByChild(order.join('/')))
  if (start !== undefined) constraints.push((start.inclusive ? startAt : startAfter)(start.value, start.key))
  if (end !== undefined) constraints.push((end.inclusive ? endAt : endBefore)(end.value, end.key))
  if (window !== undefined) constraints.push((window.from === 'first' ? limitToFirst : limitToLast)(window.count))
  return query(child(top, path.join('/')), ...constraints)
}

/** Records every event of a query as the model's text, until it is stopped. */
export function listen(asked: Query, events: string[]): () => void {
  const text = (snapshot: DataSnapshot) => textOf(snapshot.exportVal() as Plain)
  const placed = (type: string) => (snapshot: DataSnapshot, previous?: string | null) =>
    void events.push(`${type} ${snapshot.key} after ${previous} ${text(snapshot)}`)
  const stops = [
    onChildRemoved(asked, (snapshot) => void events.push(`removed ${snapshot.key} ${text(snapshot)}`)),
    onChildAdded(asked, placed('added')),
    onChildMoved(asked, placed('moved')),
    onChildChanged(asked, placed('changed')),
    onValue(asked, (snapshot) => void events.push(`value ${text(snapshot)}`)),
  ]
  return () => stops.forEach((stop) => stop())
}
