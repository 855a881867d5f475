/** The shipped rules in the emulator, called over REST. Each test gets a namespace of its own. */
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll } from 'vitest'
import { isOurs, loadRules, startTarget, type Target } from '#packages/database-emulator/tests/target.ts'
import type { User } from './policy.ts'
import { tokenOf } from './token.ts'

const RULES = readFileSync('database.rules.json', 'utf8')

/**
 * Our emulator's clock stands still in these tests, so that no two writes differ by chance. The official emulator's
 * clock runs.
 */
const NOW_MS = isOurs ? 1_790_000_000_000 : Date.now()

export const EARLIER_MS = NOW_MS - 60_000
export const SERVER_TIME = { '.sv': 'timestamp' }

export const PARENT: User = { uid: 'anne_1', email: 'anne@example.com' }
export const STRANGER: User = { uid: 'yabanci', email: 'yabanci@example.com' }
export const VISITOR = null

/** The service's answer: 200, or 401 for a refusal. */
export interface Answer {
  readonly status: number
  readonly body: unknown
}

export interface TestDatabase {
  /** Writes without the rules, as the server does. */
  seed(path: string, value: unknown): Promise<void>
  read(user: User | null, path: string): Promise<Answer>
  put(user: User | null, path: string, value: unknown): Promise<Answer>
  patch(user: User | null, path: string, value: object): Promise<Answer>
}

/** Starts the emulator for a file of tests. Each call of the returned function gives an empty database. */
export function rulesWorld(): () => TestDatabase {
  let target: Target
  let count = 0
  beforeAll(async () => {
    target = await startTarget(RULES, { clock: () => NOW_MS })
  })
  afterAll(() => target.close())
  return () => testDatabase(target.url, `${target.namespace}-${(count += 1)}`)
}

function testDatabase(url: string, namespace: string): TestDatabase {
  let rulesLoaded: Promise<void> | undefined
  async function ask(method: string, path: string, credential: string | null, value?: unknown): Promise<Answer> {
    // Our emulator loads its start rules into every namespace.
    if (!isOurs) await (rulesLoaded ??= loadRules(url, namespace, RULES))
    const auth = credential === null ? '' : `&auth=${credential}`
    const body = value === undefined ? {} : { body: JSON.stringify(value) }
    const response = await fetch(`${url}/${path}.json?ns=${namespace}${auth}`, { method, ...body })
    return { status: response.status, body: await response.json() }
  }
  return {
    seed: async (path, value) => {
      const { status, body } = await ask('PUT', path, 'owner', value)
      if (status !== 200) throw new Error(`seeding ${path}: ${JSON.stringify(body)}`)
    },
    read: (user, path) => ask('GET', path, tokenOf(user, NOW_MS)),
    put: (user, path, value) => ask('PUT', path, tokenOf(user, NOW_MS), value),
    patch: (user, path, value) => ask('PATCH', path, tokenOf(user, NOW_MS), value),
  }
}

/**
 * Adds a priority, in the form in which the database writes it. The app needs none, and a priority could hold a value
 * that no field may hold.
 */
export function withPriority(value: unknown): object {
  return typeof value === 'object' && value !== null && !('.sv' in value)
    ? { ...value, '.priority': 'x' }
    : { '.value': value, '.priority': 'x' }
}
