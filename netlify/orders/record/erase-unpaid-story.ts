/** The parent's record of a story that nobody has paid for. */
import { paths } from '#domain/database-paths.ts'
import type { StoryId, UserId } from '#domain/ids.ts'
import { Problem } from '#domain/problem.ts'
import { parseStory } from '#domain/story.ts'
import { updateIf } from '#netlify/records/update-if.ts'

/** @returns false where it is paid, or was changed at this moment: it is not for us then */
export async function eraseUnpaidStory(uid: UserId, id: StoryId): Promise<boolean> {
  // A parent who has just changed it means to keep it: there is no second attempt.
  return (await eraseIfUnpaid(uid, id, { attempts: 1 })) ?? false
}

/** Also where it is changed at this moment. @throws Problem 'conflict' where others change it again and again */
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
