import { leaf, nodeAt } from './node.ts'
import type { TreeNode } from './node.ts'
import { compareKeys } from './key-order.ts'
import { compareValues } from './value-order.ts'
import type { Path } from './path.ts'

/** Sort key of the children of a branch; keys break ties. */
export type ChildOrder =
  | { readonly by: 'key' }
  | { readonly by: 'value' }
  | { readonly by: 'priority' }
  | { readonly by: 'child'; readonly path: Path }

/** A child's position in an order. */
export interface Position {
  readonly value: TreeNode | null
  readonly key: string
}

export function positionOf(key: string, child: TreeNode, order: ChildOrder): Position {
  return { key, value: sortedBy(child, order) }
}

export function comparePositions(left: Position, right: Position): number {
  return compareValues(left.value, right.value) || compareKeys(left.key, right.key)
}

function sortedBy(child: TreeNode, order: ChildOrder): TreeNode | null {
  switch (order.by) {
    case 'key':
      return null
    case 'value':
      return child
    case 'priority':
      return child.priority === null ? null : leaf(child.priority)
    case 'child':
      return nodeAt(child, order.path)
  }
}
