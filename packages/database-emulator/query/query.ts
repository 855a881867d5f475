import type { TreeNode } from '../tree/node.ts'
import type { ChildOrder } from '../tree/child-order.ts'

/** One end of a range: a value, and a key to break ties (absent: all keys with that value). */
export interface Bound {
  readonly value: TreeNode | null
  readonly key?: string
  readonly inclusive: boolean
}

export interface Query {
  readonly index: ChildOrder
  readonly start?: Bound
  readonly end?: Bound
  readonly limit?: { readonly count: number; readonly from: 'first' | 'last' }
}

export class InvalidQuery extends Error {
  override name = 'InvalidQuery'
}

export function orderFrom(name: string): ChildOrder {
  if (name === '.key' || name === '$key') return { by: 'key' }
  if (name === '.value' || name === '$value') return { by: 'value' }
  if (name === '.priority' || name === '$priority') return { by: 'priority' }
  return { by: 'child', path: name.split('/').filter((key) => key !== '') }
}

/** @returns the name that `.indexOn` must list; null if the service needs no index */
export function indexNameOf(order: ChildOrder): string | null {
  if (order.by === 'child') return order.path.join('/')
  return order.by === 'value' ? '.value' : null
}

/** @returns whether the query only orders and so shows every child */
export function showsEverything(query: Query): boolean {
  return query.start === undefined && query.end === undefined && query.limit === undefined
}
