/** The payment by a gift: its code is redeemed for one book, and is open again if that book is not made. */
import type { Order } from '#domain/order.ts'
import type { StoryId } from '#domain/ids.ts'
import { Problem } from '#domain/problem.ts'
import { logProblem } from '#netlify/platform/log.ts'
import { shortId } from '#netlify/platform/short-id.ts'
import { applyOrderEvent, readOrder } from '../record/order-store.ts'
import { trySyncStoryRecord } from '../record/sync-story-record.ts'

/**
 * Like `reconcileRefund`, for a book that a gift pays for: if the gift is no longer for it the book is given up, and if the book
 * is given up the gift is returned.
 */
export async function reconcileGiftPayment(book: Order, giftId: StoryId): Promise<Order> {
  const order = await givenUpWithout(giftId, book)
  if (order.state !== 'refunding') return order
  await returnGift(giftId, order)
  const { order: after } = await applyOrderEvent(book.id, { type: 'refund-settled', refundNumber: giftId })
  await Promise.all([trySyncStoryRecord(giftId), trySyncStoryRecord(book.id)])
  return after
}

/** It may be redeemed for another book by now, or its money may be back: then there is nothing to return. */
async function returnGift(
  giftId: StoryId,
  { id: storyId, abandonedAt }: Pick<Order, 'id' | 'abandonedAt'>,
): Promise<void> {
  const because = abandonedAt === undefined ? 'not-made' : 'abandoned'
  const { order: gift, changed } = await applyOrderEvent(giftId, { type: 'gift-returned', storyId, because })
  if (!changed || gift.state !== 'refunding') return
  const text = `Gift ${shortId(giftId)} was redeemed ${gift.timesAbandoned} times and left in the making: its buyer is refunded`
  logProblem('gift-abandoned', new Problem('gift-over', text), { about: giftId })
}

async function givenUpWithout(giftId: StoryId, book: Order): Promise<Order> {
  if (book.state !== 'paid' && book.state !== 'making') return book
  const { order: gift } = await readOrder(giftId)
  // Its own money may have gone back by hand, or be asked for by a bank.
  if (gift?.state === 'delivered' && gift.redeemedFor === book.id) return book
  return (await applyOrderEvent(book.id, { type: 'given-up', fence: book.fence, problem: 'gift-over' })).order
}

/**
 * Settles a redeemed gift: the redeeming process may have died before the book was paid with it. The book gets its payment, or,
 * where it has another one or is gone, the gift is returned.
 * @returns the book that is to be made by it; null where there is none
 */
export async function settleRedeemedGift({ id: giftId, redeemedFor: storyId }: Order): Promise<Order | null> {
  if (storyId === undefined) return null
  const { order: known } = await readOrder(storyId)
  const book = known && (await applyOrderEvent(storyId, { type: 'paid-by-gift', giftId })).order
  if (book?.giftId === giftId && book.state !== 'refunded') return book
  // Paid otherwise, what was abandoned was not this gift's.
  await returnGift(giftId, book?.giftId === giftId ? book : { id: storyId })
  await trySyncStoryRecord(giftId)
  return null
}
