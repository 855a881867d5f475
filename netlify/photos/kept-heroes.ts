/**
 * `heroes/{uid}/{heroId}`: a hero saved for the next tale. It has copies of face and portrait, entries and objects, so
 * that a book, a draft and a saved hero may end in any order without affecting each other
 * (docs/decisions/0173-saved-hero.md).
 */
import * as v from 'valibot'
import { paths } from '#domain/database-paths.ts'
import { parseKeptHero, type KeptHero } from '#domain/hero.ts'
import { heroIdSchema, type HeroId, type TransformId, type UserId } from '#domain/ids.ts'
import { Problem } from '#domain/problem.ts'
import { HERO_KEPT_MS } from '#domain/retention.ts'
import { readObject } from '#netlify/clients/blobs.ts'
import { erase, read, readKeys } from '#netlify/clients/database.ts'
import { updateIf } from '#netlify/records/update-if.ts'
import { eraseMedia } from '#netlify/media/library.ts'
import { readMediaEntry, type MediaEntry } from '#netlify/media/media-entry.ts'
import { mediaKeyOf, UNLIT, variantKey } from '#netlify/media/media-key.ts'
import { allMedia, endMedia, keepUnerasedUntil } from '#netlify/media/retention.ts'
import type { KeptFace } from '#studio/studio.ts'

/** @returns null if this user has no hero with this id */
export const readKeptHero = async (uid: UserId, id: HeroId): Promise<KeptHero | null> =>
  parseKeptHero(id, await read(paths.hero(uid, id)))

export async function readKeptHeroes(uid: UserId): Promise<KeptHero[]> {
  const found = Object.entries((await read(paths.heroesOf(uid))) ?? {})
  return found.flatMap(([id, value]) => parseKeptHero(id, value) ?? [])
}

/** @returns the face for the next portrait. @throws Problem 'not-found' */
export async function readFaceOf(uid: UserId, hero: KeptHero): Promise<KeptFace> {
  const portraitKey = mediaKeyOf(hero.portraitUrl)
  const heroKey = portraitKey && (await readMediaEntry(uid, portraitKey))?.heroKey
  const face = heroKey && (await readObject('private', heroKey))
  if (!face) throw new Problem('not-found', 'The face of a kept hero is no longer in the store')
  const unlit = await readObject('private', variantKey(heroKey, UNLIT), { again: false })
  return { face: face.bytes, unlit: unlit?.bytes ?? null }
}

/** Extends the hero's time, because a tale is begun with it. @throws Problem 'not-found' if it is erased meanwhile */
export async function noteNextTale(uid: UserId, hero: KeptHero, transformId: TransformId): Promise<void> {
  const keptUntil = Date.now() + HERO_KEPT_MS
  const isThere = await updateIf(paths.hero(uid, hero.id), (before) => {
    const kept = parseKeptHero(hero.id, before)
    if (!kept) return { result: false }
    const { id: _id, ...record } = kept
    return { becomes: { ...record, keptUntil, portraits: { ...kept.portraits, [transformId]: true } }, result: true }
  })
  if (!isThere) throw new Problem('not-found', 'The hero was erased meanwhile')
  await keepMediaOf(uid, hero.id, keptUntil)
}

/** Extends the hero's media, except those that are being erased. */
export const keepMediaOf = async (uid: UserId, id: HeroId, keptUntil: number): Promise<void> =>
  keepUnerasedUntil(uid, keysOf(await allMedia(uid), id), keptUntil)

const keysOf = (media: readonly [key: string, entry: MediaEntry][], id: HeroId): string[] =>
  media.flatMap(([key, { heroId }]) => (heroId === id ? [key] : []))

/** Erases the hero's media first, and its record last: until then a repeated request finds the rest. */
export async function eraseKeptHero(uid: UserId, id: HeroId): Promise<void> {
  const own = (await allMedia(uid)).filter(([, { heroId }]) => heroId === id)
  // If this process dies, the sweep continues; and no concurrent call can extend media that are marked as erased.
  await endMedia(uid, keysOf(own, id), Date.now(), { isErased: true })
  for (const [key, { kind }] of own) await eraseMedia(uid, key, kind, { keepsArriving: true })
  await erase(paths.hero(uid, id))
}

/**
 * Erases heroes whose portrait has expired or whose consent is withdrawn: a call that saved the hero during the
 * withdrawal may have died before its second check of the consent.
 */
export async function expireHeroes(uid: UserId, isAgreed: (id: HeroId) => Promise<boolean>): Promise<void> {
  const records = Object.entries((await read(paths.heroesOf(uid))) ?? {})
  if (records.length === 0) return
  const media = new Set(await readKeys(paths.mediaOf(uid)))
  for (const [key, value] of records) {
    const id = v.safeParse(heroIdSchema, key)
    if (!id.success) continue
    const portraitKey = mediaKeyOf(parseKeptHero(key, value)?.portraitUrl ?? '')
    const isThere = portraitKey !== null && media.has(portraitKey)
    if (!isThere || !(await isAgreed(id.output))) await eraseKeptHero(uid, id.output)
  }
}
