/** DELETE: the caller's account with all that is kept of them; payment records stay, without a child in them (decision 27). */
import type { Config } from '@netlify/functions'
import { asProblem, Problem } from '#domain/problem.ts'
import { callerOf, requireRecentSignIn, requireUnrevoked } from '#netlify/account/caller.ts'
import { beginErasure } from '#netlify/account/erasure.ts'
import { answering, jsonAnswer, logProblem } from '#netlify/clients/http.ts'
import { eraseAccount } from '#netlify/sweep/erase-account.ts'

export const config: Config = { rateLimit: { windowLimit: 10, windowSize: 60, aggregateBy: ['ip', 'domain'] } }

export default answering('account', async (request) => {
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
