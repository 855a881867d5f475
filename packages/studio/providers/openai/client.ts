/** Calls OpenAI by its official SDK, and converts its errors to ours. */
import type OpenAI from 'openai'
import type { Ledger, PaidUnit } from '../ledger.ts'
import { loadSdk } from '../load-sdk.ts'
import { brokenAnswer, contentRefusal, httpRefusal, waitAskedFor, type ProviderFailure } from '../provider-failure.ts'
import { required, type ProviderSettings } from '../settings.ts'

export const OPENAI = 'openai'

const REFUSALS: ReadonlySet<string> = new Set(['moderation_blocked', 'content_policy_violation'])
/** Codes of an unpaid bill, although their status is 429. */
const USED_UP: ReadonlySet<string> = new Set(['insufficient_quota', 'billing_hard_limit_reached'])

export const openAiSdk = () => loadSdk<typeof import('openai')>('openai')

/** The cost of a call, and the ledger that counts it. */
interface Cost {
  ledger: Ledger
  unit: PaidUnit
  amount: number
}

/** @param call receives the client @throws ProviderFailure, and as `Ledger.take` */
export async function callOpenAi<T>(
  settings: ProviderSettings,
  { ledger, unit, amount }: Cost,
  call: (client: OpenAI) => Promise<T>,
): Promise<T> {
  const client = await openAiClient(settings)
  await ledger.take(OPENAI, unit, amount)
  try {
    return await call(client)
  } catch (error) {
    throw await openAiFailure(error)
  }
}

/** The client never retries, because the caller does (retry.ts): one loop for all providers. */
async function openAiClient(settings: ProviderSettings): Promise<OpenAI> {
  const { OpenAI: Client } = await openAiSdk()
  const fetchOptions = { redirect: 'error' } as const
  return new Client({
    apiKey: required(settings, 'OPENAI_API_KEY'),
    baseURL: settings.OPENAI_BASE_URL,
    fetchOptions,
    maxRetries: 0,
    logLevel: 'off',
  })
}

async function openAiFailure(error: unknown): Promise<ProviderFailure> {
  const { APIError } = await openAiSdk()
  if (!(error instanceof APIError) || typeof error.status !== 'number')
    return brokenAnswer(OPENAI, 'the connection or the answer broke')
  const { code } = error
  if (code && REFUSALS.has(code)) return contentRefusal(OPENAI, code)
  return httpRefusal(OPENAI, {
    status: error.status,
    code: code ?? undefined,
    waitMs: waitAskedFor(error.headers),
    isForGood: code != null && USED_UP.has(code),
  })
}
