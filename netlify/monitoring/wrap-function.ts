/** Every function of the platform is wrapped here: what it throws becomes an answer and a line, and its alarms reach a person. */
import type { Context } from '@netlify/functions'
import { asProblem, Problem } from '#domain/problem.ts'
import { problemAnswer, REQUEST_ID_HEADER, requestIdOf, statusOf } from '#netlify/platform/http.ts'
import { logProblem, logRefusal, withRequestId, type Alarm } from '#netlify/platform/log.ts'
import { raiseAlarms } from './alarms.ts'

type Handler = (request: Request, context?: Context) => Promise<Response>

/**
 * Wraps a function of the platform: what it throws becomes an answer and a line in the log, as an alarm where the fault is
 * ours (5xx) and below it where it is the caller's (4xx). The answer names the request's id, as all its lines do.
 */
export const withProblemResponse = (where: string, handle: Handler): Handler => wrapped(where, handle, problemAnswer)

/**
 * For a background function, whose answer nobody reads: where the fault is ours it fails, so that the platform calls it
 * again, after one minute and after two more. The platform logs the error, so it has our own words alone.
 */
export const withRepetition = (where: string, handle: Handler): Handler =>
  wrapped(where, handle, ({ code }) => {
    throw new Problem(code, `${where} failed: ${code}`)
  })

/** @param onFault what becomes of a fault of ours, once it is logged */
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

/** Whoever asked does not wait for it where the platform lets us go on behind the answer. */
async function afterwards(context: Context | undefined, work: Promise<void>): Promise<void> {
  if (context?.waitUntil) context.waitUntil(work)
  else await work
}
