/**
 * A name that was typed with an ending: Ali'nin, Defne’ye. The book would add its own, and the cover would say
 * Ali'nin'in. Names that have an apostrophe of their own (O'Brien, D'Angelo, N'Golo) go on after it with more than an
 * ending.
 */
import { APOSTROPHES, readChosenForm } from './chosen-form.ts'
import { lowerCase, normaliseName } from './letter-case.ts'
import { endsInVowel } from './sound.ts'
import { GRAMMATICAL_CASES, withSuffix } from './suffix.ts'

const WITH_ENDING = new RegExp(`^(?<name>.+)[${APOSTROPHES}](?<ending>\\p{L}+)$`, 'su')

/** @returns the name alone; null where nothing behind its last apostrophe is an ending of it */
export function nameWithoutEnding(typed: string): string | null {
  const { name, ending } = WITH_ENDING.exec(normaliseName(typed))?.groups ?? {}
  if (name === undefined || ending === undefined) return null
  const bare = normaliseName(name)
  if (!hasTwoLetters(bare) || !isEndingOf(bare, lowerCase(ending))) return null
  return nameWithoutEnding(bare) ?? bare
}

/** O' and D' stand before a name, and are none. */
const hasTwoLetters = (name: string): boolean => (name.match(/\p{L}/gu)?.length ?? 0) >= 2

/** The genitive with any vowel: that form is typed most, and families do not agree on it (Alp'in, Max'in). */
function isEndingOf(name: string, ending: string): boolean {
  if (
    GRAMMATICAL_CASES.some(
      (grammaticalCase) => lowerCase(withSuffix(name, grammaticalCase).slice(name.length + 1)) === ending,
    )
  )
    return true
  const chosen = readChosenForm(name, `${name}'${ending}`)
  return chosen !== undefined && endsInVowel(name).includes(chosen.sound.ends === 'vowel')
}
