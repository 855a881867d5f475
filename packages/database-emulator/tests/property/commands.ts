/** Random operations: an SDK client does each one, and the model does it on plain data. */
import fc from 'fast-check'
import {
  child as childRef,
  increment,
  onDisconnect,
  push,
  remove,
  runTransaction,
  set,
  setPriority,
  setWithPriority,
  update,
} from 'firebase/database'
import type { DatabaseReference } from 'firebase/database'
import { at, priorityOf, valueOf, withPriority, withValue } from './plain-data.ts'
import type { Plain } from './plain-data.ts'

type Path = readonly string[]

export type Write =
  | { readonly is: 'set'; readonly path: Path; readonly value: Plain }
  | { readonly is: 'setWithPriority'; readonly path: Path; readonly value: Plain; readonly priority: string | number }
  | { readonly is: 'setPriority'; readonly path: Path; readonly priority: string | number | null }
  | { readonly is: 'update'; readonly path: Path; readonly values: Readonly<Record<string, Plain>> }
  | { readonly is: 'push'; readonly path: Path; readonly value: Plain }
  | { readonly is: 'remove'; readonly path: Path }
  | { readonly is: 'transaction'; readonly path: Path; readonly added: number }
  | { readonly is: 'increment'; readonly path: Path; readonly delta: number }

/** One of two clients writes, so that each also receives the other's changes. */
export type Command =
  | { readonly is: 'write'; readonly writer: number; readonly write: Write }
  | { readonly is: 'leave'; readonly writer: number; readonly wishes: readonly Wish[] }
  | { readonly is: 'observer offline' }
  | { readonly is: 'observer online' }

/** A write that is registered for the writer's disconnection. */
export interface Wish {
  readonly path: Path
  readonly value: Plain
  readonly isCancelled: boolean
}

const KEYS = ['a', 'b', 'c', 'ğ', '2', '10', '-1', 'Z']
const key = fc.constantFrom(...KEYS)
const scalar = fc.constantFrom<Plain>(0, 1, 2, -1.5, 10, 'a', 'b', '', 'çğ', true, false)
const child = fc.record(
  { n: scalar, deep: fc.record({ p: scalar }, { noNullPrototype: true }), s: fc.constantFrom('x', 'y') },
  { requiredKeys: [], noNullPrototype: true },
)
const value = fc.oneof(scalar, child as fc.Arbitrary<Plain>, fc.constant(null))
const list = fc.dictionary(key, value, { maxKeys: 5, noNullPrototype: true }) as fc.Arbitrary<Plain>
const inList = fc.oneof(
  { weight: 6, arbitrary: key.map((name) => ['list', name]) },
  {
    weight: 4,
    arbitrary: fc
      .tuple(key, fc.constantFrom(['n'], ['deep', 'p'], ['deep'], ['s']))
      .map(([name, rest]) => ['list', name, ...rest]),
  },
)
const path = fc.oneof(
  { weight: 10, arbitrary: inList },
  { weight: 1, arbitrary: fc.constant(['list']) },
  { weight: 1, arbitrary: fc.constant(['elsewhere']) },
)
const priority = fc.constantFrom<string | number>(1, 2, 'p', 'q')
/** Values of different children, so that no path of the update is an ancestor of another. */
const values = fc
  .dictionary(key, fc.tuple(fc.constantFrom('', '/n', '/deep/p'), value), { minKeys: 1, maxKeys: 4 })
  .map((entries) =>
    Object.fromEntries(Object.entries(entries).map(([name, [below, written]]) => [name + below, written])),
  )

const write: fc.Arbitrary<Write> = fc.oneof(
  fc.record({ is: fc.constant('set' as const), path, value: fc.oneof(value, list) }),
  // The list itself gets no priority: the SDK's own guess may lose it when an update removes all children and adds new
  // ones.
  fc.record({ is: fc.constant('setWithPriority' as const), path: inList, value, priority }),
  fc.record({ is: fc.constant('setPriority' as const), path: inList, priority: fc.option(priority) }),
  fc.record({ is: fc.constant('update' as const), path: fc.constant(['list']), values }),
  fc.record({
    is: fc.constant('push' as const),
    path: fc.constant(['list']),
    value: fc.oneof(scalar, child as fc.Arbitrary<Plain>),
  }),
  fc.record({ is: fc.constant('remove' as const), path }),
  fc.record({ is: fc.constant('transaction' as const), path, added: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ is: fc.constant('increment' as const), path, delta: fc.integer({ min: -2, max: 2 }) }),
)
const writer = fc.constantFrom(0, 1)
const wish = fc.record({
  path: key.map((name) => ['list', name]),
  value: fc.oneof(scalar, child as fc.Arbitrary<Plain>),
  isCancelled: fc.boolean(),
})

export const commands: fc.Arbitrary<Command[]> = fc.array(
  fc.oneof(
    { weight: 12, arbitrary: fc.record({ is: fc.constant('write' as const), writer, write }) },
    {
      weight: 1,
      arbitrary: fc.record({
        is: fc.constant('leave' as const),
        writer,
        wishes: fc.uniqueArray(wish, { selector: ({ path: [, name] }) => name, maxLength: 3 }),
      }),
    },
    { weight: 1, arbitrary: fc.constant({ is: 'observer offline' as const }) },
    { weight: 2, arbitrary: fc.constant({ is: 'observer online' as const }) },
  ),
  { minLength: 5, maxLength: 20 },
)

/** Runs a write through the SDK, beneath `top`. @returns the model's root after it */
export async function perform(top: DatabaseReference, write: Write, root: Plain): Promise<Plain> {
  const place = childRef(top, write.path.join('/'))
  switch (write.is) {
    case 'set':
      await set(place, write.value)
      return withValue(root, write.path, write.value)
    case 'setWithPriority':
      await setWithPriority(place, write.value, write.priority)
      return withPriority(withValue(root, write.path, write.value), write.path, write.priority)
    case 'setPriority':
      await setPriority(place, write.priority)
      return withPriority(root, write.path, write.priority)
    case 'update':
      await update(place, write.values)
      return Object.entries(write.values).reduce<Plain>(
        (data, [below, written]) => withValue(data, [...write.path, ...below.split('/')], written),
        root,
      )
    case 'push': {
      const { key: name } = await push(place, write.value)
      return withValue(root, [...write.path, name ?? ''], write.value)
    }
    case 'remove':
      await remove(place)
      return withValue(root, write.path, null)
    case 'transaction':
      await runTransaction(place, (current: unknown) =>
        typeof current === 'number' ? current + write.added : write.added,
      )
      // A transaction keeps the priority, any other write of a plain value removes it.
      return withPriority(
        withValue(root, write.path, numberAt(root, write.path) + write.added),
        write.path,
        priorityOf(at(root, write.path)),
      )
    case 'increment':
      await set(place, increment(write.delta))
      return withValue(root, write.path, numberAt(root, write.path) + write.delta)
  }
}

/**
 * Registers the requests with the server. @returns the model's root after each registered request: the server runs each
 * as a separate write
 */
export async function wishFor(top: DatabaseReference, wishes: readonly Wish[], root: Plain): Promise<Plain[]> {
  const roots: Plain[] = []
  let last = root
  for (const { path: place, value: wanted, isCancelled } of wishes) {
    const left = onDisconnect(childRef(top, place.join('/')))
    await left.set(wanted)
    if (isCancelled) {
      await left.cancel()
    } else {
      last = withValue(last, place, wanted)
      roots.push(last)
    }
  }
  return roots
}

function numberAt(root: Plain, place: Path): number {
  const current = valueOf(at(root, place))
  return typeof current === 'number' ? current : 0
}
