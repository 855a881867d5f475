/** A user's own stories: live pages by date, and the few writes that the rules allow a browser (product 3.3). */
import { child, get, onValue, ref, remove, runTransaction, serverTimestamp, update } from 'firebase/database'
import * as v from 'valibot'
import { paths } from '#domain/database-paths.ts'
import type { StoryId, UserId } from '#domain/ids.ts'
import type { Cursor, Page } from '#domain/live-pages.ts'
import type { Rewordings } from '#domain/own-words.ts'
import { printsSchema, type Prints } from '#domain/printed-book.ts'
import type { Problem } from '#domain/problem.ts'
import { newStoryRecord, parseStory, type OrderRequest, type Story } from '#domain/story.ts'
import type { Watch } from '#domain/remote.ts'
import { report } from '#report'
import { currentUser } from './auth.ts'
import { createCounted } from './counted-write.ts'
import { database } from './database.ts'
import { databaseProblem, withinDeadline } from './deadline.ts'
import { watchPage } from './live-page.ts'

/** @param from the page holds what is older than this; null: the newest. @returns how to stop */
export const watchMyStories = (
  uid: UserId,
  from: Cursor | null,
  onChange: (page: Page<Story>) => void,
  onFailed: (problem: Problem) => void,
): (() => void) =>
  // The keys begin with the template, so only createdAt gives the order of time.
  watchPage({ path: paths.userStories(uid), called: ['stories', 'story'], parse: parseStory }, from, onChange, onFailed)

/** Watches the state of a book's files for a press. */
export const watchPrints =
  (id: StoryId): Watch<Prints> =>
  (uid, onChange, onFailed) =>
    onValue(
      child(story(uid, id), 'prints'),
      (snapshot) => onChange(v.parse(v.fallback(printsSchema, {}), snapshot.val() ?? {})),
      (error) => {
        if (currentUser()) onFailed(databaseProblem(error, 'watch prints'))
      },
    )

export interface WatchedWords {
  storyTexts: readonly string[]
  rewordings: Rewordings
}

/** The words of a finished book, and the state of others that are wished for. */
export const watchWords =
  (id: StoryId): Watch<WatchedWords> =>
  (uid, onChange, onFailed) =>
    onValue(
      story(uid, id),
      (snapshot) => {
        const watched = parseStory(id, snapshot.val())
        if (watched?.readable) onChange({ storyTexts: watched.storyTexts, rewordings: watched.rewordings ?? {} })
      },
      (error) => {
        if (currentUser()) onFailed(databaseProblem(error, 'watch words'))
      },
    )

export async function readStory(uid: UserId, id: StoryId): Promise<Story | null> {
  const snapshot = await withinDeadline(get(story(uid, id)), 'read story')
  return snapshot.exists() ? parseStory(id, snapshot.val()) : null
}

/** A record that lands after the deadline is removed again: the parent was told that it failed (product 6.4). */
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

/** Saves the words that a parent writes on a finished book. @param words.dedication empty: none */
export async function changeStoryWords(
  uid: UserId,
  id: StoryId,
  { title, dedication }: { title: string; dedication: string },
): Promise<void> {
  const words = { title, dedication: dedication || null, updatedAt: serverTimestamp() }
  await withinDeadline(update(story(uid, id), words), 'change a story')
}

/** @throws Problem 'permission-denied' while an order stands on it */
export async function eraseStory(uid: UserId, id: StoryId): Promise<void> {
  await withinDeadline(remove(story(uid, id)), 'erase story')
}

/** @returns whether this call set the flag: of all tabs and devices one tells of the completion (product 10.6) */
export async function claimCompletionEvent(uid: UserId, id: StoryId): Promise<boolean> {
  const flag = child(story(uid, id), 'analyticsTracked')
  const { committed } = await withinDeadline(
    runTransaction(flag, (tracked) => (tracked === true ? undefined : true)),
    'claim completion event',
  )
  return committed
}

const story = (uid: UserId, id: StoryId) => ref(database(), paths.userStory(uid, id))
