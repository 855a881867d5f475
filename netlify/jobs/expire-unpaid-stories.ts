/** Unpaid stories are erased 30 days after their last change, and with their portrait at the latest. */
import { paths } from '#domain/database-paths.ts'
import type { UserId } from '#domain/ids.ts'
import { parseStory } from '#domain/story.ts'
import { UNPAID_STORY_KEPT_MS } from '#domain/retention.ts'
import { erase, readWindow } from '#netlify/clients/database.ts'
import { eraseUnpaidStory } from '#netlify/orders/record/erase-unpaid-story.ts'

/**
 * @param portraitUrl of a portrait whose time has come
 * @returns until when it is to be kept after all, for a story that was changed since; null where every one is gone
 */
export async function expireUnpaidStories(uid: UserId, portraitUrl: string, nowMs: number): Promise<number | null> {
  // All of them, and of no age: one that is missed loses a portrait that it is to be made with.
  const unpaid = await readWindow(paths.userStories(uid), { by: 'paymentStatus', equalTo: 'pending' })
  let keptUntil: number | null = null
  for (const [key, value] of unpaid) {
    const story = parseStory(key, value)
    const photo = story?.children.find(({ transformedPhotoUrl }) => transformedPhotoUrl === portraitUrl)
    if (!story || !photo) continue
    const endsAt = story.updatedAt + UNPAID_STORY_KEPT_MS
    if (endsAt > nowMs) keptUntil = Math.max(endsAt, keptUntil ?? endsAt)
    else if (await eraseUnpaidStory(uid, story.id)) await eraseTransformation(uid, photo.transformId)
  }
  return keptUntil
}

/**
 * Also those whose portrait stays, since a book has it too.
 * @returns when the next draft of this user ends, milliseconds since 1970; null where there is none
 */
export async function expireOldDrafts(uid: UserId, nowMs: number): Promise<number | null> {
  const unpaid = await readWindow(paths.userStories(uid), { by: 'paymentStatus', equalTo: 'pending' })
  let next: number | null = null
  for (const [key, value] of unpaid) {
    const story = parseStory(key, value)
    if (!story) continue
    const endsAt = story.updatedAt + UNPAID_STORY_KEPT_MS
    if (endsAt > nowMs) next = Math.min(next ?? endsAt, endsAt)
    else await eraseUnpaidStory(uid, story.id)
  }
  return next
}

async function eraseTransformation(
  uid: UserId,
  transformId: Parameters<typeof paths.transformation>[1] | undefined,
): Promise<void> {
  if (transformId) await erase(paths.transformation(uid, transformId))
}
