import { PRIORITY_KEY } from './node.ts'
import type { Path } from './path.ts'

/** Data that the service would not store; the message is the service's where it is known. */
export class InvalidData extends Error {
  override name = 'InvalidData'
}

/** A key that the service does not allow. */
export class InvalidKey extends InvalidData {
  override name = 'InvalidKey'
  readonly key: string

  constructor(key: string) {
    super("Invalid data; couldn't parse key. Key value can't be empty or contain $ # [ ] / or .")
    this.key = key
  }
}

/** Answer to a request with an invalid path. */
export const INVALID_PATH = 'Invalid path: Invalid token in path'

const MAX_DEPTH = 32
const MAX_KEY_BYTES = 768
const MAX_STRING_BYTES = 10 * 1024 * 1024
const FORBIDDEN_IN_KEY = /[.#$/[\]\u0000-\u001f\u007f]/

export function checkKey(key: string): void {
  if (!isKey(key)) throw new InvalidKey(key)
  if (Buffer.byteLength(key) > MAX_KEY_BYTES) {
    throw new InvalidData(`Invalid data; a key is longer than ${MAX_KEY_BYTES} bytes`)
  }
}

/** @throws InvalidData if no value can be at the path; it may end in `.priority` */
export function checkPath(path: Path): void {
  const keys = path.at(-1) === PRIORITY_KEY ? path.slice(0, -1) : path
  if (!keys.every(isKey)) throw new InvalidData(INVALID_PATH)
  for (const key of keys) checkKey(key)
}

export function isKey(text: string): boolean {
  return text !== '' && !FORBIDDEN_IN_KEY.test(text)
}

export function checkDepth(depth: number): void {
  if (depth > MAX_DEPTH) throw new InvalidData(`Invalid data; deeper than ${MAX_DEPTH} levels`)
}

/** @throws InvalidData for a number that JSON allows and JavaScript cannot represent (`1e999`) */
export function checkNumber(value: number): void {
  if (!Number.isFinite(value)) throw new InvalidData("Invalid data; couldn't parse JSON object, array, or value.")
}

export function checkString(value: string): void {
  // A UTF-16 unit is at most three bytes: short strings need no counting.
  if (value.length * 3 > MAX_STRING_BYTES && Buffer.byteLength(value) > MAX_STRING_BYTES) {
    throw new InvalidData('Invalid data; a string is larger than 10 MB')
  }
}
