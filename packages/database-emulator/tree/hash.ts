import { createHash } from 'node:crypto'
import type { TreeNode } from './node.ts'
import { comparePriorities } from './value-order.ts'

const hashes = new WeakMap<TreeNode, string>()

/**
 * The hash that the client SDK computes of the same data. A transaction sends the hash of the state it started from, a
 * listen that of the state it already has, and REST uses it as the ETag. The hash of no data is the empty string.
 */
export function hashOf(node: TreeNode | null): string {
  if (node === null) return ''
  const known = hashes.get(node)
  if (known !== undefined) return known
  const hash = createHash('sha1').update(textToHash(node)).digest('base64')
  hashes.set(node, hash)
  return hash
}

/** @returns whether the data match the client's hash; hashes no large tree if the client sent none */
export function hasHash(node: TreeNode | null, hash: string | undefined): boolean {
  return hash === '' || hash === undefined ? hash === '' && node === null : hashOf(node) === hash
}

function textToHash(node: TreeNode): string {
  const prefix = node.priority === null ? '' : `priority:${scalarText(node.priority)}:`
  if (node.kind === 'leaf') return prefix + scalarText(node.value)
  // The sort is stable: children of one priority keep the order of their keys.
  const children = [...node.children.entries()].sort(([, left], [, right]) =>
    comparePriorities(left.priority, right.priority),
  )
  return prefix + children.map(([key, child]) => `:${key}:${hashOf(child)}`).join('')
}

function scalarText(value: string | number | boolean): string {
  return typeof value === 'number' ? `number:${ieee754(value)}` : `${typeof value}:${String(value)}`
}

function ieee754(value: number): string {
  const bytes = Buffer.alloc(8)
  bytes.writeDoubleBE(value)
  return bytes.toString('hex')
}
