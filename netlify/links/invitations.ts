/**
 * `invitations/{hash}`: links with which a guest records a voice without an account. A link holds 160 random bits; the
 * database stores only their hash, so that a reader of the database cannot use a link. Each call looks the link up: a
 * withdrawn one ends at once.
 */
import * as v from 'valibot'
import { proofOf, voiceConsentId } from '#domain/consent.ts'
import { paths } from '#domain/database-paths.ts'
import { storyIdSchema, userIdSchema, type UserId } from '#domain/ids.ts'
import { Problem } from '#domain/problem.ts'
import { INVITATION_KEPT_MS, voiceIdSchema } from '#domain/voice.ts'
import { requireAppCheck } from '#netlify/clients/app-check.ts'
import { erase, ONE_MORE, patch, read } from '#netlify/clients/database.ts'
import { changeVoice, eraseVoices, readVoice, type VoiceOf } from '#netlify/voices/voices.ts'
import { LOOKED_AT_AFTER_MS, sweepLinks } from './link-index.ts'
import { LINKS } from './link-kinds.ts'
import { keyOfMedium, parseMedium } from './link-media.ts'
import { createLinkToken, hashOfLink } from './link-token.ts'

/**
 * A guest withdraws a voice through this entry, so the entry stays as long as the voice: the sweep checks again after
 * this time.
 */
const GUESTS_LOOKED_AT_AFTER_MS = 30 * 24 * 60 * 60_000

/** Six pages, fifteen times each. A guest's recordings count for the link, not for the owner's daily limit. */
export const RECORDINGS_A_LINK = 90

const entrySchema = v.object({
  uid: userIdSchema,
  storyId: storyIdSchema,
  voiceId: voiceIdSchema,
  expiresAt: v.number(),
})

/** Replaces and ends the previous link. @returns the token of the link; it cannot be read again */
export async function invite(voice: VoiceOf, name: string, nowMs: number): Promise<string> {
  const token = createLinkToken()
  const invitation = { hash: hashOfLink(token), expiresAt: nowMs + INVITATION_KEPT_MS }
  const { expiresAt } = invitation
  await patch({ [paths.invitation(invitation.hash)]: { ...voice, expiresAt, endsAt: nowMs + LOOKED_AT_AFTER_MS } })
  const before = await changeVoice(voice, { name, createdAt: nowMs }, (known) => ({ ...known, invitation }))
  if (before.invitation) await closeEntry(voice.uid, before.invitation.hash)
  return token
}

/** Cleans up ended invitations, and voices of erased books: a slow process may invite just after an erasure. */
export const sweepInvitations = (nowMs: number): Promise<void> =>
  sweepLinks('invitation', nowMs, async (hash, value) => {
    const entry = v.safeParse(entrySchema, value)
    const voice = entry.success && (await readVoice(entry.output))
    if (!entry.success || !voice) return null
    const { uid, storyId } = entry.output
    if ((await read(paths.userStory(uid, storyId))) === null) {
      await eraseVoices(uid, storyId)
      return null
    }
    if (await hasAgreed(entry.output.uid, hash)) return nowMs + GUESTS_LOOKED_AT_AFTER_MS
    return voice.invitation?.hash === hash ? voice.invitation.expiresAt : null
  })

export async function takeInvitationBack({ uid, storyId, voiceId }: VoiceOf, hash: string): Promise<void> {
  await patch({ [`${paths.voice(uid, storyId, voiceId)}/invitation`]: null })
  await closeEntry(uid, hash)
}

/** Erases an ended invitation, unless a guest has used it to consent: the guest needs it to withdraw the voice. */
async function closeEntry(uid: UserId, hash: string): Promise<void> {
  if (!(await hasAgreed(uid, hash))) await erase(paths.invitation(hash))
}

/** True if a guest has consented, through this invitation, to storing the voice. */
export const hasAgreed = async (uid: UserId, hash: string): Promise<boolean> =>
  proofOf(voiceConsentId(hash), await read(paths.consent(uid, voiceConsentId(hash)))) !== null

export interface OpenInvitation {
  voice: VoiceOf
  /** Hash of the link. */
  hash: string
  expiresAt: number
}

/**
 * Checks the form of the token first, then App Check, then the token itself: an invented one costs one small read.
 * @returns null for a request without an invitation. @throws Problem 'app-unproved', 'invitation-over' for an unknown,
 * withdrawn or expired one
 */
export async function openInvitation(request: Request, nowMs: number): Promise<OpenInvitation | null> {
  const token = LINKS.invitation.tokenIn(request)
  if (token === null) return null
  await requireAppCheck(request)
  const hash = hashOfLink(token)
  const entry = v.safeParse(entrySchema, await read(paths.invitation(hash)))
  const over = () => new Problem(LINKS.invitation.over, 'No such invitation, or it is over')
  if (!entry.success || entry.output.expiresAt <= nowMs) throw over()
  // The voice may have been erased or have a newer invitation, and the owner may have deleted the account.
  const { expiresAt, ...voice } = entry.output
  const [record, erasure] = await Promise.all([readVoice(voice), read(paths.erasure(voice.uid))])
  if (record?.invitation?.hash !== hash || erasure !== null) throw over()
  return { voice, hash, expiresAt }
}

/**
 * Finds the recordings of a guest by the invitation link, also after the link has ended.
 * @returns null for a request without an invitation. @throws Problem 'app-unproved', 'invitation-over' if no recording
 * is stored for it
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
  // A withdrawn consent counts too, because after a crash the guest repeats the withdrawal.
  if (consent === null || !(await readVoice(voice))) throw nothing()
  return { voice, hash }
}

/** @returns the key of a picture or clip. @throws Problem 'not-found' if the link does not open it */
export async function invitedMediumKey({ voice }: OpenInvitation, name: string): Promise<string> {
  const medium = parseMedium(name)
  if (!medium || !LINKS.invitation.opens(medium, voice)) throw new Problem('not-found', 'Nothing that the link opens')
  return keyOfMedium(voice, medium)
}

/** Counts a recording before saving it: a failed one has cost money too. @throws Problem 'too-many-requests' */
export async function countGuestRecording({ hash }: OpenInvitation, nowMs: number): Promise<void> {
  const at = paths.invitation(hash)
  // Write the end too: if the invitation is withdrawn meanwhile, the sweep finds the leftover count. Concurrent calls
  // all count.
  await patch({ [`${at}/recordings`]: ONE_MORE, [`${at}/endsAt`]: nowMs + LOOKED_AT_AFTER_MS })
  const recordings = await read(`${at}/recordings`)
  if (typeof recordings === 'number' && recordings > RECORDINGS_A_LINK)
    throw new Problem('too-many-requests', `More than ${RECORDINGS_A_LINK} recordings by one invitation`)
}
