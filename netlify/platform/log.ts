/**
 * The log of the server, which only this file writes: `where: [code] text`, never with a name, a mail, a token or a photo. A line
 * that is logged while a request is answered ends with its id. `console.error` is an alarm, of which whoever has begun the
 * request may tell a person (netlify/monitoring); what only came of a caller's own mistake is told one level lower, so that
 * nobody has to look for alarms among it.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { isTransient, Unforeseen, type Problem, type ProblemCode } from '#domain/problem.ts'
import { nameOfCause } from '#domain/name-of-cause.ts'
import { shortId } from './short-id.ts'

/** An alarm that a person has to check. None of it names anybody. */
export interface Alarm {
  /** The alarm's own name, such as `dispute-opened`, or the place, such as `sweep`; never with an id. */
  where: string
  code: ProblemCode
  /** The subject, such as one order: two of them are two alarms. Absent where there is one cause for all. */
  about?: string
  /** The line as it stands in the log. */
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

/**
 * An alarm: docs/operate.md says what to do about each. It is told once a day for each `where`, code and `about`.
 * @param options.about the id of what it is about; only its hash leaves the function. Absent for what befalls all alike
 */
export function logProblem(where: string, problem: Problem, { about }: { about?: string | undefined } = {}): void {
  const line = lineOf(where, problem)
  console.error(line)
  invocations.getStore()?.alarms.push({
    where,
    code: problem.code,
    ...(about !== undefined && { about: shortId(about) }),
    line,
  })
}

/** For what may be the weather or a fault of this one: an outage is one alarm, and not one for each order. */
export const logItemProblem = (where: string, problem: Problem, about: string): void =>
  logProblem(where, problem, isTransient(problem.code) ? {} : { about })

/** The caller's own mistake: nobody has to do anything about one. */
export const logRefusal = (where: string, problem: Problem): void => console.info(lineOf(where, problem))

/** Only texts of our own: what others throw may quote what they were handed. */
function lineOf(where: string, problem: Problem): string {
  const text = problem instanceof Unforeseen ? 'Not foreseen' : problem.message
  const cause = nameOfCause(problem.cause)
  const requestId = invocations.getStore()?.requestId
  return `${where}: [${problem.code}] ${text}${cause ? ` (${cause})` : ''}${requestId ? ` request=${requestId}` : ''}`
}
