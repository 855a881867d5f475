/**
 * The log of the server, which only this file writes: `where: [code] text`, never with a name, a mail, a token or a
 * photo. A line of a request ends with the request's id. `console.error` is an alarm, which the request's wrapper may
 * report to a person (netlify/monitoring); a mistake of the caller is logged one level lower, so that it does not hide
 * alarms.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { isTransient, Unforeseen, type Problem, type ProblemCode } from '#domain/problem.ts'
import { nameOfCause } from '#domain/name-of-cause.ts'
import { shortId } from './short-id.ts'

/** An alarm that a person has to check. It contains no personal data. */
export interface Alarm {
  /** The alarm's own name, such as `dispute-opened`, or the place, such as `sweep`; never an id. */
  where: string
  code: ProblemCode
  /** The subject, such as one order: alarms about two orders are two alarms. Absent if all have one cause. */
  about?: string
  /** The line in the log. */
  line: string
}

interface Invocation {
  requestId: string
  alarms: Alarm[]
}

const invocations = new AsyncLocalStorage<Invocation>()

/**
 * Adds the id to every line that is logged until `work` has ended.
 * @param alarms collects the alarms of that time
 */
export const withRequestId = <T>(requestId: string, work: () => Promise<T>, alarms: Alarm[] = []): Promise<T> =>
  invocations.run({ requestId, alarms }, work)

/**
 * Logs an alarm: docs/operate.md says what to do about each. It is reported once a day for each `where`, code and
 * `about`.
 * @param options.about the subject's id; only its hash leaves the function. Absent if the alarm concerns all subjects
 * alike
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

/** For a failure that may be transient or the item's own fault: an outage is one alarm, not one for each order. */
export const logItemProblem = (where: string, problem: Problem, about: string): void =>
  logProblem(where, problem, isTransient(problem.code) ? {} : { about })

/** The caller's own mistake: nobody has to act. */
export const logRefusal = (where: string, problem: Problem): void => console.info(lineOf(where, problem))

/** Only our own texts: a foreign error may quote its input. */
function lineOf(where: string, problem: Problem): string {
  const text = problem instanceof Unforeseen ? 'Not foreseen' : problem.message
  const cause = nameOfCause(problem.cause)
  const requestId = invocations.getStore()?.requestId
  return `${where}: [${problem.code}] ${text}${cause ? ` (${cause})` : ''}${requestId ? ` request=${requestId}` : ''}`
}
