import { branch, leaf, nodeAt } from '../tree/node.ts'
import type { BranchNode, TreeNode } from '../tree/node.ts'
import { compareKeys, compareValues, orderedKeys } from '../tree/order.ts'
import { showsEverything } from './query.ts'
import type { Bound, Query, QueryIndex } from './query.ts'

interface Entry {
  readonly key: string
  readonly child: TreeNode
  readonly sortedBy: TreeNode | null
}

/** What a query shows of a node: the children inside its range and limit. */
export function windowOf(node: TreeNode | null, query: Query): TreeNode | null {
  if (showsEverything(query)) return node
  if (node?.kind !== 'branch') return null
  const { start, end, limit } = query
  let entries = entriesOf(node, query.index).filter(
    (entry) => (start === undefined || isAfter(entry, start, query.index)) && (end === undefined || isBefore(entry, end, query.index)),
  )
  if (limit !== undefined) {
    entries.sort((left, right) => compareEntries(left, right, query.index))
    entries = limit.from === 'first' ? entries.slice(0, limit.count) : entries.slice(-limit.count)
  }
  return branch(new Map(entries.map(({ key, child }) => [key, child])), node.priority)
}

function entriesOf(node: BranchNode, index: QueryIndex): Entry[] {
  return orderedKeys(node).flatMap((key) => {
    const child = node.children.get(key)
    return child === undefined ? [] : [{ key, child, sortedBy: sortedBy(child, index) }]
  })
}

function sortedBy(child: TreeNode, index: QueryIndex): TreeNode | null {
  if (index.by === 'child') return nodeAt(child, index.path)
  if (index.by === 'value') return child
  return index.by === 'priority' && child.priority !== null ? leaf(child.priority) : null
}

function compareEntries(left: Entry, right: Entry, index: QueryIndex): number {
  const byValue = index.by === 'key' ? 0 : compareValues(left.sortedBy, right.sortedBy)
  return byValue || compareKeys(left.key, right.key)
}

function isAfter(entry: Entry, bound: Bound, index: QueryIndex): boolean {
  const order = compareToBound(entry, bound, index)
  return order > 0 || (order === 0 && bound.inclusive)
}

function isBefore(entry: Entry, bound: Bound, index: QueryIndex): boolean {
  const order = compareToBound(entry, bound, index)
  return order < 0 || (order === 0 && bound.inclusive)
}

function compareToBound(entry: Entry, bound: Bound, index: QueryIndex): number {
  if (index.by === 'key') {
    return bound.value?.kind === 'leaf' ? compareKeys(entry.key, String(bound.value.value)) : 0
  }
  const byValue = compareValues(entry.sortedBy, bound.value)
  if (byValue !== 0 || bound.key === undefined) return byValue
  return compareKeys(entry.key, bound.key)
}
