/**
 * `quotas/{uid}/{path}`: how much a user has begun there since a time. The rules cannot count records, so each creation
 * moves the count with its own write, and the rules look that it moves by one, and begins anew no sooner than after a day.
 */
import * as v from 'valibot'

/** Limit of each kind: far above a parent's use. */
export const DAILY_QUOTA = 60

export const QUOTA_PATHS = ['transformations', 'userStories', 'consents'] as const
export type QuotaPath = (typeof QUOTA_PATHS)[number]

const quotaSchema = v.object({ since: v.number(), count: v.number(), last: v.string() })

/**
 * Without a clock: while the quota has space the old day is counted on, however old it is.
 * @param current as it stands in the database
 * @param serverTime the database's placeholder for its own time
 * @returns what is written beside the record `id`; `isNewDay` where the database may find that it has come too soon
 */
export function countOneMore(current: unknown, id: string, serverTime: object) {
  const before = v.safeParse(quotaSchema, current)
  if (before.success && before.output.count < DAILY_QUOTA)
    return { quota: { since: before.output.since, count: before.output.count + 1, last: id }, isNewDay: false }
  return { quota: { since: serverTime, count: 1, last: id }, isNewDay: before.success }
}
