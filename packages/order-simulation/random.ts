/** Repeatable randomness: the same seed gives the same simulation. */
export interface Random {
  /** A whole number, both ends included. */
  between(least: number, most: number): number
  chance(probability: number): boolean
  pick<T>(from: readonly T[]): T
  hex(letters: number): string
}

/** mulberry32. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    between: (least, most) => least + Math.floor(next() * (most - least + 1)),
    chance: (probability) => next() < probability,
    pick: <T>(from: readonly T[]) => from[Math.floor(next() * from.length)] as T,
    hex: (letters) => Array.from({ length: letters }, () => Math.floor(next() * 16).toString(16)).join(''),
  }
}
