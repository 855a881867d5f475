import type { Priority, TreeNode } from './node.ts'

/** Sentinels that clients send in a query's bounds: before and after every key. */
export const MIN_KEY = '[MIN_NAME]'
export const MAX_KEY = '[MAX_NAME]'

const INTEGER_KEY = /^-?0*\d{1,10}$/
const CODE_OF_NINE = '9'.charCodeAt(0)
const INT32_MIN = -2_147_483_648
const INT32_MAX = 2_147_483_647

/** Keys that are 32-bit integers come first, by number; then all others by code units. */
export function compareKeys(left: string, right: string): number {
  if (left === right) return 0
  if (left === MIN_KEY || right === MAX_KEY) return -1
  if (right === MIN_KEY || left === MAX_KEY) return 1
  const leftNumber = integerKey(left)
  const rightNumber = integerKey(right)
  if (leftNumber !== null && rightNumber !== null) {
    return leftNumber - rightNumber || left.length - right.length
  }
  if (leftNumber !== null) return -1
  if (rightNumber !== null) return 1
  return left < right ? -1 : 1
}

function integerKey(key: string): number | null {
  // Sorting asks this of millions of keys, nearly all of which begin with a letter.
  if (key.charCodeAt(0) > CODE_OF_NINE || !INTEGER_KEY.test(key)) return null
  const number = Number(key)
  return number >= INT32_MIN && number <= INT32_MAX ? number : null
}

/** Order of values in a query: nothing, false, true, numbers, strings, then anything with children. */
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
