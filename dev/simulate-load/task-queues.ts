/** Google Cloud Tasks: each queue at its own pace, at the time, at least once, and again where the answer is bad. */
import type { Task } from '#netlify/clients/cloud-tasks.ts'
import { HOUR_MS, type SimulatedWorld } from '../simulate-orders/simulated-world.ts'
import { OPEN_DISPATCHES, TASK_ATTEMPTS, TWICE } from './assumptions.ts'

/** A name that ran is refused for about an hour more. */
const NAME_KEPT_MS = HOUR_MS
/** Google's own, doubled with each attempt. */
const FIRST_WAIT_MS = 100

/** @returns whether the answer was a good one */
export type Deliver = (task: Task) => Promise<boolean>

export class TaskQueues {
  readonly #world: SimulatedWorld
  readonly #queues: ReadonlyMap<string, Queue>
  readonly #names = new Set<string>()

  /** @param aSecond by the queue's name */
  constructor(world: SimulatedWorld, aSecond: Readonly<Record<string, number>>, deliver: Deliver) {
    this.#world = world
    this.#queues = new Map(Object.entries(aSecond).map(([name, rate]) => [name, new Queue(world, rate, deliver)]))
    known.set(world, this)
  }

  add(task: Task): void {
    const queue = this.#queues.get(task.queue)
    if (!queue) throw new Error(`There is no queue ${task.queue}`)
    const name = `${task.queue}/${task.name}`
    if (this.#names.has(name)) return
    this.#names.add(name)
    const over = () => this.#world.after(NAME_KEPT_MS, () => this.#names.delete(name))
    this.#world.at(task.atMs ?? this.#world.nowMs, () => queue.add({ task, over, attempts: 0 }))
  }

  /** How many wait their turn now. */
  lengthOf(queue: string): number {
    return this.#queues.get(queue)?.length ?? 0
  }
}

interface Waiting {
  readonly task: Task
  readonly over: () => void
  attempts: number
}

class Queue {
  readonly #world: SimulatedWorld
  readonly #eachMs: number
  readonly #deliver: Deliver
  #waiting: Waiting[] = []
  #next = 0
  #open = 0
  #freeAtMs = 0
  #isPlanned = false

  constructor(world: SimulatedWorld, aSecond: number, deliver: Deliver) {
    this.#world = world
    this.#eachMs = 1_000 / aSecond
    this.#deliver = deliver
  }

  get length(): number {
    return this.#waiting.length - this.#next
  }

  add(one: Waiting): void {
    this.#waiting.push(one)
    this.#plan()
  }

  #plan(): void {
    if (this.#isPlanned || this.length === 0 || this.#open >= OPEN_DISPATCHES) return
    this.#isPlanned = true
    this.#world.at(Math.ceil(this.#freeAtMs), () => {
      this.#isPlanned = false
      this.#freeAtMs = Math.max(this.#world.nowMs, this.#freeAtMs) + this.#eachMs
      const one = this.#waiting[this.#next]
      this.#next += 1
      if (this.#next > 10_000) {
        this.#waiting = this.#waiting.slice(this.#next)
        this.#next = 0
      }
      if (one) void this.#dispatch(one)
      this.#plan()
    })
  }

  async #dispatch(one: Waiting): Promise<void> {
    this.#open += 1
    if (this.#world.random.chance(TWICE)) void this.#deliver(one.task)
    const isDone = await this.#deliver(one.task)
    this.#open -= 1
    one.attempts += 1
    if (isDone || one.attempts >= TASK_ATTEMPTS) one.over()
    else this.#world.after(FIRST_WAIT_MS * 2 ** (one.attempts - 1), () => this.add(one))
    this.#plan()
  }
}

const known = new WeakMap<SimulatedWorld, TaskQueues>()

export function taskQueuesOf(world: SimulatedWorld): TaskQueues {
  const queues = known.get(world)
  if (!queues) throw new Error('This world has no Cloud Tasks.')
  return queues
}
