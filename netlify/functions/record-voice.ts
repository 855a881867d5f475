/** POST: a page of a book as somebody has read it aloud, by its owner or by whoever they have invited. */
import type { RecordingFields } from '#domain/wire.ts'
import { Problem } from '#domain/problem.ts'
import { handle } from '#netlify/access/handle.ts'
import { countAddress } from '#netlify/accounts/address-limit.ts'
import { callerOf, requireUnrevoked, type Caller } from '#netlify/accounts/caller.ts'
import { countToday } from '#netlify/accounts/daily-limit.ts'
import { requireAppCheck } from '#netlify/clients/app-check.ts'
import { clipOfRecording } from '#netlify/studio/recorded-clip.ts'
import { invitationOf, invitedTo } from '#netlify/voices/invitations.ts'
import { keepRecording } from '#netlify/voices/keep-recording.ts'
import { readRecording } from '#netlify/voices/recording-upload.ts'
import type { VoiceOf } from '#netlify/voices/voices.ts'

export default handle({
  name: 'record-voice',
  answer: async ({ request, address, nowMs }) => {
    await countAddress(address, 'recording', nowMs)
    const who = await whoReads(request, nowMs)
    const { fields, samples } = await readRecording(request)
    const { voice, name } = voiceOf(who, fields)
    await countToday(voice.uid, 'recording', nowMs)
    return { clipUrl: await keepRecording({ voice, name, spread: fields.spread, samples }, clipOfRecording, nowMs) }
  },
})

/** Asked before a byte of the body is read. @throws Problem 'not-signed-in' for neither */
async function whoReads(request: Request, nowMs: number): Promise<Caller | { invitedTo: VoiceOf }> {
  const invitation = invitationOf(request)
  if (invitation === null) {
    const caller = await callerOf(request)
    await requireUnrevoked(caller)
    return caller
  }
  await requireAppCheck(request)
  return { invitedTo: await invitedTo(invitation, nowMs) }
}

function voiceOf(
  who: Caller | { invitedTo: VoiceOf },
  { voice }: RecordingFields,
): { voice: VoiceOf; name: string | null } {
  if ('invitedTo' in who) return { voice: who.invitedTo, name: null }
  if (!voice) throw new Problem('missing-data', 'The form names no voice')
  const { storyId, voiceId, name } = voice
  return { voice: { uid: who.uid, storyId, voiceId }, name }
}
