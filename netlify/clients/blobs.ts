/**
 * The one file that uses Blobs. Anyone with a key can read `media`; no request can read `private` and `journal`.
 * `journal` holds no media: it lists what was erased, outside of the database. Deploy previews share the site's stores,
 * so the name of a store includes the deploy context.
 */
import { getStore, type Store } from '@netlify/blobs'
import type {} from '@netlify/functions'
import * as v from 'valibot'
import { Problem } from '#domain/problem.ts'

export type StoreName = 'media' | 'private' | 'journal'

export interface StoredObject {
  bytes: Uint8Array<ArrayBuffer>
  contentType: string
}

/** Even with strong consistency a blob may be missing for a moment after it was written. */
const READ_AGAIN_AFTER_MS = [100, 400] as const

const metadataSchema = v.object({
  contentType: v.string(),
  /** Milliseconds since 1970; older objects have none. */
  storedAt: v.optional(v.number(), 0),
})

export async function putObject(store: StoreName, key: string, { bytes, contentType }: StoredObject): Promise<void> {
  await guarded('write', () =>
    open(store).set(key, bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength), {
      metadata: { contentType, storedAt: Date.now() },
    }),
  )
}

/**
 * @param options `again: false` for an object that may well not exist
 * @returns null if it does not exist, after two more tries
 */
export async function readObject(store: StoreName, key: string, { again = true } = {}): Promise<StoredObject | null> {
  for (const waitMs of again ? [0, ...READ_AGAIN_AFTER_MS] : [0]) {
    if (waitMs) await new Promise((resolve) => setTimeout(resolve, waitMs))
    const found = await guarded('read', () => open(store).getWithMetadata(key, { type: 'arrayBuffer' }))
    if (found)
      return { bytes: new Uint8Array(found.data), contentType: v.parse(metadataSchema, found.metadata).contentType }
  }
  return null
}

/** Checks whether the object exists, without downloading it. */
export const hasObject = async (store: StoreName, key: string): Promise<boolean> =>
  (await guarded('read', () => open(store).getMetadata(key))) !== null

/** @returns when it was written, 0 if unknown; null if there is no such object */
export async function storedAt(store: StoreName, key: string): Promise<number | null> {
  const found = await guarded('read', () => open(store).getMetadata(key))
  return found && v.parse(metadataSchema, found.metadata).storedAt
}

/** All keys of a store, a page at a time. @throws Problem 'unavailable' */
export async function* listKeys(store: StoreName): AsyncGenerator<string[]> {
  const pages = open(store).list({ paginate: true })[Symbol.asyncIterator]()
  for (;;) {
    const page = await guarded('list', () => pages.next())
    if (page.done) return
    yield page.value.blobs.map(({ key }) => key)
  }
}

/** @throws Problem 'unavailable' if the object can still be read afterwards */
export async function eraseObject(store: StoreName, key: string): Promise<void> {
  await guarded('erase', () => open(store).delete(key))
  if (await readObject(store, key, { again: false }))
    throw new Problem('unavailable', 'The media store has what was erased')
}

/** The platform's default is eventual consistency: a read might be a minute behind. */
const open = (store: StoreName): Store => getStore({ name: `${store}-${deployContext()}`, consistency: 'strong' })

/**
 * Without a context the store's name would differ, and the sweep would never clean it: no photo must go there.
 * @throws Problem 'not-configured', which `guarded` treats like a transient failure
 */
function deployContext(): string {
  const context = globalThis.Netlify?.context?.deploy?.context
  if (context) return context
  if (process.env.NETLIFY || process.env.SITE_ID)
    throw new Problem('not-configured', 'The platform does not say which deploy this is')
  return 'local'
}

async function guarded<T>(what: string, act: () => Promise<T>): Promise<T> {
  try {
    return await act()
  } catch (error) {
    throw new Problem('unavailable', `The media store failed to ${what}`, { cause: error })
  }
}
