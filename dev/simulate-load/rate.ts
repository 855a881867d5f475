/** So many in so long, and the pace of a line. */

/** Refuses what comes above a limit: what was not used is kept for one period at most. */
export class Limit {
  readonly #most: number
  readonly #periodMs: number
  #left: number
  #atMs = 0

  constructor(most: number, periodMs: number) {
    this.#most = most
    this.#periodMs = periodMs
    this.#left = most
  }

  take(nowMs: number): boolean {
    this.#left = Math.min(this.#most, this.#left + ((nowMs - this.#atMs) * this.#most) / this.#periodMs)
    this.#atMs = nowMs
    if (this.#left < 1) return false
    this.#left -= 1
    return true
  }
}

/** One after the other. */
export class Line {
  readonly #eachMs: number
  #freeAtMs = 0

  constructor(aSecond: number) {
    this.#eachMs = 1_000 / aSecond
  }

  /** @returns how long whoever comes now has to wait */
  waitMs(nowMs: number): number {
    const startsAtMs = Math.max(nowMs, this.#freeAtMs)
    this.#freeAtMs = startsAtMs + this.#eachMs
    return startsAtMs - nowMs
  }
}
