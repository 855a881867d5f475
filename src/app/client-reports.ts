/**
 * Reports a browser's failure to the site's operator: place, code and name of the thrown error, each once per page and
 * only a few (docs/decisions/0125-logs.md).
 */
import { sendClientReport } from '#api/client-reports.ts'
import { placeOf } from '#domain/fault-places.ts'
import { nameOfCause } from '#domain/name-of-cause.ts'
import { Unforeseen, type ProblemCode } from '#domain/problem.ts'
import type { Fault } from '#report'

const MOST_A_PAGE = 10
/** Failures of the parent's own network: the operator cannot fix them, and the report would not get through. */
const NOT_TOLD: readonly ProblemCode[] = ['network']

const told = new Set<string>()

export function tellFault({ problem, context }: Fault): void {
  // Send the place only, because a context may end with an address, and the address of a child's picture is its key.
  const place = placeOf(context)
  if (!place) return
  const key = `${place} ${problem.code}`
  if (NOT_TOLD.includes(problem.code) || !navigator.onLine || told.has(key) || told.size >= MOST_A_PAGE) return
  told.add(key)
  const cause = nameOfCause(problem instanceof Unforeseen ? problem.cause : (problem.cause ?? problem))
  sendClientReport({ place, code: problem.code, cause })
}
