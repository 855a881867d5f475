/**
 * What is kept of a person, and until when: every stored object has an entry in `mediaIndex/{uid}/{key}`, written before
 * the object itself, so that nothing lies in a store that the sweep or an erasure would not find.
 */
import { randomBytes } from 'node:crypto'
import * as v from 'valibot'
import { paths } from '#domain/database-paths.ts'
import type { UserId } from '#domain/ids.ts'
import { Problem } from '#domain/problem.ts'
import { eraseObject, putObject, type StoredObject, type StoreName } from './blobs.ts'
import { erase, patch, read, readWindow, readWithEtag, writeIf } from './database.ts'
import { logProblem } from './http.ts'

const HOUR_MS = 60 * 60_000

/** Unpaid drafts with their portraits are erased 30 days after their last change; originals after a day. */
export const ORIGINAL_KEPT_MS = 24 * HOUR_MS
export const DRAFT_KEPT_MS = 30 * 24 * HOUR_MS

/** A first look after what was stored: by then a transformation has ended, or hangs. */
export const HOUSEKEEPING_AFTER_MS = 10 * 60_000

const KIND_STORES = {
  original: 'private',
  /** What an outside producer made of an original: until the hero is cut out of it. */
  painting: 'private',
  hero: 'private',
  portrait: 'media',
  picture: 'media',
  narration: 'media',
} as const satisfies Record<string, StoreName>
export type MediaKind = keyof typeof KIND_STORES

/** More are left for the next visit. */
const EXPIRED_AT_ONCE = 50
const UNREAD_PUT_OFF_MS = HOUR_MS

/** 160 random bits; a book's media add the fencing number of the worker that made them. */
const KEY = /^[0-9a-f]{40}(-\d{1,9})?$/
const KEY_BYTES = 20

const entrySchema = v.object({
  kind: v.picklist(Object.keys(KIND_STORES) as MediaKind[]),
  /** Milliseconds since 1970; absent where the object is kept as long as its book. */
  expiresAt: v.optional(v.number()),
  /** On a portrait: the private face and the original that it was made of. The browser never learns these keys. */
  heroKey: v.optional(v.string()),
  originalKey: v.optional(v.string()),
  /** Other forms that lie beside the object: a picture's sizes, a clip's Opus. */
  variants: v.optional(v.array(v.string())),
  /** The book, for what was made for one. */
  storyId: v.optional(v.string()),
  /** Its object is on its way into the store, and may come there after somebody has erased it. */
  isArriving: v.optional(v.literal(true)),
})
export type MediaEntry = v.InferOutput<typeof entrySchema>

export const isMediaKey = (text: string): boolean => KEY.test(text)
export const mediaUrl = (key: string): string => `/media/${key}`
export const mediaKeyOf = (url: string): string | null => {
  const key = url.startsWith('/media/') ? url.slice('/media/'.length) : ''
  return isMediaKey(key) ? key : null
}

/** Where another form of an object lies; no media key has a dot. (A slash would make a folder of a file in the local store.) */
export const variantKey = (key: string, name: string): string => `${key}.${name}`

export interface NewMedia extends Omit<MediaEntry, 'variants' | 'isArriving'> {
  uid: UserId
  object: StoredObject
  /** Other forms of the same, served beside it and erased with it. */
  variants?: { name: string; object: StoredObject }[]
  fence?: number
}

/** @returns the new object's key */
export async function storeMedia({ uid, object, variants = [], fence, ...entry }: NewMedia): Promise<string> {
  const random = randomBytes(KEY_BYTES).toString('hex')
  const key = fence === undefined ? random : `${random}-${fence}`
  const names = variants.map(({ name }) => name)
  const nowMs = Date.now()
  await patch({
    [paths.mediaIndex(uid, key)]: {
      ...entry,
      createdAt: nowMs,
      isArriving: true,
      ...(names.length > 0 && { variants: names }),
    },
    // What ends some day is looked after by the sweep, which finds out by itself when to come again.
    ...(entry.expiresAt !== undefined && { [paths.housekeepingOf(uid)]: nowMs + HOUSEKEEPING_AFTER_MS }),
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
 * Puts other bytes in the place of an object: only for private ones, since a public key never gets other bytes.
 * @throws Problem 'not-found' | 'conflict' where the object has been erased, or is being erased
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

/** An entry may be erased at any time, and a part of one must not stand anew. @returns false where there is none. @throws Problem 'conflict' */
async function changeEntry(uid: UserId, key: string, fields: Partial<MediaEntry>): Promise<boolean> {
  const path = paths.mediaIndex(uid, key)
  const { value, etag } = await readWithEtag(path)
  if (value === null) return false
  if (!(await writeIf(path, { ...value, ...fields }, etag)))
    throw new Problem('conflict', 'An object is being changed by somebody else')
  return true
}

const noteArrival = (uid: UserId, key: string): Promise<void> =>
  patch({ [`${paths.mediaIndex(uid, key)}/isArriving`]: null })

/** @returns null where this user has no such object */
export async function readMediaEntry(uid: UserId, key: string): Promise<MediaEntry | null> {
  const result = v.safeParse(entrySchema, await read(paths.mediaIndex(uid, key)))
  return result.success ? result.output : null
}

/** What a paid book needs is kept as long as the book. */
export async function keepMedia(uid: UserId, keys: readonly string[]): Promise<void> {
  await patch(Object.fromEntries(keys.map((key) => [`${paths.mediaIndex(uid, key)}/expiresAt`, null])))
}

/** @returns what is past its time; an entry that cannot be read is put off, so that it holds up no other */
export async function expiredMedia(uid: UserId, nowMs: number): Promise<[key: string, entry: MediaEntry][]> {
  const entries: [string, MediaEntry][] = []
  for (const [key, value] of await readWindow(paths.mediaOf(uid), {
    by: 'expiresAt',
    until: nowMs,
    atMost: EXPIRED_AT_ONCE,
  })) {
    const result = v.safeParse(entrySchema, value)
    if (result.success) entries.push([key, result.output])
    else await putOff(uid, key, nowMs)
  }
  return entries
}

/** Which store its object lies in is known to whoever wrote it: another version of us, or a person. */
async function putOff(uid: UserId, key: string, nowMs: number): Promise<void> {
  logProblem('keep-house', new Problem('unknown', 'An entry of mediaIndex cannot be read, and is put off'))
  await changeEntry(uid, key, { expiresAt: nowMs + UNREAD_PUT_OFF_MS })
}

const endSchema = v.object({ expiresAt: v.number() })

/** @returns when the next object of this user ends, milliseconds since 1970; null where all is kept */
export async function nextExpiry(uid: UserId): Promise<number | null> {
  const [first] = await readWindow(paths.mediaOf(uid), { by: 'expiresAt', atMost: 1 })
  const result = v.safeParse(endSchema, first?.[1])
  return result.success ? result.output.expiresAt : null
}

/** @returns all that is kept of a user, past its time or not: some twenty entries a book */
export async function allMedia(uid: UserId): Promise<[key: string, entry: MediaEntry][]> {
  const found = (await read(paths.mediaOf(uid))) ?? {}
  return Object.entries(found).map(([key, value]) => [key, v.parse(entrySchema, value)])
}

/** Puts the end of a draft's portrait and face off. */
export async function keepMediaUntil(uid: UserId, keys: readonly string[], expiresAt: number): Promise<void> {
  for (const key of keys) await changeEntry(uid, key, { expiresAt })
}

/**
 * The object first, its entry last: an entry without an object is found again, an object without an entry never.
 * @param options `keepsArriving: true` while whoever stores the object may still live: its entry stays then, for who comes later
 * @throws Problem 'unavailable' where the store still has it afterwards
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
  if (!(keepsArriving && entry?.isArriving)) await erase(paths.mediaIndex(uid, key))
}
