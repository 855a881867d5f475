/**
 * The database SDK waits for a connection for ever. Whoever waits with a person watching asks through here.
 */
import { Problem } from '#domain/problem.ts'
import { withTimeLimit } from '#time-limit'
import { report } from '#report'

/**
 * @param onLate called with the answer when it comes after the deadline, to undo what landed too late
 * @throws Problem 'network' at the deadline, else whatever the operation throws
 */
export function withinDeadline<T>(operation: Promise<T>, what: string, onLate?: (value: T) => void): Promise<T> {
  const told = operation.catch((error: unknown) => {
    throw databaseProblem(error, what)
  })
  return withTimeLimit(told, what, {
    code: 'network',
    onLate,
    onLateFailure: (error) => report(error, 'database: failed after its deadline'),
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
