/**
 * Checks consents on the server: nothing that needs a consent begins without it, and orders record which one it was.
 */
import { randomUUID } from 'node:crypto'
import {
  analyticsConsentId,
  heroConsentId,
  photoConsentId,
  proofOf,
  saleConsentId,
  textsToAgreeTo,
  voiceConsentId,
  type ConsentProof,
} from '#domain/consent.ts'
import { CURRENT_TEXT } from '#domain/current-text.ts'
import { paths } from '#domain/database-paths.ts'
import type { HeroId, StoryId, TransformId, UserId } from '#domain/ids.ts'
import type { Sale } from '#domain/order.ts'
import { Problem } from '#domain/problem.ts'
import type { VoiceId } from '#domain/voice.ts'
import { patch, read, SERVER_TIME } from '#netlify/clients/database.ts'
import { readHeroWithoutPhoto } from './hero-without-photo.ts'
import { updateIf } from './update-if.ts'

/**
 * Consent to the use of a photo. @throws Problem 'consent-missing' if none is stored, it was withdrawn, or its text is
 * unknown
 */
export const requirePhotoConsent = (uid: UserId, id: TransformId): Promise<ConsentProof> =>
  requireConsent(uid, photoConsentId(id))

/**
 * Consent to the use of a portrait's source: a photo, or a saved hero.
 * @returns undefined for a portrait from a face's code, which needs no consent: it holds no part of a photo
 * @throws Problem 'consent-missing' as above
 */
export async function requirePortraitConsent(uid: UserId, id: TransformId): Promise<ConsentProof | undefined> {
  const hero = await readHeroWithoutPhoto(uid, id)
  if (!hero) return requirePhotoConsent(uid, id)
  return 'heroId' in hero ? requireHeroConsent(uid, hero.heroId) : undefined
}

/** Consent to saving a hero for the next tale. @throws Problem 'consent-missing' */
export const requireHeroConsent = (uid: UserId, id: HeroId): Promise<ConsentProof> =>
  requireConsent(uid, heroConsentId(id))

export const hasHeroConsent = async (uid: UserId, id: HeroId): Promise<boolean> =>
  proofOf(heroConsentId(id), await read(paths.consent(uid, heroConsentId(id)))) !== null

/** The consents that a book needs before its payment. @throws Problem 'consent-missing' */
async function requireBookConsents(
  uid: UserId,
  { storyId, transformId }: { storyId: StoryId; transformId: TransformId },
): Promise<NonNullable<Sale['consents']>> {
  const [photo, sale] = await Promise.all([
    requirePortraitConsent(uid, transformId),
    requireConsent(uid, saleConsentId(storyId)),
  ])
  return { ...(photo && { photo }), sale }
}

/** The consents of one book, read again at each call. */
export const consentsFor = (uid: UserId, ids: Parameters<typeof requireBookConsents>[1]) => ({
  ofBook: () => requireBookConsents(uid, ids),
  ofPortrait: (id: TransformId) => requirePortraitConsent(uid, id),
})

/**
 * Stores the consent to the sale of a gift: there is no record of the gift yet to which a browser could add it. An
 * existing consent stays unchanged.
 * @throws Problem 'consent-missing' if this is not today's text
 */
export async function agreeToSale(uid: UserId, giftId: StoryId, version: string): Promise<ConsentProof> {
  const consentId = saleConsentId(giftId)
  if (version !== CURRENT_TEXT.sale) throw new Problem('consent-missing', 'Not the text of today')
  const consent = { kind: 'sale', version, storyId: giftId, granted: true, createdAt: SERVER_TIME }
  await updateIf(paths.consent(uid, consentId), (current) =>
    current === null ? { becomes: consent, result: true } : { result: true },
  )
  return requireConsent(uid, consentId)
}

/**
 * Stores a guest's consent to storing a recording. A guest has no account, so the consent is stored with the book's
 * owner, who cannot write it.
 * @param invitation its hash
 * @throws Problem 'consent-missing' if this is not a current text, or the consent was withdrawn
 */
export async function agreeToVoice(
  { uid, storyId, voiceId }: { uid: UserId; storyId: StoryId; voiceId: VoiceId },
  invitation: string,
  version: string,
): Promise<void> {
  const consentId = voiceConsentId(invitation)
  if (!textsToAgreeTo('voice').includes(version)) throw new Problem('consent-missing', 'Not the text of today')
  const about = { storyId, voiceId, invitation }
  const consent = { kind: 'voice', version, ...about, granted: true, createdAt: SERVER_TIME }
  await updateIf(paths.consent(uid, consentId), (current) =>
    current === null ? { becomes: consent, result: true } : { result: true },
  )
  await requireConsent(uid, consentId)
}

async function requireConsent(uid: UserId, consentId: string): Promise<ConsentProof> {
  const proof = proofOf(consentId, await read(paths.consent(uid, consentId)))
  if (!proof) throw new Problem('consent-missing', 'Nothing was agreed to, or it was taken back')
  return proof
}

/**
 * Called from the account's page, for all devices. A change of the choice on one device calls no function: its browser
 * stops analytics by itself.
 */
export async function refuseAnalytics(uid: UserId): Promise<void> {
  const id = analyticsConsentId(randomUUID().slice(0, 20))
  const refusal = { kind: 'analytics', version: CURRENT_TEXT.analytics, granted: false, createdAt: SERVER_TIME }
  await patch({ [paths.consent(uid, id)]: refusal })
}

/**
 * Notes a withdrawal in the record, which stays: the consent was valid until then. @returns false if there is no such
 * consent. @throws Problem 'conflict'
 */
export async function noteWithdrawal(uid: UserId, consentId: string, nowMs: number): Promise<boolean> {
  const isNoted = await updateIf(paths.consent(uid, consentId), (consent) => {
    if (typeof consent !== 'object' || consent === null) return { result: false }
    return 'withdrawnAt' in consent ? { result: true } : { becomes: { ...consent, withdrawnAt: nowMs }, result: true }
  })
  if (isNoted === null) throw new Problem('conflict', 'A consent is being changed by others')
  return isNoted
}
