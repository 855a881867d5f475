/** `POST /v1/text-to-speech/{voice}/with-timestamps`, with the errors of the ElevenLabs API. */
import { json, startStandIn, type ProviderCall, type ProviderReply, type StandIn } from './server.ts'
import { LETTER_S, spokenPcm } from './speech.ts'

export interface SpeechRequest {
  text: string
  model_id: string
  previous_text?: string
  next_text?: string
}

export const startElevenLabs = (): Promise<StandIn> => startStandIn(answerWell)

export const requestOf = ({ body }: ProviderCall): SpeechRequest => JSON.parse(body.toString()) as SpeechRequest

function answerWell(call: ProviderCall): ProviderReply {
  if (!/^\/v1\/text-to-speech\/[\w-]+\/with-timestamps$/.test(call.path)) return refusal(404, 'not_found', 'Not Found')
  if (call.query.get('output_format') !== 'pcm_24000')
    return refusal(400, 'invalid_output_format', 'This stand-in speaks pcm_24000 only.')
  return speechAnswer(requestOf(call).text)
}

/** @param said the spoken text, if it differs from the requested one */
export function speechAnswer(text: string, said = text): ProviderReply {
  const characters = [...said]
  const alignment = {
    characters,
    character_start_times_seconds: characters.map((_, index) => index * LETTER_S),
    character_end_times_seconds: characters.map((_, index) => (index + 1) * LETTER_S),
  }
  return json({ audio_base64: spokenPcm(text).toString('base64'), alignment, normalized_alignment: alignment })
}

const refusal = (status: number, code: string, message: string, headers: Record<string, string> = {}): ProviderReply =>
  json({ detail: { status: code, message } }, status, headers)

export const rateLimited = (waitS: number) => (): ProviderReply =>
  refusal(429, 'too_many_concurrent_requests', 'Too many concurrent requests.', { 'retry-after': String(waitS) })

export const quotaUsedUp = (): ProviderReply =>
  refusal(
    401,
    'quota_exceeded',
    'This request exceeds your quota of 10000. You have 12 credits remaining, while 240 credits are required.',
  )

export const serverError = (): ProviderReply => refusal(500, 'internal_server_error', 'An internal error occurred.')

export const contentRefused = (): ProviderReply =>
  refusal(403, 'content_moderation', 'The text was blocked by our moderation.')

export const wrongKey = ({ headers }: ProviderCall): ProviderReply =>
  refusal(401, 'invalid_api_key', `Invalid API key ${String(headers['xi-api-key'])}`)
