/** The payment by a gift: its code is redeemed for one book, and can be redeemed again if that book is not made. */
import { isPaidByGift, type Order, type OrderIn } from '#domain/order.ts'
import type { StoryId } from '#domain/ids.ts'
import { Problem } from '#domain/problem.ts'
import { logProblem } from '#netlify/platform/log.ts'
import { shortId } from '#netlify/platform/short-id.ts'
import { applyOrderEvent, readOrder } from '../record/order-store.ts'
import { trySyncStoryRecord } from '../record/sync-story-record.ts'

/** Refunds a book that a gift has paid: returns the gift. */
export async function refundToGift(book: OrderIn<'refunding'>, giftId: StoryId): Promise<Order> {
  await returnGift(giftId, book)
  const { order: after } = await applyOrderEvent(book.id, { type: 'refund-settled', refundNumber: null })
  await Promise.all([trySyncStoryRecord(giftId), trySyncStoryRecord(book.id)])
  return after
}

/** Does nothing if the gift is redeemed for another book by now, or refunded. */
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

/** False if the gift itself was refunded by hand, is disputed, or is redeemed for another book. */
export async function isRedeemedFor(giftId: StoryId, storyId: StoryId): Promise<boolean> {
  const { order: gift } = await readOrder(giftId)
  return gift?.state === 'redeemed' && gift.redemption.storyId === storyId
}

/**
 * Settles a redeemed gift, because the process that redeemed it may have died before it paid the book. Pays the book;
 * if the book has another payment or is deleted, returns the gift.
 * @returns the book that the gift pays; null if there is none
 */
export async function settleRedeemedGift({ id: giftId, redemption }: OrderIn<'redeemed'>): Promise<Order | null> {
  const { storyId } = redemption
  const { order: known } = await readOrder(storyId)
  const book = known && (await applyOrderEvent(storyId, { type: 'paid-by-gift', giftId })).order
  const isFor = book !== null && isPaidByGift(book, giftId)
  if (isFor && book.state !== 'refunded') return book
  // If the book was paid otherwise, its abandoned production does not count for this gift.
  await returnGift(giftId, isFor ? book : { id: storyId })
  await trySyncStoryRecord(giftId)
  return null
}
