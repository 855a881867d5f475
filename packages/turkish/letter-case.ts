/**
 * Turkish letter case: i ↔ İ and ı ↔ I. JavaScript's plain `toUpperCase` turns `ipek` into `IPEK`, which is another
 * word.
 */
const TURKISH = 'tr-TR'

/** `ipek` → `İPEK`. */
export function upperCase(text: string): string {
  return text.toLocaleUpperCase(TURKISH)
}

/** `ILGAZ` → `ılgaz`. Composes the text first, so that an I with a separate dot is one letter. */
export function lowerCase(text: string): string {
  return text.normalize('NFC').toLocaleLowerCase(TURKISH)
}

/**
 * Each word with a capital and the rest in lower case: `ayşe NUR` → `Ayşe Nur`. A hyphen starts a word, an apostrophe
 * only after a single letter: O'Brien, but Defne'nin.
 */
export function titleCase(text: string): string {
  return lowerCase(text).replace(WORD_BEGINS, (_, before: string, first: string) => before + upperCase(first))
}
const WORD_BEGINS = /(^|[\s-]|(?<=(?:^|[\s-])\p{L})['’])(\p{L})/gu

/**
 * A name in its stored form: composed (NFC), no space around it, single spaces inside, no invisible characters;
 * otherwise as typed.
 */
export function normaliseName(name: string): string {
  return withoutInvisible(name).replace(LONE_JOINER, '').normalize('NFC').trim().replace(/\s+/gu, ' ')
}

/**
 * Control characters other than spaces, marks that change the direction of text, zero-width spaces, blank letters of
 * Hangul, lone surrogates: on a cover a name with one of them would look like another.
 */
const INVISIBLE = /(?!\s)\p{Cc}|(?![\u200C\u200D])\p{Cf}|\p{Cs}|[\u034F\u115F\u1160\u3164\uFFA0]/gu
/**
 * The two joiners shape Persian and Indic names and emoji families; beside Latin letters and at an end they have no
 * effect.
 */
const LONE_JOINER =
  /(?<=^|[^\p{L}\p{M}\p{S}]|\p{Script=Latin})[\u200C\u200D]+|[\u200C\u200D]+(?=$|[^\p{L}\p{M}\p{S}]|\p{Script=Latin})/gu

/** Typed or pasted text without its invisible characters; keeps spaces. */
export function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE, '')
}

/** The printed form, which is easiest to read (docs/decisions/0196-suffix.md). */
export const APOSTROPHE = '’'
/** Characters that people type as an apostrophe. */
export const APOSTROPHES = "'’‘ʼ´`"

const WITHIN = new RegExp(`(?<=\\p{L})[${APOSTROPHES}](?=\\p{L})`, 'gu')

/** D'Angelo as it is printed: D’Angelo. */
export const withPrintedApostrophe = (typed: string): string => typed.replace(WITHIN, APOSTROPHE)
