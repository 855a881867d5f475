/** The payment may have been refunded by hand, by Stripe itself or by a bank before a webhook reports it. */
import type { Order, OrderIn } from '#domain/order.ts'
import { isRedeemedFor } from '../payments/gift-payment.ts'
import { reconcileRefund, refundOrder } from '../payments/refund.ts'
import { LeaseLost, type BookWorker } from './worker.ts'

/**
 * Asks Stripe, or checks the gift's order. @throws LeaseLost if the book must not be made any more, Problem
 * 'unavailable'
 */
export async function requirePayment({ order }: BookWorker): Promise<void> {
  const { fence } = await withPayment(order)
  if (fence !== order.fence) throw new LeaseLost()
}

/** @returns the order; being refunded if its gift no longer pays for it */
async function withPayment(order: OrderIn<'making'>): Promise<Order> {
  const { payment, id } = order
  if (payment.by === 'card') return reconcileRefund(order)
  return (await isRedeemedFor(payment.giftId, id)) ? order : refundOrder(order, 'gift-over')
}
