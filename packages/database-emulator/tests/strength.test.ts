/**
 * A client that breaks the protocol loses only its own connection. Slow readers and large branches are in
 * strength.nightly.test.ts.
 */
import { get, ref, set } from 'firebase/database'
import type { Socket } from 'node:net'
import { describe, expect, test, vi } from 'vitest'
import { FrameReader } from '#packages/database-emulator/wire/frames.ts'
import { startWorld } from './emulator-world.ts'
import { isWell } from './other-client.ts'
import { rawClient } from './raw-client.ts'

// Megabytes take long on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const MEGABYTE = 1024 * 1024
const TOO_BIG = 'Data to write exceeds the maximum size that can be modified with a single request.'

const nested = (levels: number) => '{"a":'.repeat(levels) + '1' + '}'.repeat(levels)

describe('a connection ends', () => {
  const REQUEST = { t: 'd', d: { r: 1, a: 'p', b: { p: '/a', d: 1 } } }
  test.each<[string, string]>([
    ['with text that is no JSON', '{ nonsense'],
    ['with JSON that is no message', '[1, 2]'],
    ['with a number too long for a count of frames', '12345678'],
    ['with a count of frames that is none', '-3'],
    ['with a request that has no number', JSON.stringify({ t: 'd', d: { ...REQUEST.d, r: 'one' } })],
    ['with a request that has no action', JSON.stringify({ t: 'd', d: { ...REQUEST.d, a: null } })],
    ['with a path that is no string', JSON.stringify({ t: 'd', d: { ...REQUEST.d, b: { p: 7, d: 1 } } })],
    ['with an update of a list', JSON.stringify({ t: 'd', d: { r: 1, a: 'm', b: { p: '/a', d: [1] } } })],
    ['with a query that is no object', JSON.stringify({ t: 'd', d: { r: 1, a: 'q', b: { p: '/a', q: 'n' } } })],
  ])('ends only the connection of a client %s', async (_, frame) => {
    const world = await startWorld()
    const client = await rawClient(world)
    client.say(frame)
    expect(await client.closed).toBe(1002)
    await isWell(world)
  })

  test('ends only the connection of a client that sends invalid UTF-8', async () => {
    const world = await startWorld()
    const client = await rawClient(world)
    client.socket.send(Buffer.from([0xff, 0xfe, 0xfd]), { binary: false })
    expect(await client.closed).toBe(1007)
    await isWell(world)
  })

  test('ends a connection at a frame header of 100 MB, before its data arrive', async () => {
    const world = await startWorld()
    const client = await rawClient(world)
    const header = Buffer.from([0x81, 0xff, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 4])
    header.writeBigUInt64BE(BigInt(100 * MEGABYTE), 2)
    // Writes to the socket directly: the library would send the whole frame.
    ;(client.socket as unknown as { _socket: Socket })._socket.write(header)
    expect(await client.closed).toBe(1009)
    await isWell(world)
  })

  test('throws if the frames of a message exceed its maximal length', () => {
    const reader = new FrameReader(10)
    expect(['3', 'aaaaa', 'bbbbb'].map((frame) => reader.take(frame))).toEqual([[], [], []])
    expect(() => reader.take('c')).toThrow('too long')
  })
})

describe('a write that is too large is refused and the client goes on', () => {
  test('refuses a write of 16 MB by an SDK client, with the service’s message', async () => {
    const world = await startWorld()
    const client = world.client()
    const parts = Object.fromEntries([1, 2].map((part) => [part, 'x'.repeat(8.1 * MEGABYTE)]))
    await expect(set(ref(client, 'a'), parts)).rejects.toMatchObject({
      code: 'WRITE_TOO_BIG',
      message: `WRITE_TOO_BIG: ${TOO_BIG}`,
    })
    await set(ref(client, 'a'), 'small')
    expect((await get(ref(world.client(), 'a'))).val()).toBe('small')
  })

  test('accepts a write of a little less than 16 MB', async () => {
    const world = await startWorld()
    const client = await rawClient(world)
    const text = 'x'.repeat(7.9 * MEGABYTE)
    client.request(1, 'p', { p: '/a', d: { 1: text, 2: text } })
    await client.next({ d: { r: 1, b: { s: 'ok' } } })
    expect(await (await world.owner('GET', 'a.json?shallow=true')).json()).toEqual({ 1: true, 2: true })
  })

  test.each<[string, string]>([
    ['a string of more than 10 MB', `"${'x'.repeat(10 * MEGABYTE + 1)}"`],
    ['a key of more than 768 bytes', `{ "${'ğ'.repeat(385)}": 1 }`],
    ['more than 32 levels', nested(32)],
    ['a depth that would end the stack', nested(100_000)],
    ['a number that is none', '1e999'],
  ])('refuses a write of %s, over REST and by a client', async (_, json) => {
    const world = await startWorld()
    const refused = await fetch(`${world.emulator.url}/a.json?ns=${world.namespace}`, { method: 'PUT', body: json })
    expect(refused.status).toBe(400)
    expect(await refused.json()).toEqual({ error: expect.stringMatching(/^Invalid data; /) })
    const client = await rawClient(world)
    client.say(`{"t":"d","d":{"r":1,"a":"p","b":{"p":"/a","d":${json}}}}`)
    await client.next({ d: { r: 1, b: { s: 'failure' } } })
    client.request(2, 'p', { p: '/a', d: 1 })
    await client.next({ d: { r: 2, b: { s: 'ok' } } })
  })

  test.each<[string, unknown]>([
    ['a key of 768 bytes', { ['ğ'.repeat(384)]: 1 }],
    ['31 levels below another', JSON.parse(nested(31))],
  ])('accepts a write of %s', async (_, value) => {
    const world = await startWorld()
    expect((await world.owner('PUT', 'a.json', value)).status).toBe(200)
    expect(await (await world.owner('GET', 'a.json')).json()).toEqual(value)
  })
})
