import { childIndex } from '../tree/child-index.ts'
import { positionOf } from '../tree/child-order.ts'
import type { Position } from '../tree/child-order.ts'
import { branch, childrenFrom, childrenOf } from '../tree/node.ts'
import type { BranchNode, TreeNode } from '../tree/node.ts'
import { differingKeys, withEntry, withoutEntry } from '../tree/sorted-map.ts'
import { showsEverything } from './query.ts'
import type { Query } from './query.ts'
import { rangeOf } from './range.ts'

/** @returns the part of a node that a query shows: the children inside its range and limit */
export function windowOf(node: TreeNode | null, query: Query): TreeNode | null {
  if (showsEverything(query)) return node
  if (node?.kind !== 'branch') return null
  const shown = childrenFrom(childrenShown(node, query))
  return branch(shown, node.priority)
}

/**
 * Computes the window after a write from the window before it. A write outside the range costs nothing. A write inside
 * costs the window's limit, or the number of written children if there is no limit.
 *
 * @param shown `windowOf(before, query)`
 */
export function windowAfter(
  shown: TreeNode | null,
  before: TreeNode | null,
  after: TreeNode | null,
  query: Query,
): TreeNode | null {
  if (showsEverything(query)) return after
  if (before?.kind !== 'branch' || after?.kind !== 'branch' || before.priority !== after.priority)
    return windowOf(after, query)
  const range = rangeOf(query)
  const isInRange = (key: string, child: TreeNode): boolean => {
    const position = positionOf(key, child, query.index)
    return range.isAfterLow(position) && range.isBeforeHigh(position)
  }
  let children = childrenOf(shown)
  let isTouched = false
  for (const key of differingKeys(before.children, after.children)) {
    const child = after.children.get(key)
    const belongs = child !== undefined && isInRange(key, child)
    if (!belongs && !children.has(key)) continue
    isTouched = true
    children = belongs ? withEntry(children, key, child) : withoutEntry(children, key)
  }
  if (!isTouched) return shown
  return query.limit === undefined ? branch(children, after.priority) : windowOf(after, query)
}

function* childrenShown(node: BranchNode, query: Query): Generator<[string, TreeNode]> {
  const { limit } = query
  const { low, high, isAfterLow, isBeforeHigh } = rangeOf(query)
  const fromLast = limit?.from === 'last'
  const isNotYet = fromLast ? isBeforeHigh : isAfterLow
  const isStill = fromLast ? isAfterLow : isBeforeHigh
  let missing = limit?.count ?? Infinity
  for (const [position, child] of fromLast ? placesDownFrom(node, query, high) : placesUpFrom(node, query, low)) {
    if (!isNotYet(position)) continue
    if (missing === 0 || !isStill(position)) return
    missing -= 1
    yield [position.key, child]
  }
}

function* placesUpFrom(
  node: BranchNode,
  { index: order }: Query,
  low: Position | undefined,
): Generator<[Position, TreeNode]> {
  if (order.by !== 'key') yield* childIndex(node, order).entries(low)
  else for (const [key, child] of node.children.entries(low?.key)) yield [positionOf(key, child, order), child]
}

function* placesDownFrom(
  node: BranchNode,
  { index: order }: Query,
  high: Position | undefined,
): Generator<[Position, TreeNode]> {
  if (order.by !== 'key') yield* childIndex(node, order).entriesReversed(high)
  else for (const [key, child] of node.children.entriesReversed(high?.key)) yield [positionOf(key, child, order), child]
}
