/** A parent who pays for the book. */
export const NO_GIFT = { code: null, keep: () => undefined, check: () => Promise.resolve() }
