/** Reads and changes the stories of one user. */
import { paths } from '#domain/database-paths.ts'
import type { StoryId, UserId } from '#domain/ids.ts'
import { Problem } from '#domain/problem.ts'
import { parseStory, type ReadableStory, type Story } from '#domain/story.ts'
import { splitStoryId } from '#domain/story-id.ts'
import { read } from '#netlify/clients/database.ts'
import { updateIf } from './update-if.ts'

/** @returns null if there is none. @throws Problem 'not-allowed' for another user's story */
export async function ownStory(uid: UserId, id: StoryId): Promise<Story | null> {
  requireOwn(uid, id)
  return parseStory(id, await read(paths.userStory(uid, id)))
}

/** @throws Problem 'not-allowed' for another user's story, 'not-found' if it cannot be read */
export const readableStory = async (uid: UserId, id: StoryId): Promise<ReadableStory> =>
  requireReadable(await ownStory(uid, id))

/** @throws Problem 'not-allowed' */
function requireOwn(uid: UserId, id: StoryId): void {
  if (!splitStoryId(id, uid)) throw new Problem('not-allowed', 'Not a story of this user')
}

/** @throws Problem 'not-found' */
function requireReadable(story: Story | null): ReadableStory {
  if (!story?.readable) throw new Problem('not-found', 'No such book, or it cannot be read yet')
  return story
}

/**
 * Changes an existing finished book: a book erased meanwhile is not created again.
 * @param decide `fields`: the new values of fields; null removes one
 * @throws Problem 'not-allowed', 'not-found', 'conflict'
 */
export async function changeReadable<Result>(
  uid: UserId,
  id: StoryId,
  decide: (story: ReadableStory) => { result: Result; fields?: object },
): Promise<Result> {
  requireOwn(uid, id)
  const changed = await updateIf(paths.userStory(uid, id), (record) => {
    const { result, fields } = decide(requireReadable(parseStory(id, record)))
    return { result: { result }, ...(fields && { becomes: { ...(record as object), ...fields } }) }
  })
  if (!changed) throw new Problem('conflict', 'The book is being changed by others')
  return changed.result
}
