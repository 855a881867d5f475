/**
 * Decides when the sweep cleans up which user. A clean-up moves its own next time before it changes anything, so that a
 * user whose clean-up fails, takes too long or kills the process goes to the end of the queue.
 */
import { paths } from '#domain/database-paths.ts'
import { userIdSchema, type UserId } from '#domain/ids.ts'
import { Problem } from '#domain/problem.ts'
import { erase, patch, read, readWindow, readWithEtag, writeIf } from '#netlify/clients/database.ts'
import { readableKeys, type DuePage } from '#netlify/records/readable-keys.ts'
import { logProblem } from '#netlify/platform/log.ts'

const MINUTE_MS = 60_000
/** Longer than a sweep runs, so that two clean-ups of a user never overlap. Doubled after each failure. */
const FIRST_WAIT_MS = MINUTE_MS
const LONGEST_WAIT_MS = 60 * MINUTE_MS
/** Half an hour has passed then, and the failure is not transient any more. */
const ALARM_AFTER_FAILURES = 5

export interface Visit {
  uid: UserId
  /** The ETag of the next time, read before the clean-up began. */
  etag: string
}

/** @returns the due users, the longest waiting first */
export async function dueUsers(nowMs: number, atMost: number): Promise<DuePage<UserId>> {
  const due = await readWindow(paths.housekeeping, { by: '$value', until: nowMs, atMost })
  // Our code never writes such a key, so erasing it loses no data.
  return readableKeys('user-cleanup', userIdSchema, due, (key) => erase(`${paths.housekeeping}/${key}`))
}

/** @returns null if another process has begun this visit */
export async function beginVisit(uid: UserId, nowMs: number): Promise<Visit | null> {
  const [{ etag }, before] = await Promise.all([
    readWithEtag(paths.housekeepingOf(uid)),
    read(paths.failedVisitsOf(uid)),
  ])
  const failures = typeof before === 'number' ? before : 0
  const nextMs = nowMs + Math.min(FIRST_WAIT_MS * 2 ** failures, LONGEST_WAIT_MS)
  if (!(await writeIf(paths.housekeepingOf(uid), nextMs, etag))) return null
  // A clean-up counts as a failure until its end, so that one that kills the process counts too. The same write sets
  // the next time: without a time the sweep would never find a count that is left over when another process has ended
  // everything meanwhile.
  await patch({ [paths.failedVisitsOf(uid)]: failures + 1, [paths.housekeepingOf(uid)]: nextMs })
  if (failures >= ALARM_AFTER_FAILURES)
    logProblem('visit-fails', new Problem('unavailable', `The visit of a user has failed ${failures} times in a row`), {
      about: uid,
    })
  return { uid, etag: (await readWithEtag(paths.housekeepingOf(uid))).etag }
}

/** @param nextMs when the next clean-up is due, null if nothing of this user will expire */
export async function endVisit({ uid, etag }: Visit, nextMs: number | null): Promise<void> {
  // Erase the count first: if this process dies here, the user still has a time, and the sweep comes again.
  await erase(paths.failedVisitsOf(uid))
  // If another process has planned a time meanwhile, this write is skipped and that time stays.
  await writeIf(paths.housekeepingOf(uid), nextMs, etag)
}
