/** Does something with each of many items: a few at once, until a time, and each on its own when it fails. */
import { asProblem, Problem } from '#domain/problem.ts'
import { logItemProblem, logProblem } from './log.ts'

export interface Limits<T = unknown> {
  /** For the log. */
  where: string
  /** The id of what an item is about, where each may have a fault of its own. */
  aboutOf?: (item: T) => string
  concurrency: number
  /** Milliseconds since 1970: from then on none is begun. */
  untilMs?: number
  /** One that takes longer has failed, and the next one has its place; what it still does goes on behind. */
  itemMaxMs?: number
}

export interface Outcome {
  /** The first of those that failed. */
  failure?: Problem
  /** How many were not begun. */
  left: number
}

/** Another run has to process the rest. */
export class OutOfTime extends Problem {
  constructor() {
    super('unavailable', 'There was no time for all')
  }
}

/** One that fails is logged and does not hold the others up. */
export async function forEachLimited<T>(
  items: readonly T[],
  { where, aboutOf, concurrency, untilMs = Infinity, itemMaxMs }: Limits<T>,
  act: (item: T) => Promise<unknown>,
): Promise<Outcome> {
  const outcome: Outcome = { left: items.length }
  const waiting = items.values()
  const work = async () => {
    while (Date.now() < untilMs) {
      const { value, done } = waiting.next()
      if (done) return
      outcome.left -= 1
      await withinTime(act(value), itemMaxMs).catch((error: unknown) => {
        const problem = asProblem(error)
        outcome.failure ??= problem
        if (aboutOf) logItemProblem(where, problem, aboutOf(value))
        else logProblem(where, problem)
      })
    }
  }
  await Promise.all(Array.from({ length: concurrency }, work))
  return outcome
}

async function withinTime(work: Promise<unknown>, maxMs: number | undefined): Promise<unknown> {
  if (maxMs === undefined) return work
  const tooLate = Promise.withResolvers<never>()
  const timer = setTimeout(() => tooLate.reject(new Problem('unavailable', `One took longer than ${maxMs} ms`)), maxMs)
  try {
    return await Promise.race([work, tooLate.promise])
  } finally {
    clearTimeout(timer)
  }
}

/** @throws what one of them failed by, else OutOfTime where some were left */
export function requireAll(...outcomes: Outcome[]): void {
  const failure = outcomes.find((outcome) => outcome.failure)?.failure
  if (failure) throw failure
  if (outcomes.some(({ left }) => left > 0)) throw new OutOfTime()
}
