/**
 * Makes a paid book, step by step. Each step stores what it made before the next one starts, so a run that dies is taken
 * up where it stood. A step that fails three times, or dies three times, without having made anything ends in a full refund;
 * one that lacks what it needs is put off, for as long as a book may take.
 */
import type { StoryId } from '#domain/ids.ts'
import type { Order } from '#domain/order.ts'
import { LEASE_MS } from '#domain/order-times.ts'
import { asProblem, isTransient } from '#domain/problem.ts'
import type { ProductionStep } from '#domain/story.ts'
import { logItemProblem } from '#netlify/platform/log.ts'
import { refundOrder } from '../payments/refund.ts'
import { compose } from './compose.ts'
import { drawPictures } from './pictures.ts'
import { narrate } from './narration.ts'
import { publish } from './publish.ts'
import { LeaseLost, acquireLease, type BookWorker, type Worker } from './worker.ts'
import type { ProductionDeps } from './production-deps.ts'

const MAX_ATTEMPTS = 3
const WAIT_BEFORE_ATTEMPT_MS = [0, 2_000, 8_000] as const

const STEPS: Record<BookWorker['order']['step'], (worker: BookWorker, deps: ProductionDeps) => Promise<void>> = {
  compose,
  pictures: drawPictures,
  narration: narrate,
  publish,
}

const isMaking = (worker: Worker): worker is BookWorker => worker.order.state === 'making'

const run = (worker: Worker, deps: ProductionDeps): Promise<void> =>
  isMaking(worker)
    ? STEPS[worker.order.step](worker, deps)
    : deps.notify(worker.order.state === 'refunded' ? 'story_refunded' : 'story_completed', worker.order)

const stepOf = (order: Order): ProductionStep | undefined => ('step' in order ? order.step : undefined)

/** Safe to be called at any time and twice: it does what is owed, or nothing. */
export async function produceStory(id: StoryId, deps: ProductionDeps): Promise<void> {
  try {
    const worker = await acquireLease(id)
    if (worker) await work(worker, deps)
  } catch (error) {
    if (!(error instanceof LeaseLost)) throw error
    logItemProblem('produce-story', error, id)
  }
}

async function work(worker: Worker, deps: ProductionDeps): Promise<void> {
  for (let step = stepOf(worker.order); step; step = stepOf(worker.order)) {
    if (worker.order.stepAttempts >= MAX_ATTEMPTS) return giveUp(worker, step, deps)
    if ((await attempt(worker, step, deps)) === 'postponed') return
  }
}

async function attempt(
  worker: Worker,
  step: ProductionStep,
  deps: ProductionDeps,
): Promise<'done' | 'failed' | 'postponed'> {
  await deps.wait(WAIT_BEFORE_ATTEMPT_MS[worker.order.stepAttempts] ?? 0)
  // Counted before it is tried: an attempt that takes the whole process down counts too.
  await worker.report({ type: 'step-tried' })
  try {
    await whileRenewingLease(worker, run(worker, deps))
  } catch (error) {
    if (error instanceof LeaseLost) throw error
    const problem = asProblem(error, 'production-failed')
    logItemProblem(`produce-story ${step}`, problem, worker.order.id)
    if (step === 'notify' || !isTransient(problem.code)) return 'failed'
    await worker.report({ type: 'step-postponed', jitter: deps.random() })
    return 'postponed'
  }
  await worker.report({ type: 'step-done', step })
  return 'done'
}

/** A provider may take longer over a page than a lease lasts: a worker that lives keeps its order. */
async function whileRenewingLease(worker: Worker, step: Promise<void>): Promise<void> {
  const renewing = setInterval(() => {
    // A worker that has lost the order learns it when the step stores something.
    worker
      .renewLease()
      .catch((error: unknown) => logItemProblem('produce-story lease', asProblem(error), worker.order.id))
  }, LEASE_MS / 3)
  // It keeps an order, not a process: one whose step never ends may end.
  renewing.unref()
  try {
    await step
  } finally {
    clearInterval(renewing)
  }
}

async function giveUp({ order, report }: Worker, step: ProductionStep, deps: ProductionDeps): Promise<void> {
  // The book is delivered, or the money is back: only the notice is owed, and the sweep tries that again.
  if (step === 'notify') return report({ type: 'notice-failed' })
  const after = await refundOrder(order, 'production-failed')
  // The notice to the parent is owed now.
  if (after.state === 'refunded') await produceStory(after.id, deps)
}
