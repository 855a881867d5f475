import { describe, expect, test } from 'vitest'
import { startDatabaseEmulator } from '#dev/database-emulator/index.ts'
import { startWorld } from './emulator-world.ts'

describe('REST', () => {
  test('writes answer with what was written, server values resolved', async () => {
    const world = await startWorld(undefined, { clock: () => 42 })
    expect(await (await world.owner('PUT', 'a.json', { at: { '.sv': 'timestamp' } })).json()).toEqual({ at: 42 })
    expect(await (await world.owner('PATCH', 'a.json', { 'b/c': 1, d: null })).json()).toEqual({ 'b/c': 1, d: null })
    expect(await (await world.owner('DELETE', 'a/at.json')).json()).toBeNull()
    expect(await (await world.owner('GET', 'a.json')).json()).toEqual({ b: { c: 1 } })
  })

  test('shallow shows one level, print=silent nothing', async () => {
    const world = await startWorld()
    await world.owner('PUT', 'a.json', { deep: { x: 1 }, leaf: 2 })
    expect(await (await world.owner('GET', 'a.json?shallow=true')).json()).toEqual({ deep: true, leaf: true })
    const silent = await world.owner('PUT', 'a/x.json?print=silent', 1)
    expect(silent.status).toBe(204)
    expect(await silent.text()).toBe('')
  })

  test('a query by parameters', async () => {
    const world = await startWorld('{ "rules": { "a": { ".indexOn": "n" } } }')
    await world.owner('PUT', 'a.json', { x: { n: 1 }, y: { n: 2 }, z: { n: 3 } })
    expect(await (await world.owner('GET', 'a.json?orderBy="n"&startAt=2')).json()).toEqual({ y: { n: 2 }, z: { n: 3 } })
    expect(await (await world.owner('GET', 'a.json?orderBy="n"&limitToLast=1')).json()).toEqual({ z: { n: 3 } })
    expect(await (await world.owner('GET', 'a.json?orderBy="n"&endBefore=2')).json()).toEqual({ x: { n: 1 } })
    expect(await (await world.owner('GET', 'a.json?orderBy="$key"&equalTo="y"')).json()).toEqual({ y: { n: 2 } })
    expect((await world.owner('GET', 'a.json?limitToLast=1')).status).toBe(400)
  })

  test('rules refuse with the service’s words', async () => {
    const world = await startWorld('{ "rules": { "open": { ".read": true } } }')
    expect((await world.visitor('GET', 'open.json')).status).toBe(200)
    const refused = await world.visitor('PUT', 'open.json', 1)
    expect(refused.status).toBe(401)
    expect(await refused.json()).toEqual({ error: 'Permission denied' })
  })

  test('a body that is not JSON is refused', async () => {
    const world = await startWorld()
    const answer = await fetch(`${world.emulator.url}/a.json?ns=${world.namespace}`, { method: 'PUT', body: '{' })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toEqual({ error: "Invalid data; couldn't parse JSON object, array, or value." })
  })

  test('an address without namespace or .json is refused', async () => {
    const { emulator } = await startWorld()
    expect((await fetch(`${emulator.url}/a.json`)).status).toBe(400)
    expect((await fetch(`${emulator.url}/a?ns=x`)).status).toBe(404)
  })
})

describe('ETags', () => {
  test('a write with the current one passes, a later one with the same does not', async () => {
    const world = await startWorld()
    await world.owner('PUT', 'a.json', { state: 'open' })
    const read = await world.owner('GET', 'a.json', undefined, { 'X-Firebase-ETag': 'true' })
    const etag = read.headers.get('etag') ?? ''
    expect((await world.owner('PUT', 'a.json', { state: 'paid' }, { 'if-match': etag })).status).toBe(200)
    const late = await world.owner('PUT', 'a.json', { state: 'expired' }, { 'if-match': etag })
    expect(late.status).toBe(412)
    expect(await late.json()).toEqual({ state: 'paid' })
    const current = late.headers.get('etag') ?? ''
    expect((await world.owner('DELETE', 'a.json', undefined, { 'if-match': current })).status).toBe(200)
  })

  test('nothing has one too, so that a first write can be the only one', async () => {
    const world = await startWorld()
    const read = await world.owner('GET', 'a.json', undefined, { 'X-Firebase-ETag': 'true' })
    expect(read.headers.get('etag')).toBe('null_etag')
    const writes = await Promise.all([1, 2, 3].map((value) => world.owner('PUT', 'a.json', value, { 'if-match': 'null_etag' })))
    expect(writes.map(({ status }) => status).sort()).toEqual([200, 412, 412])
  })
})

describe('rules over REST', () => {
  test('an admin replaces them, a broken file is refused and changes nothing', async () => {
    const world = await startWorld('{ "rules": { ".read": false } }')
    const put = (text: string, credential = 'owner') =>
      fetch(`${world.emulator.url}/.settings/rules.json?ns=${world.namespace}&auth=${credential}`, { method: 'PUT', body: text })
    expect((await put('{ "rules": { ".read": true } }')).status).toBe(200)
    expect((await world.visitor('GET', 'a.json')).status).toBe(200)
    const broken = await put('{ "rules": { ".read": "auth.uid ==" } }')
    expect(broken.status).toBe(400)
    expect(await broken.json()).toEqual({ error: expect.stringMatching(/^1:\d+: /) })
    expect((await world.visitor('GET', 'a.json')).status).toBe(200)
    expect((await world.visitor('PUT', '.settings/rules.json', {})).status).toBe(401)
  })
})

test('a port that is taken is said, not thrown past the caller', async () => {
  const { emulator } = await startWorld()
  await expect(startDatabaseEmulator({ port: emulator.port })).rejects.toMatchObject({ code: 'EADDRINUSE' })
})
