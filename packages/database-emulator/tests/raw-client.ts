/** A client that sends given messages unchanged, for messages that no SDK sends. */
import { onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import type { World } from './emulator-world.ts'

export interface RawClient {
  readonly socket: WebSocket
  /** The received messages, joined from their frames. */
  readonly received: readonly unknown[]
  /** Resolves with the first message that contains all of `expected`, past or future. */
  next(expected: object): Promise<unknown>
  /** The code that the connection was closed with. */
  readonly closed: Promise<number>
  say(frame: string): void
  request(number: number, action: string, body: object): void
}

export async function rawClient(world: World): Promise<RawClient> {
  const socket = new WebSocket(`${world.emulator.url.replace('http', 'ws')}/.ws?v=5&ns=${world.namespace}`)
  onTestFinished(() => socket.terminate())
  const received: unknown[] = []
  const waiting = new Set<() => void>()
  let missing = 0
  let pieces = ''
  socket.on('message', (data) => {
    const text = String(data)
    if (missing === 0 && /^\d+$/.test(text)) {
      missing = Number(text)
      return
    }
    pieces += text
    missing = Math.max(missing - 1, 0)
    if (missing > 0) return
    received.push(JSON.parse(pieces))
    pieces = ''
    for (const check of [...waiting]) check()
  })
  const next = (expected: object) =>
    new Promise((resolve) => {
      const check = () => {
        const found = received.find((message) => containsAll(message, expected))
        if (found === undefined) return
        waiting.delete(check)
        resolve(found)
      }
      waiting.add(check)
      check()
    })
  // Some tests break their connection on purpose.
  socket.on('error', () => {})
  const closed = new Promise<number>((resolve) => socket.on('close', resolve))
  await next({ t: 'c' })
  return {
    socket,
    received,
    next,
    closed,
    say: (frame) => socket.send(frame),
    request: (r, a, b) => socket.send(JSON.stringify({ t: 'd', d: { r, a, b } })),
  }
}

function containsAll(actual: unknown, expected: unknown): boolean {
  if (typeof expected !== 'object' || expected === null) return actual === expected
  return Object.entries(expected).every(([key, value]) =>
    containsAll((actual as Record<string, unknown> | null)?.[key], value),
  )
}
