/**
 * The configuration of the providers, with the names of .env.example. A parameter, because the studio does not read the
 * environment.
 */
import { Problem } from '#domain/problem.ts'

export type ProviderSettings = Readonly<
  Partial<
    Record<
      | 'FIREBASE_PROJECT_ID'
      | 'OPENAI_API_KEY'
      | 'OPENAI_BASE_URL'
      | 'OPENAI_IMAGE_MODEL'
      | 'OPENAI_SPEECH_MODEL'
      | 'OPENAI_VOICE'
      | 'GEMINI_API_KEY'
      | 'GEMINI_BASE_URL'
      | 'GEMINI_IMAGE_MODEL'
      | 'ELEVENLABS_API_KEY'
      | 'ELEVENLABS_BASE_URL'
      | 'ELEVENLABS_MODEL'
      | 'ELEVENLABS_VOICE_ID',
      string | undefined
    >
  >
>

/** @throws Problem 'not-configured' that names the missing setting */
export function required(settings: ProviderSettings, name: keyof ProviderSettings): string {
  const value = settings[name]
  if (!value) throw new Problem('not-configured', `Missing or malformed environment variables: ${name}`)
  return value
}
