/**
 * The failure of a provider, said in our own words. A provider's message, and an SDK's error that carries it, may repeat a key, a
 * name or a text, so neither goes any further: what is kept is who, the status and the provider's code.
 */
import { Problem } from '#domain/problem.ts'

/** Statuses after which the same call may well succeed. */
const PASSING_STATUSES: ReadonlySet<number> = new Set([408, 409, 425, 429])

export class ProviderFailure extends Problem {
  /** Worth another try. */
  readonly isPassing: boolean
  /** How long the provider asks to be left alone. */
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
  /** The provider's own word for it, such as `insufficient_quota`; only its letters, digits and signs of joining are kept. */
  code?: string | undefined
  waitMs?: number | undefined
  /** Set if the status alone says too little: a quota that is used up comes as 429, and no wait helps. */
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

/** The connection broke, or what came was no answer: nobody has refused anything. */
export const brokenAnswer = (provider: string, what: string): ProviderFailure =>
  new ProviderFailure(provider, what, { isPassing: true })

/** The provider looked at it and will not do it, today or tomorrow. */
export const contentRefusal = (provider: string, code: string): ProviderFailure =>
  new ProviderFailure(provider, `refused the content (${code.replace(/[^\w.-]/g, '').slice(0, 60)})`, {
    isPassing: false,
  })

/** @param headers of an answer; milliseconds (OpenAI), seconds or a date @returns undefined where no wait is named */
export function waitAskedFor(headers: Headers | undefined, nowMs = Date.now()): number | undefined {
  const milliseconds = Number(headers?.get('retry-after-ms') ?? NaN)
  if (Number.isFinite(milliseconds)) return milliseconds
  const retryAfter = headers?.get('retry-after')
  if (!retryAfter) return undefined
  const seconds = Number(retryAfter)
  const waitMs = Number.isFinite(seconds) ? seconds * 1_000 : Date.parse(retryAfter) - nowMs
  return Number.isFinite(waitMs) ? Math.max(0, waitMs) : undefined
}
