/** Many clients that write and listen at once; each checks that it receives the writes of all others, in order. */
import { WireClient } from './wire-client.ts'

export interface CrowdSettings {
  /** `ws://HOST:PORT` */
  readonly url: string
  readonly namespace: string
  readonly clients: number
  /** The number of writes of one client. */
  readonly writes: number
  /** The number of clients that listen to each other. */
  readonly perRoom: number
}

export interface CrowdResult {
  readonly writes: number
  readonly events: number
  readonly seconds: number
  /** Lost events, and events out of order; empty if all is well. */
  readonly problems: readonly string[]
}

/** A client sends this many writes before it waits for their answers. */
const AHEAD = 50

/** Every client counts up from 1 at a path of its own in its room, and listens to all counts of the room. */
export async function runCrowd({ url, namespace, clients, writes, perRoom }: CrowdSettings): Promise<CrowdResult> {
  const members = await Promise.all(
    Array.from({ length: clients }, async (_, number) => {
      const room = `rooms/${Math.floor(number / perRoom)}`
      const client = await WireClient.connect(url, namespace)
      const hearing = new Hearing(room)
      client.onPush = (path, data) => hearing.hear(path, data)
      await client.request('q', { p: `/${room}`, h: '' })
      return {
        client,
        hearing,
        room,
        place: `${room}/${number}`,
        size: Math.min(perRoom, clients - Math.floor(number / perRoom) * perRoom),
      }
    }),
  )
  const startedAt = performance.now()
  await Promise.all(members.map(({ client, place }) => countUp(client, place, writes)))
  // Pushes and answers use one connection, so each event that was pushed before this answer has arrived by now.
  await Promise.all(members.map(({ client }) => client.request('g', { p: '/nothing', q: {} })))
  const seconds = (performance.now() - startedAt) / 1_000
  const problems = members.flatMap(({ hearing, size }, number) =>
    hearing.problems(size, writes).map((problem) => `client ${number}: ${problem}`),
  )
  for (const { client } of members) client.close()
  return {
    writes: clients * writes,
    events: members.reduce((sum, { hearing }) => sum + hearing.events, 0),
    seconds,
    problems,
  }
}

async function countUp(client: WireClient, place: string, writes: number): Promise<void> {
  for (let first = 1; first <= writes; first += AHEAD) {
    const numbers = Array.from({ length: Math.min(AHEAD, writes - first + 1) }, (_, index) => first + index)
    await Promise.all(numbers.map((number) => client.request('p', { p: `/${place}`, d: number })))
  }
}

class Hearing {
  readonly #room: string
  readonly #last = new Map<string, number>()
  readonly #outOfOrder: string[] = []
  events = 0

  constructor(room: string) {
    this.#room = room
  }

  hear(path: string, data: unknown): void {
    if (path === this.#room) {
      // The first write in a room arrives as the whole room.
      for (const [key, value] of Object.entries((data ?? {}) as object)) this.hear(`${path}/${key}`, value)
      return
    }
    const last = this.#last.get(path) ?? 0
    if (data !== last + 1) this.#outOfOrder.push(`${path} said ${String(data)} after ${last}`)
    this.#last.set(path, Number(data))
    this.events += 1
  }

  problems(size: number, writes: number): string[] {
    const unfinished = [...this.#last]
      .filter(([, last]) => last !== writes)
      .map(([path, last]) => `${path} ended with ${last} of ${writes}`)
    const missing = this.#last.size === size ? [] : [`heard ${this.#last.size} of ${size}`]
    return [...this.#outOfOrder, ...unfinished, ...missing]
  }
}
