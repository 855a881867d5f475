/** Ends a link for its parent: the journal is written first, so that a restored backup does not open the link again. */
import type { StoryId, UserId } from '#domain/ids.ts'
import { noteErasure } from '#netlify/records/erasure-journal.ts'
import { takeInvitationBack } from './invitations.ts'
import { shareHashOf, takeShareBack } from './shares.ts'
import { readVoice, type VoiceOf } from '#netlify/voices/voices.ts'

/**
 * @param only the hash of the only link to end. @returns whether there was one. @throws Problem 'not-allowed',
 * 'unavailable', 'conflict'
 */
export async function endShare(uid: UserId, storyId: StoryId, only?: string): Promise<boolean> {
  const hash = await shareHashOf(uid, storyId)
  if (hash === null || (only !== undefined && only !== hash)) return false
  await noteErasure({ kind: 'share', uid, storyId, hash, atMs: Date.now() })
  await takeShareBack(uid, storyId, hash)
  return true
}

/** @param only as in `endShare`. @returns whether there was one. @throws Problem 'unavailable' */
export async function endInvitation(voice: VoiceOf, only?: string): Promise<boolean> {
  const hash = (await readVoice(voice))?.invitation?.hash
  if (hash === undefined || (only !== undefined && only !== hash)) return false
  await noteErasure({ kind: 'invitation', ...voice, hash, atMs: Date.now() })
  await takeInvitationBack(voice, hash)
  return true
}
