import type { Priority, TreeNode } from './node.ts'

/** Order of values in a query: null, false, true, numbers, strings, then branches. */
export function compareValues(left: TreeNode | null, right: TreeNode | null): number {
  const rank = rankOf(left) - rankOf(right)
  if (rank !== 0 || left?.kind !== 'leaf' || right?.kind !== 'leaf') return rank
  if (left.value === right.value) return 0
  return left.value < right.value ? -1 : 1
}

function rankOf(node: TreeNode | null): number {
  if (node === null) return 0
  if (node.kind === 'branch') return 4
  return typeof node.value === 'boolean' ? 1 : typeof node.value === 'number' ? 2 : 3
}

export function comparePriorities(left: Priority, right: Priority): number {
  if (left === right) return 0
  if (left === null) return -1
  if (right === null) return 1
  if (typeof left !== typeof right) return typeof left === 'number' ? -1 : 1
  return left < right ? -1 : 1
}
