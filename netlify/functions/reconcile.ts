/**
 * Scheduled, every minute, beside the sweep: the walk over Stripe waits for nobody's order and nobody's photos. As with the
 * sweep, the platform answers its address to nobody, and who reaches it only brings forward what the timer would do.
 */
import type { Config } from '@netlify/functions'
import { withProblemResponse } from '#netlify/monitoring/wrap-function.ts'
import { jsonAnswer, requirePost } from '#netlify/platform/http.ts'
import { eraseOldAddressCounts } from '#netlify/accounts/address-limit.ts'
import { sweepShares } from '#netlify/shares/shares.ts'
import { sweepInvitations } from '#netlify/voices/invitations.ts'
import { reconcileWithStripe } from '#netlify/jobs/reconciliation-walk.ts'

export const config: Config = { schedule: '* * * * *' }

export default withProblemResponse('reconcile', async (request) => {
  requirePost(request)
  const nowMs = Date.now()
  await Promise.all([
    reconcileWithStripe(nowMs),
    eraseOldAddressCounts(nowMs),
    sweepShares(nowMs),
    sweepInvitations(nowMs),
  ])
  return jsonAnswer({ success: true, message: 'walked on' })
})
