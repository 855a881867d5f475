/**
 * What is kept of a person, and until when: every stored object has an entry in `mediaIndex/{uid}/{key}`, written before
 * the object itself, so that nothing lies in a store that the sweep or an erasure would not find.
 */
import { randomBytes } from 'node:crypto'
import * as v from 'valibot'
import { paths } from '#domain/database-paths.ts'
import type { UserId } from '#domain/ids.ts'
import type { PictureSize } from '#domain/picture.ts'
import { Problem } from '#domain/problem.ts'
import { eraseObject, putObject, type StoredObject, type StoreName } from './blobs.ts'
import { erase, patch, read, readSome, readWindow } from './database.ts'

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
const MEDIA_AT_ONCE = 10

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
  /** Other sizes that lie beside a picture. */
  sizes: v.optional(v.array(v.object({ w: v.number(), h: v.number() }))),
  /** The book, for what was made for one. */
  storyId: v.optional(v.string()),
})
export type MediaEntry = v.InferOutput<typeof entrySchema>

export const isMediaKey = (text: string): boolean => KEY.test(text)
export const mediaUrl = (key: string): string => `/media/${key}`
export const mediaKeyOf = (url: string): string | null => {
  const key = url.startsWith('/media/') ? url.slice('/media/'.length) : ''
  return isMediaKey(key) ? key : null
}

/** Where a picture's other size lies; no media key has a dot. (A slash would make a folder of a file in the local store.) */
export const variantKey = (key: string, size: PictureSize): string => `${key}.${size.w}x${size.h}`

export interface NewMedia extends Omit<MediaEntry, 'sizes'> {
  uid: UserId
  object: StoredObject
  /** Other sizes of the same picture, served beside it and erased with it. */
  variants?: { w: number; h: number; object: StoredObject }[]
  fence?: number
}

/**
 * @returns the new object's key
 * @throws Problem 'not-found' where its user has left meanwhile: the object is gone again then, since nobody would find it
 */
export async function storeMedia({ uid, object, variants = [], fence, ...entry }: NewMedia): Promise<string> {
  const random = randomBytes(KEY_BYTES).toString('hex')
  const key = fence === undefined ? random : `${random}-${fence}`
  const sizes = variants.map(({ w, h }) => ({ w, h }))
  const nowMs = Date.now()
  await patch({
    [paths.mediaIndex(uid, key)]: { ...entry, createdAt: nowMs, ...(sizes.length > 0 && { sizes }) },
    // What ends some day is looked after by the sweep, which finds out by itself when to come again.
    ...(entry.expiresAt !== undefined && { [paths.housekeepingOf(uid)]: nowMs + HOUSEKEEPING_AFTER_MS }),
  })
  const store = KIND_STORES[entry.kind]
  await Promise.all([
    putObject(store, key, object),
    ...variants.map((variant) => putObject(store, variantKey(key, variant), variant.object)),
  ])
  if ((await readMediaEntry(uid, key)) === null) {
    await eraseObjects(entry.kind, key, sizes)
    throw new Problem('not-found', 'What was stored has no entry any more')
  }
  return key
}

/** Puts other bytes in the place of an object: only for private ones, since a public key never gets other bytes. */
export async function replaceMedia(kind: 'original' | 'hero', key: string, object: StoredObject): Promise<void> {
  await putObject(KIND_STORES[kind], key, object)
}

/** @returns null where this user has no such object */
export async function readMediaEntry(uid: UserId, key: string): Promise<MediaEntry | null> {
  const result = v.safeParse(entrySchema, await read(paths.mediaIndex(uid, key)))
  return result.success ? result.output : null
}

/** What a paid book needs is kept as long as the book. */
export async function keepMedia(uid: UserId, keys: readonly string[]): Promise<void> {
  await patch(Object.fromEntries(keys.map((key) => [`${paths.mediaIndex(uid, key)}/expiresAt`, null])))
}

/** @returns what is past its time, portraits first: the drafts that they stand in are looked at before their faces go */
export async function expiredMedia(uid: UserId, nowMs: number): Promise<[key: string, entry: MediaEntry][]> {
  const found = await readWindow(paths.mediaOf(uid), { by: 'expiresAt', until: nowMs, atMost: EXPIRED_AT_ONCE })
  const entries = found.map(([key, value]): [string, MediaEntry] => [key, v.parse(entrySchema, value)])
  return entries.toSorted(([, one], [, other]) => Number(other.kind === 'portrait') - Number(one.kind === 'portrait'))
}

/** @returns when the next object of this user ends, milliseconds since 1970; null where all is kept */
export async function nextExpiry(uid: UserId): Promise<number | null> {
  const [first] = await readWindow(paths.mediaOf(uid), { by: 'expiresAt', atMost: 1 })
  return first ? (v.parse(entrySchema, first[1]).expiresAt ?? null) : null
}

/** @returns some of what is kept of a user, past its time or not; nothing where all of it is gone */
export async function someMedia(uid: UserId): Promise<[key: string, entry: MediaEntry][]> {
  return (await readSome(paths.mediaOf(uid), MEDIA_AT_ONCE)).map(([key, value]) => [key, v.parse(entrySchema, value)])
}

/** Puts the end of a draft's portrait and face off. */
export async function keepMediaUntil(uid: UserId, keys: readonly string[], expiresAt: number): Promise<void> {
  await patch(Object.fromEntries(keys.map((key) => [`${paths.mediaIndex(uid, key)}/expiresAt`, expiresAt])))
}

/**
 * The object first, its entry last: an entry without an object is found again, an object without an entry never.
 * @throws Problem 'unavailable' where the store still has it afterwards
 */
export async function eraseMedia(uid: UserId, key: string, kind: MediaKind): Promise<void> {
  await eraseObjects(kind, key, (await readMediaEntry(uid, key))?.sizes ?? [])
  await erase(paths.mediaIndex(uid, key))
}

async function eraseObjects(kind: MediaKind, key: string, sizes: readonly PictureSize[]): Promise<void> {
  for (const stored of [key, ...sizes.map((size) => variantKey(key, size))]) await eraseObject(KIND_STORES[kind], stored)
}
