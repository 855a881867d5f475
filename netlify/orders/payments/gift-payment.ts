/** The payment by a gift: its code is redeemed for one book, and is open again if that book is not made. */
import { isPaidByGift, type Order, type OrderIn } from '#domain/order.ts'
import type { StoryId } from '#domain/ids.ts'
import { Problem } from '#domain/problem.ts'
import { logProblem } from '#netlify/platform/log.ts'
import { shortId } from '#netlify/platform/short-id.ts'
import { applyOrderEvent, readOrder } from '../record/order-store.ts'
import { trySyncStoryRecord } from '../record/sync-story-record.ts'

/** The refund of a book that a gift has paid for: its gift is returned. */
export async function refundToGift(book: OrderIn<'refunding'>, giftId: StoryId): Promise<Order> {
  await returnGift(giftId, book)
  const { order: after } = await applyOrderEvent(book.id, { type: 'refund-settled', refundNumber: null })
  await Promise.all([trySyncStoryRecord(giftId), trySyncStoryRecord(book.id)])
  return after
}

/** It may be redeemed for another book by now, or its money may be back: then there is nothing to return. */
async function returnGift(
  giftId: StoryId,
  { id: storyId, abandonedAt }: { id: StoryId; abandonedAt?: number | undefined },
): Promise<void> {
  const because = abandonedAt === undefined ? 'not-made' : 'abandoned'
  const { order: gift, changed } = await applyOrderEvent(giftId, { type: 'gift-returned', storyId, because })
  if (!changed || gift.kind !== 'gift' || gift.state !== 'refunding') return
  const text = `Gift ${shortId(giftId)} was redeemed ${gift.timesAbandoned} times and left in the making: its buyer is refunded`
  logProblem('gift-abandoned', new Problem('gift-over', text), { about: giftId })
}

/** False where the gift's own money has gone back by hand, or is asked for by a bank, or it has another book by now. */
export async function isRedeemedFor(giftId: StoryId, storyId: StoryId): Promise<boolean> {
  const { order: gift } = await readOrder(giftId)
  return gift?.state === 'redeemed' && gift.redemption.storyId === storyId
}

/**
 * Settles a redeemed gift: the redeeming process may have died before the book was paid with it. The book gets its payment, or,
 * where it has another one or is gone, the gift is returned.
 * @returns the book that is to be made by it; null where there is none
 */
export async function settleRedeemedGift({ id: giftId, redemption }: OrderIn<'redeemed'>): Promise<Order | null> {
  const { storyId } = redemption
  const { order: known } = await readOrder(storyId)
  const book = known && (await applyOrderEvent(storyId, { type: 'paid-by-gift', giftId })).order
  const isFor = book !== null && isPaidByGift(book, giftId)
  if (isFor && book.state !== 'refunded') return book
  // Paid otherwise, what was abandoned was not this gift's.
  await returnGift(giftId, isFor ? book : { id: storyId })
  await trySyncStoryRecord(giftId)
  return null
}
