/** Offers a title-case spelling for a name typed wholly in lower case or in capitals. */
import { lowerCase, normaliseName, titleCase, upperCase } from './letter-case.ts'

/** A foreign keyboard's capital of both i and ı. */
const UNDOTTED = /I(?!\u0307)/gu
/** ı does not occur beside these (vowel harmony); i occurs beside all, as in Ali. */
const FRONT_VOWEL = /[eiöüêî]/u
/** A keyboard with these letters has İ too, so its I is an ı: BARIŞ. */
const KEY_OF_TURKEY = /[ÇĞÖŞÜ]/u

/**
 * Names with ı, as typed on a foreign keyboard. For a name that neither rule nor list covers, i is likelier: ALI, NISA,
 * ILAYDA.
 */
const WITH_UNDOTTED: ReadonlySet<string> = new Set(
  `
  AKIN ALKIM ALKIN ALTIN ANIL ARIKAN ASIM ASLI ASLIHAN ATIF AYDIN AYKIN AYKIZ AYSIN AYYILDIZ BAGIS BALIM BALKIS BARIN BARIS
  BATIKAN BAYINDIR CANSIN CAGIL CAGIN CAGRI CAKIR CINAR FAZIL FIRAT HAKKI HIDIR HIZIR ILGAZ ILGIM ILGIN IRAZ
  IRMAK ISIK ISIL ISILAY ISIN ITIR KAYIHAN KAZIM KIRAZ KIVANC KIVILCIM MISRA NAZIM NAZLI NAZLICAN NAZLIHAN
  PINAR RAGIP RIDVAN RIFAT RIFKI RIZA SADIK SAKIP SARIKIZ SATILMIS SAYGI SIDDIK SIDIKA SIDDIKA SILA SILAN SIRMA SIRRI SITKI
  TANKIZ TARIK TINAZ VAKIF YAGIZ YALCIN YALIN YALINAY YANKI YARKIN YAZGI YILDIRIM YILDIZ YILDIZHAN YILMAZ
`.match(/\w+/gu),
)

/**
 * @returns the spellings to offer, the likeliest first; none if the name mixes both cases, or has no letters with case.
 * Two if an I may be i or ı:
 *   ALI is Ali, and IRMAK is Irmak.
 */
export function titleCaseOffers(typed: string): string[] {
  const name = normaliseName(typed)
  const isSmall = name === lowerCase(name) && name !== upperCase(name)
  const isCapital = name === upperCase(name) && name !== lowerCase(name) && letterCount(name) > 1
  if (!isSmall && !isCapital) return []
  const offers = isSmall || name.includes('İ') ? [titleCase(name)] : titleCasesOfCapitals(name)
  // Offer nothing for initials: A-A.
  return offers.filter((offer) => offer !== name)
}

/** The likeliest reading of each word, and the variant with the other i if it is uncertain. */
function titleCasesOfCapitals(name: string): string[] {
  const readings = name.split(' ').map(readingsOf)
  const likeliest = readings.map(([likely]) => likely)
  const other = readings.map(([likely, unlikely = likely]) => unlikely)
  return [...new Set([likeliest, other].map((words) => titleCase(words.join(' '))))]
}

function readingsOf(word: string): [string, string?] {
  const dotted = word.replace(UNDOTTED, 'İ')
  if (dotted === word || FRONT_VOWEL.test(lowerCase(word))) return [dotted]
  return KEY_OF_TURKEY.test(word) || WITH_UNDOTTED.has(word) ? [word, dotted] : [dotted, word]
}

const letterCount = (name: string): number => name.match(/\p{L}/gu)?.length ?? 0
