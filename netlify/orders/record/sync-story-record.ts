/** Writes the order's state, as far as the parent may see it, into the record of the story or gift; safe to repeat. */
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
 * Updates the record to the order's state. Two processes may overtake each other, so each reads the order again after
 * its write, and writes again if the order has changed.
 * @throws Problem 'conflict' if others write faster, 'unavailable'
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
 * Never throws: refunds and books must not wait for a record, which its owner may write in a loop, or which may be
 * unreachable. The last check of every order that has ended (`record-confirmed`) updates it.
 */
export async function trySyncStoryRecord(id: StoryId): Promise<void> {
  await syncStoryRecord(id).catch((error: unknown) => logItemProblem('sync-story-record', asProblem(error), id))
}

/** @throws Problem 'conflict' if others write faster */
async function writeStoryRecord(order: BookOrder): Promise<void> {
  const fields = storyFieldsOf(order)
  if (!fields) return
  const path = paths.userStory(order.uid, order.id)
  const written = await updateIf(path, (record) => {
    // A parent may erase the record of a refunded story, and that of a book, which makes the order forget the child
    // first.
    const { book, state } = order
    if (record === null && (state === 'refunded' || !book)) return { result: true }
    // The browser may have deleted the story while its pay page was open: write the paid story again.
    const becomes: StoredStory = { ...(record ?? (book && recordFromSnapshot(order, book))), ...fields }
    return { becomes, result: true }
  })
  await eraseIfLeft(order, path)
  if (!written) throw new Problem('conflict', 'A record changed faster than it could be written')
}

/**
 * Only the server writes this record, so the write needs no condition: a process that wrote an older state reads the
 * order again and corrects the record.
 */
async function writeGiftRecord(order: GiftOrder): Promise<void> {
  const fields = giftFieldsOf(order)
  if (!fields) return
  const path = paths.gift(order.uid, order.id)
  await patch({ [path]: fields })
  await eraseIfLeft(order, path)
}

/** Check after the write: if the user has deleted the account in between, erase the record too. */
async function eraseIfLeft({ uid }: Order, path: string): Promise<void> {
  if ((await read(paths.erasure(uid))) !== null) await erase(path)
}
