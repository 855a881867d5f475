import { comparePositions, positionOf } from './child-order.ts'
import type { ChildOrder, Position } from './child-order.ts'
import type { BranchNode, TreeNode } from './node.ts'
import { sortedMap, withEntry, withoutEntry } from './sorted-map.ts'
import type { SortedMap } from './sorted-map.ts'

/** The children of a branch in an order other than that of their keys. */
export type ChildIndex = SortedMap<Position, TreeNode>

interface NamedIndex {
  readonly order: ChildOrder
  readonly index: ChildIndex
}

const indexesOf = new WeakMap<BranchNode, Map<string, NamedIndex>>()

/** Built on first use, and updated by every later write to the branch. */
export function childIndex(node: BranchNode, order: ChildOrder): ChildIndex {
  const name = order.by === 'child' ? `child ${order.path.join('/')}` : order.by
  const known = indexesOf.get(node) ?? new Map<string, NamedIndex>()
  const found = known.get(name)
  if (found !== undefined) return found.index
  const made = [...node.children.entries()].map(([key, child]) => [positionOf(key, child, order), child] as const)
  const index = sortedMap(comparePositions, made)
  indexesOf.set(node, known.set(name, { order, index }))
  return index
}

/** Moves the indexes of a branch to its successor, which differs in one child. */
export function carryIndexes(before: BranchNode, after: BranchNode, key: string): void {
  const known = indexesOf.get(before)
  if (known === undefined) return
  const old = before.children.get(key)
  const young = after.children.get(key)
  const carried = new Map<string, NamedIndex>()
  for (const [name, { order, index }] of known) {
    const others = old === undefined ? index : withoutEntry(index, positionOf(key, old, order))
    carried.set(name, {
      order,
      index: young === undefined ? others : withEntry(others, positionOf(key, young, order), young),
    })
  }
  indexesOf.set(after, carried)
}
