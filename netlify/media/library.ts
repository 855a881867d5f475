/**
 * Stores the media of a user: every object has an entry in `mediaIndex/{uid}/{key}`, written before the object itself,
 * so that the sweep or an erasure finds every object.
 */
import { randomBytes } from 'node:crypto'
import { paths } from '#domain/database-paths.ts'
import type { UserId } from '#domain/ids.ts'
import { Problem } from '#domain/problem.ts'
import { eraseObject, putObject, type StoredObject } from '#netlify/clients/blobs.ts'
import { patch, read } from '#netlify/clients/database.ts'
import { changeEntry, KIND_STORES, readMediaEntry, type MediaEntry, type MediaKind } from './media-entry.ts'
import { KEY_BYTES, variantKey } from './media-key.ts'
import { FIRST_LOOK_AFTER_MS, visitBy } from './plan-visit.ts'

export interface NewMedia extends Omit<MediaEntry, 'variants' | 'isArriving' | 'createdAt'> {
  uid: UserId
  object: StoredObject
  /** Other formats of the object, served beside it and erased with it. */
  variants?: { name: string; object: StoredObject }[]
  fence?: number
}

/** @returns the new object's key */
export async function storeMedia({ uid, object, variants = [], fence, ...entry }: NewMedia): Promise<string> {
  const random = randomBytes(KEY_BYTES).toString('hex')
  const key = fence === undefined ? random : `${random}-${fence}`
  const names = variants.map(({ name }) => name)
  const nowMs = Date.now()
  const visit = paths.housekeepingOf(uid)
  await patch({
    [paths.mediaIndex(uid, key)]: {
      ...entry,
      createdAt: nowMs,
      isArriving: true,
      ...(names.length > 0 && { variants: names }),
    },
    ...(entry.kind === 'original' && { [paths.originalAt(key)]: nowMs }),
    // Media that expire need a planned clean-up; the sweep plans the next one by itself.
    ...(entry.expiresAt !== undefined && {
      [visit]: visitBy(await read(visit), nowMs + FIRST_LOOK_AFTER_MS),
    }),
  })
  const store = KIND_STORES[entry.kind]
  await Promise.all([
    putObject(store, key, object),
    ...variants.map((variant) => putObject(store, variantKey(key, variant.name), variant.object)),
  ])
  await noteArrival(uid, key)
  return key
}

/**
 * Replaces the bytes of an object: only of a private one, because the bytes behind a public key never change.
 * @throws Problem 'not-found' | 'conflict' if the object has been erased, or is being erased
 */
export async function replaceMedia(
  uid: UserId,
  key: string,
  kind: 'original' | 'hero',
  object: StoredObject,
): Promise<void> {
  if (!(await changeEntry(uid, key, { isArriving: true })))
    throw new Problem('not-found', 'What was to be replaced has been erased')
  await putObject(KIND_STORES[kind], key, object)
  await noteArrival(uid, key)
}

const noteArrival = (uid: UserId, key: string): Promise<void> =>
  patch({ [`${paths.mediaIndex(uid, key)}/isArriving`]: null })

/**
 * Erases the object first, its entry last: an entry without an object can be found again, an object without an entry
 * cannot.
 * @param options `keepsArriving: true` while the process that stores the object may still run: then its entry stays for
 * the next clean-up
 * @throws Problem 'unavailable' if the store still has it afterwards
 */
export async function eraseMedia(
  uid: UserId,
  key: string,
  kind: MediaKind,
  { keepsArriving = false } = {},
): Promise<void> {
  const entry = await readMediaEntry(uid, key)
  for (const stored of [key, ...(entry?.variants ?? []).map((name) => variantKey(key, name))])
    await eraseObject(KIND_STORES[kind], stored)
  if (keepsArriving && entry?.isArriving) return
  await patch({ [paths.mediaIndex(uid, key)]: null, ...(kind === 'original' && { [paths.originalAt(key)]: null }) })
}
