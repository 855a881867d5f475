/** Changes to a payment from outside: the bank disputes it, a person at the shop refunds it. */
import type { Parent } from './parent.ts'

type Payer = Pick<Parent, 'storyId' | 'wasMeddledWith'>
import type { OutsideServices } from './outside-services.ts'
import type { BookedDispute, StripeBooks } from './stripe-books.ts'
import { DAY_MS, MINUTE_MS, SECOND_MS } from './simulated-world.ts'

/** Someone at Stripe's dashboard or at the bank changes one of this story's payments. */
export function meddle({ world, stripe }: OutsideServices, parent: Payer): void {
  const payments = stripe.paymentsOf(parent.storyId)
  if (payments.length === 0) return
  const payment = world.random.pick(payments)
  parent.wasMeddledWith = true
  const known = stripe.disputes.find(({ paymentIntentId }) => paymentIntentId === payment.id)
  if (known?.is === 'open') return decide({ world, stripe }, known)
  const isDisputed =
    world.random.chance(0.6) &&
    object({ world, stripe }, payment.id, world.random.pick([15 * SECOND_MS, MINUTE_MS, 3 * DAY_MS]))
  if (!isDisputed) refundByHand(stripe, payment.id)
}

/** Disputes all payments at once; the bank decides while the order is still in production. */
export function objectToAll({ world, stripe }: OutsideServices, parent: Parent): void {
  parent.wasMeddledWith = true
  for (const { id } of stripe.paymentsOf(parent.storyId)) object({ world, stripe }, id, MINUTE_MS)
}

function object(
  { world, stripe }: Pick<OutsideServices, 'world' | 'stripe'>,
  paymentIntentId: string,
  decidedWithinMs: number,
): boolean {
  const dispute = stripe.dispute(paymentIntentId)
  if (dispute) world.after(world.random.between(SECOND_MS, decidedWithinMs), () => decide({ world, stripe }, dispute))
  return dispute !== null
}

function decide({ world, stripe }: Pick<OutsideServices, 'world' | 'stripe'>, dispute: BookedDispute): void {
  if (dispute.is !== 'open') return
  const is = world.random.chance(0.6) ? 'won' : 'lost'
  stripe.decide(dispute, is)
  // A person may refund a payment right after a won dispute.
  if (is === 'won' && world.random.chance(0.2))
    world.after(world.random.between(0, SECOND_MS), () => refundByHand(stripe, dispute.paymentIntentId))
}

/** Refunds by hand if there is no refund and no open dispute. */
function refundByHand(stripe: StripeBooks, paymentIntentId: string): void {
  const isOpen = stripe.disputes.some((dispute) => dispute.paymentIntentId === paymentIntentId && dispute.is === 'open')
  if (!isOpen && stripe.sumOf(paymentIntentId, ['succeeded', 'pending']) === 0)
    stripe.refund(paymentIntentId, { byHand: true })
}
