/** Refunds a payment, in full and once, or raises an alarm that says why it is not refunded yet. */
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
 * @param given the order as the caller knows it: if another process has changed its fence since, this call does nothing
 * @returns the order: `refunded`, or `refunding` if Stripe has not finished; the sweep checks again at `dueAt`
 */
export async function refundOrder({ id, fence }: Order, problem: ProblemCode): Promise<Order> {
  const { order } = await applyOrderEvent(id, { type: 'given-up', fence, problem })
  try {
    return order.state === 'refunding' ? await reconcileRefund(order) : order
  } finally {
    await trySyncStoryRecord(id)
  }
}

/** A pending refund has an alarm name of its own, so that it does not hide a dispute of the same day. */
const ALARM_OF: Partial<Record<Order['state'], string>> = {
  disputed: 'dispute-opened',
  'failed-refund': 'refund-refused',
  refunding: 'refund-pending',
}

/**
 * In each round another process has changed the payment meanwhile; more rounds than this are a fault, not a
 * coincidence.
 */
const MAX_ROUNDS = 5

/**
 * Asks Stripe for the state of the order's payment and updates the order; creates the refund if one is owed and does
 * not exist. A book paid by a gift has no payment at Stripe: its gift is returned.
 * @throws Problem 'conflict' if the order keeps changing; the sweep checks again at its `dueAt`
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
    // A refund that failed may be followed by one that settled: ask again with the current order.
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

/** Refunds a second payment of an order. */
export async function refundSurplus(order: Order, paymentIntentId: string): Promise<void> {
  const payment = await readPayment(paymentIntentId)
  // During a dispute no refund is possible, and after a lost one the bank has the money; a won dispute leaves the money
  // with us.
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

/** @returns the event that the payment already proves */
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
  // A pending or even a settled refund has failed since.
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

/** The sum of settled and pending refunds. */
const takenBack = ({ refunds }: Pick<Payment, 'refunds'>): number =>
  sum(refunds.filter(({ status }) => status !== 'failed'))

const failedRefunds = ({ refunds }: Pick<Payment, 'refunds'>): number =>
  refunds.filter(({ status }) => status === 'failed').length
