/** A world without chance: one parent with a draft that is ordered and paid, for trials that choose their own fault. */
import type { StoryId, UserId } from '#domain/ids.ts'
import { convergeNudge } from '#netlify/orders/converge-checkout.ts'
import { openCheckout } from '#netlify/orders/open-checkout.ts'
import type { CheckoutRequest } from '#domain/wire.ts'
import { reconcile } from '#netlify/orders/reconcile.ts'
import { sweep } from '#netlify/sweep/sweep.ts'
import type { Nudge } from '#netlify/clients/stripe.ts'
import { writeDraft, type Parent } from './parent.ts'
import { orderAt, placeOf, type Place } from './place.ts'
import { randomFrom } from './random.ts'
import { produce, TEMPLATE_RECORDS } from './run-world.ts'
import { Statistics } from './statistics.ts'
import { HOUR_MS, MINUTE_MS, World } from './world.ts'

export interface Trial {
  place: Place
  parent: Parent
  sessionId: string
  paymentIntentId: string
  /** Starts the function that Stripe calls. */
  nudge: (nudge: Nudge) => void
  /** Lets time pass, with a sweep each minute. @returns when `isReached` was, in milliseconds since it began; Infinity where it was not */
  until: (isReached: () => boolean, atMostMs?: number) => Promise<number>
}

/** Paid at Stripe, and nobody has been told. */
export async function paidOrder(seed: number): Promise<Trial> {
  const world = new World(randomFrom(seed), new Statistics())
  world.isStormy = false
  const place = placeOf(world)
  place.tree.write({ storyTemplates: TEMPLATE_RECORDS })
  place.startBackground = (_name, job) => produce(place, (job as { storyId: StoryId }).storyId, false)
  const { parent, request } = writeDraft(place, 0)
  world.start('open-checkout', () => openCheckout(parent.uid as UserId, request.userEmail, request as CheckoutRequest))
  while (await world.next(world.nowMs + MINUTE_MS));
  const sessionId = orderAt(place, parent.storyId)?.sessionId ?? ''
  place.stripe.pay(sessionId, 'comes')
  const paymentIntentId = place.stripe.session(sessionId).paymentIntentId ?? ''

  const until: Trial['until'] = async (isReached, atMostMs = HOUR_MS) => {
    const beginMs = world.nowMs
    const endMs = beginMs + atMostMs
    const tick = () => {
      if (world.nowMs >= endMs) return
      world.start('sweep', sweep)
      world.start('reconcile', () => reconcile(Date.now()))
      world.after(MINUTE_MS, tick)
    }
    world.after(MINUTE_MS, tick)
    while (!isReached()) if (!(await world.next(endMs))) return Infinity
    return world.nowMs - beginMs
  }
  return {
    place,
    parent,
    sessionId,
    paymentIntentId,
    nudge: (nudge) => world.start('stripe-webhook', () => convergeNudge(nudge)),
    until,
  }
}
