/**
 * Erases a saved hero: withdraws the consent, then erases face, portrait and record at once, with everything drawn from
 * it that is not paid. A paid or delivered book keeps its own copy of the face. Each part is safe to repeat.
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

/**
 * Withdraws the consent first, so that no tale can start with the hero meanwhile. @throws Problem 'not-found' if no
 * hero was saved under this id
 */
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
