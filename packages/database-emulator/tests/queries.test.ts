import {
  endAt,
  endBefore,
  equalTo,
  get,
  limitToFirst,
  limitToLast,
  orderByChild,
  orderByKey,
  orderByValue,
  query,
  ref,
  remove,
  set,
  startAfter,
  startAt,
} from 'firebase/database'
import type { QueryConstraint } from 'firebase/database'
import { describe, expect, test } from 'vitest'
import { startWorld, watch } from './emulator-world.ts'
import type { World } from './emulator-world.ts'
import { isOurs } from './target.ts'

const RULES = `{ "rules": { ".read": true, ".write": true, "books": { ".indexOn": ["age", "deep/part"] }, "scores": { ".indexOn": ".value" } } }`
const BOOKS = {
  a: { age: 3, deep: { part: 2 } },
  b: { age: 1, deep: { part: 3 } },
  c: { age: 2, deep: { part: 1 } },
  d: { age: 2 },
  e: { name: 'none' },
  f: { age: 'old' },
  g: { age: true },
}

async function withBooks(): Promise<World> {
  const world = await startWorld(RULES)
  await world.owner('PUT', 'books.json', BOOKS)
  await world.owner('PUT', 'scores.json', { x: 5, y: 1, z: 3 })
  return world
}

function keys(value: unknown): string {
  return (value as [string, unknown][] | null)?.map(([key]) => key).join('') ?? ''
}

describe('the window of a query', () => {
  const CASES: [string, string, QueryConstraint[], string][] = [
    ['by child: nothing, booleans, numbers, strings', 'books', [orderByChild('age'), limitToFirst(9)], 'egbcdaf'],
    ['from a value on', 'books', [orderByChild('age'), startAt(2)], 'cdaf'],
    ['from a value and key on', 'books', [orderByChild('age'), startAt(2, 'd')], 'daf'],
    ['after a value', 'books', [orderByChild('age'), startAfter(2)], 'af'],
    ['after a value and key', 'books', [orderByChild('age'), startAfter(2, 'c')], 'daf'],
    ['up to a value', 'books', [orderByChild('age'), endAt(2)], 'egbcd'],
    ['before a value', 'books', [orderByChild('age'), endBefore(2)], 'egb'],
    ['before a value and key', 'books', [orderByChild('age'), endBefore(2, 'd')], 'egbc'],
    ['equal to a value', 'books', [orderByChild('age'), equalTo(2)], 'cd'],
    ['equal to nothing', 'books', [orderByChild('age'), equalTo(null)], 'e'],
    ['the first two', 'books', [orderByChild('age'), startAt(1), limitToFirst(2)], 'bc'],
    ['the last two', 'books', [orderByChild('age'), endAt(3), limitToLast(2)], 'da'],
    ['by a deep child', 'books', [orderByChild('deep/part'), startAt(1)], 'cab'],
    ['by key', 'books', [orderByKey(), startAt('c'), endAt('e')], 'cde'],
    ['after a key', 'books', [orderByKey(), startAfter('e')], 'fg'],
    ['by value', 'scores', [orderByValue(), limitToLast(2)], 'zx'],
  ]

  test.each(CASES)('returns the children selected by a query %s', async (_, path, constraints, expected) => {
    const world = await withBooks()
    const asked = query(ref(world.client(), path), ...constraints)
    expect(keys(await watch(asked).until((value) => value !== null))).toBe(expected)
    let got = ''
    ;(await get(query(ref(world.client(), path), ...constraints))).forEach((child) => {
      got += child.key
    })
    expect(got).toBe(expected)
  })

  test('changes the children selected by a query when the data change', async () => {
    const world = await withBooks()
    const seen = watch(query(ref(world.client(), 'books'), orderByChild('age'), startAt(1), limitToFirst(2)))
    const writer = world.client()
    await seen.until((value) => keys(value) === 'bc')
    await set(ref(writer, 'books/h'), { age: 1.5 })
    await seen.until((value) => keys(value) === 'bh')
    await remove(ref(writer, 'books/b'))
    await seen.until((value) => keys(value) === 'hc')
    await set(ref(writer, 'books/c/age'), 9)
    await seen.until((value) => keys(value) === 'hd')
    expect(seen.values.map(keys)).toEqual(['bc', 'bh', 'hc', 'hd'])
  })

  test('sends no event for a write of a child that the query does not select', async () => {
    const world = await withBooks()
    const seen = watch(query(ref(world.client(), 'books'), orderByChild('age'), equalTo(3)))
    await seen.until((value) => keys(value) === 'a')
    const writer = world.client()
    await set(ref(writer, 'books/b/age'), 7)
    await set(ref(writer, 'books/a/note'), 'x')
    await seen.until((value) => JSON.stringify(value).includes('note'))
    expect(seen.values).toHaveLength(2)
  })
})

// The official emulator answers without an error where the service refuses.
describe.runIf(isOurs)('an index that the rules do not name', () => {
  test('reports a missing index for a listen, and still answers the listen', async () => {
    const world = await withBooks()
    const seen = watch(query(ref(world.client(), 'books'), orderByChild('name'), equalTo('none')))
    expect(keys(await seen.until((value) => value !== null))).toBe('e')
    expect(world.missingIndexes).toEqual([{ namespace: world.namespace, path: '/books', index: 'name' }])
  })

  test('refuses a get and a REST query that lack an index, with the service’s message', async () => {
    const world = await withBooks()
    const sentence = 'Index not defined, add ".indexOn": "name", for path "/books", to the rules'
    await expect(get(query(ref(world.client(), 'books'), orderByChild('name'), limitToFirst(1)))).rejects.toThrow(
      sentence,
    )
    const answer = await world.owner('GET', 'books.json?orderBy="name"&limitToFirst=1')
    expect(answer.status).toBe(400)
    expect(await answer.json()).toEqual({ error: sentence })
    expect(world.missingIndexes).toHaveLength(2)
  })

  test('reports no missing index for a query by key or by a listed index', async () => {
    const world = await withBooks()
    await get(query(ref(world.client(), 'books'), orderByKey(), limitToFirst(1)))
    await get(query(ref(world.client(), 'books'), orderByChild('age'), limitToFirst(1)))
    expect(world.missingIndexes).toEqual([])
  })
})
