/** A book of ours: six spreads, two texts each (twelve pages). */
export const SPREADS_PER_BOOK = 6
export const TEXTS_PER_SPREAD = 2
