/**
 * A write that creates an item also counts it (`quotas/{uid}/{path}`) and requests a clean-up (`housekeeping/{uid}`)
 * that plans its end; without either the rules refuse it.
 */
import { get, ref, serverTimestamp, update } from 'firebase/database'
import { paths } from '#domain/database-paths.ts'
import type { UserId } from '#domain/ids.ts'
import { Problem } from '#domain/problem.ts'
import { countOneMore, type QuotaPath } from '#domain/quota.ts'
import { database } from './database.ts'
import { databaseProblem } from './deadline.ts'

/** Number of attempts, for tabs that create something at the same moment. */
const MAX_TURNS = 4

/**
 * @param records by their whole path; among them the one that is counted as `id`
 * @throws Problem 'too-many-requests' if the day's quota is used up, 'permission-denied' if the rules refuse the
 * records
 */
export async function createCounted(
  uid: UserId,
  path: QuotaPath,
  id: string,
  records: Record<string, unknown>,
): Promise<void> {
  const place = ref(database(), paths.quota(uid, path))
  let refusedOn: string | undefined
  for (let turn = 0; turn < MAX_TURNS; turn += 1) {
    const current: unknown = (await get(place)).val()
    const { quota, isNewDay } = countOneMore(current, id, serverTimestamp())
    // A consent needs no clean-up of its own, because it ends with its subject.
    const visit = path !== 'consents' && { [paths.housekeepingOf(uid)]: serverTimestamp() }
    try {
      return await update(ref(database()), { ...records, [paths.quota(uid, path)]: quota, ...visit })
    } catch (error) {
      const problem = databaseProblem(error, `create in ${path}`)
      const asBefore = JSON.stringify(current)
      // The rules refused it twice with the same count, so another tab was not the reason.
      if (problem.code !== 'permission-denied') throw problem
      if (refusedOn === asBefore)
        throw isNewDay ? new Problem('too-many-requests', `more than may be begun in ${path} in a day`) : problem
      refusedOn = asBefore
    }
  }
  throw new Problem('conflict', `others begin faster in ${path}`)
}
