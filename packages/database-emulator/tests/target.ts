/**
 * The emulator under test: ours, started for the test; or, under `DATABASE_EMULATOR=official`, the one at
 * `FIREBASE_DATABASE_EMULATOR_HOST` (`127.0.0.1:9000`), where each test's rules get a namespace of their own.
 */
import { randomUUID } from 'node:crypto'
import { deleteApp, initializeApp } from 'firebase/app'
import { connectDatabaseEmulator, getDatabase, goOffline } from 'firebase/database'
import type { Database } from 'firebase/database'
import { startDatabaseEmulator } from '#packages/database-emulator/start-emulator.ts'
import type { DatabaseEmulatorOptions } from '#packages/database-emulator/start-emulator.ts'

/** Condition of tests that configure only our emulator (its clock, its limits). */
export const isOurs = process.env['DATABASE_EMULATOR'] !== 'official'

export interface Target {
  readonly host: string
  readonly port: number
  readonly url: string
  readonly namespace: string
  close(): Promise<void>
}

export async function startTarget(rules: string, options: Partial<DatabaseEmulatorOptions> = {}): Promise<Target> {
  const namespace = `test-${randomUUID()}`
  if (isOurs) return { ...(await startDatabaseEmulator({ port: 0, rules, ...options })), namespace }
  const [host = '', port = ''] = (process.env['FIREBASE_DATABASE_EMULATOR_HOST'] ?? '').split(':')
  const url = `http://${host}:${port}`
  await loadRules(url, namespace, rules)
  return { host, port: Number(port), url, namespace, close: () => Promise.resolve() }
}

export async function loadRules(url: string, namespace: string, rules: string): Promise<void> {
  const answer = await fetch(`${url}/.settings/rules.json?ns=${namespace}`, {
    method: 'PUT',
    body: rules,
    headers: { Authorization: 'Bearer owner' },
  })
  if (!answer.ok) throw new Error(`The official emulator at ${url} does not take the rules: ${await answer.text()}`)
}

export interface Client {
  readonly database: Database
  close(): Promise<void>
}

/** An SDK client with its own connection; signed in if a uid is given. */
export function connect({ url, host, port, namespace }: Target, uid?: string): Client {
  const app = initializeApp({ projectId: 'demo-x', databaseURL: `${url}?ns=${namespace}` }, randomUUID())
  const database = getDatabase(app)
  connectDatabaseEmulator(database, host, port, uid === undefined ? {} : { mockUserToken: { sub: uid } })
  return {
    database,
    close: () => {
      goOffline(database)
      return deleteApp(app)
    },
  }
}
