/** A book of ours: six spreads, two texts each (twelve pages). */
export const SPREADS_PER_BOOK = 6
export const TEXTS_PER_SPREAD = 2
/** The cover, and one picture per spread. */
export const PICTURES_PER_BOOK = 1 + SPREADS_PER_BOOK

/** The key of a spread in the database: an object, as the database stores no list with gaps. @param spread from 0 */
export const spreadKey = (spread: number): string => `spread-${spread}`

/** The texts of a spread: left, right. */
export const textsOfSpread = (storyTexts: readonly string[], spread: number): string[] =>
  storyTexts.slice(spread * TEXTS_PER_SPREAD, (spread + 1) * TEXTS_PER_SPREAD)

/** The texts as they are read aloud: a pause stands between the pages. */
export const readAloudOf = (texts: readonly string[]): string => texts.join('\n\n')
