/** How long what a parent hands in is kept: the server ends it by these, the account's page and the legal texts say them. */
const HOUR_MS = 60 * 60_000

/** A photo as it was handed in, where its book is not finished before. */
export const ORIGINAL_KEPT_MS = 24 * HOUR_MS
/** A story that nobody has paid for, with its portrait, after its last change. */
export const UNPAID_STORY_KEPT_MS = 30 * 24 * HOUR_MS
/** A hero that a parent keeps, after the last tale that was begun with it: a child looks otherwise by then. */
export const HERO_KEPT_MONTHS = 24
export const HERO_KEPT_MS = HERO_KEPT_MONTHS * 30.4375 * 24 * HOUR_MS
