/**
 * What the server says of itself, and the only file that says it: `where: [code] text`, never with a name, a mail, a token or
 * a photo. What is said while a request is answered ends with its id. `console.error` is an alarm; what only came of a
 * caller's own mistake is told one level lower, so that nobody has to look for alarms among it.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { Unforeseen, type Problem } from '#domain/problem.ts'
import { nameOfCause } from './name-of-cause.ts'

const requestIds = new AsyncLocalStorage<string>()

/** Everything that is logged until `work` has ended carries the id. */
export const withRequestId = <T>(id: string, work: () => Promise<T>): Promise<T> => requestIds.run(id, work)

/** An alarm: docs/operate.md says what to do about each. */
export const logProblem = (where: string, problem: Problem): void => console.error(lineOf(where, problem))

/** The caller's own mistake: nobody has to do anything about one. */
export const logRefusal = (where: string, problem: Problem): void => console.info(lineOf(where, problem))

/** Only texts of our own: what others throw may quote what they were handed. */
function lineOf(where: string, problem: Problem): string {
  const text = problem instanceof Unforeseen ? 'Not foreseen' : problem.message
  const cause = nameOfCause(problem.cause)
  const requestId = requestIds.getStore()
  return `${where}: [${problem.code}] ${text}${cause ? ` (${cause})` : ''}${requestId ? ` request=${requestId}` : ''}`
}
