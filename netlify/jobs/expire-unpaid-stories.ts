/** Erases unpaid stories 30 days after their last change, and together with their portrait at the latest. */
import { paths } from '#domain/database-paths.ts'
import type { UserId } from '#domain/ids.ts'
import { parseStory } from '#domain/story.ts'
import { UNPAID_STORY_KEPT_MS } from '#domain/retention.ts'
import { erase, readWindow } from '#netlify/clients/database.ts'
import { eraseUnpaidStory } from '#netlify/orders/record/erase-unpaid-story.ts'

/**
 * @param portraitUrl of an expired portrait
 * @returns until when a recently changed story needs the portrait; null if no story needs it
 */
export async function expireUnpaidStories(uid: UserId, portraitUrl: string, nowMs: number): Promise<number | null> {
  // All unpaid stories, whatever their age: a story that this query misses would lose the portrait that it needs.
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
 * Also erases drafts whose portrait stays because a book uses it.
 * @returns when the next draft of this user ends, milliseconds since 1970; null if there is none
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
