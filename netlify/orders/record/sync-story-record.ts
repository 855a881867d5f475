/** Writes what the parent may see of an order into their record, of a story or of a gift, again and again to the same. */
import { paths } from '#domain/database-paths.ts'
import type { StoryId } from '#domain/ids.ts'
import type { BookOrder, GiftOrder, Order } from '#domain/order.ts'
import { giftFieldsOf, recordFromSnapshot, storyFieldsOf, type StoredStory } from '#domain/order-projection.ts'
import { asProblem, Problem } from '#domain/problem.ts'
import { erase, patch, read } from '#netlify/clients/database.ts'
import { MAX_ATTEMPTS, updateIf } from '#netlify/records/update-if.ts'
import { logItemProblem } from '#netlify/platform/log.ts'
import { readOrder } from './order-store.ts'

/**
 * Brings the record to the order's state. Two projections may overtake one another, so each looks again after it wrote,
 * and the one that wrote something old puts it right.
 * @throws Problem 'conflict' where others write faster, 'unavailable'
 */
export async function syncStoryRecord(id: StoryId): Promise<void> {
  let written = ''
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const { order, etag } = await readOrder(id)
    if (!order || etag === written) return
    await (order.kind === 'gift' ? writeGiftRecord(order) : writeStoryRecord(order))
    written = etag
  }
  throw new Problem('conflict', 'A record changed faster than it could be written')
}

/**
 * For whoever owes a parent something else: money and books wait for no record. Its owner may write it in a loop, or it may be
 * out of reach; the last look at every order that has ended (`record-confirmed`) brings it up.
 */
export async function trySyncStoryRecord(id: StoryId): Promise<void> {
  await syncStoryRecord(id).catch((error: unknown) => logItemProblem('sync-story-record', asProblem(error), id))
}

/** @throws Problem 'conflict' where others write faster */
async function writeStoryRecord(order: BookOrder): Promise<void> {
  const fields = storyFieldsOf(order)
  if (!fields) return
  const path = paths.userStory(order.uid, order.id)
  const written = await updateIf(path, (record) => {
    // A refunded story may be erased by its parent, and so may a book, which forgets the child first.
    const { book, state } = order
    if (record === null && (state === 'refunded' || !book)) return { result: true }
    // The browser may have given the story up while its pay page was open: what was paid for is written again.
    const becomes: StoredStory = { ...(record ?? (book && recordFromSnapshot(order, book))), ...fields }
    return { becomes, result: true }
  })
  await eraseIfLeft(order, path)
  if (!written) throw new Problem('conflict', 'A record changed faster than it could be written')
}

/** Wholly ours: whoever wrote something older looks again. */
async function writeGiftRecord(order: GiftOrder): Promise<void> {
  const fields = giftFieldsOf(order)
  if (!fields) return
  const path = paths.gift(order.uid, order.id)
  await patch({ [path]: fields })
  await eraseIfLeft(order, path)
}

/** Asked afterwards: a user who left between reading and writing takes this along too. */
async function eraseIfLeft({ uid }: Order, path: string): Promise<void> {
  if ((await read(paths.erasure(uid))) !== null) await erase(path)
}
