/** The state that a card shows of its story: one named state out of status, payment and progress. */
import { PICTURES_PER_BOOK } from '#domain/book-size.ts'
import { PRODUCTION_STEPS, type Progress, type ProductionStep, type Story } from '#domain/story.ts'

export type StoryState =
  | { is: 'ready' }
  | { is: 'unpaid' }
  /** The parent is back from the pay page, and the payment is not confirmed yet. */
  | { is: 'confirming' }
  | { is: 'making'; progress: Progress | null }
  | { is: 'refunding' }
  | { is: 'refunded' }

export function stateOf(story: Story, justPaidId: string | null): StoryState {
  if (story.status === 'completed') return { is: 'ready' }
  if (story.paymentStatus === 'refunded') return { is: 'refunded' }
  if (story.status === 'failed') return { is: 'refunding' }
  if (story.paymentStatus === 'pending') return { is: story.id === justPaidId ? 'confirming' : 'unpaid' }
  return { is: 'making', progress: story.progress ?? null }
}

/** `notify` is an internal step of the server. */
export const SHOWN_STEPS = PRODUCTION_STEPS.filter(
  (step): step is Exclude<ProductionStep, 'notify'> => step !== 'notify',
)

/** The number of the book's pictures that are painted. @returns 0 to PICTURES_PER_BOOK */
export function paintedOf({ step, done }: Progress): number {
  if (step === 'compose') return 0
  return step === 'pictures' ? Math.min(done, PICTURES_PER_BOOK) : PICTURES_PER_BOOK
}

export type StepStanding = 'done' | 'now' | 'waiting'

export function standingOf(step: ProductionStep, progress: Progress | null): StepStanding {
  const at = progress ? PRODUCTION_STEPS.indexOf(progress.step) : 0
  const own = PRODUCTION_STEPS.indexOf(step)
  if (own === at) return 'now'
  return own < at ? 'done' : 'waiting'
}
