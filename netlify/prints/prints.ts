/** Files of a finished book for a press: who wishes for one, and what becomes of it, in the book's record. */
import type { StoryId, UserId } from '#domain/ids.ts'
import { PRINT_KEPT_MS, printNow, type Print, type PrintFormat } from '#domain/printed-book.ts'
import type { ReadableStory } from '#domain/story.ts'
import { changeReadable, readableStory } from '#netlify/records/own-story.ts'
import { eraseMedia, storeMedia } from '#netlify/media/library.ts'
import { mediaUrl } from '#netlify/media/media-key.ts'
import type { MadeMedia } from '#studio/studio.ts'

/** A wish, as those who work on it name it. */
export interface PrintWish {
  uid: UserId
  storyId: StoryId
  format: PrintFormat
  /** Milliseconds since 1970: of two wishes the later one holds. */
  startedAt: number
}

/**
 * Whoever asks for what is there, or under way, is told of that.
 * @param start begins the work. @returns what it is now
 * @throws Problem 'not-allowed' for another user's, 'not-found' for what cannot be read, 'conflict', 'unavailable'
 */
export async function wishForPrint(wish: PrintWish, start: (wish: PrintWish) => Promise<void>): Promise<Print> {
  const { startedAt } = wish
  const { print, isNew } = await changeReadable(wish.uid, wish.storyId, (story) => {
    const before = printNow(story.prints?.[wish.format], startedAt)
    if (before && before.is !== 'failed') return { result: { print: before, isNew: false } }
    const print: Print = { is: 'making', startedAt }
    return { result: { print, isNew: true }, fields: withPrint(story, wish, print) }
  })
  if (isNew) await beginning(wish, start)
  return print
}

async function beginning(wish: PrintWish, start: (wish: PrintWish) => Promise<void>): Promise<void> {
  try {
    await start(wish)
  } catch (error) {
    await endWish(wish, { is: 'failed', startedAt: wish.startedAt, problem: 'print-failed' })
    throw error
  }
}

/** @returns the book, as long as it waits for this print; null where nobody does any more. @throws Problem 'not-found' */
export async function bookOfWish(wish: PrintWish): Promise<ReadableStory | null> {
  const story = await readableStory(wish.uid, wish.storyId)
  return isWaited(story, wish) ? story : null
}

/** @throws Problem 'not-found' where the book is gone: then the file is gone too */
export async function keepPrint(wish: PrintWish, object: MadeMedia): Promise<void> {
  const { uid, storyId, startedAt } = wish
  const expiresAt = Date.now() + PRINT_KEPT_MS
  const key = await storeMedia({ uid, kind: 'print', storyId, object, expiresAt })
  let isWanted = false
  try {
    isWanted = await endWish(wish, {
      is: 'ready',
      startedAt,
      url: mediaUrl(key),
      bytes: object.bytes.length,
      expiresAt,
    })
  } finally {
    if (!isWanted) await eraseMedia(uid, key, 'print')
  }
}

/** @returns false where nobody waits for it any more. @throws Problem 'not-found', 'conflict' */
export const endWish = (wish: PrintWish, print: Print): Promise<boolean> =>
  changeReadable(wish.uid, wish.storyId, (story) =>
    isWaited(story, wish) ? { result: true, fields: withPrint(story, wish, print) } : { result: false },
  )

function isWaited({ prints }: ReadableStory, { format, startedAt }: PrintWish): boolean {
  const print = prints?.[format]
  return print?.is === 'making' && print.startedAt === startedAt
}

const withPrint = ({ prints }: ReadableStory, { format }: PrintWish, print: Print): object => ({
  prints: { ...prints, [format]: print },
})
