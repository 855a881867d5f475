/** Everything outside of a simulation's processes: data, blobs, Stripe's books, and notices to parents. */
import { etagsByValue, type EtagOf } from './etags.ts'
import type { StoredOrder } from './stored-order.ts'
import { StripeBooks } from './stripe-books.ts'
import { Tree } from './tree.ts'
import { watchWrites } from './watch-writes.ts'
import { currentProcess, MINUTE_MS, type SimulatedWorld } from './simulated-world.ts'

export interface Blob {
  data: ArrayBuffer
  metadata: unknown
  visibleAtMs: number
}

export interface OutsideServices {
  readonly world: SimulatedWorld
  readonly tree: Tree
  readonly etagOf: EtagOf
  readonly stripe: StripeBooks
  readonly blobs: Map<string, Blob>
  /** Erased blobs that stay readable for a while. */
  readonly ghosts: Map<string, { blob: Blob; goneAtMs: number }>
  /** Accounts that can sign in. */
  readonly identities: Set<string>
  /** `story_completed` and `story_refunded`, by story. */
  readonly notices: Map<string, string[]>
  /** Records that a tab writes in a loop. */
  readonly loops: Set<string>
  /** Books may fail here for other reasons than transient failures. */
  mayTakeSixHours: boolean
  /** The receiver of notices is down. */
  isReceiverDown: boolean
  /** Starts a background function. The module that knows these functions sets it. */
  startBackground: (name: string, job: unknown) => void
  /** Called with the time at which an item becomes due. */
  onDue: (atMs: number) => void
  /** Called after an order changed its state, so that a parent can act at that moment. */
  onState: (order: StoredOrder) => void
}

const known = new WeakMap<SimulatedWorld, OutsideServices>()

interface Database {
  makeTree: (...args: ConstructorParameters<typeof Tree>) => Tree
  etagOf: EtagOf
}
const smallDatabase = (): Database => ({ makeTree: (...args) => new Tree(...args), etagOf: etagsByValue() })

/** @param database at the start of the simulation */
export function servicesOf(world: SimulatedWorld, database = smallDatabase): OutsideServices {
  const found = known.get(world)
  if (found) return found
  const { makeTree, etagOf } = database()
  const services: OutsideServices = {
    world,
    tree: makeTree(
      () => world.nowMs,
      (path, before, after) => watchWrites(services, path, before, after),
    ),
    etagOf,
    stripe: new StripeBooks(world),
    blobs: new Map(),
    ghosts: new Map(),
    identities: new Set(),
    notices: new Map(),
    loops: new Set(),
    mayTakeSixHours: false,
    isReceiverDown: false,
    startBackground: () => {},
    onDue: () => {},
    onState: () => {},
  }
  known.set(world, services)
  return services
}

export const currentServices = (): OutsideServices => servicesOf(currentProcess().world)

export const orderAt = (services: OutsideServices, id: string): StoredOrder | null =>
  services.tree.read(`orders/${id}`) as StoredOrder | null

/** Reads of a store may be stale for a minute. */
export const lagMs = (world: SimulatedWorld): number =>
  world.isStormy && world.random.chance(0.2) ? world.random.between(0, MINUTE_MS) : 0
