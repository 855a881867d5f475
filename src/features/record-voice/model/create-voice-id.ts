import * as v from 'valibot'
import { voiceIdSchema, type VoiceId } from '#domain/voice.ts'

const BYTES = 10

export const createVoiceId = (): VoiceId =>
  v.parse(
    voiceIdSchema,
    Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join(''),
  )
