/** The apostrophe before a suffix, and inside some names. */

/** The printed form, which people read best (docs/decisions/0196-suffix.md). */
export const APOSTROPHE = '’'
/** Characters that people type for it. */
export const APOSTROPHES = "'’‘ʼ´`"

const WITHIN = new RegExp(`(?<=\\p{L})[${APOSTROPHES}](?=\\p{L})`, 'gu')

/** D'Angelo as it is printed: D’Angelo. */
export const withPrintedApostrophe = (typed: string): string => typed.replace(WITHIN, APOSTROPHE)
