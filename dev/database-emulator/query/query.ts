import type { TreeNode } from '../tree/node.ts'
import type { Path } from '../tree/path.ts'

/** What children are ordered by. */
export type QueryIndex =
  | { readonly by: 'key' }
  | { readonly by: 'value' }
  | { readonly by: 'priority' }
  | { readonly by: 'child'; readonly path: Path }

/** One end of a range: a value, and a key to break ties (absent: all keys with that value). */
export interface Bound {
  readonly value: TreeNode | null
  readonly key?: string
  readonly inclusive: boolean
}

export interface Query {
  readonly index: QueryIndex
  readonly start?: Bound
  readonly end?: Bound
  readonly limit?: { readonly count: number; readonly from: 'first' | 'last' }
}

export class InvalidQuery extends Error {
  override name = 'InvalidQuery'
}

export function indexFrom(name: string): QueryIndex {
  if (name === '.key' || name === '$key') return { by: 'key' }
  if (name === '.value' || name === '$value') return { by: 'value' }
  if (name === '.priority' || name === '$priority') return { by: 'priority' }
  return { by: 'child', path: name.split('/').filter((key) => key !== '') }
}

/** The name under which `.indexOn` must list it; null where the service needs no index. */
export function indexNameOf(index: QueryIndex): string | null {
  if (index.by === 'child') return index.path.join('/')
  return index.by === 'value' ? '.value' : null
}

/** Whether the query only orders and so shows every child. */
export function showsEverything(query: Query): boolean {
  return query.start === undefined && query.end === undefined && query.limit === undefined
}
