/** That a paid book is there, or its money on the way back: once for each order. */
import type { Order } from '#domain/order.ts'
import { orderTitle } from '#domain/order-projection.ts'
import { contractPath } from '#domain/site-paths.ts'
import { siteUrl } from '#netlify/platform/env.ts'
import { tell } from './tell.ts'

export async function tellOfStory(
  type: 'story_completed' | 'story_refunded',
  order: Order,
  nowMs: number,
): Promise<void> {
  const { uid, id: storyId, snapshot } = order
  const contractUrl = siteUrl() + contractPath(storyId)
  const data = { uid, userEmail: snapshot.userEmail, storyId, title: orderTitle(order), contractUrl }
  await tell({ type, data }, nowMs)
}
