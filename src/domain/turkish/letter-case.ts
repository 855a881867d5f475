/**
 * Letter case as Turkish has it: i ↔ İ and ı ↔ I. JavaScript's plain `toUpperCase` turns `ipek`
 * into `IPEK`, which is another word.
 */
const TURKISH = 'tr-TR'

/** `ipek` → `İPEK`. */
export function upperCase(text: string): string {
  return text.toLocaleUpperCase(TURKISH)
}

/** `ILGAZ` → `ılgaz`. The text is composed first, so that an I with a separate dot is one letter. */
export function lowerCase(text: string): string {
  return text.normalize('NFC').toLocaleLowerCase(TURKISH)
}

/** Each word with a capital and the rest small: `ayşe NUR` → `Ayşe Nur`; a hyphen starts a word, an apostrophe does not. */
export function titleCase(text: string): string {
  return lowerCase(text).replace(/(^|[\s-])(\p{L})/gu, (_, before: string, first: string) => before + upperCase(first))
}

/** A name as it is stored: composed (NFC), no space around it, one space inside; otherwise as typed. */
export function normaliseName(name: string): string {
  return name.normalize('NFC').trim().replace(/\s+/gu, ' ')
}
