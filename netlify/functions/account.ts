/** DELETE: the caller's account with all that is kept of them; payment records stay, without a child in them (docs/product/10-calls.md#107-an-account-is-deleted). */
import { asProblem, Problem } from '#domain/problem.ts'
import { countAddress } from '#netlify/accounts/address-limit.ts'
import { requireAccess } from '#netlify/accounts/access.ts'
import { callerOf } from '#netlify/accounts/caller.ts'
import { beginErasure } from '#netlify/accounts/erasure.ts'
import { logItemProblem } from '#netlify/platform/log.ts'
import { clientAddress } from '#netlify/platform/client-address.ts'
import { withProblemResponse } from '#netlify/monitoring/wrap-function.ts'
import { jsonAnswer } from '#netlify/platform/http.ts'
import { outboxKeyOf } from '#netlify/notifications/outbox.ts'
import { sendQueued } from '#netlify/notifications/tell.ts'
import { eraseAccount } from '#netlify/jobs/erase-account.ts'

export default withProblemResponse('account', async (request, context) => {
  if (request.method !== 'DELETE') throw new Problem('method-not-allowed', `${request.method} is not answered here`)
  const caller = await callerOf(request)
  const nowMs = Date.now()
  await countAddress(clientAddress(request, context), 'account', nowMs)
  await requireAccess('account', caller, nowMs)
  await beginErasure(caller.uid, nowMs)
  // From here on the account is deleted; what cannot be erased at once is erased by the sweep, which has been told.
  const logged = (error: unknown): void => logItemProblem('account', asProblem(error), caller.uid)
  await eraseAccount(caller.uid, null, nowMs).catch(logged)
  await sendQueued(outboxKeyOf('account_deleted', caller.uid), Date.now()).catch(logged)
  const answer = jsonAnswer({ success: true, message: 'deleted' })
  // The next person at this device finds neither pictures nor drafts nor the session.
  answer.headers.set('Clear-Site-Data', '"cache", "storage"')
  return answer
})
