/** Numbers in a name (Efe 2): the ending follows the word that is said last. */
const ONES = ['sıfır', 'bir', 'iki', 'üç', 'dört', 'beş', 'altı', 'yedi', 'sekiz', 'dokuz']
const TENS = ['', 'on', 'yirmi', 'otuz', 'kırk', 'elli', 'altmış', 'yetmiş', 'seksen', 'doksan']

/** The last spoken word of a row of digits: `7` → `yedi`, `40` → `kırk`, `300` → `yüz`. */
export function lastSpokenNumber(digits: string): string {
  const significant = digits.replace(/0+$/u, '')
  const last = Number(significant.at(-1) ?? 0)
  const zeros = significant === '' ? 0 : digits.length - significant.length
  if (zeros === 0) return ONES[last] ?? ''
  if (zeros === 1) return TENS[last] ?? ''
  if (zeros === 2) return 'yüz'
  return zeros < 6 ? 'bin' : 'milyon'
}
