/** Money may have gone back by hand, by Stripe's own judgement or by a bank before any webhook told of it. */
import { reconcileRefund } from '../payments/refund.ts'
import { LeaseLost, type Worker } from './worker.ts'

/** Asks Stripe. @throws LeaseLost where the order is no longer to be made, Problem 'unavailable' */
export async function requirePayment({ order }: Worker): Promise<void> {
  const { fence } = await reconcileRefund(order)
  if (fence !== order.fence) throw new LeaseLost()
}
