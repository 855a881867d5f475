import { branch, childrenFrom, leaf } from './node.ts'
import type { BranchNode, Priority, Scalar, TreeNode } from './node.ts'
import { checkDepth, checkKey, checkNumber, checkString, InvalidData } from './limits.ts'

const LIST_INDEX = /^(0|[1-9]\d*)$/

export type Json = Scalar | null | readonly Json[] | { readonly [key: string]: Json }

/**
 * Parses JSON that a client wrote: arrays become children by index, nulls and empty objects vanish, `.value` and
 * `.priority` are the export format.
 *
 * @throws InvalidData for keys, depths and values that the service refuses
 */
export function fromJson(json: Json, depth = 0): TreeNode | null {
  checkDepth(depth)
  if (json === null) return null
  if (typeof json !== 'object') return leafFrom(json, null)
  if (Array.isArray(json)) return branchFrom(Object.entries(json as readonly Json[]), null, depth)
  const object = json as { readonly [key: string]: Json }
  const priority = priorityFrom(object['.priority'] ?? null)
  if ('.value' in object) {
    const value = object['.value'] ?? null
    if (value !== null && typeof value === 'object')
      throw new InvalidData("'.value' must be a string, a number or a boolean")
    return value === null ? null : leafFrom(value, priority)
  }
  return branchFrom(
    Object.entries(object).filter(([key]) => key !== '.priority'),
    priority,
    depth,
  )
}

function leafFrom(value: Scalar, priority: Priority): TreeNode {
  if (typeof value === 'string') checkString(value)
  if (typeof value === 'number') checkNumber(value)
  return leaf(value, priority)
}

function branchFrom(entries: readonly (readonly [string, Json])[], priority: Priority, depth: number): TreeNode | null {
  const children: [string, TreeNode][] = []
  for (const [key, value] of entries) {
    checkKey(key)
    const child = fromJson(value, depth + 1)
    if (child !== null) children.push([key, child])
  }
  return branch(childrenFrom(children), priority)
}

function priorityFrom(json: Json): Priority {
  if (json === null || typeof json === 'string' || typeof json === 'number') return json
  throw new InvalidData("'.priority' must be a string or a number")
}

/** Converts to JSON with priorities, the format between clients and server: lists stay objects. */
export function toExportJson(node: TreeNode | null): Json {
  if (node === null) return null
  const { priority } = node
  if (node.kind === 'leaf') return priority === null ? node.value : { '.value': node.value, '.priority': priority }
  const children = objectOf(node, toExportJson)
  return priority === null ? children : { ...children, '.priority': priority }
}

/** Converts to the reader's JSON: children that are mostly 0, 1, 2 … become an array. */
export function toJson(node: TreeNode | null): Json {
  if (node === null) return null
  if (node.kind === 'leaf') return node.value
  const length = listLengthOf(node)
  if (length === null) return objectOf(node, toJson)
  return Array.from({ length }, (_, index) => toJson(node.children.get(String(index)) ?? null))
}

/** Converts one level only: a child with children becomes `true`. */
export function toShallowJson(node: TreeNode | null): Json {
  return node?.kind === 'branch' ? objectOf(node, () => true) : toJson(node)
}

/** @returns the highest index plus one; null if a key is no index, or if more than half of the indexes are missing */
function listLengthOf({ children }: BranchNode): number | null {
  for (const key of children.keys()) if (!LIST_INDEX.test(key)) return null
  const length = Number(children.maxKey()) + 1
  return length <= 2 * children.size ? length : null
}

function objectOf(node: BranchNode, convert: (child: TreeNode) => Json): { [key: string]: Json } {
  // Object.fromEntries defines own properties, so a key named __proto__ is only a key.
  return Object.fromEntries([...node.children.entries()].map(([key, child]) => [key, convert(child)]))
}
