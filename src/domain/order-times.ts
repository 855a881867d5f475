/** The order's clocks, in milliseconds. */
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** Stripe accepts 30 minutes to 24 hours. */
export const CHECKOUT_OPEN_MS = 2 * HOUR_MS
export const CHECKOUT_MIN_OPEN_MS = 31 * MINUTE_MS
/**
 * After this the sweep asks about a session whose webhook may be missing; each further check comes after four times as
 * long.
 */
export const WEBHOOK_GRACE_MS = 3 * MINUTE_MS
export const OPEN_CHECKS_APART = 4
/** How long a story is kept for a parent who comes back, after its pay page has closed. */
export const EXPIRED_STORY_KEPT_MS = DAY_MS
/** Its order is kept longer, because an unknown session may have been paid by a method that takes days. */
export const EXPIRED_ORDER_KEPT_MS = 14 * DAY_MS
/** An order that no worker took is offered again after this. */
export const PRODUCTION_RETRY_MS = 2 * MINUTE_MS
/**
 * A service that a step needs is unavailable: retry after this, doubled each time up to the longest, minus up to half
 * of it at random.
 */
export const WEATHER_FIRST_WAIT_MS = MINUTE_MS
export const WEATHER_LONGEST_WAIT_MS = 15 * MINUTE_MS
/**
 * A worker renews its lease while it works (produce-story.ts). Together with the sweep's minute, the book of a dead
 * worker is there within 150 s.
 */
export const LEASE_MS = 55_000
/** A paid book that is not ready by then is refunded, even if a worker has it. */
export const MAKING_MAX_MS = 6 * HOUR_MS
/** How long a finished order keeps the child's data: for questions about the book, or about the refund. */
export const CHILD_KEPT_AFTER_DELIVERY_MS = 365 * DAY_MS
export const CHILD_KEPT_AFTER_REFUND_MS = 30 * DAY_MS
/** A gift that is not redeemed by then is refunded. */
export const GIFT_OPEN_MS = 365 * DAY_MS
/**
 * A gift whose books were abandoned in production this often is refunded: its holder makes us draw books that are never
 * read.
 */
export const GIFT_MAX_ABANDONED = 2
export const REFUND_CHECK_AGAIN_MS = 10 * MINUTE_MS
export const REFUND_CHECK_AT_LEAST_MS = 6 * HOUR_MS
export const REFUND_RETRY_MS = HOUR_MS
/** A refund that was refused this often needs a person; the sweep checks once a day whether one has acted. */
export const REFUNDS_MAX_FAILED = 3
export const ALARM_CHECK_AGAIN_MS = DAY_MS
export const NOTICE_AGAIN_MS = HOUR_MS
export const NOTICE_TRIED_MS = 3 * DAY_MS
/**
 * Longer than any process lives (15 minutes), so that this check corrects the old projection of a process that died.
 */
export const RECORD_CHECK_AGAIN_MS = 20 * MINUTE_MS
