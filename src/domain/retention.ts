/**
 * How long a parent's data is kept: the server erases it after these times, and the account's page and the legal texts
 * name them.
 */
const HOUR_MS = 60 * 60_000

/** A photo as the parent sent it, unless its book is finished earlier. */
export const ORIGINAL_KEPT_MS = 24 * HOUR_MS
/** An unpaid story with its portrait, after its last change. */
export const UNPAID_STORY_KEPT_MS = 30 * 24 * HOUR_MS
/** A hero that a parent keeps, after the last tale that was begun with it: the child looks different by then. */
export const HERO_KEPT_MONTHS = 24
export const HERO_KEPT_MS = HERO_KEPT_MONTHS * 30.4375 * 24 * HOUR_MS
