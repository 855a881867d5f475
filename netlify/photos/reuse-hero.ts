/** A portrait without a photo: of a saved hero, or of a face that the browser measured. */
import { isDeepStrictEqual } from 'node:util'
import { paths } from '#domain/database-paths.ts'
import type { HeroId, TransformId, UserId } from '#domain/ids.ts'
import { asProblem, Problem } from '#domain/problem.ts'
import type { HeroWithoutPhoto, ReuseHeroRequest } from '#domain/wire.ts'
import { findStoryWorld } from '#stories/library.ts'
import { SERVER_TIME } from '#netlify/clients/database.ts'
import { readHeroWithoutPhoto } from '#netlify/records/hero-without-photo.ts'
import { updateIf } from '#netlify/records/update-if.ts'
import { FIRST_LOOK_AFTER_MS, planVisit } from '#netlify/media/plan-visit.ts'
import { startInBackground } from '#netlify/platform/internal-call.ts'
import type { HeroJob } from './job.ts'
import { noteNextTale, readKeptHero } from './kept-heroes.ts'
import { endTransformation } from './transformation-record.ts'

/**
 * Begins the transformation, which the browser watches like one from a photo. Only the server writes whose portrait it
 * is, so no browser can claim a consent for another portrait.
 * @param requireConsent throws without a consent to saving this hero. A face's code needs no consent: it holds no part
 * of a photo.
 * @param count throws if the daily limit is reached
 * @throws Problem 'not-found' for a hero that is not saved, 'bad-request', 'conflict' if another portrait has the id
 */
export async function reuseHero(
  uid: UserId,
  { templateId, transformId, ...asked }: ReuseHeroRequest,
  { requireConsent, count }: { requireConsent: (id: HeroId) => Promise<unknown>; count: () => Promise<void> },
): Promise<void> {
  if (!findStoryWorld(templateId) || !isIdOf(transformId, templateId))
    throw new Problem('bad-request', 'No portrait of this tale')
  if ('heroId' in asked) await requireConsent(asked.heroId)
  const hero = 'heroId' in asked ? await readKeptHero(uid, asked.heroId) : null
  if ('heroId' in asked && !hero) throw new Problem('not-found', 'This hero is not kept')
  // A repeated request, after a reload or from another tab, watches the running transformation.
  if (await isBegun(uid, transformId, asked)) return
  await count()
  const record = { status: 'processing', createdAt: SERVER_TIME, updatedAt: SERVER_TIME, templateId, ...asked }
  const isOurs = await updateIf(paths.transformation(uid, transformId), (before) =>
    before === null ? { becomes: record, result: true } : { result: false },
  )
  if (!isOurs) {
    if (await isBegun(uid, transformId, asked)) return
    throw new Problem('conflict', 'This is the id of another portrait')
  }
  try {
    await planVisit(uid, Date.now() + FIRST_LOOK_AFTER_MS)
    if (hero) await noteNextTale(uid, hero, transformId)
    await startInBackground('transform-photo-background', { uid, transformId, templateId, ...asked } satisfies HeroJob)
  } catch (error) {
    await endTransformation(uid, transformId, { status: 'failed', error: asProblem(error).code })
    throw error
  }
}

/** The format of a browser's id: the template and a time. */
const isIdOf = (transformId: string, templateId: string): boolean =>
  transformId.startsWith(`${templateId}_`) && /^\d{13}$/.test(transformId.slice(templateId.length + 1))

const isBegun = async (uid: UserId, transformId: TransformId, asked: HeroWithoutPhoto): Promise<boolean> =>
  isDeepStrictEqual(await readHeroWithoutPhoto(uid, transformId), asked)
