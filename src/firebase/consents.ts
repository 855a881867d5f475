/**
 * Consents are appended, never changed: what was agreed to, by which text, for what, and when. A photo's consent is
 * written with its transformation (transformations.ts), so that neither exists without the other.
 */
import { get, push, ref, serverTimestamp, set } from 'firebase/database'
import { analyticsConsentId, parseConsent, saleConsentId, type Consent } from '#domain/consent.ts'
import { CURRENT_TEXT } from '#domain/current-text.ts'
import { paths } from '#domain/database-paths.ts'
import type { StoryId, UserId } from '#domain/ids.ts'
import type { Watch } from '#domain/remote.ts'
import { createCounted } from './counted-write.ts'
import { database } from './database.ts'
import { databaseProblem, withinDeadline } from './deadline.ts'
import { listIn, watchOwn } from './watch.ts'

/**
 * Saves consent to the contract, for a story that has a record. A second call changes nothing.
 * @throws Problem if it was not stored: then the payment must not begin
 */
export async function createSaleConsent(uid: UserId, storyId: StoryId): Promise<void> {
  const place = ref(database(), paths.consent(uid, saleConsentId(storyId)))
  const record = {
    kind: 'sale',
    version: CURRENT_TEXT.sale,
    granted: true,
    createdAt: serverTimestamp(),
    storyId,
  }
  const write = set(place, record).catch(async (error: unknown) => {
    const isThere = databaseProblem(error, '').code === 'permission-denied' && (await get(place)).exists()
    if (!isThere) throw error
  })
  await withinDeadline(write, 'store sale consent')
}

/** @returns null if there is no consent */
export async function readSaleConsent(uid: UserId, storyId: StoryId): Promise<Consent | null> {
  const reading = get(ref(database(), paths.consent(uid, saleConsentId(storyId))))
  return parseConsent((await withinDeadline(reading, 'read sale consent')).val())
}

/** @param granted false: the user has refused or withdrawn it */
export async function createAnalyticsConsent(uid: UserId, granted: boolean): Promise<void> {
  const { key } = push(ref(database(), paths.consents(uid)))
  const id = analyticsConsentId(key ?? '')
  const record = { kind: 'analytics', version: CURRENT_TEXT.analytics, granted, createdAt: serverTimestamp() }
  await withinDeadline(
    createCounted(uid, 'consents', id, { [paths.consent(uid, id)]: record }),
    'store analytics consent',
  )
}

/** All answers of this user, the newest first. */
export const watchConsents: Watch<Consent[]> = (uid, onChange, onFailed) =>
  watchOwn(
    'consents',
    ref(database(), paths.consents(uid)),
    (snapshot) => {
      const consents = listIn(snapshot, (_, record) => parseConsent(record))
      onChange(consents.sort((one, other) => other.createdAt - one.createdAt))
    },
    onFailed,
  )
