/** What a parent reads when paying could not begin (decision 36). */
import { asProblem } from '#domain/problem.ts'
import { paymentText } from '#text/payment.ts'
import { problemText } from '#text/problems.ts'

export function paymentSentence(error: unknown): string {
  const { code, message } = asProblem(error)
  console.warn(`checkout: ${code}: ${message}`)
  switch (code) {
    case 'missing-data':
      return paymentText.missingData
    case 'already-paid':
      return problemText(code)
    case 'unknown':
      return paymentText.wentWrong
    default:
      return paymentText.startFailed
  }
}
