/** One call of a provider: tried again where that may help, and given up in time. */
import { setTimeout as wait } from 'node:timers/promises'
import { asProblem } from '#domain/problem.ts'
import { brokenAnswer, ProviderFailure } from './provider-failure.ts'

/** Before the second and the third try, where the provider names no wait of its own. */
const WAITS_MS = [1_000, 4_000] as const

export interface RetryBudget {
  /** One try. */
  tryMs: number
  /** All tries with their waits: a wait that would reach beyond it is not begun. */
  totalMs: number
}

export type Wait = (ms: number) => Promise<unknown>

/**
 * @param call is handed the signal that ends it; what it throws is expected to be a ProviderFailure
 * @throws ProviderFailure the last one
 */
export async function retry<T>(
  provider: string,
  { tryMs, totalMs }: RetryBudget,
  call: (signal: AbortSignal) => Promise<T>,
  rest: Wait = wait,
): Promise<T> {
  const endsAt = Date.now() + totalMs
  for (let attempt = 0; ; attempt += 1) {
    const leftMs = endsAt - Date.now()
    try {
      return await withinTime(provider, Math.min(tryMs, Math.max(0, leftMs)), call)
    } catch (error) {
      const waitMs = error instanceof ProviderFailure && error.isPassing ? waitBefore(attempt, error) : undefined
      if (waitMs === undefined || Date.now() + waitMs >= endsAt) throw asProblem(error)
      await rest(waitMs)
    }
  }
}

const waitBefore = (attempt: number, { waitMs }: ProviderFailure): number | undefined => {
  const ours = WAITS_MS[attempt]
  return ours === undefined ? undefined : Math.max(ours, waitMs ?? 0)
}

/** Raced, because a body that stops half way is not ended by every signal. */
async function withinTime<T>(provider: string, ms: number, call: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const ending = new AbortController()
  const tooLate = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    tooLate.reject(brokenAnswer(provider, `no whole answer within ${ms} ms`))
    ending.abort()
  }, ms)
  try {
    return await Promise.race([call(ending.signal), tooLate.promise])
  } finally {
    clearTimeout(timer)
  }
}
