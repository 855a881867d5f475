/**
 * A small world of its own: virtual time, and processes that wait in it. Whatever a process asks of the outside goes through
 * `ask`, and there it may meet its fate. A process that is killed is not told: what it waits for never comes.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { nextTick } from 'node:process'
import { Problem } from '#domain/problem.ts'
import type { Random } from './random.ts'
import type { Fate, Statistics } from './statistics.ts'

export const SECOND_MS = 1_000
export const MINUTE_MS = 60 * SECOND_MS
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

/** Longer than a lease. */
const STALL_MS = 10 * MINUTE_MS

/** Milliseconds since 1970 at which every world begins. */
const BEGINNING_MS = 1_800_000_000_000

export interface Process {
  readonly name: string
  readonly world: World
  /** How far its clock is from the world's. */
  readonly skewMs: number
  /** Half of what it asks takes its time: others overtake it at every place. */
  readonly isSluggish: boolean
  readonly about: string | undefined
  isDead: boolean
  /** It dies with the next write that it makes, before it can look at what became of it. */
  isDoomed: boolean
  /** Until then it does nothing, and does not know it: a machine that was put to sleep. */
  frozenUntilMs: number
  onDeath: () => void
}

export interface StartOptions {
  limitMs?: number
  isSluggish?: boolean
  /** The order that it is about, where that is known from the start: it may be held until somebody else has changed that one. */
  about?: string
  ended?: (how: 'done' | 'failed' | 'died') => void
}

/** By the name of a process: how often it is held at one look. Workers look ninety times at an order, others a few times. */
const HOLDS: Readonly<Record<string, number>> = { 'open-checkout': 0.05, 'cancel-checkout': 0.05, 'stripe-webhook': 0.03, 'delete-account': 0.03, 'produce-story': 0.002 }
const MOST_LOOKS = 60

interface Happening { atMs: number; order: number; happen: () => void }

const processes = new AsyncLocalStorage<Process>()

export function currentProcess(): Process {
  const process = processes.getStore()
  if (!process) throw new Error('Nobody is at work here.')
  return process
}

export const findProcess = (): Process | undefined => processes.getStore()

export class World {
  nowMs = BEGINNING_MS
  readonly violations: string[] = []
  /** How often an order has come into another state. */
  readonly stateChanges = new Map<string, number>()
  readonly #happened: { atMs: number; what: string; value: unknown }[] = []
  /** While false, nothing fails any more: what was begun must end. */
  isStormy = true
  /** What befalls a process at a place; in a storm it is chance. */
  fateAt: (process: Process, place: string) => Fate = (_process, place) => (this.isStormy ? this.statistics.fateAt(place, this.random) : 'well')
  readonly random: Random
  readonly statistics: Statistics
  #queue: Happening[] = []
  #scheduled = 0

  constructor(random: Random, statistics: Statistics) {
    this.random = random
    this.statistics = statistics
  }

  /** @param value is never changed afterwards: it is written down only where somebody asks how a violation came about */
  note(what: string, value?: unknown): void {
    this.#happened.push({ atMs: this.nowMs, what, value })
  }

  /** All that happened, a line each. */
  chronicle(): string[] {
    return this.#happened.map(({ atMs, what, value }) => `${new Date(atMs).toISOString()}  ${what}${value === undefined ? '' : ` ${JSON.stringify(value)}`}`)
  }

  at(atMs: number, happen: () => void): void {
    push(this.#queue, { atMs: Math.max(atMs, this.nowMs), order: this.#scheduled++, happen })
  }

  after(ms: number, happen: () => void): void {
    this.at(this.nowMs + ms, happen)
  }

  /** Starts a process. `ended` is told once: how it ended, also where it was killed. */
  start(name: string, work: () => Promise<unknown>, { limitMs = HOUR_MS, isSluggish = this.isStormy && this.random.chance(0.03), about, ended = () => {} }: StartOptions = {}): void {
    const skewMs = this.isStormy && this.random.chance(0.1) ? this.random.between(-90 * SECOND_MS, 90 * SECOND_MS) : 0
    let isOver = false
    const over = (how: 'done' | 'failed' | 'died') => {
      if (isOver) return
      isOver = true
      ended(how)
    }
    const process: Process = { name, world: this, skewMs, isSluggish, about, isDead: false, isDoomed: false, frozenUntilMs: 0, onDeath: () => over('died') }
    this.after(limitMs, () => isOver || kill(process))
    this.after(0, () => {
      processes.run(process, () => {
        work().then(
          () => over('done'),
          (error: unknown) => {
            if (!(error instanceof Problem)) this.violations.push(`${name} threw ${error instanceof Error ? error.stack : String(error)}`)
            over('failed')
          },
        )
      })
    })
  }

  /** @returns whether there was anything to happen before `untilMs` */
  async next(untilMs = Infinity): Promise<boolean> {
    const [first] = this.#queue
    if (!first || first.atMs > untilMs) return false
    pop(this.#queue)
    // What was left over from before a leap of time happens late, and never takes it back.
    this.nowMs = Math.max(this.nowMs, first.atMs)
    first.happen()
    // Everything that follows from it without waiting is done before the next thing happens.
    await new Promise((resolve) => nextTick(resolve))
    return true
  }
}

/** Waits in virtual time; somebody who was killed meanwhile waits forever. */
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

/**
 * A call of something outside. It takes time; it may fail before or after it has had its effect, and the process may be
 * killed before or after.
 * @param what names the place for the statistics: one that was met seldom is hit more often
 */
export async function ask<T>(what: string, effect: () => T, { maxMs = 200 }: { maxMs?: number } = {}): Promise<T> {
  const process = currentProcess()
  const { world, name } = process
  const { random } = world
  const isSlow = world.isStormy && random.chance(process.isSluggish ? 0.5 : 0.01)
  // On its way there, or on its way back.
  const slowMs = isSlow ? random.between(SECOND_MS, process.isSluggish ? 40 * SECOND_MS : 5 * MINUTE_MS) : 0
  const answersLate = random.chance(0.5)
  await pause(random.between(5, maxMs) + (answersLate ? 0 : slowMs))
  const place = `${name}: ${what}`
  if (world.isStormy && (what === 'read orders' || what === 'read userStories')) await holdUntilOvertaken(process)
  const fate = world.fateAt(process, place)
  world.note(place, fate === 'well' ? undefined : fate)
  if (fate === 'stalls') {
    process.frozenUntilMs = world.nowMs + STALL_MS
    await pause(0)
  }
  if (fate === 'killed before') return kill(process)
  if (fate === 'fails before') throw new Problem('unavailable', `${what} failed`)
  const answer = effect()
  if (fate === 'killed after' || (process.isDoomed && what.startsWith('write'))) return kill(process)
  if (slowMs && answersLate) await pause(slowMs)
  if (fate === 'fails after') throw new Problem('unavailable', `The answer of ${what} was lost`)
  return answer
}

/** Now and then, at a look at its order or its record, a process waits until others have brought that order into another state, or several. */
async function holdUntilOvertaken(process: Process): Promise<void> {
  const { world, about, name } = process
  const { random, stateChanges } = world
  if (about === undefined || !random.chance(HOLDS[name] ?? 0)) return
  const changes = () => stateChanges.get(about) ?? 0
  const enough = changes() + random.between(1, 4)
  for (let looks = 0; looks < MOST_LOOKS && changes() < enough; looks += 1) await pause(random.between(SECOND_MS, 20 * SECOND_MS))
  process.isDoomed = random.chance(0.3)
}

function kill(process: Process): Promise<never> {
  process.isDead = true
  process.onDeath()
  // A new one each time: whoever waits for one that all wait for is remembered by it, and their world with them.
  return new Promise(() => {})
}

/** A binary heap: the earliest first, and what was scheduled first of those at the same time. */
function push(queue: Happening[], one: Happening): void {
  let at = queue.push(one) - 1
  while (at > 0) {
    const parent = (at - 1) >> 1
    if (!isBefore(one, queue[parent] as Happening)) break
    queue[at] = queue[parent] as Happening
    at = parent
  }
  queue[at] = one
}

function pop(queue: Happening[]): void {
  const last = queue.pop()
  if (!last || queue.length === 0) return
  let at = 0
  for (;;) {
    let child = 2 * at + 1
    if (child >= queue.length) break
    if (child + 1 < queue.length && isBefore(queue[child + 1] as Happening, queue[child] as Happening)) child += 1
    if (!isBefore(queue[child] as Happening, last)) break
    queue[at] = queue[child] as Happening
    at = child
  }
  queue[at] = last
}

const isBefore = (one: Happening, other: Happening): boolean => one.atMs < other.atMs || (one.atMs === other.atMs && one.order < other.order)
