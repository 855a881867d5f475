/** Repeatable randomness: the same seed gives the same run on every machine. */
export interface Random {
  /** 0 … limit - 1 */
  below(limit: number): number
  /** True in this share of the calls, 0 … 1. */
  chance(share: number): boolean
  pick<T>(choices: readonly T[]): T
}

/** mulberry32: small, quick, and even enough to choose test cases. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    below,
    chance: (share) => next() < share,
    pick: (choices) => {
      if (choices.length === 0) throw new RangeError('nothing to pick from')
      return choices[below(choices.length)] as (typeof choices)[number]
    },
  }
}
