/** The order of a gift, by its code or by its buyer. */
import type { GiftCode } from '#domain/gift.ts'
import { isGiftOf } from '#domain/gift.ts'
import type { StoryId, UserId } from '#domain/ids.ts'
import type { GiftOrder, Order, OrderIn } from '#domain/order.ts'
import { giftOpenUntil } from '#domain/order-child.ts'
import { Problem } from '#domain/problem.ts'
import { assertNever } from '#domain/remote.ts'
import type { GiftCardWords } from '#domain/wire.ts'
import { readGiftOrder, readOrder } from '../record/order-store.ts'

/**
 * @param storyId the book that it may have been redeemed for before: a second press finds it
 * @throws Problem 'gift-unknown', 'gift-used', 'gift-over', 'money-under-way' where it may be open again
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

/** @throws Problem 'not-allowed' for another user's, 'not-found' */
export async function ownGiftOrder(uid: UserId, giftId: StoryId): Promise<GiftOrder> {
  if (!isGiftOf(giftId, uid)) throw new Problem('not-allowed', 'Not a gift of this user')
  const { order } = await readOrder(giftId)
  if (order?.kind !== 'gift') throw new Problem('not-found', 'No such gift')
  return order
}
