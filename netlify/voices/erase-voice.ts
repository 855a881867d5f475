/** One voice of a book goes, with its clips and its invitation. Each part may be repeated. */
import { noteErasure } from '#netlify/records/erasure-journal.ts'
import { eraseVoice, readVoice, type VoiceOf } from './voices.ts'

/** @returns whether it was there. @throws Problem 'unavailable' */
export async function eraseVoiceForGood(voice: VoiceOf): Promise<boolean> {
  if (!(await readVoice(voice))) return false
  await noteErasure({ kind: 'voice', ...voice, atMs: Date.now() })
  await eraseVoice(voice)
  return true
}
