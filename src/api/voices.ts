/**
 * Voices that read a book aloud, besides the built-in one
 * (product 10.2).
 */
import type { StoryId } from '#domain/ids.ts'
import { Problem } from '#domain/problem.ts'
import type { VoiceId } from '#domain/voice.ts'
import { withTimeLimit } from '#time-limit'
import { plainAnswerSchema } from '#domain/plain-answer.ts'
import {
  invitedBookAnswerSchema,
  inviteVoiceAnswerSchema,
  recordingAnswerSchema,
  type InvitedBook,
} from '#domain/wire.ts'
import { act, callFunction, fetchByInvitation, refusalOf } from './call-function.ts'
import { forgetKeptPictures } from './media.ts'

/** 4 MB take half a minute at 1 Mbit/s, and the platform ends a function after 60 s. */
const SEND_TIMEOUT_MS = 90_000
const TIMEOUT_MS = 30_000

interface VoiceOfBook {
  storyId: StoryId
  voiceId: VoiceId
  name: string
}

/** `agreedTo`: the version of the text that the guest has agreed to. */
interface Guest {
  invitation: string
  agreedTo: string
}

/**
 * @param who a voice of the parent's own book, or a guest
 * @param pcm 16 bit, little endian, mono, RECORDING_RATE
 * @returns the address of the clip made from it
 * @throws Problem
 */
export async function sendRecording(who: VoiceOfBook | Guest, spread: number, pcm: Blob): Promise<string> {
  const form = new FormData()
  form.set('recording', pcm, 'recording.pcm')
  form.set('spread', String(spread))
  const { invitation, ...fields } = 'invitation' in who ? who : { ...who, invitation: undefined }
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  const answer = await callFunction('record-voice', {
    form,
    invitation,
    schema: recordingAnswerSchema,
    timeoutMs: SEND_TIMEOUT_MS,
  })
  if (!answer.success) throw new Problem(answer.code, `record-voice refused: ${answer.message}`)
  return answer.clipUrl
}

/** Erases its clips and its invitation too. @throws Problem */
export async function eraseVoice({ storyId, voiceId }: Omit<VoiceOfBook, 'name'>): Promise<void> {
  const json = { storyId, voiceId }
  await act('erase-voice', json, { timeoutMs: TIMEOUT_MS })
  await forgetKeptPictures()
}

/**
 * @param wanted false ends the present invitation. @returns the token of the guest's link, which cannot be read again
 * later. @throws Problem
 */
export async function inviteVoice(voice: VoiceOfBook, wanted: boolean): Promise<string | null> {
  const answer = await callFunction('invite-voice', {
    json: { ...voice, wanted },
    schema: inviteVoiceAnswerSchema,
    timeoutMs: TIMEOUT_MS,
  })
  if (!answer.success) throw new Problem(answer.code, `invite-voice refused: ${answer.message}`)
  return answer.invitation
}

/** @throws Problem 'invitation-over' */
export async function fetchInvitedBook(invitation: string): Promise<InvitedBook> {
  const answer = await callFunction('invited-book', {
    json: {},
    invitation,
    schema: invitedBookAnswerSchema,
    timeoutMs: TIMEOUT_MS,
  })
  if (!answer.success) throw new Problem(answer.code, `invited-book refused: ${answer.message}`)
  return answer.book
}

/**
 * Erases the guest's recordings and their consent.
 * @throws Problem 'invitation-over' if nothing of this link is stored
 */
export async function withdrawVoice(invitation: string): Promise<void> {
  const answer = await callFunction('withdraw-voice', {
    json: {},
    invitation,
    schema: plainAnswerSchema,
    timeoutMs: TIMEOUT_MS,
  })
  if (!answer.success) throw new Problem(answer.code, `withdraw-voice refused: ${answer.message}`)
}

/** A picture or clip of the invited book. @param address as the book names it. @throws Problem 'invitation-over' */
export async function fetchInvitedMedium(invitation: string, address: string): Promise<Blob> {
  const response = await fetchByInvitation(address, invitation, AbortSignal.timeout(TIMEOUT_MS))
  if (!response.ok) throw await refusalOf('invited-media', response)
  return withTimeLimit(response.blob(), 'read an invited medium', { ms: TIMEOUT_MS, code: 'network' })
}
