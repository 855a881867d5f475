/** `health`: how the site stood after its last sweep. Numbers alone, nothing of anybody: an uptime monitor may read it. */
import * as v from 'valibot'

/** Orders that somebody still has to do something about; the others rest. */
export const UNDER_WAY = ['opening', 'open', 'paid', 'making', 'refunding', 'failed-refund', 'disputed'] as const
/** More of one state are not counted: a queue of so many is told by its oldest. */
export const COUNTED_AT_MOST = 200

/** Since when the longest waits; nothing where nobody does. Milliseconds since 1970, as all times here. */
const since = v.optional(v.number())

export const healthSchema = v.object({
  sweptAt: v.number(),
  /** The oldest due time that still stood in each queue when the sweep had ended. */
  paidOrderDueSince: since,
  orderDueSince: since,
  userDueSince: since,
  noticeDueSince: since,
  /** When the oldest photo that still lies there came. */
  oldestPhotoAt: since,
  /** When the last nightly audit began, and how much it found that should not be. */
  auditedAt: since,
  /** Since when the audits have looked at every user. */
  oldestCheckAt: since,
  auditFound: v.optional(v.number()),
  orders: v.optional(v.record(v.string(), v.number()), {}),
})
export type Health = v.InferOutput<typeof healthSchema>

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** The limits to hold: docs/operate.md, service levels. */
export const SWEPT_WITHIN_MS = 5 * MINUTE_MS
export const SERVED_WITHIN_MS = 10 * MINUTE_MS
/** A photo goes after a day; its visit, and one that failed and comes again within an hour, take their time. */
export const PHOTO_KEPT_MS = 25 * HOUR_MS
/** Two nights and some hours: one may fail, and is begun anew. */
export const AUDITED_WITHIN_MS = 50 * HOUR_MS

/** The audit takes some nights if one does not reach all users. */
const CHECKED_WITHIN_MS = 8 * 24 * HOUR_MS

export type Complaint =
  | 'never-swept'
  | 'sweep-late'
  | 'paid-orders-late'
  | 'orders-late'
  | 'users-late'
  | 'notices-late'
  | 'photo-kept'
  | 'audit-late'
  | 'audit-behind'
  | 'audit-found'
  | 'refund-refused'
  | 'dispute-open'

/** @returns what is not as it should be; empty is well */
export function complaintsOf(health: Health | null, nowMs: number): Complaint[] {
  if (!health) return ['never-swept']
  const isLate = (sinceMs: number | undefined, within: number) => sinceMs !== undefined && nowMs - sinceMs > within
  const all: [Complaint, boolean][] = [
    ['sweep-late', isLate(health.sweptAt, SWEPT_WITHIN_MS)],
    ['paid-orders-late', isLate(health.paidOrderDueSince, SERVED_WITHIN_MS)],
    ['orders-late', isLate(health.orderDueSince, SERVED_WITHIN_MS)],
    ['users-late', isLate(health.userDueSince, SERVED_WITHIN_MS)],
    ['notices-late', isLate(health.noticeDueSince, SERVED_WITHIN_MS)],
    ['photo-kept', isLate(health.oldestPhotoAt, PHOTO_KEPT_MS)],
    ['audit-late', isLate(health.auditedAt, AUDITED_WITHIN_MS)],
    ['audit-behind', isLate(health.oldestCheckAt, CHECKED_WITHIN_MS)],
    ['audit-found', (health.auditFound ?? 0) > 0],
    // Both wait for a person; a bank sets a day by which it has to be answered.
    ['refund-refused', (health.orders['failed-refund'] ?? 0) > 0],
    ['dispute-open', (health.orders.disputed ?? 0) > 0],
  ]
  return all.filter(([, isSo]) => isSo).map(([complaint]) => complaint)
}
