/** Processes many items: a few in parallel, until a given time; one that fails does not stop the others. */
import { asProblem, Problem } from '#domain/problem.ts'
import { logItemProblem, logProblem } from './log.ts'

export interface Limits<T = unknown> {
  /** The name in the log. */
  where: string
  /** The id of an item's subject, if each item may have a fault of its own. */
  aboutOf?: (item: T) => string
  concurrency: number
  /** Milliseconds since 1970: no more item is begun after this time. */
  untilMs?: number
  /** An item that takes longer has failed, and the next one starts; its work still continues. */
  itemMaxMs?: number
}

export interface Outcome {
  /** The first error. */
  failure?: Problem
  /** The number of items that were not begun. */
  left: number
}

/** Another run has to process the rest. */
export class OutOfTime extends Problem {
  constructor() {
    super('unavailable', 'There was no time for all')
  }
}

/** Logs an item that fails, and goes on with the others. */
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

/** @throws the first error, else OutOfTime if some items were not begun */
export function requireAll(...outcomes: Outcome[]): void {
  const failure = outcomes.find((outcome) => outcome.failure)?.failure
  if (failure) throw failure
  if (outcomes.some(({ left }) => left > 0)) throw new OutOfTime()
}
