import { createHash } from 'node:crypto'
import type { Priority, TreeNode } from './node.ts'
import { comparePriorities, orderedKeys } from './order.ts'

const hashes = new WeakMap<TreeNode, string>()

/**
 * The hash that the client SDK computes of the same data: a transaction names the
 * state it was computed from by it, a listen the state it already has, and REST
 * uses it as the ETag. Nothing hashes to the empty string.
 */
export function hashOf(node: TreeNode | null): string {
  if (node === null) return ''
  const known = hashes.get(node)
  if (known !== undefined) return known
  const hash = createHash('sha1').update(textToHash(node)).digest('base64')
  hashes.set(node, hash)
  return hash
}

function textToHash(node: TreeNode): string {
  const prefix = node.priority === null ? '' : `priority:${scalarText(node.priority)}:`
  if (node.kind === 'leaf') return prefix + scalarText(node.value)
  // A stable sort: children of one priority keep the order of their keys.
  const children = orderedKeys(node)
    .map((key) => ({ key, child: node.children.get(key) ?? null }))
    .sort((left, right) => comparePriorities(priorityOf(left.child), priorityOf(right.child)))
  return prefix + children.map(({ key, child }) => `:${key}:${hashOf(child)}`).join('')
}

function priorityOf(node: TreeNode | null): Priority {
  return node?.priority ?? null
}

function scalarText(value: string | number | boolean): string {
  return typeof value === 'number' ? `number:${ieee754(value)}` : `${typeof value}:${String(value)}`
}

function ieee754(value: number): string {
  const bytes = Buffer.alloc(8)
  bytes.writeDoubleBE(value)
  return bytes.toString('hex')
}
