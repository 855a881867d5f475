/** The sound of a name's end: its case endings depend on nothing else. */
import { lowerCase } from './letter-case.ts'
import { sayForeignName, takesFrontEnding } from './listed-names.ts'

export type NarrowVowel = 'ı' | 'i' | 'u' | 'ü'

export type Sound = {
  /** The vowel of a four-way ending (-ın, -in, -un, -ün); a two-way ending has e after i and ü, a after ı and u. */
  narrow: NarrowVowel
  ends: 'vowel' | 'voiced' | 'voiceless'
}

const HARMONY: Record<string, NarrowVowel> = { a: 'ı', ı: 'ı', e: 'i', i: 'i', o: 'u', u: 'u', ö: 'ü', ü: 'ü' }
const FRONT_OF: Record<NarrowVowel, NarrowVowel> = { ı: 'i', i: 'i', u: 'ü', ü: 'ü' }

// "Fıstıkçı şahap", and the two foreign letters read as k and ks.
const VOICELESS = new Set('fstkçşhpqx')

// Letters with a Turkish reading other than their base letter. Every other foreign mark is dropped.
const READ_AS: Record<string, string> = {
  ...{ ä: 'e', æ: 'e', ə: 'e', œ: 'ö', ø: 'ö', å: 'o' },
  ...{ ß: 's', š: 'ş', č: 'ç', ć: 'ç', ł: 'l', đ: 'd', ð: 'd', þ: 't' },
}
const TURKISH_LETTER = /[a-zçğıöşü]/u

/** The sound of a whole name: its last word decides. */
export function soundOf(name: string): Sound {
  const word = lastWord(name)
  const spoken = spokenForm(word)
  const vowel = [...spoken].findLast((letter) => letter in HARMONY) ?? 'e'
  const last = spoken.at(-1) ?? vowel
  const narrow = HARMONY[vowel] ?? 'i'
  return {
    narrow: takesFrontEnding(word) ? FRONT_OF[narrow] : narrow,
    ends: last in HARMONY ? 'vowel' : voicing(last),
  }
}

/** The voicing of a name's last spoken consonant: the t of Charlotte, the z of Rose, the s of Alice. */
export function consonantVoicing(name: string): 'voiced' | 'voiceless' {
  const word = lastWord(name)
  const last = spokenForm(word).at(-1) ?? ''
  if (!(last in HARMONY)) return voicing(last)
  const written = plainLetters(word)
  const heard = written.replace(/[aeıioöuü]+$/u, '')
  if (heard !== written && heard.endsWith('c')) return 'voiceless'
  if (heard !== written && /[aeıioöuü]s$/u.test(heard)) return 'voiced'
  return voicing(heard.at(-1) ?? '')
}

/** @returns whether the last sound is a vowel, and whether the last letter is one: Jane ends with the sound n */
export function endsInVowel(name: string): readonly [heard: boolean, written: boolean] {
  return [soundOf(name).ends === 'vowel', (plainLetters(lastWord(name)).at(-1) ?? '') in HARMONY]
}

/** The last word in lower-case letters, without silent marks such as a full stop, brackets or an apostrophe. */
export function lastWord(name: string): string {
  const words = lowerCase(name)
    .split(/[\s\p{Pd}_/.]+/u)
    .map((word) => word.replace(/[^\p{L}\p{N}]/gu, ''))
  return words.findLast((word) => word !== '') ?? ''
}

function spokenForm(word: string): string {
  const digits = /\d+$/u.exec(word)
  if (digits) return lastSpokenNumber(digits[0])
  const spoken = sayForeignName(plainLetters(word))
  if (hasVowel(spoken)) return spoken
  const withY = spoken.replaceAll('y', 'i') // Lynn
  // Letters without a vowel are spelled one by one, and every consonant's name ends in e: TRT'nin.
  return hasVowel(withY) ? withY : 'e'
}

function plainLetters(word: string): string {
  return [...word]
    .map((letter) => (TURKISH_LETTER.test(letter) ? letter : (READ_AS[letter] ?? letter.normalize('NFD').charAt(0))))
    .join('')
}

function hasVowel(text: string): boolean {
  return [...text].some((letter) => letter in HARMONY)
}

function voicing(consonant: string): 'voiced' | 'voiceless' {
  return VOICELESS.has(consonant) ? 'voiceless' : 'voiced'
}

// Words of the numbers in a name (Efe 2): the suffix follows the last spoken word.
const ONES = ['sıfır', 'bir', 'iki', 'üç', 'dört', 'beş', 'altı', 'yedi', 'sekiz', 'dokuz']
const TENS = ['', 'on', 'yirmi', 'otuz', 'kırk', 'elli', 'altmış', 'yetmiş', 'seksen', 'doksan']

/** The last spoken word of a row of digits: `7` → `yedi`, `40` → `kırk`, `300` → `yüz`. */
function lastSpokenNumber(digits: string): string {
  const significant = digits.replace(/0+$/u, '')
  const last = Number(significant.at(-1) ?? 0)
  const zeros = significant === '' ? 0 : digits.length - significant.length
  if (zeros === 0) return ONES[last] ?? ''
  if (zeros === 1) return TENS[last] ?? ''
  if (zeros === 2) return 'yüz'
  return zeros < 6 ? 'bin' : 'milyon'
}
