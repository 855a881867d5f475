import { refundsAtStripe, sessionsAtStripe } from '../../tests/functions/support/payment.ts'

/** Counts a user's stories, payments and refunds at Stripe. */
export async function paidFor(uid: string) {
  const [sessions, refunds] = [await sessionsAtStripe(uid), await refundsAtStripe(uid)]
  return {
    stories: new Set(sessions.map(({ client_reference_id }) => client_reference_id)).size,
    paid: sessions.filter(({ status }) => status === 'complete').length,
    refunds: refunds.length,
  }
}
