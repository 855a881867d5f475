/** What the sweep does about one order whose time has come: the machine has said when to look again before anything is tried. */
import { paths } from '#domain/database-paths.ts'
import type { StoryId } from '#domain/ids.ts'
import type { Order } from '#domain/order.ts'
import { EXPIRED_DRAFT_KEPT_MS, EXPIRED_ORDER_KEPT_MS, MAKING_MAX_MS } from '#domain/order-times.ts'
import { Problem } from '#domain/problem.ts'
import { parseStory } from '#domain/story.ts'
import { readWithEtag, writeIf } from '#netlify/clients/database.ts'
import { logProblem } from '#netlify/clients/http.ts'
import { retrieveCheckoutSession } from '#netlify/clients/stripe.ts'
import { converge } from './converge-checkout.ts'
import { forgetOrder, readOrder, tellOrder } from './order-store.ts'
import { projectOrder } from './project-order.ts'
import { convergeRefund, refundOrder } from './settle-refund.ts'
import { startProduction } from './start-production.ts'

export async function sweepOrder(id: StoryId, nowMs: number): Promise<void> {
  const { order, changed } = await tellOrder(id, { type: 'looked' })
  if (!changed) return
  switch (order.state) {
    case 'opening':
      return
    case 'open':
      // The webhook may never have come.
      return order.sessionId ? void (await converge(await retrieveCheckoutSession(order.sessionId))) : undefined
    case 'expired':
      return order.updatedAt + EXPIRED_DRAFT_KEPT_MS <= nowMs ? forgetDraft(order, nowMs) : undefined
    case 'paid':
    case 'making':
      return (order.paidAt ?? 0) + MAKING_MAX_MS <= nowMs ? giveBack(order) : nudge(order)
    case 'delivered':
    case 'refunded':
      return order.step ? nudge(order) : showAgain(order)
    case 'refunding':
    case 'disputed':
      return settle(order)
    case 'failed-refund':
      logProblem(
        'sweep-order',
        new Problem('unavailable', `The refund of order ${order.id} was refused: a person has to act`),
      )
      return settle(order)
  }
}

/** Whatever is owed, a worker does it; the projection may be behind too. */
async function nudge(order: Order): Promise<void> {
  await projectOrder(order.id)
  await startProduction(order.id)
}

/** Somebody slow may have written an older projection over the last one, and died before putting it right. */
async function showAgain({ id }: Order): Promise<void> {
  await projectOrder(id)
  await tellOrder(id, { type: 'shown' })
}

/** Of an order whose money has to go back, or is argued about: asks Stripe, and has the parent told. */
export async function settle(order: Order): Promise<void> {
  await projectOrder(order.id)
  const after = await convergeRefund(order)
  if (after.state === 'refunded' && after.step) await startProduction(order.id)
}

async function giveBack(order: Order): Promise<void> {
  logProblem(
    'sweep-order',
    new Problem('production-failed', `Order ${order.id} was paid long ago and nobody has made it`),
  )
  const after = await refundOrder(order, 'production-failed')
  if (after.state === 'refunded') await startProduction(order.id)
}

/** The record first, the order last: should this die between, the order is found again. */
async function forgetDraft({ id, uid, sessionId, updatedAt }: Order, nowMs: number): Promise<void> {
  if (sessionId) await converge(await retrieveCheckoutSession(sessionId))
  const current = await readOrder(id)
  if (current.order?.state !== 'expired') return
  await eraseUnpaidStory(uid, id)
  if (updatedAt + EXPIRED_ORDER_KEPT_MS <= nowMs) await forgetOrder(current)
}

/** @returns false where it is paid, or was changed at this moment: it is not for us then */
export async function eraseUnpaidStory(uid: Order['uid'], id: StoryId): Promise<boolean> {
  const path = paths.userStory(uid, id)
  const { value, etag } = await readWithEtag(path)
  if (parseStory(id, value)?.paymentStatus !== 'pending') return false
  return writeIf(path, null, etag)
}
