/** Reports that a paid book is ready, a gift can be given, or a refund is on its way: once for each order. */
import { isPaid, type GiftOrder, type Order } from '#domain/order.ts'
import { orderTitle } from '#domain/order-projection.ts'
import { formatGiftCode, giftPath } from '#domain/gift.ts'
import { contractPath, PATHS } from '#domain/site-paths.ts'
import { siteUrl } from '#netlify/platform/env.ts'
import { tell } from './tell.ts'

export async function tellOfStory(
  type: 'story_completed' | 'story_refunded',
  order: Order,
  nowMs: number,
): Promise<void> {
  if (order.kind === 'gift') return tellOfGift(type === 'story_refunded', order, nowMs)
  const { uid, id: storyId, sale } = order
  const { userEmail } = sale
  const contractUrl = siteUrl() + contractPath(storyId)
  const data = { uid, userEmail, storyId, title: orderTitle(order), contractUrl }
  // This parent did not pay money: they get the gift's code back.
  const isGiftBack = type === 'story_refunded' && isPaid(order) && order.payment.by === 'gift'
  await tell({ type: isGiftBack ? 'gift_returned' : type, data }, nowMs)
}

async function tellOfGift(isRefunded: boolean, order: GiftOrder, nowMs: number): Promise<void> {
  const { uid, id: storyId, sale, card } = order
  const { userEmail } = sale
  if (isRefunded) return void (await tell({ type: 'gift_refunded', data: { uid, userEmail, storyId } }, nowMs))
  const { to, from, message, email, code } = card
  const addresses = { giftUrl: siteUrl() + giftPath(code), noticeUrl: siteUrl() + PATHS.privacy }
  const written = { to, from, message, code: formatGiftCode(code), ...addresses }
  await tell(
    { type: 'gift_ready', data: { uid, userEmail, storyId, recipientEmail: email || null, ...written } },
    nowMs,
  )
}
