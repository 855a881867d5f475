/**
 * Files, decoders, device databases and connections may never answer. Code that keeps a user waiting awaits them
 * through this function; lint finds the calls that do not (eslint.config.js).
 */
import { Problem, type ProblemCode } from '#domain/problem.ts'

/** The longest wait before the user gets a message. */
export const WAIT_LIMIT_MS = 10_000
/** Data on a device load in milliseconds; Safari's database sometimes never answers (WebKit bug 226547). */
export const DEVICE_LIMIT_MS = 5_000

interface TimeLimit<T> {
  ms?: number
  /** The code of the Problem that is thrown at the limit. */
  code?: ProblemCode
  /** Called with an answer that comes after the limit, to undo what it did. */
  onLate?: ((value: T) => void) | undefined
  /** Called with a failure that comes after the limit. */
  onLateFailure?: (error: unknown) => void
}

/**
 * @param what the name of the operation, for the log
 * @throws Problem `code` at the limit; otherwise the promise's own error
 */
export function withTimeLimit<T>(
  promise: Promise<T>,
  what: string,
  { ms = WAIT_LIMIT_MS, code = 'no-answer', onLate, onLateFailure }: TimeLimit<T> = {},
): Promise<T> {
  return new Promise((resolve, reject) => {
    let isOver = false
    const timer = setTimeout(() => {
      isOver = true
      reject(new Problem(code, `${what}: no answer in ${ms} ms`))
    }, ms)
    promise.then(
      (value) => {
        clearTimeout(timer)
        if (isOver) onLate?.(value)
        else resolve(value)
      },
      (error: unknown) => {
        clearTimeout(timer)
        if (isOver) onLateFailure?.(error)
        else reject(error)
      },
    )
  })
}
