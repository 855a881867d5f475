/**
 * A name that was typed with an ending: Ali'nin, Defne’ye. The book would add its own, and the cover would say
 * Ali'nin'in. Names that have an apostrophe of their own (O'Brien, D'Angelo, N'Golo) go on after it with more than an
 * ending.
 */
import { APOSTROPHE, APOSTROPHES } from './apostrophe.ts'
import { lowerCase, normaliseName } from './letter-case.ts'
import { endsInVowel } from './sound.ts'
import { GRAMMATICAL_CASES, readChosenSuffix, withSuffix } from './suffix.ts'

const WITH_SUFFIX = new RegExp(`^(?<name>.+)[${APOSTROPHES}](?<suffix>\\p{L}+)$`, 'su')

/** @returns the name alone; null where nothing behind its last apostrophe is an ending of it */
export function nameWithoutSuffix(typed: string): string | null {
  const { name, suffix } = WITH_SUFFIX.exec(normaliseName(typed))?.groups ?? {}
  if (name === undefined || suffix === undefined) return null
  const bare = normaliseName(name)
  if (!hasTwoLetters(bare) || !isSuffixOf(bare, lowerCase(suffix))) return null
  return nameWithoutSuffix(bare) ?? bare
}

/** O' and D' stand before a name, and are none. */
const hasTwoLetters = (name: string): boolean => (name.match(/\p{L}/gu)?.length ?? 0) >= 2

/** The genitive with any vowel: that form is typed most, and families do not agree on it (Alp'in, Max'in). */
function isSuffixOf(name: string, suffix: string): boolean {
  if (
    GRAMMATICAL_CASES.some(
      (grammaticalCase) => lowerCase(withSuffix(name, grammaticalCase).slice(name.length + 1)) === suffix,
    )
  )
    return true
  const chosen = readChosenSuffix(name, name + APOSTROPHE + suffix)
  return chosen !== undefined && endsInVowel(name).includes(chosen.sound.ends === 'vowel')
}
