/** A call of OpenAI, and its refusals in our words. */
import * as v from 'valibot'
import { callProvider } from '../provider-call.ts'
import { contentRefusal, httpRefusal, waitAskedFor, type ProviderFailure } from '../provider-failure.ts'
import { required, type ProviderSettings } from '../settings.ts'

export const OPENAI = 'openai'
const BASE_URL = 'https://api.openai.com/v1'

const REFUSALS: ReadonlySet<string> = new Set(['moderation_blocked', 'content_policy_violation'])
/** Comes as 429, but is a bill that was not paid. */
const USED_UP: ReadonlySet<string> = new Set(['insufficient_quota', 'billing_hard_limit_reached'])

/** @param path such as `/images/edits` @throws ProviderFailure */
export async function callOpenAi(settings: ProviderSettings, path: string, body: FormData | object, signal: AbortSignal): Promise<ArrayBuffer> {
  const headers = { Authorization: `Bearer ${required(settings, 'OPENAI_API_KEY')}` }
  return callProvider(OPENAI, { url: `${settings.OPENAI_BASE_URL ?? BASE_URL}${path}`, headers, body, signal }, refusalOf)
}

const refusalSchema = v.object({ error: v.object({ code: v.nullish(v.string()) }) })

function refusalOf(status: number, headers: Headers, body: unknown): ProviderFailure {
  const refusal = v.safeParse(refusalSchema, body)
  const code = (refusal.success && refusal.output.error.code) || undefined
  if (code && REFUSALS.has(code)) return contentRefusal(OPENAI, code)
  return httpRefusal(OPENAI, { status, code, waitMs: waitAskedFor(headers), isForGood: code !== undefined && USED_UP.has(code) })
}
