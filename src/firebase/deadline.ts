/** The database SDK waits forever for a connection. Calls for which a user waits go through here. */
import { Problem } from '#domain/problem.ts'
import { withTimeLimit } from '#time-limit'
import { report } from '#report'

/**
 * @param onLate called with an answer that comes after the deadline, to undo the late write
 * @throws Problem 'network' at the deadline, else the error of the operation
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
