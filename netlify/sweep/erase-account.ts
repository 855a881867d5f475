/**
 * Erases a user who has left: orders first, because money may be owed, then what lies in the stores, by `mediaIndex`, then
 * the records, the identity last. Each part may be repeated, so a run that dies is simply begun anew by the sweep.
 */
import { paths } from '#domain/database-paths.ts'
import type { UserId } from '#domain/ids.ts'
import { eraseRecords } from '#netlify/account/erasure.ts'
import { patch } from '#netlify/clients/database.ts'
import { deleteIdentityAccount } from '#netlify/clients/identity-accounts.ts'
import { eraseMedia, someMedia } from '#netlify/clients/stored-media.ts'
import { leaveOrders } from '#netlify/orders/leave-orders.ts'
import { endPortraitJob, portraitJobOf } from '#netlify/photos/portrait-job.ts'

/** Longer than any process lives (15 minutes): what one that was under way still stored is found by a last visit. */
const LAST_VISIT_AFTER_MS = 20 * 60_000

/** @param beganAtMs when the erasure was begun. @throws Problem 'unavailable' where a part could not be erased: the next sweep goes on */
export async function eraseAccount(uid: UserId, beganAtMs: number, nowMs: number): Promise<void> {
  const wasPaid = await leaveOrders(uid)
  await eraseAllMedia(uid)
  await eraseRecords(uid, { keepsConsents: wasPaid })
  await deleteIdentityAccount(uid)
  const lastVisitAtMs = beganAtMs + LAST_VISIT_AFTER_MS
  await patch({ [paths.housekeepingOf(uid)]: nowMs < lastVisitAtMs ? lastVisitAtMs : null })
}

async function eraseAllMedia(uid: UserId): Promise<void> {
  for (let some = await someMedia(uid); some.length > 0; some = await someMedia(uid)) {
    await Promise.all(
      some.map(async ([key, { kind }]) => {
        if (kind === 'original') await endPortraitJob(portraitJobOf(key))
        await eraseMedia(uid, key, kind)
      }),
    )
  }
}
