/** The words of a clip: what is said, and when. */
export interface SpokenWord {
  /** As it is printed, with its marks. */
  text: string
  /** From the beginning of the clip, milliseconds. */
  startMs: number
}

/** A dash between spaces is no word: nobody says it. */
export const isSpoken = (printed: string): boolean => /[\p{L}\p{N}]/u.test(printed)

/** What is said of a text, word by word. `at`: where the word begins, as an index into the text. */
export const spokenWordsIn = (text: string): { text: string; at: number }[] =>
  Array.from(text.matchAll(/\S+/gu), ({ 0: word, index }) => ({ text: word, at: index })).filter(({ text: word }) =>
    isSpoken(word),
  )
