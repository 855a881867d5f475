/** A tree with indexes over the times that the sweep asks for: its windows cost the same with ten orders and with a hundred thousand. */
import { createRequire } from 'node:module'
import type BTree from 'sorted-btree'
import type { Window } from '#netlify/clients/database.ts'
import { Tree } from '../simulate-orders/tree.ts'

const require = createRequire(import.meta.url)
/** Its CommonJS default export is not seen by Node's import. */
const { default: Sorted } = require('sorted-btree') as { default: typeof BTree }

type At = readonly [at: number, key: string]
type TimeOf = (child: unknown) => unknown

const field =
  (name: string): TimeOf =>
  (child) =>
    (child as Record<string, unknown> | undefined)?.[name]

/** By room, and by what a window names. */
const INDEXES: Readonly<Record<string, Readonly<Record<string, TimeOf>>>> = {
  orders: {
    dueAt: field('dueAt'),
    paidDueAt: field('paidDueAt'),
    /** Ours alone: what waits that nobody has paid. */
    unpaidDueAt: (child) => (field('paidDueAt')(child) === undefined ? field('dueAt')(child) : undefined),
  },
  outbox: { dueAt: field('dueAt') },
  housekeeping: { $value: (child) => child },
  failedLooks: { $value: (child) => child },
}

export class IndexedTree extends Tree {
  readonly #indexes = new Map<string, BTree<At, unknown>>()

  override window(path: string, window: Window): [key: string, value: unknown][] {
    if ('equalTo' in window || !INDEXES[path]?.[window.by]) return super.window(path, window)
    const { from = 1, until = Infinity, atMost } = window
    const found: [key: string, value: unknown][] = []
    for (const [[at, key], child] of this.#index(path, window.by).entries([from, ''])) {
      if (at > until || found.length === atMost) break
      found.push([key, child])
    }
    return found
  }

  /** @returns undefined where nothing waits */
  firstTime(room: string, by: string): number | undefined {
    return this.#index(room, by).minKey()?.[0]
  }

  protected override childWritten(room: string, key: string, before: unknown, after: unknown): void {
    for (const [by, timeOf] of Object.entries(INDEXES[room] ?? {})) {
      const [was, is] = [timeOf(before), timeOf(after)]
      const index = this.#index(room, by)
      if (typeof was === 'number' && was !== is) index.delete([was, key])
      if (typeof is === 'number') index.set([is, key], after)
    }
  }

  #index(room: string, by: string): BTree<At, unknown> {
    const name = `${room} ${by}`
    const index = this.#indexes.get(name) ?? new Sorted<At, unknown>(undefined, compare)
    this.#indexes.set(name, index)
    return index
  }
}

const compare = ([at, key]: At, [otherAt, otherKey]: At): number =>
  at - otherAt || (key < otherKey ? -1 : key > otherKey ? 1 : 0)
