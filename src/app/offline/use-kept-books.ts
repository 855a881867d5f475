import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { StoryId, UserId } from '#domain/ids.ts'
import type { Remote } from '#domain/remote.ts'
import type { ReadableStory, Story } from '#domain/story.ts'
import type { BookKeeping } from '#features/my-stories/keep-book.tsx'
import { mediaOf } from '#features/reader/book-media.ts'
import { readStory } from '#firebase/stories.ts'
import { report } from '#report'
import { showProblem } from '#show-problem'
import { MY_STORIES } from '#text/my-stories.ts'
import { showError, showSuccess } from '#ui/toast.ts'
import { canKeepBooks, forgetBook, keepBook, keptBooks, renewKept, type KeptBook, type Progress } from './kept-books.ts'
import { keepApp } from './service-worker-client.ts'

interface Coming {
  progress: Progress
  stop: AbortController
}

/** Downloads continue while their parent opens other pages. */
let coming: ReadonlyMap<StoryId, Coming> = new Map()
const comingListeners = new Set<() => void>()
/** Called when the stored books have changed, not for each file. */
const keptListeners = new Set<() => Promise<void>>()

function setComing(id: StoryId, download: Coming | null): void {
  const next = new Map(coming)
  if (download) next.set(id, download)
  else next.delete(id)
  coming = next
  for (const listener of comingListeners) listener()
}

/** @returns a promise that resolves when all listeners have read the books */
const tellKept = () => Promise.all([...keptListeners].map((listener) => listener()))

function watchComing(listener: () => void): () => void {
  comingListeners.add(listener)
  return () => comingListeners.delete(listener)
}

/** @returns books: null until they are loaded */
export function useKeptBooks(uid: UserId): { books: readonly KeptBook[] | null; keeping: BookKeeping } {
  const [books, setBooks] = useState<readonly KeptBook[] | null>(null)
  const underWay = useSyncExternalStore(watchComing, () => coming)

  useEffect(() => {
    let isGone = false
    const look = async () => {
      const kept = await keptBooks(uid)
      if (!isGone) setBooks(kept)
    }
    const lookOrSay = () => look().catch((reason: unknown) => report(reason, 'offline: read the kept books'))
    if (canKeepBooks()) void lookOrSay()
    keptListeners.add(lookOrSay)
    return () => {
      isGone = true
      keptListeners.delete(lookOrSay)
    }
  }, [uid])

  const keeping = useMemo<BookKeeping>(
    () => ({
      of: ({ id }) => {
        if (!canKeepBooks() || !books) return null
        const download = underWay.get(id)
        if (download) return { is: 'coming', ...download.progress }
        const kept = books.find(({ story }) => story.id === id)
        return kept ? { is: 'kept', bytes: kept.bytes } : { is: 'absent' }
      },
      keep: (story) => void download(uid, story),
      giveUp: ({ id }) => coming.get(id)?.stop.abort(),
      forget: (story) => void remove(uid, story),
    }),
    [uid, books, underWay],
  )
  return { books, keeping }
}

const mediaIn = async (story: ReadableStory): Promise<string[]> => [
  ...(await mediaOf({ ...story, coverImageURL: story.coverImageUrl || story.thumbnailUrl })),
  ...(story.thumbnailUrl ? [story.thumbnailUrl] : []),
]

/** A page with new words has another clip. */
const isReadByTheSame = (one: ReadableStory, other: ReadableStory): boolean =>
  one.narrationURLs.every((url, spread) => url === other.narrationURLs[spread])

async function download(uid: UserId, story: ReadableStory): Promise<void> {
  if (coming.has(story.id)) return
  const stop = new AbortController()
  const onProgress = (progress: Progress) => setComing(story.id, { progress, stop })
  onProgress({ done: 0, of: 0, bytes: 0 })
  try {
    const media = await mediaIn(story)
    onProgress({ done: 0, of: media.length, bytes: 0 })
    const [end] = await Promise.all([keepBook(uid, story, media, onProgress, stop), keepApp()])
    if (end === 'kept') showSuccess(MY_STORIES.keepDone(story.title))
    if (end === 'no-space') showError(MY_STORIES.keepNoSpace)
  } catch (error) {
    showProblem(error, 'offline: keep a book', MY_STORIES.keepFailed)
  } finally {
    // In this order: otherwise the card would offer the download again for a moment.
    await tellKept()
    setComing(story.id, null)
  }
}

async function remove(uid: UserId, story: ReadableStory): Promise<void> {
  try {
    await forgetBook(uid, story.id)
    showSuccess(MY_STORIES.keepForgotten(story.title))
  } catch (error) {
    showProblem(error, 'offline: forget a book', MY_STORIES.keepForgetFailed)
  }
  await tellKept()
}

/**
 * A book that was erased, here or elsewhere, is erased from the device too; a renamed book gets its new name here as
 * well.
 */
export function useKeptAsTheyAre(uid: UserId, stories: Remote<Story[]>, books: readonly KeptBook[] | null): void {
  useEffect(() => {
    if (stories.is !== 'ready' || !books) return
    const live = new Map(stories.value.map((story) => [story.id, story]))
    const compare = async ({ story }: KeptBook) => {
      const now = live.get(story.id) ?? (await readStory(uid, story.id))
      if (!now) await forgetBook(uid, story.id)
      else if (!now.readable || now.updatedAt === story.updatedAt) return
      else if (isReadByTheSame(now, story)) await renewKept(uid, now)
      else await keepBook(uid, now, await mediaIn(now), () => undefined, new AbortController())
      await tellKept()
    }
    for (const book of books) compare(book).catch((reason: unknown) => report(reason, 'offline: compare a kept book'))
  }, [uid, stories, books])
}
