/** Unpaid drafts are erased with their portrait, 30 days after their last change. */
import { paths } from '#domain/database-paths.ts'
import type { UserId } from '#domain/ids.ts'
import { parseStory } from '#domain/story.ts'
import { erase, readWindow } from '#netlify/clients/database.ts'
import { DRAFT_KEPT_MS } from '#netlify/media/retention.ts'
import { eraseUnpaidStory } from '#netlify/orders/record/erase-unpaid-story.ts'

const STORIES_AT_ONCE = 100

/**
 * @param portraitUrl of a portrait whose time has come
 * @returns until when it is to be kept after all, for a draft that was changed since; null where every draft of it is gone
 */
export async function expireUnpaidStories(uid: UserId, portraitUrl: string, nowMs: number): Promise<number | null> {
  const stories = await readWindow(paths.userStories(uid), {
    by: 'createdAt',
    from: nowMs - 2 * DRAFT_KEPT_MS,
    until: nowMs,
    atMost: STORIES_AT_ONCE,
  })
  const drafts = stories
    .map(([id, value]) => parseStory(id, value))
    .filter((story) => story?.transformedPhotoUrl === portraitUrl && story.paymentStatus === 'pending')
  let keptUntil: number | null = null
  for (const draft of drafts) {
    if (!draft) continue
    const endsAt = draft.updatedAt + DRAFT_KEPT_MS
    if (endsAt > nowMs) keptUntil = Math.max(endsAt, keptUntil ?? endsAt)
    else if (await eraseUnpaidStory(uid, draft.id)) await eraseTransformation(uid, draft.transformId)
  }
  return keptUntil
}

async function eraseTransformation(
  uid: UserId,
  transformId: Parameters<typeof paths.transformation>[1] | undefined,
): Promise<void> {
  if (transformId) await erase(paths.transformation(uid, transformId))
}
