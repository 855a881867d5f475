/** What of an order stands in the parent's record: written again and again to the same, from the order alone. */
import { paths } from '#domain/database-paths.ts'
import type { StoryId } from '#domain/ids.ts'
import { splitStoryId } from '#domain/story-id.ts'
import { DEFAULT_STORY_DESCRIPTION, defaultStoryTags, defaultStoryTitle } from '#domain/story.ts'
import { DEFAULT_NUMBER_OF_PAGES } from '#domain/template.ts'
import { patch, read } from '#netlify/clients/database.ts'
import { readOrder, type Order } from './order-store.ts'
import { progressOf } from './production/progress.ts'

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
  const fields = projectedFields(order)
  if (!fields) return
  const path = paths.userStory(order.uid, order.id)
  // The browser may have given the draft up while its pay page was open: what was paid for is written again.
  const isGone = (await read(path)) === null
  await patch(
    isGone
      ? { [path]: { ...recordFromSnapshot(order), ...fields } }
      : Object.fromEntries(Object.entries(fields).map(([field, value]) => [`${path}/${field}`, value])),
  )
}

/** Never title or dedication: they are the parent's. @returns null where nothing has been paid */
function projectedFields(order: Order): Record<string, unknown> | null {
  const common = { checkoutSessionId: order.sessionId ?? null, updatedAt: order.updatedAt }
  switch (order.state) {
    case 'open':
    case 'expired':
      return null
    case 'paid':
    case 'making':
      return { ...common, status: 'creating', paymentStatus: 'paid', progress: progressOf(order) }
    case 'delivered':
      return { ...common, ...order.results, status: 'completed', paymentStatus: 'paid', progress: null }
    case 'refunding':
      return { ...common, status: 'failed', paymentStatus: 'paid', problem: order.problem ?? null, progress: null }
    case 'refunded': {
      const { problem = null, refundNumber = null } = order
      return { ...common, status: 'failed', paymentStatus: 'refunded', problem, refundNumber, progress: null }
    }
  }
}

export const orderTitle = ({ snapshot }: Order): string =>
  defaultStoryTitle(snapshot.childName, snapshot.templateTitle, snapshot.childNameForm)

function recordFromSnapshot(order: Order): Record<string, unknown> {
  const { id, uid, snapshot } = order
  const { userEmail, templateId, childName, childAge, childGender, childNameForm, transformId, transformedPhotoUrl } = snapshot
  return {
    ...{ id, userId: uid, userEmail, templateId, childName, childAge, childGender, transformId, transformedPhotoUrl },
    ...(childNameForm && { childNameForm }),
    createdAt: splitStoryId(id, uid)?.createdAtMs ?? order.createdAt,
    title: orderTitle(order),
    description: DEFAULT_STORY_DESCRIPTION,
    tags: defaultStoryTags(childGender, childAge),
    numberOfPages: DEFAULT_NUMBER_OF_PAGES,
    analyticsTracked: false,
  }
}
