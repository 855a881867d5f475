/** Processes one due order: the state machine plans the next check before any work begins. */
import { assertNever } from '#domain/remote.ts'
import type { StoryId } from '#domain/ids.ts'
import { deliveredAtOf, type BookOrder, type Order, type OrderIn } from '#domain/order.ts'
import { childKeptUntil, giftOpenUntil } from '#domain/order-child.ts'
import { EXPIRED_STORY_KEPT_MS, EXPIRED_ORDER_KEPT_MS, MAKING_MAX_MS } from '#domain/order-times.ts'
import { Problem } from '#domain/problem.ts'
import { logProblem } from '#netlify/platform/log.ts'
import { shortId } from '#netlify/platform/short-id.ts'
import { retrieveCheckoutSession } from '#netlify/clients/stripe.ts'
import { giveGiftBack } from '#netlify/orders/gifts/refund-gift.ts'
import { settleRedeemedGift } from '#netlify/orders/payments/gift-payment.ts'
import { beginOwed, reconcileMoneyBack, reconcileSession } from '#netlify/orders/payments/reconcile-payment.ts'
import { keepClips, releaseBook } from '#netlify/orders/record/book-retention.ts'
import { eraseUnpaidStory } from '#netlify/orders/record/erase-unpaid-story.ts'
import { applyOrderEvent, forgetOrder, readOrder } from '#netlify/orders/record/order-store.ts'
import { syncStoryRecord, trySyncStoryRecord } from '#netlify/orders/record/sync-story-record.ts'
import { refundOrder } from '#netlify/orders/payments/refund.ts'
import { requestProduction } from '#netlify/orders/production/request-production.ts'

export async function sweepOrder(id: StoryId, nowMs: number): Promise<void> {
  const { order, changed } = await applyOrderEvent(id, { type: 'sweep-checked' })
  if (!changed) return
  switch (order.state) {
    case 'opening':
      return
    case 'open':
      // The webhook may have been lost.
      return void (await reconcileSession(await retrieveCheckoutSession(order.sessionId)))
    case 'expired':
      return order.updatedAt + EXPIRED_STORY_KEPT_MS <= nowMs ? expireUnpaidStory(order, nowMs) : undefined
    case 'paid':
    case 'making':
      return order.paidAt + MAKING_MAX_MS <= nowMs ? giveBack(order) : resumeProduction(order)
    case 'given':
      if (order.step) return resumeProduction(order)
      return giftOpenUntil(order) <= nowMs ? void (await giveGiftBack(order)) : confirmRecord(order, nowMs)
    case 'delivered':
    case 'redeemed':
    case 'refunded':
      if ('step' in order && order.step) return resumeProduction(order)
      return (childKeptUntil(order) ?? Infinity) <= nowMs ? forgetChild(order) : confirmRecord(order, nowMs)
    case 'refunding':
    case 'disputed':
      return reconcileMoneyBack(order)
    case 'failed-refund':
      logProblem(
        'refund-refused',
        new Problem('unavailable', `The refund of order ${shortId(order.id)} was refused: a person has to act`),
        { about: order.id },
      )
      return reconcileMoneyBack(order)
    default:
      return assertNever(order)
  }
}

/** A worker does whatever the order still needs; the parent's record may be outdated too. */
async function resumeProduction(order: Order): Promise<void> {
  await requestProduction(order)
  await trySyncStoryRecord(order.id)
}

/** A slow process may have overwritten the parent's record with an older one, and died before it could correct this. */
async function confirmRecord(order: Order, nowMs: number): Promise<void> {
  if (order.kind === 'book') await confirmMedia(order, nowMs)
  if (order.state === 'redeemed') await confirmRedemption(order)
  const { id, fence, updatedAt } = order
  await syncStoryRecord(id)
  await applyOrderEvent(id, { type: 'record-confirmed', fence, updatedAt })
}

async function confirmMedia(order: BookOrder, nowMs: number): Promise<void> {
  if (deliveredAtOf(order) !== undefined) {
    // The worker that read new words aloud may have died before it saved the clip.
    if (order.book) await keepClips(order)
  } else if (order.state === 'refunded') await releaseBook(order, nowMs)
}

/** The process that redeemed the gift may have died before it changed the book's order. */
async function confirmRedemption(gift: OrderIn<'redeemed'>): Promise<void> {
  const book = await settleRedeemedGift(gift)
  if (book?.state === 'paid') await beginOwed(book)
}

async function forgetChild({ id }: Order): Promise<void> {
  await applyOrderEvent(id, { type: 'child-forgotten' })
}

async function giveBack(order: Order): Promise<void> {
  logProblem(
    'book-not-made',
    new Problem('production-failed', `Order ${shortId(order.id)} was paid long ago and nobody has made it`),
    { about: order.id },
  )
  const after = await refundOrder(order, 'production-failed')
  if (after.state === 'refunded') await requestProduction(after)
}

/** Erases the record first and the order last: if this process dies in between, the sweep still finds the order. */
async function expireUnpaidStory({ id, uid, sessionId, updatedAt }: OrderIn<'expired'>, nowMs: number): Promise<void> {
  if (sessionId) await reconcileSession(await retrieveCheckoutSession(sessionId))
  const current = await readOrder(id)
  if (current.order?.state !== 'expired') return
  await eraseUnpaidStory(uid, id)
  if (updatedAt + EXPIRED_ORDER_KEPT_MS <= nowMs) await forgetOrder(current)
}
