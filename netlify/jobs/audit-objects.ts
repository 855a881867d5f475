/** All objects of both stores, as numbers of eight bytes: a million of them need nine megabytes. */
import { createHash } from 'node:crypto'
import { listKeys, storedAt, type StoreName } from '#netlify/clients/blobs.ts'

export interface ObjectName {
  store: StoreName
  name: string
}

const STORES: readonly StoreName[] = ['media', 'private']
const OBJECTS_AT_MOST = 4_000_000
/** The entry of an object that is being stored exists already, but the audit may have read the entries earlier. */
const ARRIVING_MS = 60 * 60_000

export class StoredObjects {
  readonly isWhole: boolean
  readonly #known: Float64Array
  readonly #named: Uint8Array

  private constructor(known: Float64Array, isWhole: boolean) {
    this.#known = known
    this.#named = new Uint8Array(known.length)
    this.isWhole = isWhole
  }

  /** @param untilMs when the listing stops. @throws Problem 'unavailable' */
  static async list(untilMs: number): Promise<StoredObjects> {
    const numbers: number[] = []
    let isWhole = true
    for (const store of STORES) {
      for await (const page of listKeys(store)) {
        for (const name of page) numbers.push(numberOf({ store, name }))
        isWhole &&= numbers.length <= OBJECTS_AT_MOST && Date.now() < untilMs
        if (!isWhole) break
      }
    }
    return new StoredObjects(Float64Array.from(numbers).sort(), isWhole)
  }

  get count(): number {
    return this.#known.length
  }

  has(object: ObjectName): boolean {
    return this.#placeOf(object) >= 0
  }

  noteNamed(object: ObjectName): void {
    const place = this.#placeOf(object)
    if (place >= 0) this.#named[place] = 1
  }

  /**
   * Counts the unnamed objects that still exist and were not stored in the hour before the audit began.
   * @returns null if the time ran out. @throws Problem 'unavailable'
   */
  async countUnnamed(beganAtMs: number, untilMs: number): Promise<number | null> {
    if (!this.#named.includes(0)) return 0
    let count = 0
    for (const store of STORES) {
      for await (const page of listKeys(store)) {
        for (const name of page) {
          if (Date.now() >= untilMs) return null
          const place = this.#placeOf({ store, name })
          if (place < 0 || this.#named[place] !== 0) continue
          const storedAtMs = await storedAt(store, name)
          if (storedAtMs !== null && storedAtMs < beganAtMs - ARRIVING_MS) count += 1
        }
      }
    }
    return count
  }

  /** @returns -1 if it is not listed */
  #placeOf(object: ObjectName): number {
    const wanted = numberOf(object)
    let [from, to] = [0, this.#known.length - 1]
    while (from <= to) {
      const middle = (from + to) >> 1
      const found = this.#known[middle] ?? 0
      if (found === wanted) return middle
      if (found < wanted) from = middle + 1
      else to = middle - 1
    }
    return -1
  }
}

/**
 * 48 bits: with a million objects, two have the same number in one of five hundred audits; then the audit does not
 * notice if one of the two is missing.
 */
const numberOf = ({ store, name }: ObjectName): number =>
  createHash('sha256').update(`${store}/${name}`).digest().readUIntBE(0, 6)
