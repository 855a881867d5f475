/**
 * Erases a user who deletes the account: orders first, because money may be owed, then the stored objects, by
 * `mediaIndex`, then the records, the identity last. Each part is safe to repeat: if a run dies, the sweep starts it
 * again.
 */
import { paths } from '#domain/database-paths.ts'
import type { UserId } from '#domain/ids.ts'
import { eraseShareLinksOf } from '#netlify/links/shares.ts'
import { eraseVoicesOf } from '#netlify/voices/voices.ts'
import { eraseRecords } from '#netlify/accounts/erasure.ts'
import { patch } from '#netlify/clients/database.ts'
import { deleteIdentityAccount } from '#netlify/clients/identity-accounts.ts'
import { forEachLimited, OutOfTime, requireAll } from '#netlify/platform/for-each-limited.ts'
import { allMedia } from '#netlify/media/retention.ts'
import { eraseMedia } from '#netlify/media/library.ts'
import { closeOrders } from '#netlify/jobs/close-orders.ts'
import { queueAccountDeleted } from '#netlify/notifications/tell.ts'
import { endPortraitJob, portraitJobOf } from '#netlify/photos/portrait-job.ts'

/** Longer than any process lives (15 minutes): a last clean-up finds what a slow process has stored meanwhile. */
const LAST_VISIT_AFTER_MS = 20 * 60_000
const MEDIA_AT_ONCE = 10

/**
 * @param emptiedAtMs time of the first complete clean-up, null if there was none: processes that began before it may
 * still run
 * @param untilMs when no more work is begun: the rest is due at once
 * @throws Problem 'unavailable' if a part could not be erased: the next sweep continues
 */
export async function eraseAccount(
  uid: UserId,
  emptiedAtMs: number | null,
  nowMs: number,
  untilMs = Infinity,
): Promise<void> {
  try {
    await eraseAll(uid, emptiedAtMs, nowMs, untilMs)
  } catch (error) {
    if (!(error instanceof OutOfTime)) throw error
    await patch({ [paths.housekeepingOf(uid)]: nowMs, [paths.failedVisitsOf(uid)]: null })
  }
}

async function eraseAll(uid: UserId, emptiedAtMs: number | null, nowMs: number, untilMs: number): Promise<void> {
  const lastVisitAtMs = (emptiedAtMs ?? nowMs) + LAST_VISIT_AFTER_MS
  const isLastVisit = nowMs >= lastVisitAtMs
  const wasPaid = await closeOrders(uid, untilMs)
  // Only its entry leads to an object that is still being stored, so the entry stays until the object must have
  // arrived.
  await eraseAllMedia(uid, untilMs, { keepsArriving: !isLastVisit })
  await eraseVoicesOf(uid)
  await eraseShareLinksOf(uid)
  await eraseRecords(uid, { keepsConsents: wasPaid })
  await deleteIdentityAccount(uid)
  await queueAccountDeleted(uid, nowMs)
  await patch({
    [`${paths.erasure(uid)}/emptiedAt`]: emptiedAtMs ?? nowMs,
    [paths.housekeepingOf(uid)]: isLastVisit ? null : lastVisitAtMs,
    [paths.failedVisitsOf(uid)]: null,
  })
}

async function eraseAllMedia(uid: UserId, untilMs: number, options: { keepsArriving: boolean }): Promise<void> {
  const all = await allMedia(uid)
  requireAll(
    await forEachLimited(
      all,
      { where: 'erase-account', concurrency: MEDIA_AT_ONCE, untilMs },
      async ([key, { kind }]) => {
        if (kind === 'original') await endPortraitJob(portraitJobOf(key))
        await eraseMedia(uid, key, kind, options)
      },
    ),
  )
}
