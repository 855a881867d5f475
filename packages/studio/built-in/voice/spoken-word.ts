/**
 * Writes a printed word in letters that the Turkish voice knows, because the voice spells other letters out in English,
 * with their code.
 */
import { pronounced } from './pronunciation.ts'

const TURKISH = 'abcçdefgğhıijklmnoöprsştuüvyzâîû'

/** The Turkish letters for the same or the nearest sound. */
const NEAREST: Readonly<Record<string, string>> = {
  q: 'k',
  w: 'v',
  x: 'ks',
  ch: 'ç',
  ə: 'e',
  ä: 'e',
  æ: 'e',
  ñ: 'ny',
  ß: 'ss',
  ø: 'ö',
  œ: 'ö',
  å: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 't',
}
const FOREIGN = new RegExp(
  Object.keys(NEAREST)
    .sort((a, b) => b.length - a.length)
    .join('|'),
  'g',
)

/**
 * @returns lower case, with digits and the marks within a word; empty if the voice can speak none of it, e.g. in other
 * scripts
 */
export function spokenWord(printed: string): string {
  const lower = printed.normalize('NFC').toLocaleLowerCase('tr-TR').replace(/[’‘]/g, "'")
  const known = lower.replace(FOREIGN, (letters) => NEAREST[letters] ?? letters)
  const bare = [...known]
    .map(asTurkish)
    .join('')
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
  return pronounced(bare)
}

function asTurkish(sign: string): string {
  if (TURKISH.includes(sign) || /[\d'.,:%+-]/.test(sign)) return sign
  const bare = sign.normalize('NFD').charAt(0)
  return TURKISH.includes(bare) ? bare : ''
}
