/**
 * Tells whoever operates the site that something failed in a browser: the place, the code and the name of what was thrown,
 * each once a page and no more than a few (docs/decisions/0125-logs.md).
 */
import { sendClientReport } from '#api/client-reports.ts'
import { placeOf } from '#domain/fault-places.ts'
import { nameOfCause } from '#domain/name-of-cause.ts'
import { Unforeseen, type ProblemCode } from '#domain/problem.ts'
import type { Fault } from '#report'

const MOST_A_PAGE = 10
/** Weather of the parent's own: nobody can mend it, and it would not get through. */
const NOT_TOLD: readonly ProblemCode[] = ['network']

const told = new Set<string>()

export function tellFault({ problem, context }: Fault): void {
  // A context may go on with an address: of a picture of a child it is the key.
  const place = placeOf(context)
  if (!place) return
  const key = `${place} ${problem.code}`
  if (NOT_TOLD.includes(problem.code) || !navigator.onLine || told.has(key) || told.size >= MOST_A_PAGE) return
  told.add(key)
  const cause = nameOfCause(problem instanceof Unforeseen ? problem.cause : (problem.cause ?? problem))
  sendClientReport({ place, code: problem.code, cause })
}
