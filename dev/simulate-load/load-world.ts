/** A world in which nothing is made to fail but what is asked too often; it counts what is asked. */
import { Problem } from '#domain/problem.ts'
import {
  currentProcess,
  pause,
  SECOND_MS,
  SimulatedWorld,
  type StartOptions,
} from '../simulate-orders/simulated-world.ts'
import { randomFrom } from '../simulate-orders/random.ts'
import { Statistics } from '../simulate-orders/statistics.ts'
import {
  CALL_MS,
  DATABASE_WRITES_A_SECOND,
  STRIPE_A_SECOND,
  STRIPE_ENDPOINT_A_SECOND,
  type Called,
} from './assumptions.ts'
import { Limit, Line } from './rate.ts'

export class LoadWorld extends SimulatedWorld {
  /** By process, then by what it called. */
  readonly calls = new Map<string, Map<Called, number>>()
  /** How often Stripe was asked above its limits. */
  stripeRefusals = 0
  /** Of the database, as JSON: what its limit of bytes a minute counts. */
  readonly bytes = { read: 0, written: 0 }
  /** Of a write of the database. */
  longestLineMs = 0
  /** For how long functions ran, all together. */
  functionsMs = 0
  readonly #writes = new Line(DATABASE_WRITES_A_SECOND)
  readonly #stripe = new Limit(STRIPE_A_SECOND, SECOND_MS)
  readonly #stripeEndpoints = new Map<string, Limit>()

  readonly #databaseMs: number

  constructor(seed: number, databaseMs: number) {
    super(randomFrom(seed), new Statistics())
    this.#databaseMs = databaseMs
    this.isStormy = false
  }

  override note(): void {}

  override start(name: string, work: () => Promise<unknown>, options: StartOptions = {}): void {
    const startedMs = this.nowMs
    super.start(name, work, {
      ...options,
      ended: (how) => {
        this.functionsMs += this.nowMs - startedMs
        options.ended?.(how)
      },
    })
  }

  override readonly noteBytes = (way: 'read' | 'written', value: unknown): void => {
    this.bytes[way] += Buffer.byteLength(JSON.stringify(value ?? null))
  }

  override readonly plainCall = async <T>(what: string, effect: () => T): Promise<T> => {
    const called = calledBy(what)
    this.#count(currentProcess().name, called)
    await pause(this.#msOf(called))
    if (called === 'Stripe' && !this.#mayAskStripe(what)) throw new Problem('unavailable', `${what}: status 429`)
    return effect()
  }

  /** Give or take half of it. */
  around(ms: number): number {
    return Math.round((ms * this.random.between(500, 1_500)) / 1_000)
  }

  #msOf(called: Called): number {
    const ms = this.around(called.startsWith('database') ? this.#databaseMs : CALL_MS[called])
    if (called !== 'database write') return ms
    const lineMs = this.#writes.waitMs(this.nowMs)
    this.longestLineMs = Math.max(this.longestLineMs, lineMs)
    return ms + Math.ceil(lineMs)
  }

  #mayAskStripe(endpoint: string): boolean {
    const own = this.#stripeEndpoints.get(endpoint) ?? new Limit(STRIPE_ENDPOINT_A_SECOND, SECOND_MS)
    this.#stripeEndpoints.set(endpoint, own)
    const may = this.#stripe.take(this.nowMs) && own.take(this.nowMs)
    if (!may) this.stripeRefusals += 1
    return may
  }

  #count(name: string, called: Called): void {
    const own = this.calls.get(name) ?? new Map<Called, number>()
    own.set(called, (own.get(called) ?? 0) + 1)
    this.calls.set(name, own)
  }
}

/** By how a call is named to `flakyCall`; what names no other service asks the database. */
const NAMED: readonly [RegExp, Called][] = [
  [/^(read|window of) [a-zA-Z]+$/, 'database read'],
  [/^stripe: /, 'Stripe'],
  [/ a blob$/, 'Blobs'],
  [/ an account$/, 'identity'],
  [/^task: /, 'tasks'],
  [/^post a notice$/, 'receiver'],
  [/^start /, 'background start'],
]

const known = new Map<string, Called>()
function calledBy(what: string): Called {
  const called = known.get(what) ?? NAMED.find(([pattern]) => pattern.test(what))?.[1] ?? 'database write'
  known.set(what, called)
  return called
}
