/** A name typed wholly in small or in capital letters, as it would stand on a cover. */
import { lowerCase, normaliseName, titleCase, upperCase } from './letter-case.ts'

/** Of a foreign keyboard, whose capital of both i and ı is this. */
const UNDOTTED = /I(?!\u0307)/u
/** ı does not stand beside these (vowel harmony); i does beside all, as in Ali. */
const FRONT_VOWEL = /[eiöüêî]/u

/** Names with ı, as a foreign keyboard has them: in small letters, without marks. Any other name of back vowels is likelier with i: Ali, Sinan. */
const WITH_UNDOTTED = new Set(
  `akin alkim alkin altin altinay asim asli aslihan atif aydin balkiz baris cagri cansin cinar fazil hakki hizir
  ilgaz ilgin irmak isik isil isin kasim kazim kivanc kivilcim nazim nazli nazlican pinar ridvan rifat riza sadik sila sirma
  sitki tarik tilsim yagiz yalim yalin yildirim yildiz yilmaz`.split(/\s+/u),
)

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
  const words = name.split(/(?<=[\s-])/u)
  const likeliest = words.map((word) => (isUndotted(word) ? word : withDots(word))).join('')
  const other = words
    .map((word) => (isUndotted(word) || FRONT_VOWEL.test(lowerCase(word)) ? withDots(word) : word))
    .join('')
  return [...new Set([titleCase(likeliest), titleCase(other)])]
}

const withDots = (word: string): string => word.replace(/I(?!\u0307)/gu, 'İ')
const isUndotted = (word: string): boolean => WITH_UNDOTTED.has(plainLetters(word))
const plainLetters = (word: string): string =>
  lowerCase(word)
    .normalize('NFD')
    .replaceAll('ı', 'i')
    .replace(/[^a-z]/gu, '')

const letterCount = (name: string): number => name.match(/\p{L}/gu)?.length ?? 0
