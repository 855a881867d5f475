/** What stands before an ending, and in some names. */

/** As Turkish prints it, and as people read it (docs/decisions/0196-suffix.md). */
export const APOSTROPHE = '’'
/** What is typed for one. */
export const APOSTROPHES = "'’‘ʼ´`"

const WITHIN = new RegExp(`(?<=\\p{L})[${APOSTROPHES}](?=\\p{L})`, 'gu')

/** D'Angelo as it is printed: D’Angelo. */
export const withPrintedApostrophe = (typed: string): string => typed.replace(WITHIN, APOSTROPHE)
