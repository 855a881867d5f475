/**
 * `health`: the state of the site after its last sweep. It has numbers only, and no personal data: an uptime monitor
 * may read it.
 */
import * as v from 'valibot'

/** States of orders that still need an action; orders in other states need none. */
export const UNDER_WAY = ['opening', 'open', 'paid', 'making', 'refunding', 'failed-refund', 'disputed'] as const
/** Limit of the count for each state; a longer queue is described by the waiting time of its oldest order. */
export const COUNTED_AT_MOST = 200

/** Since when the oldest entry waits; absent if none waits. Milliseconds since 1970, as all times here. */
const since = v.optional(v.number())

export const healthSchema = v.object({
  sweptAt: v.number(),
  /** The oldest due time left in each queue when the sweep ended. */
  paidOrderDueSince: since,
  orderDueSince: since,
  userDueSince: since,
  noticeDueSince: since,
  /** Arrival time of the oldest photo that is still stored. */
  oldestPhotoAt: since,
  /** Start of the last nightly audit; `auditFound` is the number of its findings. */
  auditedAt: since,
  /** The audits have checked every user since this time. */
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
/** A photo is erased after a day; the clean-up takes time, and a failed one is repeated within an hour. */
export const PHOTO_KEPT_MS = 25 * HOUR_MS
/** Two nights and some hours, because one audit may fail and start anew. */
export const AUDITED_WITHIN_MS = 50 * HOUR_MS

/** The audit takes some nights if one night is not enough for all users. */
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

/** @returns what is wrong; empty if all is well */
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
    // Both need a person; the bank sets a deadline for the answer to a dispute.
    ['refund-refused', (health.orders['failed-refund'] ?? 0) > 0],
    ['dispute-open', (health.orders.disputed ?? 0) > 0],
  ]
  return all.filter(([, isSo]) => isSo).map(([complaint]) => complaint)
}
