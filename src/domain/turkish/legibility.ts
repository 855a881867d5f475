/** Whether a name's ending can be told from its letters. */
import { lastWord } from './sound.ts'

// â, î, û stand in Turkish spelling, ê in the Kurdish names of Turkey; all four are read as the letter below.
const TURKISH_LETTERS = /^[abcçdefgğhıijklmnoöprsştuüvyzâêîû]+$/u
const VOWEL = /[aeıioöuüâêîû]/u

/** False for a foreign letter (q, w, x, ø), a digit or no vowel in the last word, which alone takes the ending. */
export function isReadAsWritten(name: string): boolean {
  const word = lastWord(name)
  return TURKISH_LETTERS.test(word) && VOWEL.test(word)
}
