/** A guest takes back what they have read aloud: their word first, so that nothing more is kept by it, then the voice. May be repeated. */
import { voiceConsentId } from '#domain/consent.ts'
import { noteWithdrawal } from '#netlify/records/consents.ts'
import type { VoiceOf } from './voices.ts'
import { eraseVoiceForGood } from './erase-voice.ts'

/** @param invitation its hash. @throws Problem 'unavailable', 'conflict' */
export async function withdrawVoice(voice: VoiceOf, invitation: string): Promise<void> {
  await noteWithdrawal(voice.uid, voiceConsentId(invitation), Date.now())
  await eraseVoiceForGood(voice)
}
