/** How far a book is, for the card that waits for it. */
import { SPREADS_PER_BOOK } from './book-size.ts'
import type { Progress } from '#domain/story.ts'
import type { Order } from '../order-store.ts'

/** Measured on a small machine, rounded up: a guess that is kept is better than one that is hoped for. */
const PICTURE_MS = 8_000
const CLIP_MS = 4_000

/** The cover and the spreads are pictures, and each spread has a clip. */
export function progressOf({ step = 'compose', results, updatedAt }: Order): Progress {
  const pictures = (results.coverImageUrl ? 1 : 0) + results.imageURLs.length
  const clips = results.narrationURLs.length
  const picturesOf = 1 + SPREADS_PER_BOOK
  const remainingMs = Math.max(0, picturesOf - pictures) * PICTURE_MS + Math.max(0, SPREADS_PER_BOOK - clips) * CLIP_MS
  return { step, done: pictures + clips, of: picturesOf + SPREADS_PER_BOOK, readyAt: updatedAt + remainingMs }
}
