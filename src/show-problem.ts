/** The one way in which the browser says that something failed: the operator reads the cause, the person one sentence. */
import type { FaultPlace } from '#domain/fault-places.ts'
import { asProblem, type ProblemCode } from '#domain/problem.ts'
import { report } from '#report'
import { problemText } from '#text/problems.ts'
import { showError } from '#ui/toast.tsx'

/** @param sentence for each code, such as `sentenceOr(SHARE_BOOK.failed)`; a text stands for every code */
export function showProblem(error: unknown, place: FaultPlace, sentence: string | ((code: ProblemCode) => string)) {
  report(error, place)
  showError(typeof sentence === 'string' ? sentence : sentence(asProblem(error).code))
}

/** @param otherwise is said where no cause is known */
export const sentenceOr =
  (otherwise: string) =>
  (code: ProblemCode): string =>
    code === 'unknown' ? otherwise : problemText(code)
