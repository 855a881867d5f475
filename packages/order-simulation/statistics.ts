/** Coverage: counts every pair of a state and an event, and every place where a process was killed or failed. */
import type { Random } from './random.ts'

/** `stalls`: the process sleeps for ten minutes, then continues as if nothing had happened. */
export type Fate = 'well' | 'stalls' | 'killed before' | 'killed after' | 'fails before' | 'fails after'

const FATES = ['killed before', 'killed after', 'fails before', 'fails after', 'stalls'] as const
/** A place with fewer hits than this gets faults more often, and a place that lags behind gets one almost always. */
const SELDOM = 60
const HIT = 0.0015
const HIT_SELDOM = 0.012
const HIT_BEHIND = 0.7
const BEHIND_AFTER_ORDERS = 5_000

export interface Counts {
  readonly pairs: ReadonlyMap<string, number>
  readonly places: ReadonlyMap<string, Place>
  delivered: number
  refunded: number
  unpaid: number
}
interface Place {
  visits: number
  killed: number
  failed: number
}

export class Statistics implements Counts {
  readonly pairs = new Map<string, number>()
  readonly places = new Map<string, Place>()
  delivered = 0
  refunded = 0
  unpaid = 0

  add(other: Counts): void {
    for (const [pair, count] of other.pairs) this.pairs.set(pair, (this.pairs.get(pair) ?? 0) + count)
    for (const [name, { visits, killed, failed }] of other.places) {
      const place = this.#servicesOf(name)
      place.visits += visits
      place.killed += killed
      place.failed += failed
    }
    this.delivered += other.delivered
    this.refunded += other.refunded
    this.unpaid += other.unpaid
  }

  countPair(pair: string): void {
    this.pairs.set(pair, (this.pairs.get(pair) ?? 0) + 1)
  }

  fateAt(name: string, random: Random): Fate {
    const place = this.#servicesOf(name)
    place.visits += 1
    const isSeldom = place.killed < SELDOM
    if (!random.chance(isSeldom ? this.#hitSeldom() : HIT)) return 'well'
    const fate = random.pick(isSeldom ? FATES.slice(0, 2) : FATES)
    if (fate.startsWith('killed')) place.killed += 1
    else if (fate.startsWith('fails')) place.failed += 1
    return fate
  }

  #servicesOf(name: string): Place {
    const place = this.places.get(name) ?? { visits: 0, killed: 0, failed: 0 }
    this.places.set(name, place)
    return place
  }

  #hitSeldom(): number {
    return this.delivered + this.refunded + this.unpaid < BEHIND_AFTER_ORDERS ? HIT_SELDOM : HIT_BEHIND
  }
}
