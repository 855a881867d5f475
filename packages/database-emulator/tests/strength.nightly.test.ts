/** Sends megabytes and thousands of children: one client's load must not end another client. */
import { expect, test, vi } from 'vitest'
import { startWorld } from './emulator-world.ts'
import { openStream } from './event-stream.ts'
import type { EventStream } from './event-stream.ts'
import { isWell } from './other-client.ts'
import { rawClient } from './raw-client.ts'
import { isOurs } from './target.ts'

// Megabytes take long on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const MEGABYTE = 1024 * 1024

test.runIf(isOurs)('closes the connection of a reader that is too slow, and no other', async () => {
  const world = await startWorld(undefined, { maxUnsentBytes: MEGABYTE })
  await world.owner('PUT', 'big/first.json', true)
  const [slow, quick] = [await rawClient(world), await rawClient(world)]
  for (const client of [slow, quick]) {
    client.request(1, 'q', { p: '/big', h: '' })
    await client.next({ d: { r: 1, b: { s: 'ok' } } })
  }
  slow.socket.pause()
  // More than the system's socket buffer; each write waits until the quick reader has read the last.
  for (let count = 0; count < 16; count += 1) {
    await world.owner('PUT', `big/${count}.json?print=silent`, 'x'.repeat(MEGABYTE))
    await quick.next({ d: { b: { p: `big/${count}` } } })
  }
  slow.socket.resume()
  expect(await slow.closed).toBe(1006)
  await isWell(world)
})

test.runIf(isOurs)('closes an event stream whose reader is too slow', async () => {
  const world = await startWorld(undefined, { maxUnsentBytes: MEGABYTE })
  const stream = await openStream(world, 'big.json')
  await stream.next()
  for (let count = 0; count < 16; count += 1)
    await world.owner('PUT', `big/${count}.json?print=silent`, 'x'.repeat(MEGABYTE))
  await expect(readToEnd(stream)).rejects.toThrow('terminated')
  await isWell(world)
})

async function readToEnd(stream: EventStream): Promise<void> {
  for (let event = await stream.next(); event !== null; event = await stream.next()) expect(event.name).toBe('put')
}

// The same with 100,000 children: `npm run bench -- database`.
test('queries a branch of 20,000 children and listens to it while it is written', async () => {
  const world = await startWorld('{ "rules": { ".read": true, ".write": true, "big": { ".indexOn": "n" } } }')
  const children = Object.fromEntries(
    Array.from({ length: 20_000 }, (_, number) => [`k${number}`, { n: (number * 7919) % 20_000 }]),
  )
  await world.owner('PUT', 'big.json?print=silent', children)
  const client = await rawClient(world)
  client.request(1, 'q', { p: '/big', q: { i: 'n', l: 2, vf: 'r' }, t: 1, h: '' })
  await client.next({ d: { a: 'd', b: { p: 'big', t: 1, d: { k2321: { n: 19_999 }, k4642: { n: 19_998 } } } } })
  for (let number = 0; number < 500; number += 1)
    client.request(2 + number, 'p', { p: `/big/new${number}/n`, d: number })
  client.request(9_999, 'p', { p: '/big/top', d: { n: 20_000 } })
  await client.next({ d: { r: 9_999, b: { s: 'ok' } } })
  const pushes = client.received.filter((message) => (message as { d: { a?: string } }).d.a !== undefined)
  expect(pushes.slice(1)).toEqual([
    { t: 'd', d: { a: 'm', b: { p: 'big', t: 1, d: { k4642: null, top: { n: 20_000 } } } } },
  ])
})
