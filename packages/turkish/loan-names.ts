/**
 * Names from Arabic and Persian that end in a front l (or t, k) after a back vowel and so take a front ending:
 * Kemal'in, Resul'ün, Şefkat'in. TDK names the exception (Yazım Kılavuzu, "Büyük Ünlü Uyumu": hakikat, hakikati;
 * kabul, kabulü; saat, saate), and its Güncel Türkçe Sözlük marks each such word with its ending (kemal, -li;
 * resul, -lü; şefkat, -ti). The spelling does not show it, so they have to be listed. Only the last consonant counts:
 * the â of Kâzım or Erkân does not make an ending front. The dictionary decides where usage wavers, but for alp: it has
 * -pı, and people say and print Alp'in and Ziya Gökalp'in, with the l of kalbi.
 */

// Compounds of these are many (Gülnihal, Nurcemal, Abdülcelal), and no native name ends in them.
const FRONT_ENDINGS = [
  ...['kemal', 'kamal', 'cemal', 'camal', 'jamal', 'şimal'],
  ...['ilal', 'elal', 'iclal', 'klal', 'dlal', 'jalal', 'calal', 'talal', 'zülal', 'zulal'], // Hilal, Celal, İstiklal
  ...['nihal', 'zuhal', 'zühal', 'ikbal', 'iqbal', 'şehbal', 'hayal', 'misal', 'visal', 'evval'], // Şevval, Nevval
  ...['resul', 'rasul', 'makbul', 'betul'],
  ...['alp'], // Gökalp, Tekalp
  ...['bahat', 'lahat', 'mahat', 'zahat'], // Nebahat, Melahat, Semahat, Nezahat
]

const FRONT_NAMES = new Set([
  ...[
    'amal',
    'cidal',
    'efdal',
    'eftal',
    'emsal',
    'enfal',
    'ihlal',
    'gazal',
    'icmal',
    'ideal',
    'ikmal',
    'lal',
    'layezal',
    'leyal',
    'mecal',
  ],
  ...[
    'batul',
    'menal',
    'meyal',
    'meyyal',
    'nehal',
    'neval',
    'nevsal',
    'nidal',
    'nuhal',
    'selsal',
    'seyyal',
    'timsal',
    'zeval',
    'zeyyal',
  ],
  ...['kristal', 'crystal', 'opal', 'makul', 'mesul'],
  ...['dikkat', 'feragat', 'fesahat', 'firkat', 'hakikat', 'hilkat', 'itaat', 'kanaat', 'liyakat', 'refakat', 'rikkat'],
  ...['sadakat', 'sarahat', 'sihhat', 'şecaat', 'şefaat', 'şefkat'],
  ...['ferahnak', 'idrak'],
  ...['meral', 'seval'], // Native words, yet said with a front l everywhere.
])

/** True for a single lower-case word that takes a front ending although its last vowel is a back one. */
export function takesFrontEnding(word: string): boolean {
  // A long â or û before l is written only in these loans: Kemâl, Resûl, lâl.
  if (/[âû]l$/u.test(word)) return true
  const plain = withPlainVowels(word)
  return FRONT_NAMES.has(plain) || FRONT_ENDINGS.some((ending) => plain.endsWith(ending))
}

/** Nebâhat is Nebahat; İkbal is also typed Ikbal, so the lists have i for ı. */
function withPlainVowels(word: string): string {
  return word.replaceAll('â', 'a').replaceAll('û', 'u').replace(/[ıî]/gu, 'i')
}
