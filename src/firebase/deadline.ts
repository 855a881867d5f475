/**
 * The database SDK waits for a connection for ever. Whoever waits with a person watching asks through here.
 */
import { Problem } from '#domain/problem.ts'
import { report } from '#report'

/** docs/product/06-paying.md#64-a-card-that-waits-for-its-money: a write that is not acknowledged in this time is answered as failed. */
const ANSWER_DEADLINE_MS = 10_000

/**
 * @param onLate called with the answer when it comes after the deadline, to undo what landed too late
 * @throws Problem 'network' at the deadline, else whatever the operation throws
 */
export function withinDeadline<T>(operation: Promise<T>, what: string, onLate?: (value: T) => void): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    let over = false
    const timer = setTimeout(() => {
      over = true
      reject(new Problem('network', `${what}: no answer in ${ANSWER_DEADLINE_MS} ms`))
    }, ANSWER_DEADLINE_MS)
    operation.then(
      (value) => {
        clearTimeout(timer)
        if (over) onLate?.(value)
        else resolve(value)
      },
      (error: unknown) => {
        clearTimeout(timer)
        if (over) report(databaseProblem(error, what), 'database: failed after its deadline')
        else reject(databaseProblem(error, what))
      },
    )
  })
}

/** The SDK says PERMISSION_DENIED in a code or in the message, depending on the call. */
export function databaseProblem(error: unknown, what: string): Problem {
  if (error instanceof Problem) return error
  const text = error instanceof Error ? `${(error as { code?: string }).code ?? ''} ${error.message}` : String(error)
  return new Problem(/permission.denied/i.test(text) ? 'permission-denied' : 'unavailable', `${what}: ${text.trim()}`, {
    cause: error,
  })
}
