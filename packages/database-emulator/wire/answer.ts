import type { WriteOutcome } from '../namespace.ts'
import type { Json } from '../tree/json.ts'

/** Answer to a request: status `ok`, or the service's error code. */
export interface Answer {
  readonly s: string
  readonly d: Json
}

/** The service's limit for one write of a client; REST may write more. */
const MAX_WRITE_BYTES = 16 * 1024 * 1024

export const OK: Answer = { s: 'ok', d: '' }
export const DENIED: Answer = { s: 'permission_denied', d: 'Permission denied' }
export const TOO_BIG: Answer = {
  s: 'write_too_big',
  d: 'Data to write exceeds the maximum size that can be modified with a single request.',
}

export function isTooBigToWrite(message: string): boolean {
  // A UTF-16 unit is at most three bytes: short messages need no counting.
  return message.length * 3 > MAX_WRITE_BYTES && Buffer.byteLength(message) > MAX_WRITE_BYTES
}

export function answerTo(outcome: WriteOutcome): Answer {
  switch (outcome.is) {
    case 'written':
      return OK
    case 'denied':
      return DENIED
    case 'stale':
      return { s: 'datastale', d: 'Transaction hash does not match' }
    case 'invalid':
      return { s: 'failure', d: outcome.message }
  }
}
