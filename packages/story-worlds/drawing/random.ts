/** Seeded random numbers: the same seed draws the same picture on every machine. */
import { itemAt } from './geometry.ts'

export interface Random {
  /** 0 ≤ x < 1 */
  (): number
  between(low: number, high: number): number
  pick<T>(list: readonly T[]): T
  /** about -1 … 1, most often near 0 */
  spread(): number
}

/** mulberry32 */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
  return Object.assign(next, {
    between: (low: number, high: number) => low + (high - low) * next(),
    pick: <T>(list: readonly T[]): T => itemAt(list, Math.floor(next() * list.length)),
    spread: () => (next() + next() + next() - 1.5) / 1.5,
  })
}
