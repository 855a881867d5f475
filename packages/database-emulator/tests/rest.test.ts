import { ref } from 'firebase/database'
import { describe, expect, test } from 'vitest'
import { startDatabaseEmulator } from '#packages/database-emulator/start-emulator.ts'
import { startWorld, watch } from './emulator-world.ts'
import { openStream } from './event-stream.ts'
import { isOurs } from './target.ts'

describe('REST', () => {
  test.runIf(isOurs)('answers a REST write with the written data, with resolved server values', async () => {
    const world = await startWorld(undefined, { clock: () => 42 })
    expect(await (await world.owner('PUT', 'a.json', { at: { '.sv': 'timestamp' } })).json()).toEqual({ at: 42 })
    expect(await (await world.owner('PATCH', 'a.json', { 'b/c': 1, d: null })).json()).toEqual({ 'b/c': 1, d: null })
    expect(await (await world.owner('DELETE', 'a/at.json')).json()).toBeNull()
    expect(await (await world.owner('GET', 'a.json')).json()).toEqual({ b: { c: 1 } })
  })

  test('returns one level under shallow, and no body under print=silent', async () => {
    const world = await startWorld()
    await world.owner('PUT', 'a.json', { deep: { x: 1 }, leaf: 2 })
    expect(await (await world.owner('GET', 'a.json?shallow=true')).json()).toEqual({ deep: true, leaf: true })
    const silent = await world.owner('PUT', 'a/x.json?print=silent', 1)
    expect(silent.status).toBe(204)
    expect(await silent.text()).toBe('')
  })

  test('answers a REST query by its parameters', async () => {
    const world = await startWorld('{ "rules": { "a": { ".indexOn": "n" } } }')
    await world.owner('PUT', 'a.json', { x: { n: 1 }, y: { n: 2 }, z: { n: 3 } })
    expect(await (await world.owner('GET', 'a.json?orderBy="n"&startAt=2')).json()).toEqual({
      y: { n: 2 },
      z: { n: 3 },
    })
    expect(await (await world.owner('GET', 'a.json?orderBy="n"&limitToLast=1')).json()).toEqual({ z: { n: 3 } })
    expect(await (await world.owner('GET', 'a.json?orderBy="n"&endBefore=2')).json()).toEqual({ x: { n: 1 } })
    expect(await (await world.owner('GET', 'a.json?orderBy="$key"&equalTo="y"')).json()).toEqual({ y: { n: 2 } })
    expect((await world.owner('GET', 'a.json?limitToLast=1')).status).toBe(400)
  })

  test('refuses a forbidden REST request with the service’s message', async () => {
    const world = await startWorld('{ "rules": { "open": { ".read": true } } }')
    expect((await world.visitor('GET', 'open.json')).status).toBe(200)
    const refused = await world.visitor('PUT', 'open.json', 1)
    expect(refused.status).toBe(401)
    expect(await refused.json()).toEqual({ error: 'Permission denied' })
  })

  test('refuses a body that is not JSON', async () => {
    const world = await startWorld()
    const answer = await fetch(`${world.emulator.url}/a.json?ns=${world.namespace}`, { method: 'PUT', body: '{' })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toEqual({ error: "Invalid data; couldn't parse JSON object, array, or value." })
  })

  test('refuses an address without namespace or .json', async () => {
    const { emulator } = await startWorld()
    expect((await fetch(`${emulator.url}/a.json`)).status).toBe(400)
    expect((await fetch(`${emulator.url}/a?ns=x`)).status).toBe(404)
  })
})

describe('refuses with the service’s messages', () => {
  const QUERY = 'orderBy="n"'
  test.each<[string, string, string]>([
    ['a limit without an order', 'limitToLast=1', 'orderBy must be defined when other query parameters are defined'],
    ['an order that is no JSON', 'orderBy=n', 'orderBy must be a valid JSON encoded path'],
    ['an order by a number', 'orderBy=1', 'orderBy must be a valid JSON encoded path'],
    [
      'two limits',
      `${QUERY}&limitToFirst=1&limitToLast=1`,
      'Only one of limitToFirst and limitToLast may be specified',
    ],
    ['a limit that is no number', `${QUERY}&limitToFirst=few`, 'limitToFirst must be an integer'],
    ['a limit of none', `${QUERY}&limitToLast=0`, 'limitToLast must be positive'],
    [
      'equalTo and a range',
      `${QUERY}&equalTo=1&endAt=2`,
      'equalTo cannot be specified in addition to startAfter, startAt, endAt, or endBefore',
    ],
    ['a range of an object', `${QUERY}&startAt={}`, 'Constraint index field must be a JSON primitive'],
    ['a range that is no JSON', `${QUERY}&startAt=abc`, 'Constraint index field must be a JSON primitive'],
    ['a range with an impossible key', `${QUERY}&startAt=1,"a.b"`, 'Constraint key field must be a valid key name'],
    ['a number where keys are', 'orderBy="$key"&equalTo=1', 'Provided key index type is invalid, must be string'],
    ['shallow with a query', `shallow=true&${QUERY}`, "Mixing 'shallow' and querying parameters is not supported"],
  ])('refuses a REST query with the service’s message: %s', async (_, parameters, error) => {
    const world = await startWorld('{ "rules": { ".read": true, "a": { ".indexOn": "n" } } }')
    const answer = await world.visitor('GET', `a.json?${parameters}`)
    expect({ status: answer.status, body: await answer.json() }).toEqual({ status: 400, body: { error } })
  })

  test('prints an error in the service’s format', async () => {
    const world = await startWorld('{ "rules": {} }')
    expect(await (await world.visitor('GET', 'a.json')).text()).toBe('{\n  "error" : "Permission denied"\n}\n')
  })

  test('reports an invalid key with its position in the body', async () => {
    const world = await startWorld()
    const ask = (body: string) => fetch(`${world.emulator.url}/a.json?ns=${world.namespace}`, { method: 'PUT', body })
    const words = "Key value can't be empty or contain $ # [ ] / or ."
    expect(await (await ask('{"a.b":1}')).json()).toEqual({
      error: `Invalid data; couldn't parse key beginning at 1:2. ${words}`,
    })
    expect(await (await ask('{"ok": {\n  "": 1 }}')).json()).toEqual({
      error: `Invalid data; couldn't parse key beginning at 2:3. ${words}`,
    })
  })

  test.each(['a.b', 'a%2Fb', 'a%00', '$x', 'a/%5B'])('refuses the invalid path %s', async (path) => {
    const world = await startWorld()
    for (const method of ['GET', 'PUT']) {
      const answer = await world.owner(method, `${path}.json`, method === 'PUT' ? 1 : undefined)
      expect({ status: answer.status, body: await answer.json() }).toEqual({
        status: 400,
        body: { error: 'Invalid path: Invalid token in path' },
      })
    }
  })

  test('refuses a write without data, and an update that is not an object', async () => {
    const world = await startWorld()
    expect(await (await world.owner('PUT', 'a.json')).json()).toEqual({ error: 'Error: No data supplied.' })
    const words = "Invalid data; couldn't parse JSON object. Are you sending a JSON object with valid key names?"
    expect(await (await world.owner('PATCH', 'a.json', [1])).json()).toEqual({ error: words })
  })

  test('refuses an update of a path together with its descendant', async () => {
    const world = await startWorld()
    expect((await world.owner('PATCH', 'a.json', { 'b/c': 1, 'b-c': 1, b: 1 })).status).toBe(400)
    expect((await world.owner('PATCH', 'a.json', { 'b/c': 1, 'b-c': 1, 'b/cd': 1 })).status).toBe(200)
  })

  test('refuses unknown values of timeout and writeSizeLimit', async () => {
    const world = await startWorld()
    expect((await world.owner('GET', 'a.json?timeout=3s')).status).toBe(200)
    expect((await world.owner('GET', 'a.json?timeout=soon')).status).toBe(400)
    expect((await world.owner('GET', 'a.json?timeout=16min')).status).toBe(400)
    expect((await world.owner('PUT', 'a.json?writeSizeLimit=tiny', 1)).status).toBe(200)
    expect((await world.owner('PUT', 'a.json?writeSizeLimit=huge', 1)).status).toBe(400)
  })
})

describe('formats', () => {
  test('returns priorities under format=export only', async () => {
    const world = await startWorld()
    await world.owner('PUT', 'a.json', { x: { '.value': 1, '.priority': 'p' }, '.priority': 2 })
    expect(await (await world.owner('GET', 'a.json?format=export')).json()).toEqual({
      x: { '.value': 1, '.priority': 'p' },
      '.priority': 2,
    })
    expect(await (await world.owner('GET', 'a.json')).json()).toEqual({ x: 1 })
    expect(await (await world.owner('GET', 'a/.priority.json')).json()).toBe(2)
    await world.owner('PUT', 'a/.priority.json', 3)
    expect(await (await world.owner('GET', 'a.json?orderBy="$priority"&startAt="p"')).json()).toEqual({ x: 1 })
  })

  test('returns children with mostly the keys 0, 1, 2 … as an array', async () => {
    const world = await startWorld()
    await world.owner('PUT', 'a.json', { 0: 'a', 2: 'c' })
    expect(await (await world.owner('GET', 'a.json')).json()).toEqual(['a', null, 'c'])
    await world.owner('PUT', 'a.json', { 1: 'a', 5: 'c' })
    expect(await (await world.owner('GET', 'a.json')).json()).toEqual({ 1: 'a', 5: 'c' })
  })

  test('indents the answer under print=pretty, sends no body under print=silent', async () => {
    const world = await startWorld()
    expect(await (await world.owner('PUT', 'a.json?print=pretty', { x: { 'y:"z"': ['":"'] } })).text()).toBe(
      '{\n  "x" : {\n    "y:\\"z\\"" : [\n      "\\":\\""\n    ]\n  }\n}\n',
    )
    expect((await world.owner('GET', 'a.json?print=silent')).status).toBe(204)
  })

  test('answers a read as JSONP under callback, as a file under download', async () => {
    const world = await startWorld()
    await world.owner('PUT', 'a.json', { x: 1 })
    expect(await (await world.owner('GET', 'a.json?callback=app.show')).text()).toBe('app.show({"x":1});')
    expect((await world.owner('GET', 'a.json?callback=alert(1)')).status).toBe(400)
    expect((await world.owner('GET', 'a.json?download=all.json')).headers.get('content-disposition')).toBe(
      'attachment; filename="all.json"',
    )
  })

  test('returns the key that a POST adds; treats X-HTTP-Method-Override PATCH as a merge', async () => {
    const world = await startWorld()
    const { name } = (await (await world.owner('POST', 'a.json', 'x')).json()) as { name: string }
    expect(await (await world.owner('GET', 'a.json')).json()).toEqual({ [name]: 'x' })
    await world.owner('POST', 'a.json', { y: 1 }, { 'X-HTTP-Method-Override': 'PATCH' })
    expect(await (await world.owner('GET', 'a.json')).json()).toEqual({ [name]: 'x', y: 1 })
  })
})

describe('ETags', () => {
  test('accepts a write with the current ETag, refuses a later write with the same ETag', async () => {
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

  test('refuses ETags with print=silent, shallow or a query', async () => {
    const world = await startWorld()
    const mixed = await world.owner('PUT', 'a.json?print=silent', 1, { 'if-match': 'null_etag' })
    expect(await mixed.json()).toEqual({
      error:
        "Mixing 'shallow', querying parameters or 'print=silent' and if-match or if-none-match requests is not supported",
    })
    expect((await world.owner('PATCH', 'a.json', { x: 1 }, { 'if-match': 'null_etag' })).status).toBe(400)
    const shallow = await world.owner('GET', 'a.json?shallow=true', undefined, { 'X-Firebase-ETag': 'true' })
    expect(await shallow.json()).toEqual({ error: "Mixing 'shallow' and etag requests is not supported" })
    expect(await (await world.owner('GET', 'a.json')).json()).toBeNull()
  })

  test('returns an ETag for an empty path, so that a first write can be conditional', async () => {
    const world = await startWorld()
    const read = await world.owner('GET', 'a.json', undefined, { 'X-Firebase-ETag': 'true' })
    expect(read.headers.get('etag')).toBe('null_etag')
    const writes = await Promise.all(
      [1, 2, 3].map((value) => world.owner('PUT', 'a.json', value, { 'if-match': 'null_etag' })),
    )
    expect(writes.map(({ status }) => status).sort()).toEqual([200, 412, 412])
  })
})

describe('rules over REST', () => {
  test('ends listens and streams that the new rules do not allow', async () => {
    const world = await startWorld()
    const seen = watch(ref(world.client(), 'a'))
    await seen.until((value) => value === null)
    const stream = await openStream(world, 'a.json')
    await stream.next()
    expect((await world.owner('PUT', '.settings/rules.json', { rules: {} })).status).toBe(200)
    expect(await seen.cancelled).toMatchObject({ code: 'PERMISSION_DENIED' })
    expect(await stream.next()).toEqual({ name: 'cancel', data: 'Permission denied' })
  })

  test('lets an admin replace the rules; refuses a broken file and changes nothing', async () => {
    const world = await startWorld('{ "rules": { ".read": false } }')
    const put = (text: string, credential = 'owner') =>
      fetch(`${world.emulator.url}/.settings/rules.json?ns=${world.namespace}&auth=${credential}`, {
        method: 'PUT',
        body: text,
      })
    expect((await put('{ "rules": { ".read": true } }')).status).toBe(200)
    expect((await world.visitor('GET', 'a.json')).status).toBe(200)
    const broken = await put('{ "rules": { ".read": "auth.uid ==" } }')
    expect(broken.status).toBe(400)
    expect(await broken.json()).toEqual({ error: expect.stringMatching(/^1:\d+: /) })
    expect((await world.visitor('GET', 'a.json')).status).toBe(200)
    expect((await world.visitor('PUT', '.settings/rules.json', {})).status).toBe(401)
  })
})

test.runIf(isOurs)('rejects the emulator’s start with EADDRINUSE if the port is occupied', async () => {
  const { emulator } = await startWorld()
  await expect(startDatabaseEmulator({ port: emulator.port })).rejects.toMatchObject({ code: 'EADDRINUSE' })
})
