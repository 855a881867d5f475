/**
 * What the shop of yesterday and of a month ago left behind comes due while today's parents come: photos, pay pages that nobody
 * paid, stories and portraits. Without it a run of one day would show the sweep half of its work.
 */
import { CURRENCY, PRICE_KURUS } from '#domain/pricing.ts'
import { paths } from '#domain/database-paths.ts'
import { transition } from '#domain/order-machine.ts'
import { newOrder } from '#domain/order-moves.ts'
import { CHECKOUT_OPEN_MS, EXPIRED_ORDER_KEPT_MS, EXPIRED_STORY_KEPT_MS } from '#domain/order-times.ts'
import type { Order } from '#domain/order.ts'
import type { OrderEvent } from '#domain/order-events.ts'
import type { StoryId } from '#domain/ids.ts'
import type { OutsideServices } from '../simulate-orders/outside-services.ts'
import { WORDS, writeUnpaidStory } from '../simulate-orders/parent.ts'
import { DAY_MS } from '../simulate-orders/simulated-world.ts'

/** Whoever opened their pay page remembered in the job queue when the order is due. */
type RememberDue = (storyId: StoryId) => void

/** None of today's. */
const NUMBERS_FROM = 100_000_000
const MONTH_MS = 30 * DAY_MS

/** Their photo's day is over, and so is that of the story. */
export function endYesterdays(
  services: OutsideServices,
  number: number,
  hasPaid: boolean,
  rememberDue: RememberDue,
): void {
  const { parent, order } = writeEarlier(services, number, CHECKOUT_OPEN_MS + EXPIRED_STORY_KEPT_MS)
  services.tree.write({
    [paths.housekeepingOf(parent.uid)]: services.world.nowMs,
    ...(!hasPaid && { [paths.order(parent.storyId)]: order }),
  })
  if (!hasPaid) rememberDue(parent.storyId)
}

/** Their portrait's month is over; their order's fortnight was, and comes now for simplicity. */
export function endLastMonths(
  services: OutsideServices,
  number: number,
  hasPaid: boolean,
  rememberDue: RememberDue,
): void {
  const { world, tree, blobs } = services
  const { parent, order } = writeEarlier(services, number, MONTH_MS)
  const { uid, storyId, photos } = parent
  const [{ originalKey }] = photos
  const isUntil = world.nowMs - EXPIRED_ORDER_KEPT_MS
  blobs.delete(`private-local/${originalKey}`)
  tree.write({
    [paths.userStory(uid, storyId)]: null,
    [paths.mediaIndex(uid, originalKey)]: null,
    [paths.housekeepingOf(uid)]: world.nowMs,
    ...(!hasPaid && { [paths.order(storyId)]: { ...order, updatedAt: isUntil, dueAt: world.nowMs } }),
  })
  if (!hasPaid) rememberDue(storyId)
}

/** As it stood at that time, with its pay page closed. */
function writeEarlier(services: OutsideServices, number: number, agoMs: number) {
  const { world, stripe } = services
  const { nowMs } = world
  const beganMs = nowMs - agoMs
  world.nowMs = beganMs
  const { parent, request } = writeUnpaidStory(services, NUMBERS_FROM + number)
  const expiresAtMs = beganMs + CHECKOUT_OPEN_MS
  const session = stripe.openClosed(parent.storyId, PRICE_KURUS, CURRENCY, expiresAtMs)
  world.nowMs = nowMs
  const { storyId, uid, photos } = parent
  const [{ heroKey }] = photos
  const { userId: _uid, storyId: _id, ...ordered } = request
  const snapshot = { ...ordered, ...WORDS, templateTitle: 'Sihirli Orman Macerası', heroKey, amountKurus: PRICE_KURUS }
  const begun = newOrder(storyId, uid, { ...snapshot, currency: CURRENCY }, beganMs)
  const opened = told(begun, { type: 'session-opened', attempt: 1, sessionId: session.id }, beganMs)
  return { parent, order: told(opened, { type: 'session-ended', sessionId: session.id }, expiresAtMs) }
}

function told(order: Order, event: OrderEvent, atMs: number): Order {
  const after = transition(order, event, atMs)
  if (typeof after === 'string') throw new Error(`An order of before did not take ${event.type}: ${after}`)
  return after
}
