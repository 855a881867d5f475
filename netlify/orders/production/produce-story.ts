/**
 * Makes a paid book, step by step. Each step stores its results before the next one starts, so that a new run continues
 * after a crash. A step that fails or crashes three times without a result ends in a full refund; one that lacks what
 * it needs is postponed, for as long as a book may take.
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

/** Safe to call at any time and twice: does what the order needs, or nothing. */
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
  // Counts the attempt before it runs: one that kills the process counts too.
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

/** A provider may need longer for a page than a lease lasts: a running worker keeps its order. */
async function whileRenewingLease(worker: Worker, step: Promise<void>): Promise<void> {
  const renewing = setInterval(() => {
    // A worker that has lost the order notices when the step stores a result.
    worker
      .renewLease()
      .catch((error: unknown) => logItemProblem('produce-story lease', asProblem(error), worker.order.id))
  }, LEASE_MS / 3)
  // The timer renews the lease but does not keep the process alive: a process whose step never ends may exit.
  renewing.unref()
  try {
    await step
  } finally {
    clearInterval(renewing)
  }
}

async function giveUp({ order, report }: Worker, step: ProductionStep, deps: ProductionDeps): Promise<void> {
  // The book is delivered, or the refund is done: only the notice is missing, and the sweep tries it again.
  if (step === 'notify') return report({ type: 'notice-failed' })
  const after = await refundOrder(order, 'production-failed')
  // Now the parent must be notified.
  if (after.state === 'refunded') await produceStory(after.id, deps)
}
