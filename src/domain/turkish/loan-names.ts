/**
 * Names from Arabic and Persian that end in a front l (or t, k) after a back vowel and so take a front ending:
 * Kemal'in, Resul'ün. TDK's Güncel Türkçe Sözlük marks such words with their ending (kemal, -li; resul, -lü;
 * şefkat, -ti); the spelling does not show it, so they have to be listed. Only the last consonant counts:
 * the â of Kâzım or Erkân does not make an ending front.
 */

// Compounds of these are many (Gülnihal, Nurcemal, Abdülcelal), and no native name ends in them.
const FRONT_ENDINGS = [
  ...['lal', 'kemal', 'kamal', 'cemal', 'camal', 'jamal', 'nihal', 'ikbal', 'iqbal'],
  ...['hayal', 'visal', 'şevval', 'cevval', 'şimal', 'resul'],
]

const FRONT_NAMES = new Set([
  ...['amal', 'cidal', 'efdal', 'eftal', 'emsal', 'enfal', 'icmal', 'ideal', 'ikmal', 'misal', 'nehal', 'zeval'],
  ...['zuhal', 'zühal', 'makbul', 'mesul', 'idrak'],
  ...['hakikat', 'itaat', 'melahat', 'nebahat', 'nezahat', 'sabahat', 'sebahat', 'sadakat', 'şefaat', 'şefkat'],
  'meral', // From the native maral, yet said with a front l everywhere.
])

// Al- (take), -sal and the native nouns keep the back l: Vural'ın, Ertuğrul'un.
const BACK_NAMES = new Set([
  ...['abdal', 'acunal', 'adal', 'aral', 'arıkal', 'arsal', 'aysal', 'bal', 'baykal', 'dal', 'doğal', 'erdal', 'göksal'],
  ...['güral', 'hazal', 'inal', 'kartal', 'koral', 'kumral', 'kural', 'kutsal', 'maral', 'masal', 'oral', 'önal', 'özal'],
  ...['saral', 'tural', 'ural', 'ünal', 'ünsal', 'vural', 'ertuğrul', 'oğul', 'tuğrul'],
])

// Families and writers differ: Su'nun and Su'yun, Zuhal'in and Zuhal'ın.
const SAID_BOTH_WAYS = new Set([
  ...['su', 'zuhal', 'zühal', 'efdal', 'eftal', 'nehal'],
  ...['melahat', 'nebahat', 'nezahat', 'sabahat', 'sebahat'],
])

/** Whether a single word in small letters takes a front ending although its last vowel is a back one. */
export function takesFrontEnding(word: string): boolean {
  // A long â or û before l is written only in these loans: Kemâl, Resûl, lâl.
  if (/[âû]l$/u.test(word)) return true
  const plain = withPlainVowels(word)
  return FRONT_NAMES.has(plain) || FRONT_ENDINGS.some((ending) => plain.endsWith(ending))
}

/** Whether a word in small letters ends so that native and loan names part ways, and the lists do not settle it. */
export function mayTakeEitherEnding(word: string): boolean {
  if (SAID_BOTH_WAYS.has(withPlainVowels(word))) return true
  return /[au]l$/u.test(word) && !takesFrontEnding(word) && !BACK_NAMES.has(word)
}

/** Nebâhat is Nebahat; İkbal is also typed Ikbal. */
function withPlainVowels(word: string): string {
  return word.replaceAll('â', 'a').replaceAll('û', 'u').replace(/[ıî]/gu, 'i')
}
