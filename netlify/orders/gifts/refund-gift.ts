/** Refunds a gift that is not redeemed: at its buyer's request, and automatically when the gift expires. */
import type { StoryId, UserId } from '#domain/ids.ts'
import { isGiftOf } from '#domain/gift.ts'
import type { GiftOrder, Order, OrderIn } from '#domain/order.ts'
import { Problem } from '#domain/problem.ts'
import { refundOrder } from '../payments/refund.ts'
import { requestProduction } from '../production/request-production.ts'
import { readOrder } from '../record/order-store.ts'

/**
 * Safe to repeat. @throws Problem 'not-allowed', 'not-found', 'gift-used' if it has been redeemed, 'money-under-way'
 * during a dispute, 'unavailable'
 */
export async function refundGift(uid: UserId, giftId: StoryId): Promise<void> {
  const gift = await ownGiftOrder(uid, giftId)
  const after = gift.state === 'given' ? await giveGiftBack(gift) : gift
  switch (after.state) {
    case 'refunding':
    case 'failed-refund':
    case 'refunded':
      return
    case 'disputed':
      if (after.problem !== undefined) return
      throw new Problem('money-under-way', 'The bank argues about the money of the gift, which may be open again')
    case 'redeemed':
      throw new Problem('gift-used', 'The gift has been redeemed')
    default:
      throw new Problem('conflict', `A gift that is ${after.state} cannot be given back`)
  }
}

/** @returns the order; 'redeemed' if another user has just redeemed the gift */
export async function giveGiftBack(gift: OrderIn<'given'>): Promise<Order> {
  const after = await refundOrder(gift, 'gift-over')
  if (after.state === 'refunded') await requestProduction(after)
  return after
}

/** @throws Problem 'not-allowed' for another user's, 'not-found' */
async function ownGiftOrder(uid: UserId, giftId: StoryId): Promise<GiftOrder> {
  if (!isGiftOf(giftId, uid)) throw new Problem('not-allowed', 'Not a gift of this user')
  const { order } = await readOrder(giftId)
  if (order?.kind !== 'gift') throw new Problem('not-found', 'No such gift')
  return order
}
