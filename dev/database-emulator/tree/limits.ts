/** Data that the service would not store; the message is the service's where it is known. */
export class InvalidData extends Error {
  override name = 'InvalidData'
}

const MAX_DEPTH = 32
const MAX_KEY_BYTES = 768
const MAX_STRING_BYTES = 10 * 1024 * 1024
const FORBIDDEN_IN_KEY = /[.#$/[\]\u0000-\u001f\u007f]/

export function checkKey(key: string): void {
  if (key === '' || FORBIDDEN_IN_KEY.test(key)) {
    throw new InvalidData(`Invalid data; couldn't parse key: ${JSON.stringify(key)} is empty or contains one of . # $ / [ ] or a control character`)
  }
  if (Buffer.byteLength(key) > MAX_KEY_BYTES) {
    throw new InvalidData(`Invalid data; a key is longer than ${MAX_KEY_BYTES} bytes`)
  }
}

export function checkDepth(depth: number): void {
  if (depth > MAX_DEPTH) throw new InvalidData(`Invalid data; deeper than ${MAX_DEPTH} levels`)
}

export function checkString(value: string): void {
  // A UTF-16 unit is at most three bytes: short strings need no counting.
  if (value.length * 3 > MAX_STRING_BYTES && Buffer.byteLength(value) > MAX_STRING_BYTES) {
    throw new InvalidData('Invalid data; a string is larger than 10 MB')
  }
}
