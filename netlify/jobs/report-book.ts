/** A parent's report about a book reaches the seller through the outbox: it survives a receiver that is down. */
import type { UserId } from '#domain/ids.ts'
import { deliveredAtOf } from '#domain/order.ts'
import { orderTitle } from '#domain/order-projection.ts'
import { Problem } from '#domain/problem.ts'
import { splitStoryId } from '#domain/story-id.ts'
import type { BookReport } from '#domain/wire.ts'
import { readOrder } from '#netlify/orders/record/order-store.ts'
import { shortId } from '#netlify/platform/short-id.ts'
import { tell } from '#netlify/notifications/tell.ts'

/**
 * @throws Problem 'not-allowed' for another user's book, 'not-found' if no such book was delivered, or its owner has
 * deleted the account
 */
export async function reportBook(uid: UserId, report: BookReport, nowMs: number): Promise<void> {
  const { storyId, fault, page, words } = report
  if (!splitStoryId(storyId, uid)) throw new Problem('not-allowed', 'Not a story of this user')
  const { order } = await readOrder(storyId)
  if (order?.kind !== 'book' || deliveredAtOf(order) === undefined || order.ownerLeftAt !== undefined)
    throw new Problem('not-found', 'No book was handed over under this id')
  const { userEmail } = order.sale
  const about = { uid, userEmail, storyId, orderHash: shortId(storyId), title: orderTitle(order) }
  await tell({ type: 'book_report', data: { ...about, fault, page, words } }, nowMs)
}
