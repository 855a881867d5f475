const ALPHABET = '-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz'
const TIME_LENGTH = 8
const RANDOM_LENGTH = 12

let lastMs = 0
let lastRandom: number[] = []

/** Creates a key like `push()`: keys sort by time, and within one millisecond in the order of the calls. */
export function pushKey(nowMs: number): string {
  if (nowMs === lastMs) lastRandom = increased(lastRandom)
  else lastRandom = Array.from({ length: RANDOM_LENGTH }, () => Math.floor(Math.random() * ALPHABET.length))
  lastMs = nowMs
  let time = ''
  for (let rest = nowMs; time.length < TIME_LENGTH; rest = Math.floor(rest / ALPHABET.length)) {
    time = ALPHABET.charAt(rest % ALPHABET.length) + time
  }
  return time + lastRandom.map((digit) => ALPHABET.charAt(digit)).join('')
}

function increased(digits: readonly number[]): number[] {
  const next = [...digits]
  let place = next.length - 1
  while (place >= 0 && next[place] === ALPHABET.length - 1) next[place--] = 0
  if (place >= 0) next[place] = (next[place] ?? 0) + 1
  return next
}
