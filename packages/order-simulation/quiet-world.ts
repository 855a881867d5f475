/**
 * A simulation without randomness: one parent with an unpaid story that is ordered and paid, for trials that choose
 * their own fault.
 */
import type { StoryId } from '#domain/ids.ts'
import { reconcileNotice } from '#netlify/orders/payments/reconcile-payment.ts'
import { reconcileWithStripe } from '#netlify/jobs/reconciliation-walk.ts'
import { sweep } from '#netlify/jobs/sweep.ts'
import type { StripeNotice } from '#netlify/clients/stripe.ts'
import { pressOrder, writeUnpaidStory, type Parent } from './parent.ts'
import { orderAt, servicesOf, type OutsideServices } from './outside-services.ts'
import { randomFrom } from './random.ts'
import { produce } from './produce.ts'
import { productionDepsOf, TEMPLATE_RECORDS } from './run-world.ts'
import { Statistics } from './statistics.ts'
import { HOUR_MS, MINUTE_MS, SimulatedWorld } from './simulated-world.ts'

export interface Trial {
  services: OutsideServices
  parent: Parent
  sessionId: string
  paymentIntentId: string
  /** Starts the function that Stripe calls. */
  notify: (notice: StripeNotice) => void
  /**
   * Lets time pass, with a sweep each minute. @returns the milliseconds until `isReached` became true; Infinity if it
   * did not
   */
  until: (isReached: () => boolean, atMostMs?: number) => Promise<number>
}

/** An order paid at Stripe, without a webhook. */
export async function paidOrder(seed: number): Promise<Trial> {
  const world = new SimulatedWorld(randomFrom(seed), new Statistics())
  world.isStormy = false
  const services = servicesOf(world)
  services.tree.write({ storyTemplates: TEMPLATE_RECORDS })
  services.startBackground = (_name, job) =>
    produce(services, (job as { storyId: StoryId }).storyId, productionDepsOf(services, false))
  const { parent, request } = writeUnpaidStory(services, 0)
  world.start('open-checkout', () => pressOrder(request))
  while (await world.next(world.nowMs + MINUTE_MS));
  const sessionId = orderAt(services, parent.storyId)?.sessionId ?? ''
  services.stripe.pay(sessionId, 'comes')
  const paymentIntentId = services.stripe.session(sessionId).paymentIntentId ?? ''

  const until: Trial['until'] = async (isReached, atMostMs = HOUR_MS) => {
    const beginMs = world.nowMs
    const endMs = beginMs + atMostMs
    const tick = () => {
      if (world.nowMs >= endMs) return
      world.start('sweep', sweep)
      world.start('reconcile', () => reconcileWithStripe(Date.now(), () => Promise.resolve()))
      world.after(MINUTE_MS, tick)
    }
    world.after(MINUTE_MS, tick)
    while (!isReached()) if (!(await world.next(endMs))) return Infinity
    return world.nowMs - beginMs
  }
  return {
    services,
    parent,
    sessionId,
    paymentIntentId,
    notify: (notice) => world.start('stripe-webhook', () => reconcileNotice(notice)),
    until,
  }
}
