/**
 * The Realtime Database over REST, as the server: rules do not apply. A write that depends on a read uses an ETag,
 * because firebase-admin's transactions start with a guessed `null` and hold a socket in a frozen function.
 */
import { Problem } from '#domain/problem.ts'
import { databaseSettings } from '#netlify/platform/env.ts'
import { ownerAuthorization } from './google-access-token.ts'
import { faultOfWrite } from './one-instance.ts'

const TIMEOUT_MS = 8_000
/** The status of a conditional write with an outdated ETag. */
const PRECONDITION_FAILED = 412

/** The value of `if-match` for a path without a value. */
export const NOTHING_YET = 'null_etag'

/** The database replaces this value by its own time in milliseconds. */
export const SERVER_TIME = { '.sv': 'timestamp' } as const

/** The database replaces this value by the stored number plus one; concurrent additions all count. */
export const ONE_MORE = { '.sv': { increment: 1 } } as const

export interface Versioned {
  value: unknown
  etag: string
}

/** @returns null if the path is empty */
export async function read(path: string): Promise<unknown> {
  return (await call('GET', path)).json()
}

export async function readWithEtag(path: string): Promise<Versioned> {
  const response = await call('GET', path, { headers: { 'X-Firebase-ETag': 'true' } })
  return { value: await response.json(), etag: response.headers.get('ETag') ?? NOTHING_YET }
}

/** @returns the keys of the children at the path, without their values */
export async function readKeys(path: string): Promise<string[]> {
  const found: unknown = await (await call('GET', path, { query: { shallow: 'true' } })).json()
  return Object.keys(found ?? {})
}

/** Selects children of a list: by a field with an index in the rules, or by '$value' if a child is the value itself. */
export type Window = { by: string } & (
  { equalTo: string; atMost?: number } | { from?: number; until?: number; atMost: number }
)

/** @returns keys and values, the smallest number first; children without the field are left out */
export async function readWindow(path: string, window: Window): Promise<[key: string, value: unknown][]> {
  const bounds: Record<string, string> =
    'equalTo' in window
      ? {
          equalTo: JSON.stringify(window.equalTo),
          ...(window.atMost !== undefined && { limitToFirst: String(window.atMost) }),
        }
      : // Children without the field would come before every number.
        {
          startAt: String(window.from ?? 1),
          ...(window.until !== undefined && { endAt: String(window.until) }),
          limitToFirst: String(window.atMost),
        }
  const found = (await (
    await call('GET', path, { query: { orderBy: JSON.stringify(window.by), ...bounds } })
  ).json()) as Record<string, unknown> | null
  const rank = (child: unknown): number =>
    Number(window.by === '$value' ? child : (child as Record<string, unknown>)[window.by])
  return Object.entries(found ?? {}).toSorted(([, one], [, other]) => rank(one) - rank(other))
}

export interface PageRequest {
  /** '$key', or a field of text that has an index in the rules. */
  by: string
  /** The key or text at the end of the previous page. */
  after: string | null
  atMost: number
}

/** Goes through a list that is too long for one read. @returns keys and values in the order of `by`; children without the field are left out */
export async function readPage(
  path: string,
  { by, after, atMost }: PageRequest,
): Promise<[key: string, value: unknown][]> {
  const isByKey = by === '$key'
  // No id of ours has a control character, so this text sorts right after all that equal `after`.
  const from = isByKey ? after : after === null ? '' : `${after}\u0001`
  const query = {
    orderBy: JSON.stringify(by),
    ...(from !== null && { startAt: JSON.stringify(from) }),
    limitToFirst: String(atMost + 1),
  }
  const found = (await (await call('GET', path, { query })).json()) as Record<string, unknown> | null
  const place = ([key, child]: [string, unknown]) => (isByKey ? key : String((child as Record<string, unknown>)[by]))
  return Object.entries(found ?? {})
    .filter(([key]) => !isByKey || key !== after)
    .toSorted((one, other) => (place(one) < place(other) ? -1 : 1))
    .slice(0, atMost)
}

/** @returns false if the value has changed since `etag` was read: then the call writes nothing */
export async function writeIf(path: string, value: unknown, etag: string): Promise<boolean> {
  return (await write('PUT', path, { headers: { 'If-Match': etag }, body: value })) !== PRECONDITION_FAILED
}

/** Writes several places at once, all or none. @param updates values by their whole path; null erases */
export async function patch(updates: Record<string, unknown>): Promise<void> {
  refuseManyInstances(Object.keys(updates))
  await write('PATCH', '', { body: updates })
}

/** Adds to a number; concurrent additions all count. @returns the new number */
export async function increment(path: string, by = 1): Promise<number> {
  const answer: unknown = await (await call('PUT', path, { body: { '.sv': { increment: by } } })).json()
  // The service answers with the written value; its documentation does not promise that.
  return typeof answer === 'number' ? answer : Number(await read(path))
}

/** Throws only on a developer's machine and in tests: a live site must keep working. */
function refuseManyInstances(places: readonly string[]): void {
  const fault = databaseSettings().FIREBASE_DATABASE_EMULATOR_HOST ? faultOfWrite(places) : null
  if (fault !== null) throw new Error(fault)
}

export async function erase(path: string): Promise<void> {
  await write('DELETE', path)
}

interface CallOptions {
  query?: Record<string, string>
  headers?: Record<string, string>
  body?: unknown
}

/**
 * Reads the unused answer to its end: if a server closes while an answer is unread, Node's fetch fails for other calls.
 */
async function write(method: string, path: string, options: CallOptions = {}): Promise<number> {
  const response = await call(method, path, options)
  await response.arrayBuffer()
  return response.status
}

async function call(method: string, path: string, { query = {}, headers, body }: CallOptions = {}): Promise<Response> {
  const { url, authorization } = await destination(path)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  const response = await fetch(url, {
    method,
    headers: {
      Authorization: authorization,
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((error: unknown) => {
    throw new Problem('unavailable', `The database did not answer ${method}`, { cause: error })
  })
  if (response.ok || response.status === PRECONDITION_FAILED) return response
  await response.arrayBuffer()
  throw new Problem('unavailable', `The database answered ${response.status} to ${method} ${topOf(path)}`)
}

async function destination(path: string): Promise<{ url: URL; authorization: string }> {
  const { FIREBASE_DATABASE_URL, FIREBASE_DATABASE_EMULATOR_HOST: emulator } = databaseSettings()
  const configured = new URL(FIREBASE_DATABASE_URL)
  const file = `/${path.split('/').map(encodeURIComponent).join('/')}.json`
  const url = new URL(file, emulator ? `http://${emulator}` : configured)
  if (emulator) url.searchParams.set('ns', configured.searchParams.get('ns') ?? configured.hostname.split('.')[0] ?? '')
  return { url, authorization: await ownerAuthorization(emulator) }
}

/** The log names the kind of record, never a person's id. */
const topOf = (path: string): string => path.split('/')[0] || 'several paths'
