/**
 * What the server says of itself, and the only file that says it: `where: [code] text`, never with a name, a mail, a token or
 * a photo. What is said while a request is answered ends with its id. `console.error` is an alarm, of which
 * whoever has begun the request may tell a person (netlify/monitoring); what only came of a
 * caller's own mistake is told one level lower, so that nobody has to look for alarms among it.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { Unforeseen, type Problem, type ProblemCode } from '#domain/problem.ts'
import { nameOfCause } from '#domain/name-of-cause.ts'

/** What a person has to look at. None of it names anybody. */
export interface Alarm {
  /** The place, such as `sweep`; never with an id. */
  where: string
  code: ProblemCode
  /** As it stands in the log. */
  line: string
}

interface Invocation {
  requestId: string
  alarms: Alarm[]
}

const invocations = new AsyncLocalStorage<Invocation>()

/**
 * Everything that is logged until `work` has ended carries the id.
 * @param alarms is filled with what was an alarm meanwhile
 */
export const withRequestId = <T>(requestId: string, work: () => Promise<T>, alarms: Alarm[] = []): Promise<T> =>
  invocations.run({ requestId, alarms }, work)

/** An alarm: docs/operate.md says what to do about each. */
export function logProblem(where: string, problem: Problem): void {
  const line = lineOf(where, problem)
  console.error(line)
  invocations.getStore()?.alarms.push({ where, code: problem.code, line })
}

/** The caller's own mistake: nobody has to do anything about one. */
export const logRefusal = (where: string, problem: Problem): void => console.info(lineOf(where, problem))

/** Only texts of our own: what others throw may quote what they were handed. */
function lineOf(where: string, problem: Problem): string {
  const text = problem instanceof Unforeseen ? 'Not foreseen' : problem.message
  const cause = nameOfCause(problem.cause)
  const requestId = invocations.getStore()?.requestId
  return `${where}: [${problem.code}] ${text}${cause ? ` (${cause})` : ''}${requestId ? ` request=${requestId}` : ''}`
}
