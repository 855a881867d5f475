import type { Path } from './path.ts'

/**
 * The data: immutable nodes, so that a write makes a new root which shares
 * everything it did not touch. Rules look at both roots (`data`, `newData`), and
 * whatever is the same object in both roots is known not to have changed.
 *
 * "Nothing here" is `null`; a branch without children does not exist.
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
  readonly children: ReadonlyMap<string, TreeNode>
  readonly priority: Priority
}

export type TreeNode = LeafNode | BranchNode

/** The last key of a path that names a node's priority instead of a child. */
export const PRIORITY_KEY = '.priority'

const NO_CHILDREN: ReadonlyMap<string, TreeNode> = new Map()

export function leaf(value: Scalar, priority: Priority = null): LeafNode {
  return { kind: 'leaf', value, priority }
}

export function branch(children: ReadonlyMap<string, TreeNode>, priority: Priority = null): BranchNode | null {
  return children.size === 0 ? null : { kind: 'branch', children, priority }
}

export function childrenOf(node: TreeNode | null): ReadonlyMap<string, TreeNode> {
  return node?.kind === 'branch' ? node.children : NO_CHILDREN
}

export function nodeAt(node: TreeNode | null, path: Path): TreeNode | null {
  let current = node
  for (const key of path) {
    if (current?.kind !== 'branch') return null
    current = current.children.get(key) ?? null
  }
  return current
}

/**
 * The tree with `value` at `path`: branches on the way are made, and those that
 * end up empty are gone. A path that ends in `.priority` sets a priority.
 */
export function withNodeAt(node: TreeNode | null, path: Path, value: TreeNode | null): TreeNode | null {
  const [key, ...rest] = path
  if (key === undefined) return value
  if (key === PRIORITY_KEY) return withPriority(node, value)
  const before = childrenOf(node).get(key) ?? null
  const after = withNodeAt(before, rest, value)
  if (after === before) return node
  const children = new Map(childrenOf(node))
  if (after === null) children.delete(key)
  else children.set(key, after)
  // Removing what was never there leaves a leaf as it is; writing below a leaf replaces it.
  if (after === null && node?.kind === 'leaf') return node
  return branch(children, node?.priority ?? null)
}

function withPriority(node: TreeNode | null, value: TreeNode | null): TreeNode | null {
  if (node === null) return null
  const priority = value?.kind === 'leaf' && typeof value.value !== 'boolean' ? value.value : null
  return { ...node, priority }
}
