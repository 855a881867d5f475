/** Whether a name is read as it is written, so that its ending can be told from its letters. */
import { FOREIGN_NAMES } from './foreign-names.ts'
import { lowerCase, normaliseName } from './letter-case.ts'
import { mayTakeEitherEnding } from './loan-names.ts'
import { lastWord } from './sound.ts'

const NAME_IN_TURKISH_LETTERS = /^[\p{L}\s'’-]*[abcçdefgğhıijklmnoöprsştuüvyzâîû]$/u
const WORD_IN_TURKISH_LETTERS = /^[abcçdefgğhıijklmnoöprsştuüvyzâîû]+$/u
const VOWEL = /[aeıioöuüâîû]/u

// Spellings that Turkish names do not have: Emily, Joseph, Eric, Sophie, Louane, Jacky.
const FOREIGN_SPELLING = /[^aeıioöuüâîû][hy]$|c$|oo|ee|ou|ie|ck/u

/** Only the last word is judged: it alone takes the ending. */
export function isReadAsWritten(name: string): boolean {
  const word = lastWord(name)
  return (
    NAME_IN_TURKISH_LETTERS.test(lowerCase(normaliseName(name))) &&
    WORD_IN_TURKISH_LETTERS.test(word) &&
    VOWEL.test(word) &&
    !FOREIGN_SPELLING.test(word) &&
    !FOREIGN_NAMES.has(word.replaceAll('ı', 'i')) &&
    !mayTakeEitherEnding(word)
  )
}
