/**
 * Case endings on names: Defne'nin, Kemal'e, Ömer'le. The book calls the child by name on every page,
 * so the ending has to be the one the family says. A proper name keeps its letters and the ending
 * follows an apostrophe (TDK, Yazım Kılavuzu, "Kesme İşareti"): Zeynep'in, never Zeyneb'in.
 */
import { readChosenForm } from './chosen-form.ts'
import { isReadAsWritten } from './legibility.ts'
import { normaliseName } from './letter-case.ts'
import { soundOf, type Sound } from './sound.ts'

export const GRAMMATICAL_CASES = ['genitive', 'accusative', 'dative', 'locative', 'ablative', 'instrumental'] as const
export type GrammaticalCase = (typeof GRAMMATICAL_CASES)[number]

/** What a name can become: one of the six cases, or `plural`, the child with its family: Defnegil. */
export const NAME_FORMS = [...GRAMMATICAL_CASES, 'plural'] as const
export type NameForm = (typeof NAME_FORMS)[number]

export const APOSTROPHE = "'"

// It keeps its i after any vowel, and no apostrophe stands before it: only inflection is set off (TDK, same place).
const FAMILY_SUFFIX = 'gil'

/**
 * The name with its ending: `withSuffix('Ayşe Nur', 'genitive')` is `Ayşe Nur'un`. What belongs to the child follows
 * the genitive with a possessive ending of its own, whatever the name: Ayşe Nur'un pelerini. Total: a name it cannot
 * read (another script, an empty text) gets the commonest ending.
 *
 * @param name as the parent typed it; spaces around it are dropped, its letters are kept.
 * @param chosenForm the genitive as the parent says it (`Charlotte'un`); the other cases follow its sound.
 *   A text that is not this name in the genitive is ignored.
 */
export function withSuffix(name: string, form: NameForm, chosenForm?: string): string {
  const bare = normaliseName(name)
  if (form === 'plural') return bare + FAMILY_SUFFIX
  const chosen = chosenForm === undefined ? undefined : readChosenForm(bare, chosenForm)
  const ending = chosen && form === 'genitive' ? chosen.genitive : endingFor(chosen?.sound ?? soundOf(bare), form)
  return bare + APOSTROPHE + ending
}

/**
 * Whether the ending is known: from the letters, or because the parent chose a form of this name. Where it is not,
 * the parent is asked, and a text takes the sentence that needs no ending.
 */
export function isSuffixCertain(name: string, chosenForm?: string): boolean {
  return isReadAsWritten(name) || (chosenForm !== undefined && readChosenForm(name, chosenForm) !== undefined)
}

function endingFor({ narrow, ends }: Sound, grammaticalCase: GrammaticalCase): string {
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
