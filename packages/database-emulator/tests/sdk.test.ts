import {
  get,
  goOffline,
  goOnline,
  increment,
  onDisconnect,
  push,
  ref,
  remove,
  runTransaction,
  serverTimestamp,
  set,
  setPriority,
  setWithPriority,
  update,
} from 'firebase/database'
import { describe, expect, test } from 'vitest'
import { startWorld, watch } from './emulator-world.ts'
import { isOurs } from './target.ts'

describe('reading and writing', () => {
  test('reads in one client the data that another client sets', async () => {
    const world = await startWorld()
    await set(ref(world.client(), 'a/b'), { text: 'şğİ', number: 1.5, yes: true, list: ['x', 'y'] })
    expect((await get(ref(world.client(), 'a/b'))).val()).toEqual({
      text: 'şğİ',
      number: 1.5,
      yes: true,
      list: ['x', 'y'],
    })
  })

  test('reads null at an empty path', async () => {
    expect((await get(ref((await startWorld()).client(), 'nothing'))).val()).toBeNull()
  })

  test('removes a branch when its last child is removed', async () => {
    const world = await startWorld()
    const database = world.client()
    await set(ref(database, 'a/b/c'), 1)
    await remove(ref(database, 'a/b/c'))
    expect((await get(ref(database, 'a'))).exists()).toBe(false)
  })

  test('sends an update of several paths as one event', async () => {
    const world = await startWorld()
    const seen = watch(ref(world.client(), 'a'))
    await seen.until((value) => value === null)
    await update(ref(world.client()), { 'a/x': 1, 'a/y/z': 2, 'b/q': 3 })
    await seen.until((value) => value !== null)
    expect(seen.values).toEqual([
      null,
      [
        ['x', 1],
        ['y', { z: 2 }],
      ],
    ])
  })

  // Without emoji: the SDK itself cuts a frame through the middle of one.
  test('joins the frames of a long message from an SDK client', async () => {
    const world = await startWorld()
    const text = 'kırmızı'.repeat(20_000)
    await set(ref(world.client(), 'long'), text)
    expect((await (await world.owner('GET', 'long.json')).json()) === text).toBe(true)
  })

  test('sends a long message to an SDK client in frames', async () => {
    const world = await startWorld()
    const text = 'kırmızı🌳'.repeat(20_000)
    await world.owner('PUT', 'long.json', text)
    expect((await get(ref(world.client(), 'long'))).val() === text).toBe(true)
  })

  test('separates the data of two namespaces', async () => {
    const world = await startWorld()
    await set(ref(world.client(), 'a'), 1)
    const other = await fetch(`${world.emulator.url}/a.json?ns=other`, { headers: { Authorization: 'Bearer owner' } })
    expect(await other.json()).toBeNull()
  })

  test('refuses a key that the service refuses', async () => {
    const world = await startWorld()
    const answer = await world.owner('PUT', 'a.json', { 'bad.key': 1 })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ error: expect.stringContaining('Invalid data') })
  })
})

describe('listening', () => {
  test('sends changes to a listener in order, also of deeply nested values', async () => {
    const world = await startWorld()
    const seen = watch(ref(world.client(), 'a'))
    await seen.until((value) => value === null)
    const writer = world.client()
    for (const number of [1, 2, 3]) await set(ref(writer, 'a/deep/number'), number)
    await seen.until((value) => JSON.stringify(value) === '[["deep",{"number":3}]]')
    expect(seen.values).toEqual([null, ...[1, 2, 3].map((number) => [['deep', { number }]])])
  })

  test('sends no event after a listen was stopped', async () => {
    const world = await startWorld()
    const database = world.client()
    const seen = watch(ref(database, 'a'))
    await seen.until((value) => value === null)
    seen.stop()
    await set(ref(world.client(), 'a'), 1)
    await get(ref(database, 'b'))
    expect(seen.values).toEqual([null])
  })

  test('sorts integer keys first and by number', async () => {
    const world = await startWorld()
    await set(ref(world.client(), 'a'), { b: 1, 10: 1, 9: 1, a: 1, '-5': 1 })
    const value = await watch(ref(world.client(), 'a')).until((seen) => seen !== null)
    expect((value as [string, number][]).map(([key]) => key)).toEqual(['-5', '9', '10', 'a', 'b'])
  })
})

describe('the client’s own words', () => {
  test.runIf(isOurs)('sets .info/serverTimeOffset to the server clock’s difference from the client’s', async () => {
    const world = await startWorld(undefined, { clock: () => Date.now() + 3_600_000 })
    const seen = watch(ref(world.client(), '.info/serverTimeOffset'))
    const offset = await seen.until((value) => typeof value === 'number' && value > 3_000_000)
    expect(offset).toBeLessThanOrEqual(3_600_000)
  })

  test('changes .info/connected with the connection', async () => {
    const world = await startWorld()
    const client = world.client()
    const seen = watch(ref(client, '.info/connected'))
    await seen.until((value) => value === true)
    goOffline(client)
    expect(seen.values).toEqual([false, true, false])
  })

  test('sends offline writes once online', async () => {
    const world = await startWorld()
    const client = world.client()
    await get(ref(client, 'a'))
    goOffline(client)
    const written = set(ref(client, 'a'), 1)
    const seen = watch(ref(client, 'a'))
    expect(seen.values).toEqual([1])
    goOnline(client)
    await written
    expect(await (await world.owner('GET', 'a.json')).json()).toBe(1)
  })

  test('orders children by priority, and sends priorities with the data', async () => {
    const world = await startWorld()
    const client = world.client()
    await setWithPriority(ref(client, 'a/x'), { v: 1 }, 'last')
    await setWithPriority(ref(client, 'a/y'), 2, 1)
    await set(ref(client, 'a/z'), 3)
    await setPriority(ref(client, 'a/x'), 0)
    const snapshot = await get(ref(world.client(), 'a'))
    const keys: (string | null)[] = []
    snapshot.forEach((child) => void keys.push(child.key))
    expect(keys).toEqual(['z', 'x', 'y'])
    expect(snapshot.exportVal()).toEqual({ z: 3, x: { v: 1, '.priority': 0 }, y: { '.value': 2, '.priority': 1 } })
  })
})

describe('server values', () => {
  test.runIf(isOurs)('replaces a timestamp by the server’s time', async () => {
    const world = await startWorld(undefined, { clock: () => 1_790_000_000_000 })
    await set(ref(world.client(), 'a/at'), serverTimestamp())
    expect((await get(ref(world.client(), 'a/at'))).val()).toBe(1_790_000_000_000)
  })

  test('adds up the increments of many clients', async () => {
    const world = await startWorld()
    await Promise.all([1, 2, 3].map((amount) => update(ref(world.client(), 'a'), { count: increment(amount) })))
    expect((await get(ref(world.client(), 'a/count'))).val()).toBe(6)
  })
})

describe('transactions', () => {
  test('loses no transaction of three clients that count at once', async () => {
    const world = await startWorld()
    const clients = [world.client(), world.client(), world.client()]
    const counts = clients.flatMap((client) =>
      [1, 2, 3].map(() => runTransaction(ref(client, 'count'), (count: number | null) => (count ?? 0) + 1)),
    )
    await Promise.all(counts)
    expect((await get(ref(world.client(), 'count'))).val()).toBe(9)
  })

  test('computes the same hash as the SDK for every kind of value', async () => {
    const world = await startWorld()
    const value = {
      text: 'çok 🌳',
      number: -0.1,
      tiny: 5e-324,
      large: 1e300,
      zero: 0,
      no: false,
      list: [1, { a: 'b' }],
      7: 'seven',
    }
    await set(ref(world.client(), 'a'), value)
    let runs = 0
    const result = await runTransaction(ref(world.client(), 'a'), (current: object | null) => {
      runs += 1
      return { ...current, added: true }
    })
    expect(result.committed).toBe(true)
    // The transaction ran once with the guess null, once with the real value: a wrong hash would repeat it.
    expect(runs).toBe(2)
  })

  test('changes nothing if a transaction aborts', async () => {
    const world = await startWorld()
    await set(ref(world.client(), 'a'), 1)
    const { committed } = await runTransaction(ref(world.client(), 'a'), () => undefined)
    expect(committed).toBe(false)
  })
})

describe('on disconnect', () => {
  test('writes the registered data when the client disconnects', async () => {
    const world = await startWorld()
    const leaving = world.client()
    await set(ref(leaving, 'online'), true)
    await onDisconnect(ref(leaving, 'online')).set(false)
    await onDisconnect(ref(leaving, 'left')).update({ at: serverTimestamp() })
    const seen = watch(ref(world.client(), 'online'))
    await seen.until((value) => value === true)
    const left = watch(ref(world.client(), 'left'))
    goOffline(leaving)
    await seen.until((value) => value === false)
    await left.until((value) => value !== null)
  })

  test('does not run a cancelled onDisconnect request', async () => {
    const world = await startWorld()
    const leaving = world.client()
    await onDisconnect(ref(leaving, 'a/b')).set(1)
    await onDisconnect(ref(leaving, 'c')).set(1)
    await onDisconnect(ref(leaving, 'a')).cancel()
    const seen = watch(ref(world.client(), 'c'))
    await seen.until((value) => value === null)
    goOffline(leaving)
    await seen.until((value) => value === 1)
    expect((await get(ref(world.client(), 'a'))).exists()).toBe(false)
  })

  test('refuses a forbidden onDisconnect request at once', async () => {
    const world = await startWorld('{ "rules": { "a": { ".write": true } } }')
    await expect(onDisconnect(ref(world.client(), 'b')).set(1)).rejects.toThrow(/permission_denied/i)
  })
})

test('creates push keys in ascending order over REST', async () => {
  const world = await startWorld()
  const names: string[] = []
  for (let count = 0; count < 5; count += 1)
    names.push(((await (await world.owner('POST', 'list.json', count)).json()) as { name: string }).name)
  expect([...names].sort()).toEqual(names)
  expect(push(ref(world.client(), 'list')).key).toHaveLength(names[0]?.length ?? 0)
})
