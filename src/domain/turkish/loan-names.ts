/**
 * Names from Arabic and Persian that end in a front l (or t, k) after a back vowel and so take a front ending:
 * Kemal'in, Resul'ün. TDK's Güncel Türkçe Sözlük marks such words with their ending (kemal, -li; resul, -lü;
 * şefkat, -ti); the spelling does not show it, so they have to be listed.
 */

// No native name ends in these, and compounds are many (Gülnihal, Nurcemal, Abdülcelal).
const FRONT_ENDINGS = ['lal', 'kemal', 'kamal', 'cemal', 'camal', 'jamal', 'nihal', 'ikbal', 'hayal', 'visal', 'şevval', 'cevval', 'şimal', 'resul']

const FRONT_NAMES = new Set([
  ...['amal', 'bedal', 'cidal', 'efdal', 'eftal', 'emsal', 'enfal', 'ideal', 'icmal', 'ikmal', 'iqbal', 'misal', 'nehal', 'nihal', 'seyyal', 'zeval', 'zuhal', 'zühal'],
  ...['makbul', 'mesul'],
  ...['hakikat', 'itaat', 'melahat', 'nebahat', 'nezahat', 'sabahat', 'sebahat', 'sadakat', 'şefaat', 'şefkat'],
  'meral', // Native (maral), yet said with a front l everywhere.
  'idrak',
])

/** Whether a single word in small letters takes a front ending although its last vowel is a back one. */
export function takesFrontEnding(word: string): boolean {
  // A long â or û before l is written only in these loans: Kemâl, Resûl, hâl.
  if (/[âû]l$/u.test(word)) return true
  // İkbal is also typed Ikbal.
  const plain = word.replaceAll('â', 'a').replaceAll('û', 'u').replace(/[ıî]/gu, 'i')
  return FRONT_NAMES.has(plain) || FRONT_ENDINGS.some((ending) => plain.endsWith(ending))
}
