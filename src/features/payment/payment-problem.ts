/** What a parent reads when paying could not begin (decision 36). */
import { asProblem } from '#domain/problem.ts'
import { paymentText } from '#text/payment.ts'

export function paymentSentence(error: unknown): string {
  const problem = asProblem(error)
  console.warn(`checkout: ${problem.code}: ${problem.message}`)
  return problem.code === 'missing-data' ? paymentText.missingData : paymentText.startFailed
}
