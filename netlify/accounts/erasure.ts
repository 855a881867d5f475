/**
 * `erasures/{uid}`: an account that is being deleted, or was deleted. This record is written first and stays for ever:
 * because of it rules and functions refuse the user, and the clean-up finds records that a slow process writes later.
 */
import * as v from 'valibot'
import { paths } from '#domain/database-paths.ts'
import type { UserId } from '#domain/ids.ts'
import { patch, read } from '#netlify/clients/database.ts'
import { noteErasure } from '../records/erasure-journal.ts'

const erasureSchema = v.object({
  startedAt: v.number(),
  /**
   * Time of the first complete clean-up: from then on no function starts anything new for this user. All times are
   * milliseconds since 1970.
   */
  emptiedAt: v.optional(v.number()),
})
export type Erasure = v.InferOutput<typeof erasureSchema>

/**
 * The write that begins the deletion also schedules the user for the sweep, so that the deletion ends, whichever
 * process dies.
 * @throws Problem 'unavailable' if the journal cannot be written: then the deletion has not begun
 */
export async function beginErasure(uid: UserId, nowMs: number): Promise<void> {
  await noteErasure({ kind: 'account', uid, atMs: nowMs })
  await patch({ [paths.erasure(uid)]: { startedAt: nowMs }, [paths.housekeepingOf(uid)]: nowMs })
}

/** @returns null if this user has not deleted the account */
export async function readErasure(uid: UserId): Promise<Erasure | null> {
  const result = v.safeParse(erasureSchema, await read(paths.erasure(uid)))
  return result.success ? result.output : null
}

/**
 * Deletes library, unfinished portraits and counts. @param keepsConsents true keeps the consents to a payment, together
 * with its record
 */
export async function eraseRecords(uid: UserId, { keepsConsents }: { keepsConsents: boolean }): Promise<void> {
  await patch({
    [paths.userStories(uid)]: null,
    [paths.transformationsOf(uid)]: null,
    [paths.giftsOf(uid)]: null,
    [paths.heroesOf(uid)]: null,
    [paths.limitsOf(uid)]: null,
    [paths.quotasOf(uid)]: null,
    ...(!keepsConsents && { [paths.consents(uid)]: null }),
  })
}
