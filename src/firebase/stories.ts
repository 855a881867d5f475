/** A user's own stories: live pages by date, and the few writes that the rules allow a browser (product 3.3). */
import { child, get, ref, remove, runTransaction, serverTimestamp, update } from 'firebase/database'
import * as v from 'valibot'
import { paths } from '#domain/database-paths.ts'
import type { StoryId, UserId } from '#domain/ids.ts'
import type { Cursor, Page } from '#domain/live-pages.ts'
import type { Rewordings } from '#domain/own-words.ts'
import { printsSchema, type Prints } from '#domain/printed-book.ts'
import { asProblem, type Problem } from '#domain/problem.ts'
import { fieldsOf, newStoryRecord, parseStory, type OrderRequest, type Story, type StoryChange } from '#domain/story.ts'
import type { Watch } from '#domain/remote.ts'
import { report } from '#report'
import { createCounted } from './counted-write.ts'
import { database } from './database.ts'
import { withinDeadline } from './deadline.ts'
import { watchPage } from './live-page.ts'
import { watchOwn } from './watch.ts'

/** @param from the page holds stories older than this; null: the newest. @returns a function that stops it */
export const watchMyStories = (
  uid: UserId,
  from: Cursor | null,
  onChange: (page: Page<Story>) => void,
  onFailed: (problem: Problem) => void,
): (() => void) =>
  // A story's key begins with the template, so only createdAt gives the order of time.
  watchPage({ path: paths.userStories(uid), called: ['stories', 'story'], parse: parseStory }, from, onChange, onFailed)

/** Watches the state of a book's files for a press. */
export const watchPrints =
  (id: StoryId): Watch<Prints> =>
  (uid, onChange, onFailed) =>
    watchOwn(
      'prints',
      child(story(uid, id), 'prints'),
      (snapshot) => onChange(v.parse(v.fallback(printsSchema, {}), snapshot.val() ?? {})),
      onFailed,
    )

export interface WatchedWords {
  storyTexts: readonly string[]
  rewordings: Rewordings
}

/** The words of a finished book, and the state of requests for other words. */
export const watchWords =
  (id: StoryId): Watch<WatchedWords> =>
  (uid, onChange, onFailed) =>
    watchOwn(
      'words',
      story(uid, id),
      (snapshot) => {
        const watched = parseStory(id, snapshot.val())
        if (watched?.readable) onChange({ storyTexts: watched.storyTexts, rewordings: watched.rewordings ?? {} })
      },
      onFailed,
    )

export async function readStory(uid: UserId, id: StoryId): Promise<Story | null> {
  const snapshot = await withinDeadline(get(story(uid, id)), 'read story')
  return snapshot.exists() ? parseStory(id, snapshot.val()) : null
}

/** Removes a record that arrives after the deadline, because the parent was told that it failed (product 6.4). */
export async function createStory(order: OrderRequest): Promise<void> {
  const removeLate = () => {
    remove(story(order.uid, order.id)).catch((error: unknown) => report(error, 'stories: remove a late record'))
  }
  await withinDeadline(
    createCounted(order.uid, 'userStories', order.id, {
      [paths.userStory(order.uid, order.id)]: newStoryRecord(order, serverTimestamp()),
    }),
    'create story',
    removeLate,
  )
}

/** @param before restored if no answer comes, because the SDK still sends the change that was reported as failed */
export async function changeStory(uid: UserId, id: StoryId, before: StoryChange, after: StoryChange): Promise<void> {
  const write = (change: StoryChange) => {
    const values = Object.fromEntries(fieldsOf(after).map((field) => [field, change[field] || null]))
    return update(story(uid, id), { ...values, updatedAt: serverTimestamp() })
  }
  await withinDeadline(write(after), 'change a story').catch((error: unknown) => {
    if (asProblem(error).code === 'network')
      write(before).catch((reason: unknown) => report(reason, 'stories: restore after a late change'))
    throw error
  })
}

/** @throws Problem 'permission-denied' while an order uses the story */
export async function eraseStory(uid: UserId, id: StoryId): Promise<void> {
  await withinDeadline(remove(story(uid, id)), 'erase story')
}

/** @returns true if this call set the flag: one of all tabs and devices reports the completion (product 10.6) */
export async function claimCompletionEvent(uid: UserId, id: StoryId): Promise<boolean> {
  const flag = child(story(uid, id), 'analyticsTracked')
  const { committed } = await withinDeadline(
    runTransaction(flag, (tracked) => (tracked === true ? undefined : true)),
    'claim completion event',
  )
  return committed
}

const story = (uid: UserId, id: StoryId) => ref(database(), paths.userStory(uid, id))
