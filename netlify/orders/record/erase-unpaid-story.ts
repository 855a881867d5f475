/** The parent's record of an unpaid story. */
import { paths } from '#domain/database-paths.ts'
import type { StoryId, UserId } from '#domain/ids.ts'
import { Problem } from '#domain/problem.ts'
import { parseStory } from '#domain/story.ts'
import { updateIf } from '#netlify/records/update-if.ts'

/** @returns false if it is paid, or was changed at this moment: then it stays */
export async function eraseUnpaidStory(uid: UserId, id: StoryId): Promise<boolean> {
  // One attempt only: a parent who has just changed the story wants to keep it.
  return (await eraseIfUnpaid(uid, id, { attempts: 1 })) ?? false
}

/** Erases the story even if it changes at this moment. @throws Problem 'conflict' if others keep changing it */
export async function eraseChangingStory(uid: UserId, id: StoryId): Promise<void> {
  if ((await eraseIfUnpaid(uid, id)) === null) throw new Problem('conflict', 'A story is being changed by others')
}

const eraseIfUnpaid = (uid: UserId, id: StoryId, options?: Parameters<typeof updateIf>[2]): Promise<boolean | null> =>
  updateIf(
    paths.userStory(uid, id),
    (record) =>
      parseStory(id, record)?.paymentStatus === 'pending' ? { becomes: null, result: true } : { result: false },
    options,
  )
