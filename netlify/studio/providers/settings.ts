/** What the providers are configured with: names as in .env.example. Handed in, because the studio knows no environment. */
import { Problem } from '#domain/problem.ts'

export interface ProviderSettings {
  OPENAI_API_KEY?: string | undefined
  OPENAI_BASE_URL?: string | undefined
  OPENAI_IMAGE_MODEL?: string | undefined
  OPENAI_SPEECH_MODEL?: string | undefined
  OPENAI_VOICE?: string | undefined
  GEMINI_API_KEY?: string | undefined
  GEMINI_BASE_URL?: string | undefined
  GEMINI_IMAGE_MODEL?: string | undefined
  ELEVENLABS_API_KEY?: string | undefined
  ELEVENLABS_BASE_URL?: string | undefined
  ELEVENLABS_MODEL?: string | undefined
  ELEVENLABS_VOICE_ID?: string | undefined
}

/** @throws Problem 'not-configured' that names what is missing */
export function required(settings: ProviderSettings, name: keyof ProviderSettings): string {
  const value = settings[name]
  if (!value) throw new Problem('not-configured', `Missing or malformed environment variables: ${name}`)
  return value
}
