/** Third step: a clip for each spread, its two texts read one after the other. */
import { storeClip } from './book-media.ts'
import { TEXTS_PER_SPREAD } from '#domain/book-size.ts'
import type { Worker } from './worker.ts'
import type { Workshop } from './workshop.ts'

export async function narrate(worker: Worker, { narrator }: Workshop): Promise<void> {
  const { storyTexts } = worker.order.results
  const spreads = storyTexts.length / TEXTS_PER_SPREAD
  for (let spread = worker.order.results.narrationURLs.length; spread < spreads; spread += 1) {
    const texts = storyTexts.slice(spread * TEXTS_PER_SPREAD, (spread + 1) * TEXTS_PER_SPREAD)
    const address = await storeClip(worker.order, await narrator.narrate(texts.join('\n\n')))
    await worker.storeResults({ narrationURLs: [...worker.order.results.narrationURLs, address] })
  }
}
