/**
 * Cleans up one user's photos and unpaid stories, and plans the next clean-up; erases a user who has deleted the
 * account.
 */
import { hasHeroConsent } from '#netlify/records/consents.ts'
import { readErasure, type Erasure } from '#netlify/accounts/erasure.ts'
import { noteErasure } from '#netlify/records/erasure-journal.ts'
import type { UserId } from '#domain/ids.ts'
import { forEachLimited, OutOfTime, requireAll } from '#netlify/platform/for-each-limited.ts'
import { mediaUrl } from '#netlify/media/media-key.ts'
import type { MediaEntry } from '#netlify/media/media-entry.ts'
import { endMedia, expiredMedia, keepAfterAll, keepMediaUntil, nextExpiry } from '#netlify/media/retention.ts'
import { isHeard } from '#netlify/voices/voices.ts'
import { eraseMedia } from '#netlify/media/library.ts'
import { expireOldDrafts, expireUnpaidStories } from '#netlify/jobs/expire-unpaid-stories.ts'
import { endPortraitJob, portraitJobOf } from '#netlify/photos/portrait-job.ts'
import { expireHeroes } from '#netlify/photos/kept-heroes.ts'
import { expireTransformations } from '#netlify/photos/expire-transformations.ts'
import { timeOutTransformations } from '#netlify/photos/time-out-transformations.ts'
import { eraseAccount } from './erase-account.ts'
import { beginVisit, endVisit } from './user-visits.ts'

/** A user with much to clean up must not delay the others: the rest is due at once, after them. */
const VISIT_MAX_MS = 5_000
const MEDIA_AT_ONCE = 5
/** Longer than any process lives (15 minutes). */
const ARRIVES_WITHIN_MS = 20 * 60_000

export async function cleanUpUser(uid: UserId, nowMs: number): Promise<void> {
  const untilMs = Date.now() + VISIT_MAX_MS
  // `beginVisit` comes first: if the account is deleted from here on, the time of the next clean-up changes, and
  // `endVisit` does not overwrite it.
  const visit = await beginVisit(uid, nowMs)
  if (!visit) return
  const erasure = await readErasure(uid)
  if (erasure) return endUser(uid, erasure, nowMs, untilMs)
  await endVisit(visit, await lookAfter(uid, nowMs, untilMs))
}

const DAY_MS = 24 * 60 * 60_000

async function endUser(uid: UserId, { startedAt, emptiedAt }: Erasure, nowMs: number, untilMs: number): Promise<void> {
  // Note the erasure again: a person may have written it by hand after a mail, with any time.
  if (emptiedAt === undefined) await noteErasure({ kind: 'account', uid, atMs: Math.max(startedAt, nowMs - DAY_MS) })
  await eraseAccount(uid, emptiedAt ?? null, nowMs, untilMs)
}

/** @returns when the next clean-up is due, null if nothing will expire. @throws if a part failed */
async function lookAfter(uid: UserId, nowMs: number, untilMs: number): Promise<number | null> {
  // Neither waits for the other, even if one fails.
  const [timeOuts, photos] = await Promise.allSettled([
    timeOutTransformations(uid, nowMs, untilMs),
    eraseExpired(uid, nowMs, untilMs),
  ])
  // Run after both: a portrait erased just now ends its transformation, and a transformation that has just failed now
  // has an end.
  const [records, drafts, heroes] = await Promise.allSettled([
    expireTransformations(uid, nowMs, untilMs),
    expireOldDrafts(uid, nowMs),
    expireHeroes(uid, (id) => hasHeroConsent(uid, id)),
  ])
  const parts = [timeOuts, photos, records, drafts, heroes]
  const failures = parts.flatMap((part) => (part.status === 'rejected' ? [part.reason as unknown] : []))
  for (const failure of failures) if (!(failure instanceof OutOfTime)) throw failure
  if (timeOuts.status === 'rejected' || records.status === 'rejected' || drafts.status === 'rejected') return nowMs
  if (failures.length > 0) return nowMs
  const times = [timeOuts.value, records.value, drafts.value, await nextExpiry(uid)].filter((time) => time !== null)
  return times.length > 0 ? Math.min(...times) : null
}

async function eraseExpired(uid: UserId, nowMs: number, untilMs: number): Promise<void> {
  const limits = { where: 'user-cleanup', concurrency: MEDIA_AT_ONCE, untilMs }
  const expired = await sparingArriving(uid, await expiredMedia(uid, nowMs), nowMs)
  const portraits = expired.filter(([, { kind }]) => kind === 'portrait')
  // A face belongs to its portrait: it is erased only after the check of the unpaid stories.
  const spared = new Set(portraits.flatMap(([key, { heroKey }]) => [key, heroKey]))
  const first = await forEachLimited(portraits, limits, async ([key, { heroKey }]) => {
    const keptUntil = await expireUnpaidStories(uid, mediaUrl(key), nowMs)
    if (keptUntil !== null) return keepMediaUntil(uid, heroKey ? [key, heroKey] : [key], keptUntil)
    await eraseMedia(uid, key, 'portrait')
    spared.delete(heroKey)
  })
  const others = expired.filter(([key]) => !spared.has(key))
  requireAll(first, await forEachLimited(others, limits, ([key, entry]) => eraseOne(uid, key, entry)))
}

/**
 * @returns the media that are completely stored: an object that arrives after its entry was erased could never be found
 */
async function sparingArriving(
  uid: UserId,
  expired: readonly [key: string, entry: MediaEntry][],
  nowMs: number,
): Promise<[key: string, entry: MediaEntry][]> {
  const arrivesUntil = ({ isArriving, createdAt = 0 }: MediaEntry) => (isArriving ? createdAt + ARRIVES_WITHIN_MS : 0)
  for (const [key, entry] of expired)
    if (arrivesUntil(entry) > nowMs) await keepMediaUntil(uid, [key], arrivesUntil(entry))
  return expired.filter(([, entry]) => arrivesUntil(entry) <= nowMs)
}

async function eraseOne(uid: UserId, key: string, { kind, storyId, isErased }: MediaEntry): Promise<void> {
  const isClip = (kind === 'recording' || kind === 'narration') && !isErased
  const isStillHeard = async () => isClip && storyId && isHeard(uid, storyId, mediaUrl(key))
  if (await isStillHeard()) {
    await keepAfterAll(uid, key)
    // The clip may have been erased in between.
    if (await isStillHeard()) return
    await endMedia(uid, [key], Date.now())
  }
  if (kind === 'original') await endPortraitJob(portraitJobOf(key))
  await eraseMedia(uid, key, kind)
}
