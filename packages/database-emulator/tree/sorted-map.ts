import { createRequire } from 'node:module'
import type BTree from 'sorted-btree'

/**
 * A map in the order of its keys, never changed in place. `withEntry` and `withoutEntry` return a new map that shares
 * nearly all nodes with the old one, so that a write to a branch of 100,000 children costs as much as one to ten.
 */
export type SortedMap<K, V> = Pick<
  BTree<K, V>,
  'size' | 'get' | 'has' | 'maxKey' | 'keys' | 'entries' | 'entriesReversed'
>

// The package is CommonJS with its own `default`. Each loader unwraps that differently; `require` never does.
const require = createRequire(import.meta.url)
const { default: Tree } = require('sorted-btree') as { default: typeof BTree }
const { default: diffAgainst } =
  require('sorted-btree/extended/diffAgainst.js') as typeof import('sorted-btree/extended/diffAgainst.js')

export function sortedMap<K, V>(
  compare: (left: K, right: K) => number,
  entries: Iterable<readonly [K, V]> = [],
): SortedMap<K, V> {
  const map = new Tree<K, V>(undefined, compare)
  for (const [key, value] of entries) map.set(key, value)
  return map
}

export function withEntry<K, V>(map: SortedMap<K, V>, key: K, value: V): SortedMap<K, V> {
  // Without its third argument the package returns the old map if the key exists.
  return (map as BTree<K, V>).with(key, value, true)
}

export function withoutEntry<K, V>(map: SortedMap<K, V>, key: K): SortedMap<K, V> {
  return (map as BTree<K, V>).without(key)
}

/** The keys whose values are different objects in the two maps; shared nodes are skipped unread. */
export function differingKeys<K, V>(before: SortedMap<K, V>, after: SortedMap<K, V>): K[] {
  const keys: K[] = []
  const note = (key: K): void => void keys.push(key)
  diffAgainst(before as BTree<K, V>, after as BTree<K, V>, note, note, note)
  return keys
}
