/**
 * A second opinion that shares no code with the product: the six endings looked up whole, by the last vowel and
 * the last letter as written. It knows nothing of foreign spellings; the loans are its own list.
 */
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

const LOANS_JUDGED_AS: Record<string, string> = {
  Abdülcelal: 'el', Betûl: 'ül', Bilal: 'el', Celal: 'el', Cemal: 'el', Gülnihal: 'el', Hayal: 'el', Hilal: 'el', İclal: 'el',
  İkbal: 'el', Kemal: 'el', Kemâl: 'el', Lâl: 'el', Meral: 'el', Nihal: 'el', Resul: 'ül', Resûl: 'ül', Şefkat: 'et',
  Şevval: 'el', Şimal: 'el', Visal: 'el', Zuhal: 'el', Zülal: 'el',
}

const SMALL: Record<string, string> = { A: 'a', E: 'e', I: 'ı', İ: 'i', O: 'o', Ö: 'ö', U: 'u', Ü: 'ü', â: 'a', Â: 'a', î: 'i', û: 'u' }

/** The six endings in the order of the hand-written tables. */
export function judgedEndings(name: string): string {
  const word = name.split(/[ -]/).pop() ?? ''
  const heard = LOANS_JUDGED_AS[word] ?? Array.from(word, (letter) => SMALL[letter] ?? letter).join('')
  const vowel = heard.match(/[aeıioöuü](?=[^aeıioöuü]*$)/)?.[0]
  const end = /[aeıioöuü]$/.test(heard) ? 'vowel' : /[fstkçşhpFSTKÇŞHP]$/.test(heard) ? 'hard' : 'soft'
  const endings = ENDINGS[`${vowel} ${end}`]
  if (endings === undefined) throw new Error(`The judge cannot read ${name}`)
  return endings
}
