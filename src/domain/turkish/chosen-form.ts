/**
 * The genitive a parent chose for a name whose ending cannot be told from its letters. It says two things the
 * spelling hides: the vowel that is heard last, and whether the name ends in a vowel.
 */
import { lowerCase, normaliseName } from './letter-case.ts'
import { consonantVoicing, type NarrowVowel, type Sound } from './sound.ts'

export type ChosenForm = { genitive: string; sound: Sound }

/** What is typed for one; phones type a curly apostrophe. */
export const APOSTROPHES = "'’‘ʼ´`"

// The y is for Su: some families say Su'yun, as the noun does, others Su'nun.
const GENITIVE_ENDING = new RegExp(`^[${APOSTROPHES}]?(([ny]?)([ıiuü])n)$`, 'u')

/** What `Charlotte'un` says about Charlotte; nothing where the text is not this name and a genitive ending. */
export function readChosenForm(name: string, chosenForm: string): ChosenForm | undefined {
  const stem = lowerCase(normaliseName(name))
  const form = lowerCase(normaliseName(chosenForm))
  if (!form.startsWith(stem)) return undefined
  const [, genitive, buffer, narrow] = GENITIVE_ENDING.exec(form.slice(stem.length)) ?? []
  if (genitive === undefined) return undefined
  return {
    genitive,
    sound: { narrow: narrow as NarrowVowel, ends: buffer === '' ? consonantVoicing(stem) : 'vowel' },
  }
}
