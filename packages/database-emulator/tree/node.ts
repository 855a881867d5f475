import { compareKeys } from './key-order.ts'
import type { Path } from './path.ts'
import { sortedMap } from './sorted-map.ts'
import type { SortedMap } from './sorted-map.ts'

/**
 * The data are immutable nodes: a write creates a new root that shares all unchanged nodes. Rules read both roots
 * (`data`, `newData`); a node that is the same object in both has not changed.
 *
 * A path without data is `null`; a branch without children does not exist.
 */
export type Scalar = string | number | boolean
export type Priority = string | number | null

export interface LeafNode {
  readonly kind: 'leaf'
  readonly value: Scalar
  readonly priority: Priority
}

export interface BranchNode {
  readonly kind: 'branch'
  readonly children: Children
  readonly priority: Priority
}

export type TreeNode = LeafNode | BranchNode

/** Children in the order of keys; never empty in a branch. */
export type Children = SortedMap<string, TreeNode>

/** The last key of a path that names a node's priority instead of a child. */
export const PRIORITY_KEY = '.priority'

const NO_CHILDREN = childrenFrom([])

export function leaf(value: Scalar, priority: Priority = null): LeafNode {
  return { kind: 'leaf', value, priority }
}

export function childrenFrom(entries: Iterable<readonly [string, TreeNode]>): Children {
  return sortedMap(compareKeys, entries)
}

export function branch(children: Children, priority: Priority = null): BranchNode | null {
  return children.size === 0 ? null : { kind: 'branch', children, priority }
}

export function childrenOf(node: TreeNode | null): Children {
  return node?.kind === 'branch' ? node.children : NO_CHILDREN
}

/** @param path of a read or a write; may end in `.priority` */
export function nodeAt(node: TreeNode | null, path: Path): TreeNode | null {
  if (path.at(-1) !== PRIORITY_KEY) return childAt(node, path)
  const priority = childAt(node, path.slice(0, -1))?.priority ?? null
  return priority === null ? null : leaf(priority)
}

/** @param path the keys; an invalid key leads to null */
export function childAt(node: TreeNode | null, path: Path): TreeNode | null {
  let current = node
  for (const key of path) {
    if (current?.kind !== 'branch') return null
    current = current.children.get(key) ?? null
  }
  return current
}
