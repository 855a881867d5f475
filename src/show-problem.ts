/** The only way in which the browser reports a failure: the operator gets the cause, the user one sentence. */
import type { FaultPlace } from '#domain/fault-places.ts'
import { asProblem, type ProblemCode } from '#domain/problem.ts'
import { report } from '#report'
import { problemText } from '#text/problems.ts'
import { showError } from '#ui/toast.ts'

/** @param sentence for each code, such as `sentenceOr(SHARE_BOOK.failed)`; a text is used for every code */
export function showProblem(error: unknown, place: FaultPlace, sentence: string | ((code: ProblemCode) => string)) {
  report(error, place)
  showError(typeof sentence === 'string' ? sentence : sentence(asProblem(error).code))
}

/** @param otherwise the sentence if the cause is not known */
export const sentenceOr =
  (otherwise: string) =>
  (code: ProblemCode): string =>
    code === 'unknown' ? otherwise : problemText(code)
