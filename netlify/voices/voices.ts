/** The voices of a book in the database: their readers, clips and invitations. */
import * as v from 'valibot'
import { parseConsent, voiceConsentId, type Consent } from '#domain/consent.ts'
import { paths } from '#domain/database-paths.ts'
import type { StoryId, UserId } from '#domain/ids.ts'
import { fingerprint } from '#domain/fingerprint.ts'
import { Problem } from '#domain/problem.ts'
import { parseStory } from '#domain/story.ts'
import { spreadKey } from '#domain/book-size.ts'
import { VOICES_A_BOOK, voiceRecordSchema, type VoiceId, type VoiceRecord } from '#domain/voice.ts'
import { patch, read } from '#netlify/clients/database.ts'
import { noteWithdrawal } from '#netlify/records/consents.ts'
import { noteErasure } from '#netlify/records/erasure-journal.ts'
import { updateIf } from '#netlify/records/update-if.ts'
import { eraseMedia } from '#netlify/media/library.ts'
import { mediaKeyOf } from '#netlify/media/media-key.ts'
import { endMedia } from '#netlify/media/retention.ts'

type GuestConsent = Extract<Consent, { kind: 'voice' }>

/** Identifies a voice of a book. */
export interface VoiceOf {
  uid: UserId
  storyId: StoryId
  voiceId: VoiceId
}

/** The reader: the owner, whose voice may be a new one, or a guest, identified by the hash of the invitation. */
export type Reader = { name: string } | { invitation: string }

/** @returns null where there is none */
export async function readVoice({ uid, storyId, voiceId }: VoiceOf): Promise<VoiceRecord | null> {
  const record = v.safeParse(voiceRecordSchema, await read(paths.voice(uid, storyId, voiceId)))
  return record.success ? record.output : null
}

/**
 * @param fresh the first values of a voice that does not exist yet; null: it must exist
 * @param change returns the new record, within the conditional write
 * @returns the record before the change
 * @throws Problem 'too-many-voices' | 'invitation-over' | 'conflict'
 */
export async function changeVoice(
  { uid, storyId, voiceId }: VoiceOf,
  fresh: Pick<VoiceRecord, 'name' | 'createdAt'> | null,
  change: (voice: VoiceRecord) => VoiceRecord,
): Promise<VoiceRecord> {
  const before = await updateIf(paths.voices(uid, storyId), (value) => {
    const voices = v.parse(v.record(v.string(), v.unknown()), value ?? {})
    const known = voices[voiceId] === undefined ? null : v.parse(voiceRecordSchema, voices[voiceId])
    const voice = known ?? (fresh && { ...fresh, clips: {}, readTexts: {} })
    if (!voice) throw new Problem('invitation-over', 'The voice has been erased')
    if (!known && Object.keys(voices).length >= VOICES_A_BOOK)
      throw new Problem('too-many-voices', `More than ${VOICES_A_BOOK} voices of one book`)
    return { becomes: { ...voices, [voiceId]: change(voice) }, result: voice }
  })
  if (!before) throw new Problem('conflict', 'The voices of a book are being changed by others')
  return before
}

/** @returns '' if the voice has no recording of this spread */
export const clipOfSpread = async (voice: VoiceOf, spread: number): Promise<string> =>
  (await readVoice(voice))?.clips[spreadKey(spread)] ?? ''

/** True if an existing book still uses a clip that has reached its end: then the clip stays. */
export async function isHeard(uid: UserId, storyId: StoryId, url: string): Promise<boolean> {
  const [story, voices] = await Promise.all([read(paths.userStory(uid, storyId)), read(paths.voices(uid, storyId))])
  if (story === null) return false
  const book = parseStory(storyId, story)
  if (book?.readable && book.narrationURLs.includes(url)) return true
  return recordsIn(voices).some((voice) => Object.values(voice.clips).includes(url))
}

/** @param clip with the words that were read. @returns the previous clip's address; '' if there was none */
export async function setClip(
  voice: VoiceOf,
  by: Reader,
  spread: number,
  clip: { url: string; text: string },
): Promise<string> {
  const key = spreadKey(spread)
  const fresh = 'name' in by ? { name: by.name, createdAt: Date.now() } : null
  const before = await changeVoice(voice, fresh, (known) => {
    // Decided within the write: a recording that began before its invitation was withdrawn is refused.
    if ('invitation' in by && known.invitation?.hash !== by.invitation)
      throw new Problem('invitation-over', 'The invitation has been taken back meanwhile')
    return {
      ...known,
      clips: { ...known.clips, [key]: clip.url },
      readTexts: { ...known.readTexts, [key]: fingerprint(clip.text) },
    }
  })
  return before.clips[key] ?? ''
}

/** Erases a voice with its clips and its invitation. Each part is safe to repeat. @throws Problem 'unavailable' */
export async function eraseVoice(voice: VoiceOf): Promise<void> {
  const record = await readVoice(voice)
  if (!record) return
  const keys = Object.values(record.clips).flatMap((url) => mediaKeyOf(url) ?? [])
  // Give the clips an end first: if this process dies, the sweep continues.
  await endMedia(voice.uid, keys, Date.now())
  await patch({
    [paths.voice(voice.uid, voice.storyId, voice.voiceId)]: null,
    ...(record.invitation && { [paths.invitation(record.invitation.hash)]: null }),
    ...(await guestLinks(voice.uid, ({ voiceId }) => voiceId === voice.voiceId)),
  })
  await Promise.all(keys.map((key) => eraseMedia(voice.uid, key, 'recording')))
}

/**
 * Notes the erasure in the journal, then erases the voice. Safe to repeat. @returns whether the voice existed. @throws
 * Problem 'unavailable'
 */
export async function eraseVoiceForGood(voice: VoiceOf): Promise<boolean> {
  if (!(await readVoice(voice))) return false
  await noteErasure({ kind: 'voice', ...voice, atMs: Date.now() })
  await eraseVoice(voice)
  return true
}

/**
 * Withdraws a guest's consent first, so that no more recordings are stored with it, then erases the voice. Safe to
 * repeat.
 *
 * @param invitation its hash. @throws Problem 'unavailable', 'conflict'
 */
export async function withdrawVoice(voice: VoiceOf, invitation: string): Promise<void> {
  await noteWithdrawal(voice.uid, voiceConsentId(invitation), Date.now())
  await eraseVoiceForGood(voice)
}

/** Erases the voices of one book, with the invitations to them: their clips end with the book's media. @throws Problem 'unavailable' */
export const eraseVoices = async (uid: UserId, storyId: StoryId): Promise<void> =>
  patch({
    [paths.voices(uid, storyId)]: null,
    ...invitationsIn(await read(paths.voices(uid, storyId))),
    ...(await guestLinks(uid, (consent) => consent.storyId === storyId)),
  })

/** Erases the voices of a user who deletes the account. */
export async function eraseVoicesOf(uid: UserId): Promise<void> {
  const books = v.parse(v.record(v.string(), v.unknown()), (await read(paths.voicesOf(uid))) ?? {})
  await patch({
    [paths.voicesOf(uid)]: null,
    ...Object.assign({}, ...Object.values(books).map(invitationsIn)),
    ...(await guestLinks(uid, () => true)),
  })
}

/** Builds the patch that erases the invitations to the voices of a book. */
const invitationsIn = (voices: unknown): Record<string, null> =>
  Object.fromEntries(
    recordsIn(voices).flatMap(({ invitation }) => (invitation ? [[paths.invitation(invitation.hash), null]] : [])),
  )

/** The invitations of guests with recordings, even ended ones: each stays as long as its recordings. */
async function guestLinks(uid: UserId, isMeant: (consent: GuestConsent) => boolean): Promise<Record<string, null>> {
  const consents = v.parse(v.record(v.string(), v.unknown()), (await read(paths.consents(uid))) ?? {})
  return Object.fromEntries(
    Object.values(consents).flatMap((value) => {
      const consent = parseConsent(value)
      return consent?.kind === 'voice' && isMeant(consent) ? [[paths.invitation(consent.invitation), null]] : []
    }),
  )
}

/** Skips values that are not a voice. */
function recordsIn(voices: unknown): VoiceRecord[] {
  const values = v.safeParse(v.record(v.string(), v.unknown()), voices ?? {})
  return Object.values(values.success ? values.output : {}).flatMap((value) => {
    const voice = v.safeParse(voiceRecordSchema, value)
    return voice.success ? [voice.output] : []
  })
}
