/** A user's own stories: a live window by date, and the few writes that the rules allow a browser (decision 2). */
import { child, get, limitToLast, onValue, orderByChild, query, ref, remove, runTransaction, serverTimestamp, set } from 'firebase/database'
import { paths } from '#domain/database-paths.ts'
import type { StoryId, UserId } from '#domain/ids.ts'
import type { Problem } from '#domain/problem.ts'
import { newStoryRecord, parseStory, type Story, type StoryDraft } from '#domain/story.ts'
import { database } from './database.ts'
import { databaseProblem, withinDeadline } from './deadline.ts'

/** @param count how many of the newest stories the window holds. @returns how to stop */
export function watchMyStories(
  uid: UserId,
  count: number,
  onChange: (newestFirst: Story[]) => void,
  onFailed: (problem: Problem) => void,
): () => void {
  // The keys begin with the template, so only createdAt gives the order of time.
  const window = query(ref(database(), paths.userStories(uid)), orderByChild('createdAt'), limitToLast(count))
  return onValue(
    window,
    (snapshot) => {
      const stories: Story[] = []
      snapshot.forEach((child) => {
        const story = parseStory(child.key, child.val())
        if (story) stories.push(story)
        else console.warn('a story was left out: its record is not a story')
      })
      onChange(stories.reverse())
    },
    (error) => onFailed(databaseProblem(error, 'watch my stories')),
  )
}

export async function readStory(uid: UserId, id: StoryId): Promise<Story | null> {
  const snapshot = await withinDeadline(get(story(uid, id)), 'read story')
  return snapshot.exists() ? parseStory(id, snapshot.val()) : null
}

/** A record that lands after the deadline is removed again: the parent was told that it failed (decision 21). */
export async function createStory(draft: StoryDraft): Promise<void> {
  const removeLate = () => {
    remove(story(draft.uid, draft.id)).catch((error: unknown) => console.warn('a late story record could not be removed', error))
  }
  await withinDeadline(set(story(draft.uid, draft.id), newStoryRecord(draft, serverTimestamp())), 'create story', removeLate)
}

/** @throws Problem 'permission-denied' while an order stands on it */
export async function eraseStory(uid: UserId, id: StoryId): Promise<void> {
  await withinDeadline(remove(story(uid, id)), 'erase story')
}

/** @returns whether this call set the flag: of all tabs and devices one tells of the completion (decision 26) */
export async function claimCompletionEvent(uid: UserId, id: StoryId): Promise<boolean> {
  const flag = child(story(uid, id), 'analyticsTracked')
  const { committed } = await withinDeadline(runTransaction(flag, (tracked) => (tracked === true ? undefined : true)), 'claim completion event')
  return committed
}

const story = (uid: UserId, id: StoryId) => ref(database(), paths.userStory(uid, id))
