/**
 * Our one call of ElevenLabs, `POST /v1/text-to-speech/{voice}/with-timestamps`, by fetch;
 * docs/decisions/0200-plates.md explains why not by its SDK.
 */
import * as v from 'valibot'
import type { Ledger } from '../ledger.ts'
import { brokenAnswer, httpRefusal, waitAskedFor, type ProviderFailure } from '../provider-failure.ts'

export const ELEVENLABS = 'elevenlabs'
const BASE_URL = 'https://api.elevenlabs.io'

/** Codes that come with several statuses; no retry helps. */
const FOR_GOOD: ReadonlySet<string> = new Set(['quota_exceeded', 'detected_unusual_activity', 'voice_not_found'])

/** Field names of the API. */
export interface SpeechRequest {
  text: string
  model_id: string
  voice_settings: { stability: number; similarity_boost: number; speed: number }
  previous_text?: string
  next_text?: string
}

const speechSchema = v.object({
  /** Base64, in the requested format. */
  audio_base64: v.string(),
  alignment: v.object({ characters: v.array(v.string()), character_start_times_seconds: v.array(v.number()) }),
})
export type TimedSpeech = v.InferOutput<typeof speechSchema>

export interface ElevenLabsAccount {
  apiKey: string
  voiceId: string
  baseUrl?: string | undefined
  ledger: Ledger
}

/** @param outputFormat ElevenLabs' own name, such as `pcm_24000` @throws ProviderFailure, and as `Ledger.take` */
export async function speechWithTimes(
  account: ElevenLabsAccount,
  outputFormat: string,
  body: SpeechRequest,
  signal: AbortSignal,
): Promise<TimedSpeech> {
  const { apiKey, voiceId, baseUrl = BASE_URL, ledger } = account
  const url = `${baseUrl}/v1/text-to-speech/${encodeURIComponent(voiceId)}/with-timestamps?output_format=${outputFormat}`
  const headers = { 'xi-api-key': apiKey, 'Content-Type': 'application/json' }
  await ledger.take(ELEVENLABS, 'letters', body.text.length)
  const answer = await exchange(url, { method: 'POST', headers, body: JSON.stringify(body), redirect: 'error', signal })
  if (!answer.ok) throw refusalOf(answer.status, answer.headers, answer.body)
  const speech = v.safeParse(speechSchema, answer.body)
  if (!speech.success) throw brokenAnswer(ELEVENLABS, 'an answer of another shape')
  return speech.output
}

/** @returns the answer with its JSON; `body` is undefined if it is no JSON */
async function exchange(url: string, request: RequestInit) {
  try {
    const response = await fetch(url, request)
    const { status, ok, headers } = response
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson()), await response.text())
    return { status, ok, headers, body: parsed.success ? parsed.output : undefined }
  } catch {
    throw brokenAnswer(ELEVENLABS, 'the connection or the answer broke')
  }
}

/** `code` is the newer name of `status`. */
const refusalSchema = v.object({ detail: v.object({ code: v.optional(v.string()), status: v.optional(v.string()) }) })

function refusalOf(status: number, headers: Headers, body: unknown): ProviderFailure {
  const refusal = v.safeParse(refusalSchema, body)
  const { code, status: word } = refusal.success ? refusal.output.detail : {}
  return httpRefusal(ELEVENLABS, {
    status,
    code: code ?? word,
    waitMs: waitAskedFor(headers),
    isForGood: [code, word].some((said) => said !== undefined && FOR_GOOD.has(said)),
  })
}
