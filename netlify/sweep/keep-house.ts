/** Looks after one user's photos and drafts, and says when to come again; one who has left is erased. */
import { readErasure } from '#netlify/account/erasure.ts'
import { paths } from '#domain/database-paths.ts'
import type { UserId } from '#domain/ids.ts'
import { readWindow, readWithEtag, writeIf } from '#netlify/clients/database.ts'
import { eraseMedia, expiredMedia, keepMediaUntil, mediaUrl, nextExpiry } from '#netlify/clients/stored-media.ts'
import { forgetDrafts } from '#netlify/orders/forget-drafts.ts'
import { endPortraitJob, portraitJobOf } from '#netlify/photos/portrait-job.ts'
import { timeOutTransformations } from '#netlify/photos/time-out-transformations.ts'
import { eraseAccount } from './erase-account.ts'

/** @returns users whose time has come, the longest waiting first */
export async function dueHouseholds(nowMs: number, atMost: number): Promise<UserId[]> {
  return (await readWindow(paths.housekeeping, { by: '$value', until: nowMs, atMost })).map(([uid]) => uid as UserId)
}

export async function keepHouse(uid: UserId, nowMs: number): Promise<void> {
  // In this order: whoever leaves from here on changes the time of the next visit, and it is not written over below.
  const { etag } = await readWithEtag(paths.housekeepingOf(uid))
  const erasure = await readErasure(uid)
  if (erasure) return eraseAccount(uid, erasure.emptiedAt ?? null, nowMs)
  const nextTimeOut = await timeOutTransformations(uid, nowMs)
  await eraseExpired(uid, nowMs)
  const times = [nextTimeOut, await nextExpiry(uid)].filter((time) => time !== null)
  // Where something was stored meanwhile nothing is written: its own time stands there now.
  await writeIf(paths.housekeepingOf(uid), times.length > 0 ? Math.min(...times) : null, etag)
}

async function eraseExpired(uid: UserId, nowMs: number): Promise<void> {
  const kept = new Set<string>()
  for (const [key, { kind, heroKey }] of await expiredMedia(uid, nowMs)) {
    const keptUntil = kind === 'portrait' ? await forgetDrafts(uid, mediaUrl(key), nowMs) : null
    if (keptUntil !== null) {
      const keys = heroKey ? [key, heroKey] : [key]
      await keepMediaUntil(uid, keys, keptUntil)
      for (const one of keys) kept.add(one)
    }
    if (kept.has(key)) continue
    if (kind === 'original') await endPortraitJob(portraitJobOf(key))
    await eraseMedia(uid, key, kind)
  }
}
