/**
 * The background part of a portrait without a photo: a saved hero or a measured face, in the tale's clothes and frame.
 */
import { decodeFace } from '#domain/face-features.ts'
import { asProblem, Problem } from '#domain/problem.ts'
import { findStoryWorld } from '#stories/library.ts'
import { mediaUrl } from '#netlify/media/media-key.ts'
import { logProblem } from '#netlify/platform/log.ts'
import type { PortraitStudio } from '#studio/studio.ts'
import type { HeroJob } from './job.ts'
import { readFaceOf, readKeptHero } from './kept-heroes.ts'
import { erasePortrait, keepPortrait, type MadePortrait } from './make-portrait.ts'
import { endTransformation, isStillProcessing } from './transformation-record.ts'

type Painter = Pick<PortraitStudio, 'portraitOfKept' | 'portraitOfDrawn'>

/** Ends the transformation in any case; a repeated run does not change an ended one. */
export async function drawHero(job: HeroJob, studio: Painter): Promise<void> {
  const { uid, transformId } = job
  if (!(await isStillProcessing(uid, transformId))) return
  try {
    const { features, ...made } = await portraitFor(job, studio)
    const stored = await keepPortrait(job, made)
    const isOurs = await endTransformation(uid, transformId, {
      status: 'completed',
      transformedImageUrl: mediaUrl(stored.portraitKey),
      ...(features && { features }),
    })
    if (!isOurs) await erasePortrait(uid, stored)
  } catch (error) {
    const problem = asProblem(error, 'transformation-failed')
    logProblem('reuse-hero', problem)
    await endTransformation(uid, transformId, { status: 'failed', error: problem.code })
  }
}

async function portraitFor(job: HeroJob, studio: Painter): Promise<MadePortrait & { features?: string | undefined }> {
  const world = findStoryWorld(job.templateId)
  if ('face' in job) {
    const drawn = decodeFace(job.face)
    if (!drawn) throw new Problem('transformation-failed', 'The code is of no face')
    return { ...(await studio.portraitOfDrawn(drawn, job.gender, world)), unlit: null, features: job.face }
  }
  const hero = await readKeptHero(job.uid, job.heroId)
  if (!hero) throw new Problem('not-found', 'The hero was erased meanwhile')
  const kept = await readFaceOf(job.uid, hero)
  const unlit = kept.unlit && { bytes: new Uint8Array(kept.unlit), contentType: 'image/png' }
  return { ...(await studio.portraitOfKept(kept, world)), unlit, features: hero.heroFeatures }
}
