import { carryIndexes } from './child-index.ts'
import { branch, childrenOf, PRIORITY_KEY } from './node.ts'
import type { TreeNode } from './node.ts'
import type { Path } from './path.ts'
import { withEntry, withoutEntry } from './sorted-map.ts'

/**
 * The tree with `value` at `path`: missing branches above it are created, and those that
 * end up empty are removed. A path that ends in `.priority` sets a priority.
 */
export function withNodeAt(node: TreeNode | null, path: Path, value: TreeNode | null): TreeNode | null {
  const [key, ...rest] = path
  if (key === undefined) return value
  if (key === PRIORITY_KEY) return withPriority(node, value)
  const before = childrenOf(node).get(key) ?? null
  const after = withNodeAt(before, rest, value)
  if (after === before) return node
  const children = childrenOf(node)
  // Writing below a leaf replaces the leaf. Removing a missing child has already returned above.
  const made = branch(
    after === null ? withoutEntry(children, key) : withEntry(children, key, after),
    node?.priority ?? null,
  )
  if (node?.kind === 'branch' && made !== null) carryIndexes(node, made, key)
  return made
}

function withPriority(node: TreeNode | null, value: TreeNode | null): TreeNode | null {
  if (node === null) return null
  const priority = value?.kind === 'leaf' && typeof value.value !== 'boolean' ? value.value : null
  return { ...node, priority }
}
