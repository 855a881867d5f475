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
  // Sorting calls this for millions of keys, nearly all of which begin with a letter.
  if (key.charCodeAt(0) > CODE_OF_NINE || !INTEGER_KEY.test(key)) return null
  const number = Number(key)
  return number >= INT32_MIN && number <= INT32_MAX ? number : null
}
