import { ref, set, update } from 'firebase/database'
import { describe, expect, test } from 'vitest'
import { startWorld } from './emulator-world.ts'
import { openStream } from './event-stream.ts'
import { isOurs } from './target.ts'
import { CLAIMS, NOW_MS, token } from './tokens.ts'

describe('an event stream', () => {
  test('sends all data on an event stream first, then each write as the client made it', async () => {
    const world = await startWorld()
    await world.owner('PUT', 'a.json', { x: 1 })
    const stream = await openStream(world, 'a.json')
    expect(stream.response.headers.get('content-type')).toContain('text/event-stream')
    expect(await stream.next()).toEqual({ name: 'put', data: { path: '/', data: { x: 1 } } })
    await world.owner('PUT', 'a/y/deep.json', [true])
    expect(await stream.next()).toEqual({ name: 'put', data: { path: '/y/deep', data: [true] } })
    await world.owner('PATCH', 'a.json', { x: 2, 'y/deep': null, z: 3 })
    expect(await stream.next()).toEqual({ name: 'patch', data: { path: '/', data: { x: 2, 'y/deep': null, z: 3 } } })
    await world.owner('PATCH', 'a/y.json', { only: 'one' })
    expect(await stream.next()).toEqual({ name: 'patch', data: { path: '/y', data: { only: 'one' } } })
    await world.owner('DELETE', 'a/z.json')
    expect(await stream.next()).toEqual({ name: 'put', data: { path: '/z', data: null } })
  })

  test("streams writes at ancestors of the stream's path, and none at a sibling path", async () => {
    const world = await startWorld()
    const stream = await openStream(world, 'a/b.json')
    expect(await stream.next()).toEqual({ name: 'put', data: { path: '/', data: null } })
    await world.owner('PUT', 'a.json', { b: 1, c: 1 })
    expect(await stream.next()).toEqual({ name: 'put', data: { path: '/', data: 1 } })
    await world.owner('PUT', 'a/c.json', 2)
    await world.owner('PATCH', '.json', { 'a/b/x': 1, 'a/b/y': 2, 'a/c': 3 })
    expect(await stream.next()).toEqual({ name: 'patch', data: { path: '/', data: { x: 1, y: 2 } } })
    await world.owner('PATCH', '.json', { 'a/b': 'whole' })
    expect(await stream.next()).toEqual({ name: 'put', data: { path: '/', data: 'whole' } })
  })

  test('streams writes of SDK clients, with resolved server values', async () => {
    const world = await startWorld()
    const stream = await openStream(world, 'a.json')
    await stream.next()
    await set(ref(world.client(), 'a/count'), { '.sv': { increment: 2 } })
    expect(await stream.next()).toEqual({ name: 'put', data: { path: '/count', data: 2 } })
    await update(ref(world.client(), 'a'), { count: { '.sv': { increment: 3 } } })
    expect(await stream.next()).toEqual({ name: 'patch', data: { path: '/', data: { count: 5 } } })
  })

  test('streams the changes among the children that a query selects', async () => {
    const world = await startWorld('{ "rules": { ".read": true, "a": { ".indexOn": "n" } } }')
    await world.owner('PUT', 'a.json', { x: { n: 1 }, y: { n: 2 } })
    const stream = await openStream(world, 'a.json?orderBy="n"&limitToLast=1')
    expect(await stream.next()).toEqual({ name: 'put', data: { path: '/', data: { y: { n: 2 } } } })
    await world.owner('PUT', 'a/x/note.json', 'outside')
    await world.owner('PUT', 'a/y/note.json', 'inside')
    expect(await stream.next()).toEqual({ name: 'put', data: { path: '/y/note', data: 'inside' } })
    await world.owner('PUT', 'a/z.json', { n: 3 })
    expect(await stream.next()).toMatchObject({ data: { data: { z: { n: 3 } } } })
  })

  test('refuses an event stream of a path that may not be read', async () => {
    const world = await startWorld('{ "rules": {} }')
    const { response } = await openStream(world, 'a.json')
    expect(response.status).toBe(401)
    expect(await response.json()).toEqual({ error: 'Permission denied' })
  })

  test('cancels an event stream when new data revoke the right to read', async () => {
    const world = await startWorld(`{ "rules": { "a": { ".read": "!root.child('closed').exists()" } } }`)
    const stream = await openStream(world, 'a.json')
    await stream.next()
    await world.owner('PUT', 'closed.json', true)
    expect(await stream.next()).toEqual({ name: 'cancel', data: 'Permission denied' })
    expect(await stream.next()).toBeNull()
  })

  test.runIf(isOurs)('ends an event stream when its token expires', async () => {
    let nowMs = NOW_MS
    const world = await startWorld('{ "rules": { ".read": "auth != null" } }', { clock: () => nowMs })
    nowMs = (CLAIMS.exp - 1) * 1000 + 990
    const stream = await openStream(world, `a.json?auth=${token(CLAIMS)}`)
    expect(await stream.next()).toMatchObject({ name: 'put' })
    expect(await stream.next()).toEqual({ name: 'auth_revoked', data: 'credential is no longer valid' })
    expect(await stream.next()).toBeNull()
  })

  test.runIf(isOurs)('sends keep-alive events on an event stream', async () => {
    const world = await startWorld(undefined, { keepAliveMs: 5 })
    const stream = await openStream(world, 'a.json')
    await stream.nextOfAll()
    expect(await stream.nextOfAll()).toEqual({ name: 'keep-alive', data: null })
  })
})
