/**
 * Finds a gift by its code: shows its card, and pays for a book with it. The gift is redeemed first, so that no code
 * pays for two books; if the process dies then, the sweep finds the redeemed gift and completes the book's payment
 * (`settleRedeemedGift`).
 */
import type { GiftCode } from '#domain/gift.ts'
import type { StoryId, UserId } from '#domain/ids.ts'
import { isPaidByGift, type Order, type OrderIn, type Promised } from '#domain/order.ts'
import { giftOpenUntil } from '#domain/order-child.ts'
import { newOrder } from '#domain/order-moves.ts'
import { Problem } from '#domain/problem.ts'
import { assertNever } from '#domain/remote.ts'
import { redeemedStoryPath } from '#domain/site-paths.ts'
import type { GiftCardWords } from '#domain/wire.ts'
import { siteUrl } from '#netlify/platform/env.ts'
import { cancelCheckout } from '../checkout/pay-page.ts'
import { settleRedeemedGift } from '../payments/gift-payment.ts'
import { beginOwed } from '../payments/reconcile-payment.ts'
import { applyOrderEvent, beginOrder, readGiftOrder, readOrder } from '../record/order-store.ts'
import { trySyncStoryRecord } from '../record/sync-story-record.ts'

/** Several tabs may change one order at once; after this many rounds the parent has to press again. */
const MAX_ROUNDS = 4

/**
 * @returns the address of the page that shows the book's progress
 * @throws Problem 'gift-unknown', 'gift-used', 'gift-over', 'already-paid' if the parent has paid for this book, and as
 * `readSnapshot`
 */
export async function redeemGift(
  uid: UserId,
  storyId: StoryId,
  code: GiftCode,
  readPromised: () => Promise<Promised>,
): Promise<string> {
  const gift = await redeemableGift(code, storyId)
  const book = await payableBook(uid, storyId, gift.id, readPromised)
  if (!isPaidByGift(book, gift.id)) await payWith(gift.id, storyId)
  return siteUrl() + redeemedStoryPath(storyId)
}

/** @returns the book's order: unpaid, or paid by this gift */
async function payableBook(
  uid: UserId,
  storyId: StoryId,
  giftId: StoryId,
  readPromised: () => Promise<Promised>,
): Promise<Order> {
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const { order: known } = await readOrder(storyId)
    if (known && known.uid !== uid) throw new Problem('not-allowed', 'An order of another user')
    if (known && isPaidByGift(known, giftId)) return known
    // A gift must not pay for a book whose parent can still pay: close its pay page first.
    if (known?.state === 'open') await cancelCheckout(uid, storyId)
    else {
      if (known) requirePayable(known)
      const order = await begun(uid, storyId, known, await readPromised())
      if (order) return order
    }
  }
  throw new Problem('conflict', 'The order moved on while a gift was redeemed for it')
}

function requirePayable({ state }: Order): void {
  if (state === 'opening' || state === 'expired') return
  if (state === 'paid' || state === 'making' || state === 'delivered')
    throw new Problem('already-paid', 'The order is paid')
  throw new Problem('conflict', 'The order was refunded: a new story is needed')
}

/** @returns null if another process has changed the order meanwhile */
async function begun(uid: UserId, storyId: StoryId, known: Order | null, promised: Promised): Promise<Order | null> {
  if (!known) return beginOrder(newOrder(storyId, uid, promised, Date.now()))
  const { order, changed } = await applyOrderEvent(storyId, { type: 'attempt-begun', promised, after: known })
  return changed ? order : null
}

async function payWith(giftId: StoryId, storyId: StoryId): Promise<void> {
  const { order: gift } = await applyOrderEvent(giftId, { type: 'gift-redeemed', storyId })
  // Another user may have redeemed the gift first, or its buyer may have been refunded.
  requireRedeemable(gift, storyId)
  const book = gift.state === 'redeemed' ? await settleRedeemedGift(gift) : null
  if (!book) throw new Problem('already-paid', 'The order was paid while a gift was redeemed for it')
  await trySyncStoryRecord(giftId)
  await beginOwed(book)
}

/**
 * @param storyId a book for which the gift may be redeemed already: then a second press succeeds
 * @throws Problem 'gift-unknown', 'gift-used', 'gift-over', 'money-under-way' if it may become redeemable again
 */
export async function redeemableGift(code: GiftCode, storyId?: StoryId): Promise<RedeemableGift> {
  const gift = await readGiftOrder(code)
  if (!gift) throw new Problem('gift-unknown', 'No gift has this code')
  requireRedeemable(gift, storyId)
  return gift
}

type RedeemableGift = OrderIn<'given' | 'redeemed'>

/** @throws Problem as `redeemableGift` */
export function requireRedeemable(order: Order, storyId?: StoryId): asserts order is RedeemableGift {
  switch (order.state) {
    case 'given':
      return
    case 'redeemed':
      if (order.redemption.storyId === storyId) return
      throw new Problem('gift-used', 'The gift has been redeemed')
    case 'opening':
    case 'open':
    case 'expired':
    case 'paid':
    case 'making':
    case 'delivered':
      throw new Problem('gift-unknown', 'Nobody has paid for this gift')
    case 'refunding':
    case 'failed-refund':
    case 'refunded':
      throw new Problem('gift-over', 'The money of the gift is back, or on its way')
    case 'disputed':
      throw new Problem('money-under-way', 'The bank argues about the money of the gift')
    default:
      assertNever(order)
  }
}

/** @throws Problem as `redeemableGift` */
export async function readCard(code: GiftCode): Promise<GiftCardWords> {
  const gift = await redeemableGift(code)
  const { to, from, message } = gift.card
  return { to, from, message, openUntil: giftOpenUntil(gift) }
}
