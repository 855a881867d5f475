/**
 * A second implementation that shares no code with the product: it looks up the six endings by the last vowel and the
 * last letter as written. It has no rule for foreign spellings: words that are not read as written are in a list
 * (judge-exceptions.ts).
 */
import { HEARD_AS } from './judge-exceptions.ts'

const ENDINGS: Record<string, string> = {
  'a vowel': 'nın yı ya da dan yla',
  'a soft': 'ın ı a da dan la',
  'a hard': 'ın ı a ta tan la',
  'ı vowel': 'nın yı ya da dan yla',
  'ı soft': 'ın ı a da dan la',
  'ı hard': 'ın ı a ta tan la',
  'e vowel': 'nin yi ye de den yle',
  'e soft': 'in i e de den le',
  'e hard': 'in i e te ten le',
  'i vowel': 'nin yi ye de den yle',
  'i soft': 'in i e de den le',
  'i hard': 'in i e te ten le',
  'o vowel': 'nun yu ya da dan yla',
  'o soft': 'un u a da dan la',
  'o hard': 'un u a ta tan la',
  'u vowel': 'nun yu ya da dan yla',
  'u soft': 'un u a da dan la',
  'u hard': 'un u a ta tan la',
  'ö vowel': 'nün yü ye de den yle',
  'ö soft': 'ün ü e de den le',
  'ö hard': 'ün ü e te ten le',
  'ü vowel': 'nün yü ye de den yle',
  'ü soft': 'ün ü e de den le',
  'ü hard': 'ün ü e te ten le',
}

const SMALL: Record<string, string> = {
  ...{ A: 'a', E: 'e', I: 'ı', İ: 'i', O: 'o', Ö: 'ö', U: 'u', Ü: 'ü' },
  ...{ â: 'a', Â: 'a', ê: 'e', î: 'i', û: 'u', é: 'e', è: 'e', ë: 'e', ø: 'ö' },
}

/** The six endings in the order of the hand-written tables. */
export function judgedEndings(name: string): string {
  const word = name.match(/[\p{L}\p{N}'’]+(?=[^\p{L}\p{N}]*$)/u)?.[0] ?? ''
  const heard = HEARD_AS[word] ?? Array.from(word, (letter) => SMALL[letter] ?? letter).join('')
  const vowel = heard.match(/[aeıioöuü](?=[^aeıioöuü]*$)/)?.[0]
  const end = /[aeıioöuü]$/.test(heard) ? 'vowel' : /[fstkçşhpxqFSTKÇŞHP]$/.test(heard) ? 'hard' : 'soft'
  const endings = ENDINGS[`${vowel} ${end}`]
  if (endings === undefined) throw new Error(`The judge cannot read ${name}`)
  return endings
}
