/**
 * Wraps every function of the platform: a thrown error becomes an answer and a line in the log, and its alarms reach a
 * person.
 */
import type { Context } from '@netlify/functions'
import { asProblem, Problem } from '#domain/problem.ts'
import { problemAnswer, REQUEST_ID_HEADER, requestIdOf, statusOf } from '#netlify/platform/http.ts'
import { logProblem, logRefusal, withRequestId, type Alarm } from '#netlify/platform/log.ts'
import { raiseAlarms } from './alarms.ts'

type Handler = (request: Request, context?: Context) => Promise<Response>

/**
 * Wraps a function of the platform: a thrown error becomes an answer and a line in the log, as an alarm if the fault is
 * ours (5xx), as a refusal if it is the caller's (4xx). The answer contains the request's id, as all log lines of the
 * request do.
 */
export const withProblemResponse = (where: string, handle: Handler): Handler => wrapped(where, handle, problemAnswer)

/**
 * For a background function, whose answer no caller reads: if the fault is ours it fails, so that the platform calls it
 * again, after one minute and after two more. The platform logs the error, so the error has only our own words.
 */
export const withRepetition = (where: string, handle: Handler): Handler =>
  wrapped(where, handle, ({ code }) => {
    throw new Problem(code, `${where} failed: ${code}`)
  })

/** @param onFault handles a fault of ours, after the log */
function wrapped(where: string, handle: Handler, onFault: (problem: Problem) => Response): Handler {
  return async (request, context) => {
    const requestId = requestIdOf(request)
    const alarms: Alarm[] = []
    try {
      return await withRequestId(
        requestId,
        async () => {
          const response = await handle(request, context).catch((error: unknown) => {
            const problem = asProblem(error)
            const isOurs = statusOf(problem.code) >= 500
            const log = isOurs ? logProblem : logRefusal
            log(where, problem)
            return isOurs ? onFault(problem) : problemAnswer(problem)
          })
          response.headers.set(REQUEST_ID_HEADER, requestId)
          return response
        },
        alarms,
      )
    } finally {
      await afterwards(context, raiseAlarms(alarms, Date.now()))
    }
  }
}

/** Does not delay the answer if the platform lets work continue after it. */
async function afterwards(context: Context | undefined, work: Promise<void>): Promise<void> {
  if (context?.waitUntil) context.waitUntil(work)
  else await work
}
