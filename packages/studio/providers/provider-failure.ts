/**
 * The failure of a provider, in our own words. A provider's message, and an SDK's error that contains it, may repeat a
 * key, a name or a text, so neither is passed on: only the provider, the status and its code are.
 */
import { Problem } from '#domain/problem.ts'

/** Statuses after which the same call may succeed later. */
const PASSING_STATUSES: ReadonlySet<number> = new Set([408, 409, 425, 429])

export class ProviderFailure extends Problem {
  /** Another attempt may succeed. */
  readonly isPassing: boolean
  /** The wait that the provider requests. */
  readonly waitMs: number | undefined

  constructor(
    provider: string,
    what: string,
    { isPassing, waitMs }: { isPassing: boolean; waitMs?: number | undefined },
  ) {
    super(isPassing ? 'unavailable' : 'production-failed', `${provider}: ${what}`)
    this.isPassing = isPassing
    this.waitMs = waitMs
  }
}

export interface HttpRefusal {
  status: number
  /**
   * The provider's own code, such as `insufficient_quota`; stored are only its letters, digits, dots, hyphens and
   * underscores.
   */
  code?: string | undefined
  waitMs?: number | undefined
  /** Set if the status alone says too little: a used-up quota comes as 429, and no wait helps. */
  isForGood?: boolean | undefined
}

export function httpRefusal(
  provider: string,
  { status, code, waitMs, isForGood = false }: HttpRefusal,
): ProviderFailure {
  const isPassing = !isForGood && (PASSING_STATUSES.has(status) || status >= 500)
  return new ProviderFailure(
    provider,
    `status ${status}${code ? ` (${code.replace(/[^\w.-]/g, '').slice(0, 60)})` : ''}`,
    { isPassing, waitMs },
  )
}

/** The connection broke, or the answer was invalid: the provider did not refuse. */
export const brokenAnswer = (provider: string, what: string): ProviderFailure =>
  new ProviderFailure(provider, what, { isPassing: true })

/** The provider refused the content: no later attempt helps. */
export const contentRefusal = (provider: string, code: string): ProviderFailure =>
  new ProviderFailure(provider, `refused the content (${code.replace(/[^\w.-]/g, '').slice(0, 60)})`, {
    isPassing: false,
  })

/** @param headers of an answer; milliseconds (OpenAI), seconds or a date @returns undefined if they name no wait */
export function waitAskedFor(headers: Headers | undefined, nowMs = Date.now()): number | undefined {
  const milliseconds = Number(headers?.get('retry-after-ms') ?? NaN)
  if (Number.isFinite(milliseconds)) return milliseconds
  const retryAfter = headers?.get('retry-after')
  if (!retryAfter) return undefined
  const seconds = Number(retryAfter)
  const waitMs = Number.isFinite(seconds) ? seconds * 1_000 : Date.parse(retryAfter) - nowMs
  return Number.isFinite(waitMs) ? Math.max(0, waitMs) : undefined
}
