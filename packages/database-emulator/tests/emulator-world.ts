/** An emulator with the test's own rules, and SDK clients that end with the test. */
import { onValue } from 'firebase/database'
import type { Database, DataSnapshot, Query } from 'firebase/database'
import { onTestFinished } from 'vitest'
import type { DatabaseEmulatorOptions } from '#packages/database-emulator/start-emulator.ts'
import type { MissingIndex } from '#packages/database-emulator/missing-index.ts'
import { connect, startTarget } from './target.ts'
import type { Target } from './target.ts'

const OPEN_RULES = '{ "rules": { ".read": true, ".write": true } }'

export interface World {
  readonly emulator: Target
  readonly namespace: string
  /** Empty with the official emulator, which does not report them. */
  readonly missingIndexes: readonly MissingIndex[]
  /** A client with its own connection; signed in if a uid is given. */
  client(uid?: string): Database
  /** A request of the server, which ignores the rules. */
  owner(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>
  /** A request without credentials. */
  visitor(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>
}

export async function startWorld(rules = OPEN_RULES, options: Partial<DatabaseEmulatorOptions> = {}): Promise<World> {
  const missingIndexes: MissingIndex[] = []
  const emulator = await startTarget(rules, { onMissingIndex: (missing) => missingIndexes.push(missing), ...options })
  onTestFinished(() => emulator.close())

  function ask(method: string, path: string, body: unknown, headers: Record<string, string>): Promise<Response> {
    const url = new URL(path, emulator.url)
    url.searchParams.set('ns', emulator.namespace)
    return fetch(url, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) })
  }

  return {
    emulator,
    namespace: emulator.namespace,
    missingIndexes,
    client: (uid) => {
      const client = connect(emulator, uid)
      onTestFinished(() => client.close())
      return client.database
    },
    owner: (method, path, body, headers = {}) => ask(method, path, body, { Authorization: 'Bearer owner', ...headers }),
    visitor: (method, path, body, headers = {}) => ask(method, path, body, headers),
  }
}

export interface Seen {
  readonly values: unknown[]
  /** Resolves with the first matching value, past or future. */
  until(fits: (value: unknown) => boolean): Promise<unknown>
  /** Resolves with the error that ended the listen. */
  readonly cancelled: Promise<Error>
  stop(): void
}

/** Records every value of a listen on a query, in order. */
export function watch(query: Query): Seen {
  const values: unknown[] = []
  const waiting = new Set<() => void>()
  let cancel: (error: Error) => void = () => {}
  const cancelled = new Promise<Error>((resolve) => (cancel = resolve))
  const stop = onValue(
    query,
    (snapshot: DataSnapshot) => {
      values.push(inOrder(snapshot))
      for (const check of [...waiting]) check()
    },
    (error) => cancel(error),
  )
  return {
    values,
    cancelled,
    stop,
    until: (fits) =>
      new Promise((resolve) => {
        const check = () => {
          const found = values.findIndex(fits)
          if (found < 0) return
          waiting.delete(check)
          resolve(values[found])
        }
        waiting.add(check)
        check()
      }),
  }
}

/** Converts children to a list of key and value in the query's order; returns a leaf as it is. */
function inOrder(snapshot: DataSnapshot): unknown {
  if (!snapshot.hasChildren()) return snapshot.val() as unknown
  const children: [string | null, unknown][] = []
  snapshot.forEach((child) => {
    children.push([child.key, child.val()])
  })
  return children
}
