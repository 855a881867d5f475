/**
 * Characters that a book can be printed with: those that the typefaces of cover and print all have
 * (tests/domain/printable.test.ts compares). Pages on a screen show any letter; a cover and a press omit other letters.
 */
const PRINTABLE =
  /^[\s -~\u00a1-\u00ac\u00ae-\u00b4\u00b6-\u0131\u0134-\u0148\u014a-\u017e\u018f\u0192\u01e6\u01e7\u01fa-\u01ff\u0218-\u021b\u0237\u0259\u02c6\u02da\u02dc\u1e0c-\u1e0f\u1e20\u1e21\u1e24\u1e25\u1e2a\u1e2b\u1e36\u1e37\u1e3a\u1e3b\u1e42-\u1e49\u1e5a\u1e5b\u1e5e-\u1e63\u1e6c-\u1e6f\u1e80-\u1e85\u1e8e\u1e8f\u1e92\u1e93\u1e97\u1e9e\u1ef2\u1ef3\u1ef8\u1ef9\u2013\u2014\u2018-\u201a\u201c-\u201e\u2020\u2022\u2026\u2039\u203a\u2044\u20ac\u2122]*$/u

const characters = new Intl.Segmenter('tr', { granularity: 'grapheme' })

/** @returns each character that cannot be printed, as a reader sees it; once, in the text's order */
export function unprintableIn(text: string): string[] {
  const all = Array.from(characters.segment(text.normalize('NFC')), ({ segment }) => segment)
  return [...new Set(all.filter((character) => !PRINTABLE.test(character)))]
}
