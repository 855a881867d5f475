/**
 * A parent keeps a hero no longer: the word is taken back, and face, portrait and record go at once, with what was drawn from it and
 * not paid for. A book that is owed or handed over has a face of its own, which stays with it. Each part may be repeated.
 */
import * as v from 'valibot'
import { heroConsentId } from '#domain/consent.ts'
import { paths } from '#domain/database-paths.ts'
import { transformIdSchema, type HeroId, type TransformId, type UserId } from '#domain/ids.ts'
import { Problem } from '#domain/problem.ts'
import { noteWithdrawal } from '#netlify/records/consents.ts'
import { noteErasure } from '#netlify/records/erasure-journal.ts'
import { read } from '#netlify/clients/database.ts'
import { eraseKeptHero, readKeptHero } from '#netlify/photos/kept-heroes.ts'
import { erasePhotos } from './erase-photos.ts'

/** The word first, so that no tale is begun with it meanwhile. @throws Problem 'not-found' where nothing was ever kept under it */
export async function eraseHero(uid: UserId, id: HeroId): Promise<void> {
  const isNoted = await noteWithdrawal(uid, heroConsentId(id), Date.now())
  if (!isNoted && !(await readKeptHero(uid, id))) throw new Problem('not-found', 'There is no such hero of this user')
  await noteErasure({ kind: 'hero', uid, heroId: id, atMs: Date.now() })
  for (const transformId of await drawnFrom(uid, id)) await erasePhotos(uid, { transformId, reason: 'consent-missing' })
  await eraseKeptHero(uid, id)
}

const drawnFromSchema = v.object({ heroId: v.string() })

async function drawnFrom(uid: UserId, heroId: HeroId): Promise<TransformId[]> {
  const found = Object.entries((await read(paths.transformationsOf(uid))) ?? {})
  return found.flatMap(([key, value]) => {
    const id = v.safeParse(transformIdSchema, key)
    return id.success && v.is(drawnFromSchema, value) && value.heroId === heroId ? [id.output] : []
  })
}
