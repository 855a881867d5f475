/**
 * Makes a paid book, step by step. Each step stores what it made before the next one starts, so a run that dies is taken
 * up where it stood. A step that fails three times, or dies three times, ends in a full refund.
 */
import type { StoryId } from '#domain/ids.ts'
import { asProblem } from '#domain/problem.ts'
import type { ProductionStep } from '#domain/story.ts'
import { logProblem } from '#netlify/clients/http.ts'
import { refundOrder } from '../refund-order.ts'
import { advance, rest } from '../transitions.ts'
import { compose } from './compose.ts'
import { drawPictures } from './pictures.ts'
import { narrate } from './narration.ts'
import { publish } from './publish.ts'
import { OrderTaken, takeOrder, type Worker } from './worker.ts'
import type { Workshop } from './workshop.ts'

const MAX_ATTEMPTS = 3
const WAIT_BEFORE_ATTEMPT_MS = [0, 2_000, 8_000] as const

const STEPS: Record<ProductionStep, (worker: Worker, workshop: Workshop) => Promise<void>> = {
  compose,
  pictures: drawPictures,
  narration: narrate,
  publish,
  notify: ({ order }, workshop) => workshop.notify('story_completed', order),
}

/** Safe to be called at any time and twice: it does what is owed, or nothing. */
export async function produceStory(id: StoryId, workshop: Workshop): Promise<void> {
  try {
    const worker = await takeOrder(id)
    if (worker) await work(worker, workshop)
  } catch (error) {
    if (!(error instanceof OrderTaken)) throw error
    logProblem('produce-story', error)
  }
}

async function work(worker: Worker, workshop: Workshop): Promise<void> {
  for (let step = worker.order.step; step; step = worker.order.step) {
    if (worker.order.stepAttempts >= MAX_ATTEMPTS) return giveUp(worker, step, workshop)
    await attempt(worker, step, workshop)
  }
  await worker.store((order) => rest(order, Date.now()))
}

async function attempt(worker: Worker, step: ProductionStep, workshop: Workshop): Promise<void> {
  await workshop.wait(WAIT_BEFORE_ATTEMPT_MS[worker.order.stepAttempts] ?? 0)
  // Counted before it is tried: an attempt that takes the whole process down counts too.
  await worker.store((order) => ({ ...order, stepAttempts: order.stepAttempts + 1 }))
  try {
    await STEPS[step](worker, workshop)
  } catch (error) {
    if (error instanceof OrderTaken) throw error
    return logProblem(`produce-story ${step}`, asProblem(error, 'production-failed'))
  }
  await worker.store((order) => advance(order, step))
}

async function giveUp({ order, store }: Worker, step: ProductionStep, workshop: Workshop): Promise<void> {
  // The book is delivered: only the notice is owed, and the sweep tries that again.
  if (step === 'notify') return store((current) => rest(current, Date.now()))
  const after = await refundOrder(order, 'production-failed')
  if (after.state !== 'refunded') return
  await workshop.notify('story_refunded', after).catch((error: unknown) => logProblem('produce-story', asProblem(error)))
}
