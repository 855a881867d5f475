/** The parent's record of a story that nobody has paid for. */
import { paths } from '#domain/database-paths.ts'
import type { StoryId, UserId } from '#domain/ids.ts'
import { parseStory } from '#domain/story.ts'
import { updateIf } from '#netlify/clients/update-if.ts'

/** @returns false where it is paid, or was changed at this moment: it is not for us then */
export async function eraseUnpaidStory(uid: UserId, id: StoryId): Promise<boolean> {
  const erased = await updateIf(
    paths.userStory(uid, id),
    (record) =>
      parseStory(id, record)?.paymentStatus === 'pending' ? { becomes: null, result: true } : { result: false },
    // Who has just changed it means to keep it: it is not decided again.
    { attempts: 1 },
  )
  return erased ?? false
}
