/**
 * `invitations/{hash}`: who may read pages for a voice without an account. The link holds 160 random bits; the database knows
 * their hash alone, so that nobody who reads it can use one. It is looked up at each call: taken back, it is over at once.
 */
import * as v from 'valibot'
import { paths } from '#domain/database-paths.ts'
import { storyIdSchema, userIdSchema } from '#domain/ids.ts'
import { Problem } from '#domain/problem.ts'
import { invitationSchema as tokenSchema } from '#domain/wire.ts'
import { INVITATION_KEPT_MS, voiceIdSchema } from '#domain/voice.ts'
import { erase, patch, read } from '#netlify/clients/database.ts'
import { sweepWays, WAY_LOOKED_AT_AFTER_MS } from '#netlify/clients/link-index.ts'
import { hashOfLink, mintLinkToken } from '#netlify/platform/link-token.ts'
import { changeVoice, readVoice, type VoiceOf } from './voices.ts'

const invitationSchema = v.object({
  uid: userIdSchema,
  storyId: storyIdSchema,
  voiceId: voiceIdSchema,
  expiresAt: v.number(),
})

/** @returns what a guest comes with; null for whoever comes otherwise */
export const invitationOf = ({ headers }: Request): string | null => {
  const token = v.safeParse(tokenSchema, /^Invitation (\S+)$/.exec(headers.get('Authorization') ?? '')?.[1])
  return token.success ? token.output : null
}

/** In the place of the one before, which is over then. @returns what the link holds; nobody can be told it again */
export async function invite(voice: VoiceOf, name: string, nowMs: number): Promise<string> {
  const token = mintLinkToken()
  const invitation = { hash: hashOfLink(token), expiresAt: nowMs + INVITATION_KEPT_MS }
  const { expiresAt } = invitation
  await patch({ [paths.invitation(invitation.hash)]: { ...voice, expiresAt, endsAt: nowMs + WAY_LOOKED_AT_AFTER_MS } })
  const before = await changeVoice(voice, { name, createdAt: nowMs }, (known) => ({ ...known, invitation }))
  if (before.invitation) await erase(paths.invitation(before.invitation.hash))
  return token
}

/** Ways of guests that are over. */
export const sweepInvitations = (nowMs: number): Promise<void> =>
  sweepWays(paths.invitations, nowMs, async (hash, value) => {
    const way = v.safeParse(invitationSchema, value)
    const invitation = way.success && (await readVoice(way.output))?.invitation
    return invitation && invitation.hash === hash ? invitation.expiresAt : null
  })

export async function takeBack({ uid, storyId, voiceId }: VoiceOf): Promise<void> {
  const invitation = (await readVoice({ uid, storyId, voiceId }))?.invitation
  if (!invitation) return
  await patch({
    [paths.invitation(invitation.hash)]: null,
    [`${paths.voice(uid, storyId, voiceId)}/invitation`]: null,
  })
}

/** @throws Problem 'invitation-over' for one that is unknown, taken back, or past its end */
export async function invitedTo(token: string, nowMs: number): Promise<VoiceOf & { expiresAt: number }> {
  const hash = hashOfLink(token)
  const invitation = v.safeParse(invitationSchema, await read(paths.invitation(hash)))
  const over = () => new Problem('invitation-over', 'No such invitation, or it is over')
  if (!invitation.success || invitation.output.expiresAt <= nowMs) throw over()
  // A voice that was erased or invited anew meanwhile knows no longer of it, and neither does an owner who has left.
  const { uid } = invitation.output
  const [voice, erasure] = await Promise.all([readVoice(invitation.output), read(paths.erasure(uid))])
  if (voice?.invitation?.hash !== hash || erasure !== null) throw over()
  return invitation.output
}
