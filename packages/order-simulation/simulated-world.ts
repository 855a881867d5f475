/**
 * A simulation with virtual time, and its processes. A killed process gets no signal: the promise that it awaits never
 * settles.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { nextTick } from 'node:process'
import type { OrderEventType } from '#domain/order-events.ts'
import { Problem } from '#domain/problem.ts'
import { Agenda } from './agenda.ts'
import type { Service } from './services.ts'
import type { Random } from './random.ts'
import type { Fate, Statistics } from './statistics.ts'

export const SECOND_MS = 1_000
export const MINUTE_MS = 60 * SECOND_MS
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

/** The start time of every simulation, in milliseconds since 1970. */
const BEGINNING_MS = 1_800_000_000_000

export interface Process {
  readonly name: string
  readonly world: SimulatedWorld
  /** Difference between its clock and the simulation's. */
  readonly skewMs: number
  /** Half of its calls are slow: others overtake it at every place. */
  readonly isSluggish: boolean
  readonly about: string | undefined
  /** Its last decision that changes an order. */
  decided?: { id: string; event: OrderEventType } | undefined
  isDead: boolean
  /** The process dies at its next write, before it can read the result. */
  isDoomed: boolean
  /** Until then the process does nothing, without noticing: its machine sleeps. */
  frozenUntilMs: number
  onDeath: () => void
}

export interface StartOptions {
  limitMs?: number
  isSluggish?: boolean
  /** The process's order, if known from the start: the process may be held until another one has changed that order. */
  about?: string | undefined
  ended?: (how: 'done' | 'failed' | 'died') => void
}

const processes = new AsyncLocalStorage<Process>()

export function currentProcess(): Process {
  const process = processes.getStore()
  if (!process) throw new Error('Nobody is at work here.')
  return process
}

export const findProcess = (): Process | undefined => processes.getStore()

export class SimulatedWorld {
  nowMs = BEGINNING_MS
  readonly violations: string[] = []
  /** Number of state changes by order. */
  readonly stateChanges = new Map<string, number>()
  /** Number of times that the production of an order failed by itself or died: these are no transient failures. */
  readonly makingFaults = new Map<string, number>()
  readonly #happened: { atMs: number; what: string; value: unknown }[] = []
  /** If set, receives all values that the database reads and writes. */
  readonly noteBytes?: (way: 'read' | 'written', value: unknown) => void
  /** If set, each call of an outside service goes through it, without faults or delays. */
  readonly plainCall?: <T>(what: string, effect: () => T) => Promise<T>
  /** Called with the order of a held write, so that another process may overtake it. */
  onHeld: (id: string) => void = () => {}
  /** Services that cannot be reached at the moment. */
  readonly outages = new Set<Service>()
  /** While false, nothing fails any more: everything begun must end. */
  isStormy = true
  /** Decides the fate of a process at a place; in a storm by chance. */
  fateAt: (process: Process, place: string) => Fate = (_process, place) =>
    this.isStormy ? this.statistics.fateAt(place, this.random) : 'well'
  readonly random: Random
  readonly statistics: Statistics
  readonly #agenda = new Agenda()

  constructor(random: Random, statistics: Statistics) {
    this.random = random
    this.statistics = statistics
  }

  noteMakingFault(id: string | undefined): void {
    if (id !== undefined) this.makingFaults.set(id, (this.makingFaults.get(id) ?? 0) + 1)
  }

  /** @param value must never change afterwards: it is formatted only for the log of a violation */
  note(what: string, value?: unknown): void {
    this.#happened.push({ atMs: this.nowMs, what, value })
  }

  /** The log of all events, one line each. */
  chronicle(): string[] {
    return this.#happened.map(
      ({ atMs, what, value }) =>
        `${new Date(atMs).toISOString()}  ${what}${value === undefined ? '' : ` ${JSON.stringify(value)}`}`,
    )
  }

  at(atMs: number, happen: () => void): void {
    this.#agenda.add({ atMs: Math.max(atMs, this.nowMs), happen })
  }

  after(ms: number, happen: () => void): void {
    this.at(this.nowMs + ms, happen)
  }

  /** Starts a process. `ended` is called once with the end, even for a killed process. */
  start(
    name: string,
    work: () => Promise<unknown>,
    {
      limitMs = HOUR_MS,
      isSluggish = this.isStormy && this.random.chance(0.03),
      about,
      ended = () => {},
    }: StartOptions = {},
  ): void {
    const skewMs = this.isStormy && this.random.chance(0.1) ? this.random.between(-90 * SECOND_MS, 90 * SECOND_MS) : 0
    let isOver = false
    const over = (how: 'done' | 'failed' | 'died') => {
      if (isOver) return
      isOver = true
      ended(how)
    }
    const process: Process = {
      name,
      world: this,
      skewMs,
      isSluggish,
      about,
      isDead: false,
      isDoomed: false,
      frozenUntilMs: 0,
      onDeath: () => over('died'),
    }
    this.after(limitMs, () => {
      if (!isOver) void kill(process)
    })
    this.after(0, () => {
      processes.run(process, () => {
        work().then(
          () => over('done'),
          (error: unknown) => {
            if (!(error instanceof Problem))
              this.violations.push(`${name} threw ${error instanceof Error ? error.stack : String(error)}`)
            over('failed')
          },
        )
      })
    })
  }

  /** @returns whether there was an event before `untilMs` */
  async next(untilMs = Infinity): Promise<boolean> {
    const { first } = this.#agenda
    if (!first || first.atMs > untilMs) return false
    this.#agenda.removeFirst()
    // An event from before a jump of the clock happens late, and never moves the clock back.
    this.nowMs = Math.max(this.nowMs, first.atMs)
    first.happen()
    // Before the next event, run all code that follows from this event and does not wait.
    await new Promise((resolve) => nextTick(resolve))
    return true
  }
}

/** Waits in virtual time; a process that was killed meanwhile waits forever. */
export function pause(ms: number): Promise<void> {
  const process = currentProcess()
  const { world } = process
  return new Promise((resolve) => {
    const wake = () => {
      if (process.isDead) return
      if (process.frozenUntilMs > world.nowMs) world.at(process.frozenUntilMs, wake)
      else resolve()
    }
    world.after(ms, wake)
  })
}

export function kill(process: Process): Promise<never> {
  process.isDead = true
  if (process.name === 'produce-story') process.world.noteMakingFault(process.about)
  process.onDeath()
  // Create a new promise each time: a shared one would keep all its waiters, and their simulations, in memory.
  return new Promise(() => {})
}
