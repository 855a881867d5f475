/**
 * `quotas/{uid}/{path}`: the number of records that a user has created there since a time. The rules cannot count
 * records, so each creation updates the count with its own write; the rules check that it grows by one, and restarts no
 * sooner than after a day.
 */
import * as v from 'valibot'

/** Limit of each kind: far above a parent's use. */
export const DAILY_QUOTA = 60

export const QUOTA_PATHS = ['transformations', 'userStories', 'consents'] as const
export type QuotaPath = (typeof QUOTA_PATHS)[number]

const quotaSchema = v.object({ since: v.number(), count: v.number(), last: v.string() })

/**
 * Needs no clock: while the quota has space, the old day's count continues, however old the day is.
 * @param current as the database has it
 * @param serverTime the database's placeholder for its own time
 * @returns the value to write beside the record `id`; `isNewDay` if the database may refuse it as too early
 */
export function countOneMore(current: unknown, id: string, serverTime: object) {
  const before = v.safeParse(quotaSchema, current)
  if (before.success && before.output.count < DAILY_QUOTA)
    return { quota: { since: before.output.since, count: before.output.count + 1, last: id }, isNewDay: false }
  return { quota: { since: serverTime, count: 1, last: id }, isNewDay: before.success }
}
