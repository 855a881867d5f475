/**
 * Case endings on names: Defne'nin, Kemal'e, Ömer'le. The book uses the child's name on every page, so the ending must
 * be the one that the family says. A proper name keeps its letters and the ending follows an apostrophe (TDK, Yazım
 * Kılavuzu, "Kesme İşareti"): Zeynep'in, never Zeyneb'in.
 */
import { APOSTROPHE, APOSTROPHES, lowerCase, normaliseName } from './letter-case.ts'
import { isListedForeignName, isReadInOneWay, takesFrontEnding } from './listed-names.ts'
import { consonantVoicing, endsInVowel, lastWord, soundOf, type NarrowVowel, type Sound } from './sound.ts'

export const GRAMMATICAL_CASES = ['genitive', 'accusative', 'dative', 'locative', 'ablative', 'instrumental'] as const
export type GrammaticalCase = (typeof GRAMMATICAL_CASES)[number]

/** The forms of a name: the six cases, and `plural`, the child with its family: Defnegil. */
export const SUFFIX_KINDS = [...GRAMMATICAL_CASES, 'plural'] as const
export type SuffixKind = (typeof SUFFIX_KINDS)[number]

// Keeps its i after any vowel, and has no apostrophe before it: only inflection has one (TDK, same place).
const FAMILY_SUFFIX = 'gil'

/**
 * The name with its ending: `withSuffix('Ayşe Nur', 'genitive')` is `Ayşe Nur'un`. A possession of the child follows
 * the genitive with its own possessive ending, whatever the name: Ayşe Nur'un pelerini. Never throws: a name that it
 * cannot read (another script, an empty text) gets the commonest ending.
 *
 * @param name as the parent typed it; spaces around it are dropped, its letters are kept.
 * @param chosenSuffix the name with its genitive as the parent says it (`Charlotte'un`); the other cases follow its
 * sound.
 *   A text that is not this name in the genitive is ignored.
 */
export function withSuffix(name: string, kind: SuffixKind, chosenSuffix?: string): string {
  const bare = normaliseName(name)
  if (kind === 'plural') return bare + FAMILY_SUFFIX
  const chosen = chosenSuffix === undefined ? undefined : readChosenSuffix(bare, chosenSuffix)
  const suffix = chosen && kind === 'genitive' ? chosen.genitive : suffixFor(chosen?.sound ?? soundOf(bare), kind)
  return bare + APOSTROPHE + suffix
}

/**
 * True if the suffix is known: from the letters, or because the parent chose one for this name. Otherwise the app asks
 * the parent, and a text uses a variant of its sentence without the suffix.
 */
export function isSuffixCertain(name: string, chosenSuffix?: string): boolean {
  return isReadAsWritten(name) || (chosenSuffix !== undefined && readChosenSuffix(name, chosenSuffix) !== undefined)
}

function suffixFor({ narrow, ends }: Sound, grammaticalCase: GrammaticalCase): string {
  const wide = narrow === 'i' || narrow === 'ü' ? 'e' : 'a'
  const buffer = ends === 'vowel' ? 'y' : ''
  const stop = ends === 'voiceless' ? 't' : 'd'
  switch (grammaticalCase) {
    case 'genitive':
      return `${ends === 'vowel' ? 'n' : ''}${narrow}n`
    case 'accusative':
      return buffer + narrow
    case 'dative':
      return buffer + wide
    case 'locative':
      return stop + wide
    case 'ablative':
      return `${stop}${wide}n`
    case 'instrumental':
      return `${buffer}l${wide}`
  }
}

// Turkish spelling uses â, î, û, and the Kurdish names of Turkey ê; all four are read like their base letter.
const TURKISH_LETTERS = /^[abcçdefgğhıijklmnoöprsştuüvyzâêîû]+$/u
const VOWEL = /[aeıioöuüâêîû]/u

/**
 * False for a foreign letter (q, w, x, ø), a digit or no vowel in the last word, which alone takes the suffix, and for
 * an end with two readings, unless the name is listed.
 */
function isReadAsWritten(name: string): boolean {
  const word = lastWord(normaliseName(name).replaceAll('I', 'i'))
  if (!TURKISH_LETTERS.test(word) || !VOWEL.test(word)) return false
  return isReadInOneWay(word) || isListedForeignName(word) || takesFrontEnding(word)
}

// The y is for Su: some families say Su'yun, like the noun, others Su'nun.
const GENITIVE_SUFFIX = new RegExp(`^[${APOSTROPHES}]?(([ny]?)([ıiuü])n)$`, 'u')

/**
 * Reads the genitive that a parent chose for a name with an uncertain suffix. It shows two facts that the spelling
 * hides: the last spoken vowel, and whether the name ends in a vowel.
 * @returns the sound of Charlotte in `Charlotte'un`; undefined if the text is not this name with a genitive
 */
export function readChosenSuffix(name: string, chosenSuffix: string): { genitive: string; sound: Sound } | undefined {
  const stem = lowerCase(normaliseName(name))
  const whole = lowerCase(normaliseName(chosenSuffix))
  if (!whole.startsWith(stem)) return undefined
  const [, genitive, buffer, narrow] = GENITIVE_SUFFIX.exec(whole.slice(stem.length)) ?? []
  if (genitive === undefined) return undefined
  return {
    genitive,
    sound: { narrow: narrow as NarrowVowel, ends: buffer === '' ? consonantVoicing(stem) : 'vowel' },
  }
}

/**
 * The owner before a template's title: 'Defne'nin', or 'Max ve' if the suffix is unknown. Then all names from
 * `joinNames` are separated by commas, because the title is the last item of the list: 'Defne, Ali, Max ve Uzay
 * Yolculuğu'.
 */
export const ownerInTitle = (childName: string, childNameForm?: string): string =>
  isSuffixCertain(childName, childNameForm)
    ? withSuffix(childName, 'genitive', childNameForm)
    : `${normaliseName(childName).replace(LAST_JOINT, ', ')} ve`
const LAST_JOINT = / (?:ile|ve) (?=(?:(?! ile | ve ).)*$)/u

const WITH_SUFFIX = new RegExp(`^(?<name>.+)[${APOSTROPHES}](?<suffix>\\p{L}+)$`, 'su')

/**
 * Removes an ending that was typed with the name (Ali'nin, Defne’ye), because the book adds its own. In names with
 * their own apostrophe (O'Brien, D'Angelo, N'Golo) more than an ending follows it.
 *
 * @returns the name alone; null if no ending follows its last apostrophe
 */
export function nameWithoutSuffix(typed: string): string | null {
  const { name, suffix } = WITH_SUFFIX.exec(normaliseName(typed))?.groups ?? {}
  if (name === undefined || suffix === undefined) return null
  const bare = normaliseName(name)
  if (!hasTwoLetters(bare) || !isSuffixOf(bare, lowerCase(suffix))) return null
  return nameWithoutSuffix(bare) ?? bare
}

/** O' and D' precede a name, and are no names themselves. */
const hasTwoLetters = (name: string): boolean => (name.match(/\p{L}/gu)?.length ?? 0) >= 2

/** The genitive with any vowel: it is typed most often, and families differ in it (Alp'in, Max'in). */
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
