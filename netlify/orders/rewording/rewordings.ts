/** Changes of words in a spread of a finished book, as jobs in the book's record. */
import { spreadKey, TEXTS_PER_SPREAD, textsOfSpread } from '#domain/book-size.ts'
import type { StoryId } from '#domain/ids.ts'
import { isSameTexts, rewordingNow, type Rewording, type SpreadTexts } from '#domain/own-words.ts'
import { asProblem, Problem } from '#domain/problem.ts'
import { OPUS } from '#media/clip.ts'
import { ownStory } from '#netlify/records/own-story.ts'
import { recordJob, type Job } from '#netlify/records/record-job.ts'
import { eraseMedia, storeMedia } from '#netlify/media/library.ts'
import { mediaKeyOf, mediaUrl } from '#netlify/media/media-key.ts'
import { endMedia, keepMedia, MADE_KEPT_MS } from '#netlify/media/retention.ts'
import type { Clip } from '#studio/studio.ts'
import { applyOrderEvent, readOrder } from '../record/order-store.ts'
import { trySyncStoryRecord } from '../record/sync-story-record.ts'

export interface RewordingJob extends Job {
  /** From 0. */
  spread: number
}

/** A listener may still play the replaced clip; and within this time the sweep checks the order, even after a crash. */
const REPLACED_KEPT_MS = 24 * 60 * 60_000

export const rewordingJobs = recordJob<RewordingJob, Rewording>({
  name: 'change-words',
  problem: 'words-not-read',
  // A used-up budget has its own alarm.
  expected: ['budget-used-up'],
  stateOf: ({ rewordings }, { spread, startedAt }) => rewordingNow(rewordings?.[spreadKey(spread)], startedAt),
  fieldsWith: ({ rewordings }, { spread }, rewording) => ({
    rewordings: { ...rewordings, [spreadKey(spread)]: rewording },
  }),
})

/**
 * Keeps the typed words in the record until they are in the book, for another attempt.
 * @returns the rewording as it is now; null if the book has these words already
 * @throws Problem as `request` of a record's job, also 'not-found' for a spread that does not exist, also 'conflict'
 * while other words of the spread are being read aloud
 */
export const requestWords = (
  job: RewordingJob,
  texts: SpreadTexts,
  start: (job: RewordingJob) => Promise<void>,
): Promise<Rewording | null> =>
  rewordingJobs.request(
    job,
    (before, { imageURLs, storyTexts }) => {
      if (job.spread >= imageURLs.length) throw new Problem('not-found', 'The book has no such spread')
      if (before?.is === 'making') {
        if (isSameTexts(before.texts, texts)) return before
        throw new Problem('conflict', 'Other words of this spread are being read aloud')
      }
      const hasWords = isSameTexts(textsOfSpread(storyTexts, job.spread), texts)
      return hasWords ? null : { is: 'making', startedAt: job.startedAt, texts }
    },
    start,
  )

/**
 * Puts the words and their clip into the book: first into the order, which the record follows, then into the record
 * itself. Until then the clip has an end; if the process dies, the sweep checks whether the book uses the clip
 * (user-cleanup.ts).
 * @throws Problem 'not-found' if the book is deleted: then the clip is erased too
 */
export async function keepWords(job: RewordingJob, clip: Clip): Promise<void> {
  const { uid, storyId, spread } = job
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
    const waiting = await rewordingJobs.current(job)
    if (!waiting) return await eraseClip()
    const { story, making } = waiting
    const { texts } = making
    // Give the old clip an end first: if the book still uses it then, the sweep keeps it.
    const replaced = keysOf([story.narrationURLs[spread] ?? ''])
    await endMedia(uid, replaced, Date.now() + REPLACED_KEPT_MS, { isReplaced: true })
    await applyOrderEvent(storyId, { type: 'words-changed', spread, texts, narrationURL: mediaUrl(key) })
    // From here on a failure does not erase the clip: the order may name it by now.
    const files = await writeWords(job, mediaUrl(key))
    if (!files) return
    await keepMedia(uid, [key])
    // Erasing a book erases its record first: if the record is gone, this clip was kept by mistake and must end again.
    if (!(await ownStory(uid, storyId))) throw new Problem('not-found', 'The book has been erased meanwhile')
    await endMedia(uid, files, Date.now())
    await trySyncStoryRecord(storyId)
  } catch (error) {
    // A record is also not found for a moment while it is older than its order: erase the clip only if the order does not
    // use it.
    if (asProblem(error).code === 'not-found' && !(await isRead(storyId, mediaUrl(key)))) await eraseClip()
    throw error
  }
}

/** True if a book's order uses the clip. */
async function isRead(storyId: StoryId, clipUrl: string): Promise<boolean> {
  const { order } = await readOrder(storyId)
  return order?.kind === 'book' && order.results.narrationURLs.includes(clipUrl)
}

/** @returns the keys of print files with the old words; null if a later request has replaced this one */
const writeWords = (job: RewordingJob, narrationURL: string): Promise<string[] | null> =>
  rewordingJobs.finish(job, ({ storyTexts, narrationURLs, prints }, { texts }) => {
    const files = Object.values(prints ?? {}).flatMap((print) => (print?.is === 'ready' ? [print.url] : []))
    return {
      result: keysOf(files),
      state: null,
      fields: {
        storyTexts: storyTexts.toSpliced(job.spread * TEXTS_PER_SPREAD, TEXTS_PER_SPREAD, ...texts),
        narrationURLs: narrationURLs.with(job.spread, narrationURL),
        updatedAt: Date.now(),
        // A parent could take a print file with the old words for the current book.
        prints: null,
      },
    }
  })

const keysOf = (urls: readonly string[]): string[] => urls.flatMap((url) => mediaKeyOf(url) ?? [])
