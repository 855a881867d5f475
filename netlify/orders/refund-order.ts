/** A paid order that cannot be made is refunded in full, once. */
import { Problem, type ProblemCode } from '#domain/problem.ts'
import { logProblem } from '#netlify/clients/http.ts'
import { createRefund, listRefunds } from '#netlify/clients/stripe.ts'
import { changeOrder, type Order } from './order-store.ts'
import { projectOrder } from './projection.ts'
import { beginRefund, endRefund } from './transitions.ts'

/**
 * @param given the order as whoever gives it up knows it: where it is somebody else's since, it is left to them
 * @returns the order: `refunded`, or `refunding` where Stripe has not finished; the sweep looks again at `dueAt`
 */
export async function refundOrder({ id, fence }: Order, problem: ProblemCode): Promise<Order> {
  const { order } = await changeOrder(id, (current) => beginRefund(current, fence, problem, Date.now()))
  await projectOrder(id)
  return order.state === 'refunding' ? finishRefund(order) : order
}

async function finishRefund(order: Order): Promise<Order> {
  if (!order.paymentIntentId) throw new Problem('unknown', 'An order to be refunded names no payment')
  const [made] = await listRefunds(order.paymentIntentId)
  const refund = made ?? (await createRefund(order.paymentIntentId, order.id))
  if (refund.status !== 'succeeded') {
    logProblem('refund-order', new Problem('unavailable', `Refund ${refund.id} is ${refund.status}`))
    return order
  }
  const { order: after } = await changeOrder(order.id, (current) => endRefund(current, refund.id, Date.now()))
  await projectOrder(order.id)
  return after
}
