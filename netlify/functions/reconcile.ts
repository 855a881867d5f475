/**
 * Scheduled, every minute, separate from the sweep: the scan of Stripe never waits for orders or photos. The platform
 * accepts no call to its address, as with the sweep; a call that came through would only start the timer's work
 * earlier.
 */
import type { Config } from '@netlify/functions'
import { handle } from '#netlify/access/handle.ts'
import { eraseOldAddressCounts } from '#netlify/accounts/address-limit.ts'
import { reconcileWithStripe } from '#netlify/jobs/reconciliation-walk.ts'
import { sweepInvitations } from '#netlify/links/invitations.ts'
import { sweepShares } from '#netlify/links/shares.ts'
import { tellOfPayment } from '#netlify/notifications/payment-notice.ts'

export const config: Config = { schedule: '* * * * *' }

export default handle({
  name: 'reconcile',
  answer: async ({ nowMs }) => {
    await Promise.all([
      reconcileWithStripe(nowMs, (order) => tellOfPayment(order, nowMs)),
      eraseOldAddressCounts(nowMs),
      sweepShares(nowMs),
      sweepInvitations(nowMs),
    ])
    return { message: 'walked on' }
  },
})
