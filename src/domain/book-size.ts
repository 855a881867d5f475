/** A book of ours: six spreads, two texts each (twelve pages). */
export const SPREADS_PER_BOOK = 6
export const TEXTS_PER_SPREAD = 2
/** The cover, and one to a spread. */
export const PICTURES_PER_BOOK = 1 + SPREADS_PER_BOOK
