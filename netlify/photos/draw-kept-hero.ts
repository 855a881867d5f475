/** The background half of a kept hero's next tale: its face, in that tale's frame, becomes the tale's own portrait. */
import { asProblem, Problem } from '#domain/problem.ts'
import { findStoryWorld } from '#stories/library.ts'
import { mediaUrl } from '#netlify/media/media-key.ts'
import { logProblem } from '#netlify/platform/log.ts'
import type { PortraitStudio } from '#studio/studio.ts'
import type { HeroJob } from './job.ts'
import { readFaceOf, readKeptHero } from './kept-heroes.ts'
import { erasePortrait, keepPortrait } from './make-portrait.ts'
import { endTransformation, isStillProcessing } from './transformation-record.ts'

/** Ends the transformation, whatever happens; run again, what has ended is left alone. */
export async function drawKeptHero(job: HeroJob, studio: Pick<PortraitStudio, 'portraitOfKept'>): Promise<void> {
  const { uid, transformId, heroId, templateId } = job
  if (!(await isStillProcessing(uid, transformId))) return
  try {
    const hero = await readKeptHero(uid, heroId)
    if (!hero) throw new Problem('not-found', 'The hero was erased meanwhile')
    const kept = await readFaceOf(uid, hero)
    const made = await studio.portraitOfKept(kept, findStoryWorld(templateId))
    const unlit = kept.unlit && { bytes: new Uint8Array(kept.unlit), contentType: 'image/png' }
    const stored = await keepPortrait(job, { ...made, unlit })
    const isOurs = await endTransformation(uid, transformId, {
      status: 'completed',
      transformedImageUrl: mediaUrl(stored.portraitKey),
      ...(hero.heroFeatures && { features: hero.heroFeatures }),
    })
    if (!isOurs) await erasePortrait(uid, stored)
  } catch (error) {
    const problem = asProblem(error, 'transformation-failed')
    logProblem('reuse-hero', problem)
    await endTransformation(uid, transformId, { status: 'failed', error: problem.code })
  }
}
