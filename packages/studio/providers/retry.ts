/** Calls a provider, retries if that may help, and gives up in time. */
import { setTimeout as wait } from 'node:timers/promises'
import { asProblem } from '#domain/problem.ts'
import { brokenAnswer, ProviderFailure } from './provider-failure.ts'

/** Waits before the second and the third attempt, at least. */
const WAITS_MS = [1_000, 4_000] as const

export interface RetryBudget {
  /** Limit of one attempt. */
  tryMs: number
  /** Limit of all attempts with their waits: a wait that would exceed it is skipped, and the call fails. */
  totalMs: number
}

export type Wait = (ms: number) => Promise<unknown>

/**
 * @param call receives the signal that aborts it; its errors should be ProviderFailures
 * @throws ProviderFailure of the last attempt
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

/** A race, because the signal does not always end a body that stops half way. */
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
