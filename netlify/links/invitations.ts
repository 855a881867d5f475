/**
 * `invitations/{hash}`: who may read pages for a voice without an account. The link holds 160 random bits; the database knows
 * their hash alone, so that nobody who reads it can use one. It is looked up at each call: taken back, it is over at once.
 */
import * as v from 'valibot'
import { proofOf, voiceConsentId } from '#domain/consent.ts'
import { paths } from '#domain/database-paths.ts'
import { storyIdSchema, userIdSchema, type UserId } from '#domain/ids.ts'
import { Problem } from '#domain/problem.ts'
import { INVITATION_KEPT_MS, voiceIdSchema } from '#domain/voice.ts'
import { requireAppCheck } from '#netlify/clients/app-check.ts'
import { erase, ONE_MORE, patch, read } from '#netlify/clients/database.ts'
import { changeVoice, readVoice, type VoiceOf } from '#netlify/voices/voices.ts'
import { LOOKED_AT_AFTER_MS, sweepLinks } from './link-index.ts'
import { LINKS } from './link-kinds.ts'
import { keyOfMedium, parseMedium } from './link-media.ts'
import { createLinkToken, hashOfLink } from './link-token.ts'

/** An entry by which a guest takes their voice back stays as long as the voice: the sweep looks again. */
const GUESTS_LOOKED_AT_AFTER_MS = 30 * 24 * 60 * 60_000

/** Six pages, fifteen times each. A guest uses up their own link, not what its owner may record in a day. */
export const RECORDINGS_A_LINK = 90

const entrySchema = v.object({
  uid: userIdSchema,
  storyId: storyIdSchema,
  voiceId: voiceIdSchema,
  expiresAt: v.number(),
})

/** In the place of the one before, which is over then. @returns what the link holds; nobody can be told it again */
export async function invite(voice: VoiceOf, name: string, nowMs: number): Promise<string> {
  const token = createLinkToken()
  const invitation = { hash: hashOfLink(token), expiresAt: nowMs + INVITATION_KEPT_MS }
  const { expiresAt } = invitation
  await patch({ [paths.invitation(invitation.hash)]: { ...voice, expiresAt, endsAt: nowMs + LOOKED_AT_AFTER_MS } })
  const before = await changeVoice(voice, { name, createdAt: nowMs }, (known) => ({ ...known, invitation }))
  if (before.invitation) await closeEntry(voice.uid, before.invitation.hash)
  return token
}

/** Ways of guests that are over. */
export const sweepInvitations = (nowMs: number): Promise<void> =>
  sweepLinks('invitation', nowMs, async (hash, value) => {
    const entry = v.safeParse(entrySchema, value)
    const voice = entry.success && (await readVoice(entry.output))
    if (!entry.success || !voice) return null
    if (await hasAgreed(entry.output.uid, hash)) return nowMs + GUESTS_LOOKED_AT_AFTER_MS
    return voice.invitation?.hash === hash ? voice.invitation.expiresAt : null
  })

export async function takeInvitationBack({ uid, storyId, voiceId }: VoiceOf, hash: string): Promise<void> {
  await patch({ [`${paths.voice(uid, storyId, voiceId)}/invitation`]: null })
  await closeEntry(uid, hash)
}

/** Erases an invitation that is over, unless a guest has agreed by it: they still take their voice back by it. */
async function closeEntry(uid: UserId, hash: string): Promise<void> {
  if (!(await hasAgreed(uid, hash))) await erase(paths.invitation(hash))
}

/** True if a guest has agreed by this invitation that their voice is stored. */
export const hasAgreed = async (uid: UserId, hash: string): Promise<boolean> =>
  proofOf(voiceConsentId(hash), await read(paths.consent(uid, voiceConsentId(hash)))) !== null

export interface OpenInvitation {
  voice: VoiceOf
  /** Hash of the link. */
  hash: string
  expiresAt: number
}

/**
 * The form of the token first, then whether our app asks, then the token itself: a made-up one costs one small read.
 * @returns null for whoever comes otherwise. @throws Problem 'app-unproved', 'invitation-over' for one that is unknown, taken back, or past its end
 */
export async function openInvitation(request: Request, nowMs: number): Promise<OpenInvitation | null> {
  const token = LINKS.invitation.tokenIn(request)
  if (token === null) return null
  await requireAppCheck(request)
  const hash = hashOfLink(token)
  const entry = v.safeParse(entrySchema, await read(paths.invitation(hash)))
  const over = () => new Problem(LINKS.invitation.over, 'No such invitation, or it is over')
  if (!entry.success || entry.output.expiresAt <= nowMs) throw over()
  // A voice that was erased or invited anew meanwhile knows no longer of it, and neither does an owner who has left.
  const { expiresAt, ...voice } = entry.output
  const [record, erasure] = await Promise.all([readVoice(voice), read(paths.erasure(voice.uid))])
  if (record?.invitation?.hash !== hash || erasure !== null) throw over()
  return { voice, hash, expiresAt }
}

/**
 * Finds the recordings of a guest by the link that they read by, also after the link has ended.
 * @returns null for whoever comes otherwise. @throws Problem 'app-unproved', 'invitation-over' where nothing is kept by it
 */
export async function openGuestVoice(request: Request): Promise<Pick<OpenInvitation, 'voice' | 'hash'> | null> {
  const token = LINKS.invitation.tokenIn(request)
  if (token === null) return null
  await requireAppCheck(request)
  const hash = hashOfLink(token)
  const entry = v.safeParse(entrySchema, await read(paths.invitation(hash)))
  const nothing = () => new Problem(LINKS.invitation.over, 'Nothing is kept that was read by this invitation')
  if (!entry.success) throw nothing()
  const { expiresAt: _end, ...voice } = entry.output
  const consent = await read(paths.consent(voice.uid, voiceConsentId(hash)))
  // Also where it is taken back already: who died in between is asked again.
  if (consent === null || !(await readVoice(voice))) throw nothing()
  return { voice, hash }
}

/** @returns what a picture or clip is stored under. @throws Problem 'not-found' for what the link does not open */
export async function invitedMediumKey({ voice }: OpenInvitation, name: string): Promise<string> {
  const medium = parseMedium(name)
  if (!medium || !LINKS.invitation.opens(medium, voice)) throw new Problem('not-found', 'Nothing that the link opens')
  return keyOfMedium(voice, medium)
}

/** Before it is taken: what fails afterwards has cost something too. @throws Problem 'too-many-requests' */
export async function countGuestRecording({ hash }: OpenInvitation, nowMs: number): Promise<void> {
  const at = paths.invitation(hash)
  // With its end: an invitation that is taken back meanwhile leaves a number that the sweep finds. Concurrent calls are all counted.
  await patch({ [`${at}/recordings`]: ONE_MORE, [`${at}/endsAt`]: nowMs + LOOKED_AT_AFTER_MS })
  const recordings = await read(`${at}/recordings`)
  if (typeof recordings === 'number' && recordings > RECORDINGS_A_LINK)
    throw new Problem('too-many-requests', `More than ${RECORDINGS_A_LINK} recordings by one invitation`)
}
