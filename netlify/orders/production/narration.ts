/** Third step: a clip for each spread, its two texts read one after the other, all in one voice. */
import { readAloudOf, TEXTS_PER_SPREAD, textsOfSpread } from '#domain/book-size.ts'
import { asProblem } from '#domain/problem.ts'
import { logItemProblem } from '#netlify/platform/log.ts'
import type { Narrator, Reading } from '#studio/studio.ts'
import { storeClip } from './book-media.ts'
import { LeaseLost, type BookWorker } from './worker.ts'
import type { ProductionDeps } from './production-deps.ts'

export async function narrate(worker: BookWorker, { narrator }: Pick<ProductionDeps, 'narrator'>): Promise<void> {
  try {
    await goOn(worker, narrator)
  } catch (error) {
    const problem = asProblem(error)
    if (error instanceof LeaseLost || !narrator.substitute || problem.code !== 'production-failed') throw error
    logItemProblem('narration, read anew by the substitute', problem, worker.order.id)
    await readAnew(worker, narrator.substitute)
  }
}

/** Stores each clip at once, so that a new run continues after a crash. */
async function goOn(worker: BookWorker, narrator: Narrator): Promise<void> {
  const spreads = spreadsOf(worker)
  for (const { text, reading } of spreads.slice(worker.order.results.narrationURLs.length)) {
    const address = await storeClip(worker.order, await narrator.speak(text, reading))
    await worker.storeResults({
      narrationURLs: [...worker.order.results.narrationURLs, address],
      narratedBy: narrator.name,
    })
  }
}

/**
 * Stores all clips together: after a crash half way the book would have clips of two voices, and the next run could not
 * tell them apart.
 */
async function readAnew(worker: BookWorker, narrator: Narrator): Promise<void> {
  const narrationURLs: string[] = []
  for (const { text, reading } of spreadsOf(worker))
    narrationURLs.push(await storeClip(worker.order, await narrator.speak(text, reading)))
  await worker.storeResults({ narrationURLs, narratedBy: narrator.name })
}

function spreadsOf({ order }: BookWorker): { text: string; reading: Reading }[] {
  const { storyTexts } = order.results
  const age = order.book.children[0].childAge
  const count = storyTexts.length / TEXTS_PER_SPREAD
  return Array.from({ length: count }, (_, spread) => ({
    text: readAloudOf(textsOfSpread(storyTexts, spread)),
    reading: { age, isLastSpread: spread === count - 1 },
  }))
}
