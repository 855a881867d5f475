/**
 * Tests the functions of src/firebase against our emulator with the shipping rules: the SDK itself, without a local
 * environment or a mock of the database.
 */
import { readFileSync } from 'node:fs'
import { deleteApp, getApps, initializeApp } from 'firebase/app'
import { connectDatabaseEmulator, getDatabase, goOffline } from 'firebase/database'
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import { startTarget, type Target } from '#packages/database-emulator/tests/target.ts'
import type { User } from '../rules/policy.ts'
import { beginHearing, hear, surprises } from '../support/faults.ts'

export interface DatabaseWorld {
  /** Signs in the user of the test, in a database of its own. */
  signIn(user: User): void
  /** Writes as the server does, without rules; call it after `signIn`. */
  seed(path: string, value: unknown): Promise<void>
  /** Reads without rules. */
  read(path: string): Promise<unknown>
}

const OWNER = { Authorization: 'Bearer owner' }

/** An unexpected fault fails the test. */
export function databaseWorld(): DatabaseWorld {
  let target: Target
  let count = 0
  const namespace = () => `${target.namespace}-${count}`
  const urlOf = (path: string) => `${target.url}/${path}.json?ns=${namespace()}`
  beforeAll(async () => {
    target = await startTarget(readFileSync('database.rules.json', 'utf8'))
  })
  beforeEach(() => {
    beginHearing()
    vi.spyOn(console, 'error').mockImplementation(hear)
  })
  afterEach(async () => {
    count += 1
    for (const app of getApps()) {
      goOffline(getDatabase(app))
      await deleteApp(app)
    }
    vi.restoreAllMocks()
    expect(surprises(), 'faults').toEqual([])
  })
  afterAll(() => target.close())
  return {
    signIn: ({ uid, email }) => {
      initializeApp({ apiKey: 'x', projectId: 'demo-x', databaseURL: `${target.url}?ns=${namespace()}` })
      const claims = { sub: uid, email: email ?? '', email_verified: true }
      connectDatabaseEmulator(getDatabase(), target.host, target.port, { mockUserToken: claims })
    },
    seed: async (path, value) => {
      const answer = await fetch(urlOf(path), { method: 'PUT', headers: OWNER, body: JSON.stringify(value) })
      if (!answer.ok) throw new Error(`seeding ${path}: ${await answer.text()}`)
    },
    read: async (path) => (await fetch(urlOf(path), { headers: OWNER })).json(),
  }
}

/** Collects the values of a watch, in order; `until` waits for a wanted one. */
export function told<T>(): { tell: (value: T) => void; until: (isWanted: (value: T) => boolean) => Promise<T> } {
  const values: T[] = []
  return {
    tell: (value) => void values.push(value),
    until: (isWanted) =>
      vi.waitFor(
        () => {
          const found = values.find(isWanted)
          if (found === undefined) throw new Error(`not told yet: ${JSON.stringify(values)}`)
          return found
        },
        { timeout: 10_000 },
      ),
  }
}
