/** Brings the money of a payment back, in full and once, or says with an alarm why it is not back yet. */
import { isPaid, type Order, type PaidOrder } from '#domain/order.ts'
import type { OrderEvent } from '#domain/order-events.ts'
import { assertNever } from '#domain/remote.ts'
import { Problem, type ProblemCode } from '#domain/problem.ts'
import { logProblem } from '#netlify/platform/log.ts'
import { shortId } from '#netlify/platform/short-id.ts'
import { createRefund, readPayment, type Payment } from '#netlify/clients/stripe.ts'
import { applyOrderEvent } from '../record/order-store.ts'
import { refundToGift } from './gift-payment.ts'
import { trySyncStoryRecord } from '../record/sync-story-record.ts'

/**
 * @param given the order as whoever gives it up knows it: where it is somebody else's since, it is left to them
 * @returns the order: `refunded`, or `refunding` where Stripe has not finished; the sweep looks again at `dueAt`
 */
export async function refundOrder({ id, fence }: Order, problem: ProblemCode): Promise<Order> {
  const { order } = await applyOrderEvent(id, { type: 'given-up', fence, problem })
  try {
    return order.state === 'refunding' ? await reconcileRefund(order) : order
  } finally {
    await trySyncStoryRecord(id)
  }
}

/** A refund that is pending has an alarm name of its own: it must not hide a dispute of the same day. */
const ALARM_OF: Partial<Record<Order['state'], string>> = {
  disputed: 'dispute-opened',
  'failed-refund': 'refund-refused',
  refunding: 'refund-pending',
}

/** Each time others have settled, refused or disputed something meanwhile; more rounds than this is a fault, not a meeting. */
const MAX_ROUNDS = 5

/**
 * Asks Stripe what became of the order's payment and brings the order to it; makes the refund where one is owed and none is there.
 * A book that a gift paid for has no payment at Stripe: its gift is returned.
 * @throws Problem 'conflict' where the order goes on changing; the sweep looks again at its `dueAt`
 */
export async function reconcileRefund(given: Order): Promise<Order> {
  let order = given
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    if (!isPaid(order)) return order
    if (order.payment.by === 'gift')
      return order.state === 'refunding' ? refundToGift(order, order.payment.giftId) : order
    const payment = await readPayment(order.payment.intentId)
    const event = eventOf(payment, order) ?? (await eventOfNewRefund(payment, order))
    if (!event) return order
    const applied = await applyOrderEvent(order.id, event)
    order = applied.order
    // A failed refund may have been followed by one that settled: ask again for the order as it is now.
    if (!applied.changed && applied.because === 'stale') continue
    if (applied.changed && order.state !== 'refunded')
      logProblem(
        ALARM_OF[order.state] ?? 'refund',
        new Problem('unavailable', `Order ${shortId(order.id)} is ${order.state}`),
        {
          about: order.id,
        },
      )
    await trySyncStoryRecord(order.id)
    return order
  }
  throw new Problem('conflict', 'An order changed faster than its refund could be reconciled')
}

/** Money that came beside an order's own payment goes back by itself. */
export async function refundSurplus(order: Order, paymentIntentId: string): Promise<void> {
  const payment = await readPayment(paymentIntentId)
  // While a bank asks nothing can be given back, and what it took is back; a dispute that was won leaves the money with us.
  if (payment.dispute.is === 'open' || payment.dispute.is === 'lost' || takenBack(payment) >= payment.amountKurus)
    return
  const about = paymentIntentId
  logProblem(
    'payment-surplus',
    new Problem('conflict', `Payment ${paymentIntentId} came beside its order ${shortId(order.id)} and is refunded`),
    { about },
  )
  const refund = await createRefund(paymentIntentId, order.id, failedRefunds(payment) + 1)
  if (refund.status !== 'failed') return
  const failure = new Problem('unavailable', `Surplus payment ${paymentIntentId} could not be refunded`)
  logProblem('surplus-refused', failure, { about })
  throw failure
}

/** Returns the event that the payment already proves. */
function eventOf({ refunds, dispute, ...payment }: Payment, order: PaidOrder): OrderEvent | null {
  const settled = refunds.filter(({ status }) => status === 'succeeded')
  const [newest] = settled
  if (newest && sum(settled) >= payment.amountKurus) return { type: 'refund-settled', refundNumber: newest.id }
  switch (dispute.is) {
    case 'open':
      return { type: 'dispute-opened' }
    case 'lost':
      return { type: 'dispute-lost', disputeId: dispute.id }
    case 'won':
      if (order.state === 'disputed') return { type: 'dispute-won' }
      break
    case 'none':
      break
    default:
      return assertNever(dispute)
  }
  // One that was pending, or settled even, has come back.
  const refundsFailed = failedRefunds({ refunds })
  const isRefused = refundsFailed > order.refundsFailed && takenBack({ refunds }) < payment.amountKurus
  return isRefused ? { type: 'refund-failed', fence: order.fence, refundsFailed } : null
}

async function eventOfNewRefund(payment: Payment, order: PaidOrder): Promise<OrderEvent | null> {
  if (order.state !== 'refunding') return null
  if (takenBack(payment) >= payment.amountKurus) {
    const pending = new Problem('unavailable', `The refund of order ${shortId(order.id)} is pending`)
    logProblem('refund-pending', pending, { about: order.id })
    return null
  }
  const refundsFailed = failedRefunds(payment)
  const { id, status } = await createRefund(payment.id, order.id, refundsFailed + 1)
  if (status === 'succeeded') return { type: 'refund-settled', refundNumber: id }
  return status === 'failed' ? { type: 'refund-failed', fence: order.fence, refundsFailed: refundsFailed + 1 } : null
}

const sum = (refunds: Payment['refunds']): number => refunds.reduce((total, { amountKurus }) => total + amountKurus, 0)

/** Settled or on its way. */
const takenBack = ({ refunds }: Pick<Payment, 'refunds'>): number =>
  sum(refunds.filter(({ status }) => status !== 'failed'))

const failedRefunds = ({ refunds }: Pick<Payment, 'refunds'>): number =>
  refunds.filter(({ status }) => status === 'failed').length
