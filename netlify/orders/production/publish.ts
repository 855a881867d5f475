/** Fourth step: checks the results; at its end the order becomes `delivered`. */
import { asProblem, Problem } from '#domain/problem.ts'
import { logItemProblem } from '#netlify/platform/log.ts'
import { mediaKeyOf } from '#netlify/media/media-key.ts'
import { readMediaEntry } from '#netlify/media/media-entry.ts'
import { eraseMedia } from '#netlify/media/library.ts'
import type { UserId } from '#domain/ids.ts'
import type { BookOrder, OrderIn } from '#domain/order.ts'
import { SPREADS_PER_BOOK, TEXTS_PER_SPREAD } from '#domain/book-size.ts'
import { keepBook, requirePortraits } from '../record/book-retention.ts'
import { requirePayment } from './require-payment.ts'
import type { BookWorker } from './worker.ts'

/** @throws Problem 'production-failed' for an incomplete book */
export async function publish(worker: BookWorker): Promise<void> {
  const { order } = worker
  const missing = missingParts(order)
  if (missing.length > 0) throw new Problem('production-failed', `The book is not whole: ${missing.join(', ')}`)
  await requirePayment(worker)
  await requirePortraits(order)
  await keepBook(order)
  // A store that fails to erase does not stop the book: the sweep erases expired photos.
  await eraseOriginals(order).catch((error: unknown) => logItemProblem('publish', asProblem(error), order.id))
}

function missingParts({ results }: Pick<BookOrder, 'results'>): string[] {
  const { storyTexts, imageURLs, narrationURLs, coverImageUrl, thumbnailUrl } = results
  const isWhole = (list: readonly string[], length: number) => list.length === length && list.every(Boolean)
  return [
    coverImageUrl ? '' : 'cover',
    thumbnailUrl ? '' : 'thumbnail',
    isWhole(imageURLs, SPREADS_PER_BOOK) ? '' : 'pictures',
    isWhole(storyTexts, SPREADS_PER_BOOK * TEXTS_PER_SPREAD) ? '' : 'texts',
    isWhole(narrationURLs, SPREADS_PER_BOOK) ? '' : 'narration',
  ].filter(Boolean)
}

/** Photos are not needed after the book is made. */
async function eraseOriginals({ uid, book }: OrderIn<'making'>): Promise<void> {
  await Promise.all(book.children.map(({ transformedPhotoUrl }) => eraseOriginal(uid, transformedPhotoUrl)))
}

async function eraseOriginal(uid: UserId, portraitUrl: string): Promise<void> {
  const portraitKey = mediaKeyOf(portraitUrl)
  const originalKey = portraitKey && (await readMediaEntry(uid, portraitKey))?.originalKey
  if (originalKey) await eraseMedia(uid, originalKey, 'original')
}
