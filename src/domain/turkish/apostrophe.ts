/** What stands before an ending, and in some names. */

/** As Turkish prints it, and as people read it (docs/decisions/0140-a-name-shows-its-form-and-one-apostrophe-stands-behind-it.md). */
export const APOSTROPHE = '’'
/** What is typed for one. */
export const APOSTROPHES = "'’‘ʼ´`"

const WITHIN = new RegExp(`(?<=\\p{L})[${APOSTROPHES}](?=\\p{L})`, 'gu')

/** D'Angelo as it is printed: D’Angelo. */
export const withPrintedApostrophe = (typed: string): string => typed.replace(WITHIN, APOSTROPHE)
