/** The words of a clip, with their start times. */
export interface SpokenWord {
  /** Printed form, with its punctuation. */
  text: string
  /** From the beginning of the clip, milliseconds. */
  startMs: number
}

/** A dash between spaces is no word: the narrator does not read it. */
export const isSpoken = (printed: string): boolean => /[\p{L}\p{N}]/u.test(printed)

/** @returns the spoken words of a text; `at` is the index of the word's first letter in the text */
export const spokenWordsIn = (text: string): { text: string; at: number }[] =>
  Array.from(text.matchAll(/\S+/gu), ({ 0: word, index }) => ({ text: word, at: index })).filter(({ text: word }) =>
    isSpoken(word),
  )
