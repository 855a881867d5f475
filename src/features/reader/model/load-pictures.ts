/**
 * Loads pictures before they are shown. A picture that fails is logged and not waited for: its page has a quiet
 * background.
 */
import { withTimeLimit } from '#time-limit'
import { report } from '#report'
import { findLight } from './painting-light.ts'
import type { ReaderBook } from '../reader-book.ts'
import { coverUrl, spreadUrl } from './reader-picture.ts'
import { OPENING_PATIENCE_MS } from './reader-times.ts'

/** Resolves when cover and first spread can be painted. */
export async function loadFirstPictures(book: ReaderBook): Promise<void> {
  const [first] = book.imageURLs
  await Promise.all([loadPicture(coverUrl(book.coverImageURL)), first && loadPainting(first)])
}

/**
 * Loads a painting and its light.
 * @param isWanted false once the book is closed: it may be erased by then, so a failure is not reported
 */
export async function loadPainting(url: string, isWanted = () => true): Promise<HTMLImageElement | null> {
  const src = spreadUrl(url)
  // Load the light first: later it would drive the picture out of the browser's memory.
  await findLight(src).catch((reason: unknown) => isWanted() && report(reason, `reader: light of ${src}`))
  return isWanted() ? loadPicture(src, isWanted) : null
}

async function loadPicture(src: string, isWanted = () => true): Promise<HTMLImageElement | null> {
  const picture = new Image()
  picture.src = src
  try {
    await withTimeLimit(picture.decode(), 'decode a picture ahead', { ms: OPENING_PATIENCE_MS })
    return picture
  } catch (reason) {
    if (isWanted()) report(reason, `reader: picture ${src}`)
    return null
  }
}
