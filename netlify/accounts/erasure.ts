/**
 * `erasures/{uid}`: an account that is being deleted, or was. It stands first and for good: rules and functions refuse this
 * user from then on, and whatever a slow process still writes is found by it.
 */
import * as v from 'valibot'
import { paths } from '#domain/database-paths.ts'
import type { UserId } from '#domain/ids.ts'
import { patch, read } from '#netlify/clients/database.ts'
import { noteErasure } from '../records/erasure-journal.ts'

const erasureSchema = v.object({
  startedAt: v.number(),
  /** When a visit first came to its end: nothing new is begun for this user from then on. Milliseconds since 1970, as all here. */
  emptiedAt: v.optional(v.number()),
})
export type Erasure = v.InferOutput<typeof erasureSchema>

/**
 * The sweep is told by the same write, so that what begins here ends, whoever dies.
 * @throws Problem 'unavailable' where the journal cannot be written: nothing has begun then
 */
export async function beginErasure(uid: UserId, nowMs: number): Promise<void> {
  await noteErasure({ kind: 'account', uid, atMs: nowMs })
  await patch({ [paths.erasure(uid)]: { startedAt: nowMs }, [paths.housekeepingOf(uid)]: nowMs })
}

/** @returns null where this user has not left */
export async function readErasure(uid: UserId): Promise<Erasure | null> {
  const result = v.safeParse(erasureSchema, await read(paths.erasure(uid)))
  return result.success ? result.output : null
}

/** Library, portraits in the making and counts. @param keepsConsents what was agreed to for a payment stays with its record */
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
