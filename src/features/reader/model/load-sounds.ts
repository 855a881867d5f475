/**
 * Loads the first sounds before the book opens: its player finds them in the browser's cache. A sound that fails is not
 * waited for.
 */
import { pagesOf, spreadAt } from '#domain/book.ts'
import { withTimeLimit } from '#time-limit'
import { clipUrl } from '#sound/audio-clips.ts'
import { MUSIC } from '#sound/music-themes.ts'
import type { ReaderBook } from '../reader-book.ts'
import type { ReaderStorage } from '../reader-storage.ts'
import { OPENING_PATIENCE_MS } from './reader-times.ts'

/** Resolves when the first clip and the chosen music are loaded. */
export async function loadFirstSounds(book: ReaderBook, storage: ReaderStorage): Promise<void> {
  const { musicOn, theme } = storage.soundPreferences()
  const spread = spreadAt(pagesOf(book), storage.place(book.id)) ?? 0
  await Promise.all([fetchClip(book.narrationURLs[spread]), musicOn && fetchWhole(MUSIC[theme].url)])
}

const fetchClip = (url: string | undefined): Promise<void> => (url ? clipUrl(url).then(fetchWhole) : Promise.resolve())

async function fetchWhole(url: string): Promise<void> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(OPENING_PATIENCE_MS) })
    await withTimeLimit(answer.arrayBuffer(), 'fetch a sound ahead', { ms: OPENING_PATIENCE_MS })
  } catch (reason) {
    // The player requests the sound again, and reports its failure.
    console.info('[reader] sound ahead', url, reason)
  }
}
