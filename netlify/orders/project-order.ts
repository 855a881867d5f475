/** Writes what the parent may see of an order into their record, again and again to the same. */
import { paths } from '#domain/database-paths.ts'
import type { StoryId } from '#domain/ids.ts'
import type { Order } from '#domain/order.ts'
import { project, recordFromSnapshot } from '#domain/order-projection.ts'
import { erase, patch, read } from '#netlify/clients/database.ts'
import { readOrder } from './order-store.ts'

/**
 * Brings the record to the order's state. Two projections may overtake one another, so each looks again after it wrote,
 * and the one that wrote something old puts it right.
 */
export async function projectOrder(id: StoryId): Promise<void> {
  for (let etag = ''; ; ) {
    const current = await readOrder(id)
    if (!current.order || current.etag === etag) return
    await writeProjection(current.order)
    etag = current.etag
  }
}

async function writeProjection(order: Order): Promise<void> {
  const fields = project(order)
  if (!fields) return
  const path = paths.userStory(order.uid, order.id)
  const isGone = (await read(path)) === null
  // A refunded story may be erased by its parent.
  if (isGone && order.state === 'refunded') return
  // The browser may have given the draft up while its pay page was open: what was paid for is written again.
  await patch(
    isGone
      ? { [path]: { ...recordFromSnapshot(order), ...fields } }
      : Object.fromEntries(Object.entries(fields).map(([field, value]) => [`${path}/${field}`, value])),
  )
  // Asked afterwards: a user who left between reading and writing takes this along too.
  if ((await read(paths.erasure(order.uid))) !== null) await erase(path)
}
