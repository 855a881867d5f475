/** DELETE: the caller's account with all that is kept of them; payment records stay, without a child in them (docs/product/10-calls.md#107-an-account-is-deleted). */
import type { Config } from '@netlify/functions'
import { asProblem, Problem } from '#domain/problem.ts'
import { callerOf, requireRecentSignIn, requireUnrevoked } from '#netlify/accounts/caller.ts'
import { beginErasure } from '#netlify/accounts/erasure.ts'
import { logProblem } from '#netlify/platform/log.ts'
import { withProblemResponse, jsonAnswer } from '#netlify/platform/http.ts'
import { eraseAccount } from '#netlify/jobs/erase-account.ts'

export const config: Config = { rateLimit: { windowLimit: 10, windowSize: 60, aggregateBy: ['ip', 'domain'] } }

export default withProblemResponse('account', async (request) => {
  if (request.method !== 'DELETE') throw new Problem('method-not-allowed', `${request.method} is not answered here`)
  const caller = await callerOf(request)
  const nowMs = Date.now()
  requireRecentSignIn(caller, nowMs)
  await requireUnrevoked(caller)
  await beginErasure(caller.uid, nowMs)
  // From here on the account is deleted; what cannot be erased at once is erased by the sweep, which has been told.
  await eraseAccount(caller.uid, null, nowMs).catch((error: unknown) => logProblem('account', asProblem(error)))
  return jsonAnswer({ success: true, message: 'deleted' })
})
