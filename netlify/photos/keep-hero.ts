/**
 * Saves the hero of a portrait for the next tale: copies the face and the portrait, and writes a record that names the
 * copies.
 */
import * as v from 'valibot'
import { paths } from '#domain/database-paths.ts'
import { HEROES_A_FAMILY, type KeptHero } from '#domain/hero.ts'
import type { HeroId, TransformId, UserId } from '#domain/ids.ts'
import { Problem } from '#domain/problem.ts'
import { HERO_KEPT_MS, UNPAID_STORY_KEPT_MS } from '#domain/retention.ts'
import { parseTransformation } from '#domain/transformation.ts'
import type { KeepHeroRequest } from '#domain/wire.ts'
import { FACE_SIZE, sizeName } from '#media/picture.ts'
import { readObject, type StoredObject } from '#netlify/clients/blobs.ts'
import { read } from '#netlify/clients/database.ts'
import { updateIf } from '#netlify/records/update-if.ts'
import { eraseMedia, storeMedia } from '#netlify/media/library.ts'
import { readMediaEntry } from '#netlify/media/media-entry.ts'
import { mediaKeyOf, mediaUrl, UNLIT, variantKey } from '#netlify/media/media-key.ts'
import { eraseKeptHero, keepMediaOf, readKeptHeroes } from './kept-heroes.ts'

/**
 * Safe to repeat: an id stands for one hero.
 * @param requireConsent throws without a consent. Called again after everything is stored, because a withdrawal only
 * erases what it finds
 * @throws Problem 'story-not-ready' if the portrait does not exist, 'conflict' if its hero is saved already,
 * 'too-many-heroes'
 */
export async function keepHero(
  uid: UserId,
  { heroId, transformId, ...child }: KeepHeroRequest,
  requireConsent: () => Promise<unknown>,
): Promise<void> {
  await requireConsent()
  const known = await readKeptHeroes(uid)
  const kept = known.find(({ id }) => id === heroId)
  // An earlier call may have died before it extended the copies.
  if (kept) return keepMediaOf(uid, heroId, kept.keptUntil)
  if (known.some(({ portraits }) => portraits[transformId]))
    throw new Problem('conflict', 'This hero is kept already, under another id')
  if (known.length >= HEROES_A_FAMILY) throw tooMany()
  const { stored, features } = await readStored(uid, transformId)
  const nowMs = Date.now()
  const keptUntil = nowMs + HERO_KEPT_MS
  // Until the record names the copies they end like any portrait: if this process dies here, they expire by themselves.
  const keys = await copy(uid, heroId, stored, nowMs + UNPAID_STORY_KEPT_MS)
  const heroFeatures = child.heroFeatures ?? features
  const { id: _id, ...record }: KeptHero = {
    id: heroId,
    ...child,
    ...(heroFeatures && { heroFeatures }),
    portraitUrl: mediaUrl(keys.portraitKey),
    keptAt: nowMs,
    keptUntil,
    portraits: { [transformId]: true },
  }
  // A second call of the same press may have been faster, or the account is being deleted: then this record is not
  // written.
  const end = await updateIf<'ours' | 'known' | 'too-many'>(paths.heroesOf(uid), (value) => {
    const heroes = v.parse(v.record(v.string(), v.unknown()), value ?? {})
    if (heroes[heroId] !== undefined) return { result: 'known' }
    if (Object.keys(heroes).length >= HEROES_A_FAMILY) return { result: 'too-many' }
    return { becomes: { ...heroes, [heroId]: record }, result: 'ours' }
  })
  if (end !== 'ours') {
    await eraseCopies(uid, keys)
    if (end === 'known') return
    throw end === 'too-many' ? tooMany() : new Problem('conflict', 'Others keep heroes faster')
  }
  try {
    await requireConsent()
  } catch (error) {
    await eraseKeptHero(uid, heroId)
    throw error
  }
  // Must come last: by then a concurrent erasure has either found the copies, or withdrawn the consent before the
  // second check.
  await keepMediaOf(uid, heroId, keptUntil)
}

const tooMany = () => new Problem('too-many-heroes', `More than ${HEROES_A_FAMILY} heroes of one parent`)

interface StoredFace {
  face: StoredObject
  unlit: StoredObject | null
  picture: StoredObject
  /** The face as the browser needs it to compose pages. */
  publicFace: StoredObject | null
}

/** @throws Problem 'story-not-ready' */
async function readStored(
  uid: UserId,
  transformId: TransformId,
): Promise<{ stored: StoredFace; features: string | undefined }> {
  const transformation = parseTransformation(await read(paths.transformation(uid, transformId)))
  const gone = new Problem('story-not-ready', 'The portrait of this hero is not there')
  if (transformation?.status !== 'completed') throw gone
  const portraitKey = mediaKeyOf(transformation.transformedImageUrl)
  const heroKey = portraitKey && (await readMediaEntry(uid, portraitKey))?.heroKey
  if (!heroKey) throw gone
  const [face, unlit, picture, publicFace] = await Promise.all([
    readObject('private', heroKey),
    readObject('private', variantKey(heroKey, UNLIT), { again: false }),
    readObject('media', portraitKey),
    readObject('media', variantKey(portraitKey, sizeName(FACE_SIZE)), { again: false }),
  ])
  if (!face || !picture) throw gone
  return { stored: { face, unlit, picture, publicFace }, features: transformation.features }
}

interface HeroKeys {
  heroKey: string
  portraitKey: string
}

async function copy(
  uid: UserId,
  heroId: HeroId,
  { face, unlit, picture, publicFace }: StoredFace,
  expiresAt: number,
): Promise<HeroKeys> {
  const common = { uid, heroId, expiresAt }
  const heroKey = await storeMedia({
    ...common,
    kind: 'hero',
    object: face,
    variants: unlit ? [{ name: UNLIT, object: unlit }] : [],
  })
  const portraitKey = await storeMedia({
    ...common,
    kind: 'portrait',
    heroKey,
    object: picture,
    variants: publicFace ? [{ name: sizeName(FACE_SIZE), object: publicFace }] : [],
  })
  return { heroKey, portraitKey }
}

async function eraseCopies(uid: UserId, { heroKey, portraitKey }: HeroKeys): Promise<void> {
  await eraseMedia(uid, portraitKey, 'portrait')
  await eraseMedia(uid, heroKey, 'hero')
}
