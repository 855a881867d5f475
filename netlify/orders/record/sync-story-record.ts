/** Writes the order's state, as far as the parent may see it, into the record of the story or gift; safe to repeat. */
import { paths } from '#domain/database-paths.ts'
import type { StoryId } from '#domain/ids.ts'
import type { Order } from '#domain/order.ts'
import { giftFieldsOf, recordFromSnapshot, storyFieldsOf, type StoredStory } from '#domain/order-projection.ts'
import { asProblem, Problem } from '#domain/problem.ts'
import { erase, read } from '#netlify/clients/database.ts'
import { updateIf } from '#netlify/records/update-if.ts'
import { logItemProblem } from '#netlify/platform/log.ts'
import { readOrder } from './order-store.ts'

/**
 * Updates the record to the order's state. The order is read after the record, and the write fails if the record has
 * changed since: a slow process never replaces a newer state by an older one, not even if it dies after its write.
 * @throws Problem 'conflict' if others write faster, 'unavailable'
 */
export async function syncStoryRecord(id: StoryId): Promise<void> {
  const { order: known } = await readOrder(id)
  if (!known) return
  const path = known.kind === 'gift' ? paths.gift(known.uid, id) : paths.userStory(known.uid, id)
  const outcome = await updateIf(path, async (record) => {
    const { order } = await readOrder(id)
    const becomes = order && recordAfter(order, record)
    return becomes ? { becomes, result: 'written' } : { result: 'unchanged' }
  })
  if (!outcome) throw new Problem('conflict', 'A record changed faster than it could be written')
  if (outcome === 'written') await eraseIfLeft(known, path)
}

/**
 * Never throws: refunds and books must not wait for a record, which its owner may write in a loop, or which may be
 * unreachable. The last check of every order that has ended (`record-confirmed`) updates it.
 */
export async function trySyncStoryRecord(id: StoryId): Promise<void> {
  await syncStoryRecord(id).catch((error: unknown) => logItemProblem('sync-story-record', asProblem(error), id))
}

/** @returns null if the record stays as it is */
function recordAfter(order: Order, record: unknown): object | null {
  if (order.kind === 'gift') {
    const fields = giftFieldsOf(order)
    return fields && { ...(record as object | null), ...fields }
  }
  const { book, state } = order
  const fields = storyFieldsOf(order)
  if (!fields) return null
  // Do not restore a record that the parent has erased: that of a refunded story, or that of a book, whose order has
  // then forgotten the child.
  if (record === null && (state === 'refunded' || !book)) return null
  // The browser may have deleted the story while its pay page was open: write the paid story again.
  return { ...(record ?? (book && recordFromSnapshot(order, book))), ...fields } satisfies StoredStory
}

/** Check after the write: if the user has deleted the account in between, erase the record too. */
async function eraseIfLeft({ uid }: Order, path: string): Promise<void> {
  if ((await read(paths.erasure(uid))) !== null) await erase(path)
}
