import { at, childrenOf, node, priorityOf, textOf, valueOf } from './plain-data.ts'
import type { Plain, Scalar } from './plain-data.ts'

/** A query as plain data; the tests build the same query from the SDK's constraints. */
export interface PlainQuery {
  readonly path: readonly string[]
  readonly by: 'priority' | 'key' | 'value' | readonly string[]
  readonly start?: PlainBound
  readonly end?: PlainBound
  readonly limit?: { readonly count: number; readonly from: 'first' | 'last' }
}

export interface PlainBound {
  readonly value: Scalar | null
  readonly key?: string
  readonly inclusive: boolean
}

type Child = readonly [key: string, node: Plain]

/** @returns a listener's events for the change from one view to another, in the documented order */
export function eventsBetween(before: Plain | undefined, after: Plain, query: PlainQuery): string[] {
  const old = before === undefined ? [] : childrenInOrder(before, query)
  const young = childrenInOrder(after, query)
  const oldByKey = new Map(old)
  const youngByKey = new Map(young)
  const changed = young.filter(
    ([key, child]) => oldByKey.has(key) && textOf(oldByKey.get(key) ?? null) !== textOf(child),
  )
  const moved = changed.filter(([key, child]) => isMove(oldByKey.get(key) ?? null, child, query))
  const previous = (key: string) => young[young.findIndex(([name]) => name === key) - 1]?.[0] ?? null
  const told =
    (type: string) =>
    ([key, child]: Child) =>
      `${type} ${key} after ${previous(key)} ${textOf(child)}`
  return [
    ...old.filter(([key]) => !youngByKey.has(key)).map(([key, child]) => `removed ${key} ${textOf(child)}`),
    ...young.filter(([key]) => !oldByKey.has(key)).map(told('added')),
    ...moved.map(told('moved')),
    ...changed.map(told('changed')),
    ...(before === undefined || textOf(before) !== textOf(after) ? [`value ${textOf(after)}`] : []),
  ]
}

/** @returns whether a child's sort key has changed; with order by value, the child itself is the key */
function isMove(before: Plain, after: Plain, query: PlainQuery): boolean {
  if (query.by === 'value') return true
  return query.by !== 'key' && compare(sortKey(before, query), sortKey(after, query)) !== 0
}

/** @returns the part of the database that a query shows */
export function viewOf(root: Plain, query: PlainQuery): Plain {
  const whole = at(root, query.path)
  const { start, end, limit } = query
  if (start === undefined && end === undefined && limit === undefined) return whole
  let shown = childrenInOrder(whole, query).filter(
    (child) =>
      (start === undefined || standing(child, start, query, 'start') >= 0) &&
      (end === undefined || standing(child, end, query, 'end') <= 0),
  )
  if (limit !== undefined) shown = limit.from === 'first' ? shown.slice(0, limit.count) : shown.slice(-limit.count)
  return node(undefined, shown, null)
}

/** Compares a child with an end of the range; an exclusive end lies just beyond or before its value. */
function standing(child: Child, bound: PlainBound, query: PlainQuery, which: 'start' | 'end'): number {
  const outside = which === 'start' ? -1 : 1
  const [key, data] = child
  if (query.by === 'key') return compareKeys(key, String(bound.value)) || (bound.inclusive ? 0 : outside)
  const byValue = compare(sortKey(data, query), bound.value)
  if (byValue !== 0) return byValue
  if (bound.key === undefined) return bound.inclusive ? 0 : outside
  return compareKeys(key, bound.key) || (bound.inclusive ? 0 : outside)
}

function childrenInOrder(data: Plain, query: PlainQuery): Child[] {
  return childrenOf(data).sort(([leftKey, left], [rightKey, right]) => {
    const byValue = query.by === 'key' ? 0 : compare(sortKey(left, query), sortKey(right, query))
    return byValue || compareKeys(leftKey, rightKey)
  })
}

function sortKey(child: Plain, { by }: PlainQuery): Plain {
  if (by === 'priority') return priorityOf(child)
  if (by === 'key' || by === 'value') return child
  return at(child, by)
}

/** Order: null, false, true, numbers, strings, objects; all objects are equal. */
function compare(left: Plain, right: Plain): number {
  const byKind = kindOf(left) - kindOf(right)
  if (byKind !== 0) return byKind
  const [a, b] = [valueOf(left), valueOf(right)]
  if (a === null || b === null || a === b) return 0
  return a < b ? -1 : 1
}

function kindOf(data: Plain): number {
  if (childrenOf(data).length > 0) return 5
  const value = valueOf(data)
  return value === null ? 0 : 1 + ['boolean', 'number', 'string'].indexOf(typeof value)
}

/** Orders integers by number first, then all other keys by code units. */
function compareKeys(left: string, right: string): number {
  const [a, b] = [left, right].map((key) => (/^-?\d{1,9}$/.test(key) ? Number(key) : null))
  if (a != null && b != null) return a - b || left.length - right.length
  if (a != null || b != null) return a != null ? -1 : 1
  return left === right ? 0 : left < right ? -1 : 1
}
