/** Third step: a clip for each spread, its two texts read one after the other, all in one voice. */
import { TEXTS_PER_SPREAD } from '#domain/book-size.ts'
import { asProblem } from '#domain/problem.ts'
import { logProblem } from '#netlify/platform/log.ts'
import type { Narrator } from '#netlify/studio/studio.ts'
import { storeClip } from './book-media.ts'
import { LeaseLost, type Worker } from './worker.ts'
import type { ProductionDeps } from './production-deps.ts'

export async function narrate(worker: Worker, { narrator }: Pick<ProductionDeps, 'narrator'>): Promise<void> {
  try {
    await goOn(worker, narrator)
  } catch (error) {
    const problem = asProblem(error)
    if (error instanceof LeaseLost || !narrator.substitute || problem.code !== 'production-failed') throw error
    logProblem('narration, read anew by the substitute', problem)
    await readAnew(worker, narrator.substitute)
  }
}

/** Each clip is stored as it is made, so a new run goes on where one died. */
async function goOn(worker: Worker, narrator: Narrator): Promise<void> {
  const texts = textsOfSpreads(worker)
  for (let spread = worker.order.results.narrationURLs.length; spread < texts.length; spread += 1) {
    const address = await storeClip(worker.order, await narrator.speak(texts[spread] ?? ''))
    await worker.storeResults({ narrationURLs: [...worker.order.results.narrationURLs, address] })
  }
}

/** All at once: a run that died half way would leave clips of two voices, and no next run could tell them apart. */
async function readAnew(worker: Worker, narrator: Narrator): Promise<void> {
  const narrationURLs: string[] = []
  for (const text of textsOfSpreads(worker))
    narrationURLs.push(await storeClip(worker.order, await narrator.speak(text)))
  await worker.storeResults({ narrationURLs })
}

function textsOfSpreads({ order }: Worker): string[] {
  const { storyTexts } = order.results
  return Array.from({ length: storyTexts.length / TEXTS_PER_SPREAD }, (_, spread) =>
    storyTexts.slice(spread * TEXTS_PER_SPREAD, (spread + 1) * TEXTS_PER_SPREAD).join('\n\n'),
  )
}
