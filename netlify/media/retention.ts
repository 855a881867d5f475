/** How long the data of a person are stored, and which have expired. */
import * as v from 'valibot'
import { paths } from '#domain/database-paths.ts'
import type { UserId } from '#domain/ids.ts'
import { Problem } from '#domain/problem.ts'
import { read, readWindow } from '#netlify/clients/database.ts'
import { logProblem } from '#netlify/platform/log.ts'
import { changeEntry, entrySchema, type MediaEntry } from './media-entry.ts'
import { planVisit } from './plan-visit.ts'

const HOUR_MS = 60 * 60_000

/**
 * Media made for an order expire after this time unless their book is delivered: far longer than any production takes.
 */
export const MADE_KEPT_MS = 7 * 24 * HOUR_MS

/** The next clean-up takes the rest. */
const EXPIRED_AT_ONCE = 50
const UNREAD_PUT_OFF_MS = HOUR_MS

/**
 * Removes the expiry time of media that a paid book needs, unless they are being erased or replaced. @throws Problem
 * 'conflict'
 */
export async function keepMedia(uid: UserId, keys: readonly string[]): Promise<void> {
  const isToEnd = (entry: unknown) =>
    v.is(endSchema, entry) && !v.is(erasedSchema, entry) && !v.is(replacedSchema, entry)
  await Promise.all(keys.map((key) => changeEntry(uid, key, { expiresAt: null }, isToEnd)))
}

const erasedSchema = v.object({ isErased: v.literal(true) })
const replacedSchema = v.object({ isReplaced: v.literal(true) })

/**
 * Removes the expiry time of an object that a book still uses although it was to be replaced. @throws Problem
 * 'conflict'
 */
export async function keepAfterAll(uid: UserId, key: string): Promise<void> {
  await changeEntry(uid, key, { expiresAt: null, isReplaced: null }, (entry) => !v.is(erasedSchema, entry))
}

/** @returns expired media; an unreadable entry is postponed, so that it does not block others */
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

/** Another version of the code, or a person, wrote this entry: its store is unknown, so its object cannot be erased. */
async function putOff(uid: UserId, key: string, nowMs: number): Promise<void> {
  logProblem('entry-unreadable', new Problem('unknown', 'An entry of mediaIndex cannot be read, and is put off'), {
    about: key,
  })
  await changeEntry(uid, key, { expiresAt: nowMs + UNREAD_PUT_OFF_MS })
}

/**
 * Lets media expire now or at a given time, whatever code stored them. @param as marks that stop a running worker from
 * keeping them
 */
export async function endMedia(
  uid: UserId,
  keys: readonly string[],
  expiresAt: number,
  as: Pick<MediaEntry, 'isErased' | 'isReplaced'> = {},
): Promise<void> {
  if (keys.length === 0) return
  for (const key of keys) await changeEntry(uid, key, { expiresAt, ...as })
  await planVisit(uid, expiresAt)
}

const endSchema = v.object({ expiresAt: v.number() })

/** @returns when the next object of this user ends, milliseconds since 1970; null if none ends */
export async function nextExpiry(uid: UserId): Promise<number | null> {
  const [first] = await readWindow(paths.mediaOf(uid), { by: 'expiresAt', atMost: 1 })
  const result = v.safeParse(endSchema, first?.[1])
  return result.success ? result.output.expiresAt : null
}

/** @returns all media of a user, expired or not: some twenty entries a book */
export async function allMedia(uid: UserId): Promise<[key: string, entry: MediaEntry][]> {
  const found = (await read(paths.mediaOf(uid))) ?? {}
  return Object.entries(found).map(([key, value]) => [key, v.parse(entrySchema, value)])
}

/** Postpones the end of objects; an object with a later end, or with no end, does not change. */
export const keepMediaUntil = (uid: UserId, keys: readonly string[], expiresAt: number): Promise<void> =>
  putOffUntil(uid, keys, expiresAt, () => true)

/** Like keepMediaUntil, but skips media that are erased meanwhile: they would outlive the record that names them. */
export const keepUnerasedUntil = (uid: UserId, keys: readonly string[], expiresAt: number): Promise<void> =>
  putOffUntil(uid, keys, expiresAt, (entry) => !v.is(erasedSchema, entry))

async function putOffUntil(
  uid: UserId,
  keys: readonly string[],
  expiresAt: number,
  isMeant: (entry: unknown) => boolean,
): Promise<void> {
  // Decided inside the write, because an object that a book keeps meanwhile must get no end.
  const endsSooner = (entry: unknown) => v.is(endSchema, entry) && entry.expiresAt < expiresAt && isMeant(entry)
  for (const key of keys) await changeEntry(uid, key, { expiresAt }, endsSooner)
}
