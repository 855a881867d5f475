/** Other words for a spread of a finished book: who wishes for them, and what becomes of it, in the book's record. */
import { spreadKey, TEXTS_PER_SPREAD, textsOfSpread } from '#domain/book-size.ts'
import type { StoryId, UserId } from '#domain/ids.ts'
import { isSameTexts, rewordingNow, type Rewording, type Rewordings, type SpreadTexts } from '#domain/own-words.ts'
import { asProblem, Problem, type ProblemCode } from '#domain/problem.ts'
import type { ReadableStory } from '#domain/story.ts'
import { OPUS } from '#media/clip.ts'
import { changeReadable, ownStory, readableStory } from '#netlify/records/own-story.ts'
import { eraseMedia, storeMedia } from '#netlify/media/library.ts'
import { mediaKeyOf, mediaUrl } from '#netlify/media/media-key.ts'
import { endMedia, keepMedia, MADE_KEPT_MS } from '#netlify/media/retention.ts'
import type { Clip } from '#studio/studio.ts'
import { applyOrderEvent, readOrder } from '../record/order-store.ts'
import { trySyncStoryRecord } from '../record/sync-story-record.ts'

/** A wish, as those who work on it name it: its words stand in the record. */
export interface RewordingWish {
  uid: UserId
  storyId: StoryId
  /** From 0. */
  spread: number
  /** Milliseconds since 1970: no two wishes for a spread are at work. */
  startedAt: number
}

/** A listener may still play the replaced clip; and by then the sweep has checked the order, even after a crash. */
const REPLACED_KEPT_MS = 24 * 60 * 60_000

interface Begun {
  rewording: Rewording | null
  isNew: boolean
}

/**
 * @param start begins the work. @returns the wish as it is now; null where the book has these words already
 * @throws Problem 'not-allowed' for another user's, 'not-found' for what cannot be read or has no such spread, 'conflict' while
 *   other words of the spread are being read aloud, 'unavailable'
 */
export async function wishForWords(
  wish: RewordingWish,
  texts: SpreadTexts,
  start: (wish: RewordingWish) => Promise<void>,
): Promise<Rewording | null> {
  const { rewording, isNew } = await changeReadable<Begun>(wish.uid, wish.storyId, (story) => {
    if (wish.spread >= story.imageURLs.length) throw new Problem('not-found', 'The book has no such spread')
    const before = rewordingNow(story.rewordings?.[spreadKey(wish.spread)], wish.startedAt)
    if (before?.is === 'making') {
      if (isSameTexts(before.texts, texts)) return { result: { rewording: before, isNew: false } }
      throw new Problem('conflict', 'Other words of this spread are being read aloud')
    }
    if (isSameTexts(textsOfSpread(story.storyTexts, wish.spread), texts))
      return { result: { rewording: null, isNew: false }, fields: withRewording(story, wish, null) }
    const rewording: Rewording = { is: 'making', startedAt: wish.startedAt, texts }
    return { result: { rewording, isNew: true }, fields: withRewording(story, wish, rewording) }
  })
  if (isNew) await beginning(wish, start)
  return rewording
}

async function beginning(wish: RewordingWish, start: (wish: RewordingWish) => Promise<void>): Promise<void> {
  try {
    await start(wish)
  } catch (error) {
    await failWish(wish, asProblem(error).code)
    throw error
  }
}

/** @returns the book with the words that are wished for; null where nobody waits for them any more. @throws Problem 'not-found' */
export async function bookOfWish(wish: RewordingWish): Promise<{ story: ReadableStory; texts: SpreadTexts } | null> {
  const story = await readableStory(wish.uid, wish.storyId)
  const waited = waitedFor(story, wish)
  return waited && { story, texts: waited.texts }
}

/** The typed words stay in the record, for another attempt. @throws Problem 'not-found', 'conflict' */
export const failWish = (wish: RewordingWish, problem: ProblemCode): Promise<void> =>
  changeReadable(wish.uid, wish.storyId, (story) => {
    const waited = waitedFor(story, wish)
    return {
      result: undefined,
      ...(waited && { fields: withRewording(story, wish, { ...waited, is: 'failed', problem }) }),
    }
  })

/**
 * The words and their clip become the book's: the order's first, which the record follows, then the record's own. The clip has
 * an end until they have; should this die, the sweep sees whether it is heard (user-cleanup.ts).
 * @throws Problem 'not-found' where the book is gone: then the clip is gone too
 */
export async function keepWords(wish: RewordingWish, clip: Clip): Promise<void> {
  const { uid, storyId, spread } = wish
  const { bytes, contentType, opus } = clip
  const key = await storeMedia({
    uid,
    kind: 'narration',
    storyId,
    object: { bytes, contentType },
    variants: [{ name: OPUS, object: opus }],
    expiresAt: Date.now() + MADE_KEPT_MS,
  })
  const eraseClip = async () => {
    await endMedia(uid, [key], Date.now())
    await eraseMedia(uid, key, 'narration')
  }
  try {
    const book = await bookOfWish(wish)
    if (!book) return await eraseClip()
    const { story, texts } = book
    // First its end: what is still heard then is kept after all.
    const replaced = keysOf([story.narrationURLs[spread] ?? ''])
    await endMedia(uid, replaced, Date.now() + REPLACED_KEPT_MS, { isReplaced: true })
    await applyOrderEvent(storyId, { type: 'words-changed', spread, texts, narrationURL: mediaUrl(key) })
    // A failure from here on does not touch the end of the clip: the order may name it by now.
    const files = await writeWords(wish, mediaUrl(key))
    if (!files) return
    await keepMedia(uid, [key])
    // Whoever erases a book takes its record first: what was kept behind its back is ended again.
    if (!(await ownStory(uid, storyId))) throw new Problem('not-found', 'The book has been erased meanwhile')
    await endMedia(uid, files, Date.now())
    await trySyncStoryRecord(storyId)
  } catch (error) {
    // A record that is behind its order cannot be read for a moment either: only of a book that is gone the clip goes.
    if (asProblem(error).code === 'not-found' && !(await isRead(storyId, mediaUrl(key)))) await eraseClip()
    throw error
  }
}

/** True if the clip belongs to a book that is there. */
async function isRead(storyId: StoryId, clipUrl: string): Promise<boolean> {
  const { order } = await readOrder(storyId)
  return order?.kind === 'book' && order.results.narrationURLs.includes(clipUrl)
}

/** @returns the keys of files of the old words; null where nobody waits for the new ones any more */
const writeWords = (wish: RewordingWish, narrationURL: string): Promise<string[] | null> =>
  changeReadable(wish.uid, wish.storyId, (story) => {
    const waited = waitedFor(story, wish)
    if (!waited) return { result: null }
    const { storyTexts, narrationURLs, prints } = story
    const files = Object.values(prints ?? {}).flatMap((print) => (print?.is === 'ready' ? [print.url] : []))
    return {
      result: keysOf(files),
      fields: {
        storyTexts: storyTexts.toSpliced(wish.spread * TEXTS_PER_SPREAD, TEXTS_PER_SPREAD, ...waited.texts),
        narrationURLs: narrationURLs.with(wish.spread, narrationURL),
        ...withRewording(story, wish, null),
        updatedAt: Date.now(),
        // A file of the old words would be printed as if it were the book.
        prints: null,
      },
    }
  })

const keysOf = (urls: readonly string[]): string[] => urls.flatMap((url) => mediaKeyOf(url) ?? [])

function waitedFor({ rewordings }: ReadableStory, { spread, startedAt }: RewordingWish): Rewording | null {
  const rewording = rewordings?.[spreadKey(spread)]
  return rewording?.is === 'making' && rewording.startedAt === startedAt ? rewording : null
}

const withRewording = (
  { rewordings }: ReadableStory,
  { spread }: RewordingWish,
  rewording: Rewording | null,
): { rewordings: Record<keyof Rewordings, Rewording | null | undefined> } => ({
  rewordings: { ...rewordings, [spreadKey(spread)]: rewording },
})
