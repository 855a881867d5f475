/** A name typed wholly in small or in capital letters, as it would stand on a cover. */
import { lowerCase, normaliseName, titleCase, upperCase } from './letter-case.ts'

/** Of a foreign keyboard, whose capital of both i and ı is this. */
const UNDOTTED = /I(?!\u0307)/u
/** ı does not stand beside these (vowel harmony); i does beside all, as in Ali. */
const FRONT_VOWEL = /[eiöüêî]/u

/**
 * @returns what to offer, the likeliest first; nothing where the name is written in both, or in neither. Two where an I may be i or ı:
 *   ALI is Ali, and IRMAK is Irmak.
 */
export function titleCaseOffers(typed: string): string[] {
  const name = normaliseName(typed)
  const isSmall = name === lowerCase(name) && name !== upperCase(name)
  const isCapital = name === upperCase(name) && name !== lowerCase(name) && letterCount(name) > 1
  if (!isSmall && !isCapital) return []
  // Initials are as they should be: A-A.
  return titleCases(name, isSmall).filter((offer) => offer !== name)
}

function titleCases(name: string, isSmall: boolean): string[] {
  if (isSmall || !UNDOTTED.test(name) || name.includes('İ')) return [titleCase(name)]
  const dotted = titleCase(name.replace(/I(?!\u0307)/gu, 'İ'))
  return FRONT_VOWEL.test(lowerCase(name)) ? [dotted] : [titleCase(name), dotted]
}

const letterCount = (name: string): number => name.match(/\p{L}/gu)?.length ?? 0
