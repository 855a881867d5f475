/**
 * Scheduled, every minute, beside the sweep: the walk over Stripe waits for nobody's order and nobody's photos. As with the
 * sweep, the platform answers its address to nobody, and who reaches it only brings forward what the timer would do.
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
