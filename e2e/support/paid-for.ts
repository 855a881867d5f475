import { refundsAtStripe, sessionsAtStripe } from '../../tests/functions/support/payment.ts'

/** At Stripe, by the story that was to be paid for. */
export async function paidFor(uid: string) {
  const [sessions, refunds] = [await sessionsAtStripe(uid), await refundsAtStripe(uid)]
  return {
    stories: new Set(sessions.map(({ client_reference_id }) => client_reference_id)).size,
    paid: sessions.filter(({ status }) => status === 'complete').length,
    refunds: refunds.length,
  }
}
