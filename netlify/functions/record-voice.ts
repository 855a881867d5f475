/** POST: a recording of one page of a book, by the owner or by an invited guest. */
import { Problem } from '#domain/problem.ts'
import { handle, requireProofs } from '#netlify/access/handle.ts'
import { ACCESS } from '#netlify/access/table.ts'
import { countAddress } from '#netlify/accounts/address-limit.ts'
import { callerOf, type Caller } from '#netlify/accounts/caller.ts'
import { agreeToVoice } from '#netlify/records/consents.ts'
import { countToday } from '#netlify/accounts/daily-limit.ts'
import { countGuestRecording, openInvitation, type OpenInvitation } from '#netlify/links/invitations.ts'
import { clipInLink } from '#netlify/links/invited-book.ts'
import { clipOfRecording } from '#studio/recorded-clip.ts'
import { keepRecording, readRecording } from '#netlify/voices/keep-recording.ts'

/** Checks and counts the caller before it reads the body. */
export default handle({
  name: 'record-voice',
  answer: async ({ request, address, nowMs }) => {
    const invitation = await openInvitation(request, nowMs)
    const who = invitation ?? (await callerOf(request))
    await countAddress(address, 'recording', nowMs)
    const clipUrl = 'uid' in who ? await recordAsOwner(request, who, nowMs) : await recordAsGuest(request, who, nowMs)
    return { clipUrl }
  },
})

async function recordAsOwner(request: Request, caller: Caller, nowMs: number): Promise<string> {
  await requireProofs(ACCESS['record-voice'].asks, caller, nowMs)
  const { fields, samples } = await readRecording(request)
  if (!fields.voice) throw new Problem('missing-data', 'The form names no voice')
  const { name, ...voice } = fields.voice
  await countToday(caller.uid, 'recording', nowMs)
  const recording = { voice: { uid: caller.uid, ...voice }, by: { name }, spread: fields.spread, samples }
  return keepRecording(recording, clipOfRecording, nowMs)
}

/** @returns the clip's name in the link, because only the owner may know the clip's key */
async function recordAsGuest(request: Request, invitation: OpenInvitation, nowMs: number): Promise<string> {
  const { voice, hash } = invitation
  const { fields, samples } = await readRecording(request)
  await countGuestRecording(invitation, nowMs)
  await agreeToVoice(voice, hash, fields.agreedTo)
  const { spread } = fields
  const clipUrl = await keepRecording({ voice, by: { invitation: hash }, spread, samples }, clipOfRecording, nowMs)
  return clipInLink(voice, spread, clipUrl)
}
