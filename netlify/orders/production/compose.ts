/** First step: the twelve texts with the child's name, their places on the paintings, and the version of the plates. */
import { textBoxesOf } from '#stories/compose.ts'
import { composeTexts } from '#stories/own-text.ts'
import { currentPlates } from '#stories/plates.ts'
import { readerOf } from '#stories/script.ts'
import { requirePayment } from './require-payment.ts'
import type { BookWorker } from './worker.ts'
import { storyWorldOf } from './story-world-of.ts'

export async function compose(worker: BookWorker): Promise<void> {
  // Check before anything costs money.
  await requirePayment(worker)
  const { book } = worker.order
  const world = storyWorldOf(worker.order)
  await worker.storeResults({
    storyTexts: composeTexts(world.script, readerOf(book), book.ownTexts),
    textBoxes: textBoxesOf(world),
    plates: currentPlates(world),
  })
}
