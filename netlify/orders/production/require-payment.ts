/** Money may have gone back by hand, by Stripe's own judgement or by a bank before any webhook told of it. */
import type { Order, OrderIn } from '#domain/order.ts'
import { isRedeemedFor } from '../payments/gift-payment.ts'
import { reconcileRefund, refundOrder } from '../payments/refund.ts'
import { LeaseLost, type BookWorker } from './worker.ts'

/** Asks Stripe, or the gift. @throws LeaseLost where the order is no longer to be made, Problem 'unavailable' */
export async function requirePayment({ order }: BookWorker): Promise<void> {
  const { fence } = await withPayment(order)
  if (fence !== order.fence) throw new LeaseLost()
}

/** @returns the order, given up where its payment is no longer its own */
async function withPayment(order: OrderIn<'making'>): Promise<Order> {
  const { payment, id } = order
  if (payment.by === 'card') return reconcileRefund(order)
  return (await isRedeemedFor(payment.giftId, id)) ? order : refundOrder(order, 'gift-over')
}
