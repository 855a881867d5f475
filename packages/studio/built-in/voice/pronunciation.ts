/**
 * Sounds that a Turkish word's letters do not show: an l that is clear between back vowels, and the last consonant of a
 * name that softens before an ending (TDK, Yazım Kılavuzu, "Özel adlara getirilen ekler": printed Ahmet'i, read
 * Ahmedi). The voice gets a spelling that makes it speak these sounds; the printed word stays.
 */
import { takesFrontEnding } from '#turkish/listed-names.ts'

/** Beginnings of words and names with a clear l, and their spelling for the voice: with a long vowel beside the l. */
const CLEAR_L: readonly (readonly [beginning: string, seen: string])[] = [
  ['selam', 'selâm'],
  ['lazım', 'lâzım'],
  ['lamba', 'lâmba'],
  ['lavanta', 'lâvanta'],
  ['lahana', 'lâhana'],
  ['hayal', 'hayâl'],
  ['helal', 'helâl'],
  ['ilaç', 'ilâç'],
  ['ilah', 'ilâh'],
  ['evlat', 'evlât'],
  ['evlad', 'evlâd'],
  ['felaket', 'felâket'],
  ['plan', 'plân'],
  ['klas', 'klâs'],
  ['reklam', 'reklâm'],
  ['leyla', 'leylâ'],
  ['lale', 'lâle'],
  ['mevlana', 'mevlâna'],
  ['nalan', 'nâlân'],
  ['eflatun', 'eflâtun'],
]
/** Whole words, because other words begin with the same letters (elalem). */
const WHOLE_CLEAR_L: Readonly<Record<string, string>> = {
  ela: 'elâ',
  lal: 'lâl',
  lara: 'lâra',
  leman: 'lemân',
  bilal: 'bilâl',
  melahat: 'melâhat',
  haluk: 'halûk',
}

const SOFTENED: Readonly<Record<string, string>> = { p: 'b', ç: 'c', k: 'ğ', t: 'd' }
/** A final t softens only in these names; Hikmet'in, Nusret'in, Nevzat'ın and most others keep the t. */
const SOFT_T = new Set([
  ...['ahmet', 'mehmet', 'muhammet', 'mahmut', 'mesut', 'davut', 'umut', 'ümit', 'yiğit', 'murat', 'sait', 'vahit'],
  ...['cahit', 'hamit', 'abdülhamit', 'halit', 'ferit', 'reşit', 'raşit', 'macit', 'seyit', 'cavit', 'naşit', 'tacit'],
  ...['sedat', 'vedat', 'suat', 'fuat', 'nihat', 'cihat', 'ferhat', 'serhat', 'bülent', 'levent'],
])
/** Names of other languages, and one of Arabic, whose last consonant does not soften. */
const KEEPS_ITS_CONSONANT = new Set([
  'filip',
  'erik',
  'frederik',
  'patrik',
  'dominik',
  'hendrik',
  'marek',
  'isak',
  'malik',
])
const VOWEL = /[aeıioöuüâîû]/u
const VOWELS = /[aeıioöuüâîû]/gu
const FOREIGN_LETTERS = /[qwx]|ph|th|ck|sh/u

/** @param word in lower-case Turkish letters, with a straight apostrophe @returns the spelling for the voice */
export function pronounced(word: string): string {
  const [name = '', ...endings] = word.split("'")
  const ending = endings.join("'")
  const soft = VOWEL.test(ending.charAt(0)) ? softened(name) : name
  return withClearL(soft) + (ending === '' ? '' : `'${ending}`)
}

/** Gives 'zeyneb' for 'zeynep': before a vowel, a p, ç, k or t at the end of a name of several syllables is voiced. */
function softened(name: string): string {
  const last = name.at(-1) ?? ''
  const voiced = SOFTENED[last]
  const syllables = name.match(VOWELS)?.length ?? 0
  if (!voiced || syllables < 2 || KEEPS_ITS_CONSONANT.has(name) || FOREIGN_LETTERS.test(name)) return name
  if (last === 't' && !SOFT_T.has(name)) return name
  // A k becomes ğ only after a vowel.
  if (last === 'k' && !VOWEL.test(name.at(-2) ?? '')) return name
  return name.slice(0, -1) + voiced
}

function withClearL(word: string): string {
  const whole = WHOLE_CLEAR_L[word]
  if (whole !== undefined) return whole
  if (word.endsWith('l') && takesFrontEnding(word)) return word.replace(/a(?=l$)/u, 'â').replace(/u(?=l$)/u, 'û')
  const beginning = CLEAR_L.find(([plain]) => word.startsWith(plain))
  return beginning ? beginning[1] + word.slice(beginning[0].length) : word
}
