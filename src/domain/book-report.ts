/** Faults of a finished book that a parent can report. */
import { SPREADS_PER_BOOK, TEXTS_PER_SPREAD } from './book-size.ts'

export const BOOK_FAULTS = ['picture', 'text', 'name', 'voice', 'other'] as const
export type BookFault = (typeof BOOK_FAULTS)[number]
export const REPORT_MAX_LETTERS = 600
/** Pages are numbered as printed at their feet; the cover is 0. */
export const LAST_PAGE = SPREADS_PER_BOOK * TEXTS_PER_SPREAD
