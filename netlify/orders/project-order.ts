/** Writes what the parent may see of an order into their record, again and again to the same. */
import { paths } from '#domain/database-paths.ts'
import type { StoryId } from '#domain/ids.ts'
import type { Order } from '#domain/order.ts'
import { project, recordFromSnapshot } from '#domain/order-projection.ts'
import { Problem } from '#domain/problem.ts'
import { erase, read, readWithEtag, writeIf } from '#netlify/clients/database.ts'
import { readOrder } from './order-store.ts'

/** A few workers, a webhook and the parent may meet on one record; more rounds than this is a fault, not a meeting. */
const MAX_ROUNDS = 8

/**
 * Brings the record to the order's state. Two projections may overtake one another, so each looks again after it wrote,
 * and the one that wrote something old puts it right.
 * @throws Problem 'conflict' where others write faster, 'unavailable'
 */
export async function projectOrder(id: StoryId): Promise<void> {
  let written = ''
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const { order, etag } = await readOrder(id)
    if (!order || etag === written) return
    if (await writeProjection(order)) written = etag
  }
  throw new Problem('conflict', 'A record changed faster than it could be written')
}

/** @returns false where the record was changed between reading and writing: the parent may give it up at any time */
async function writeProjection(order: Order): Promise<boolean> {
  const fields = project(order)
  if (!fields) return true
  const path = paths.userStory(order.uid, order.id)
  const { value: record, etag } = await readWithEtag(path)
  // A refunded story may be erased by its parent.
  if (record === null && order.state === 'refunded') return true
  // The browser may have given the draft up while its pay page was open: what was paid for is written again.
  const isWritten = await writeIf(path, { ...(record ?? recordFromSnapshot(order)), ...fields }, etag)
  // Asked afterwards: a user who left between reading and writing takes this along too.
  if ((await read(paths.erasure(order.uid))) !== null) await erase(path)
  return isWritten
}
