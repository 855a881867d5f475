/**
 * The background part of a transformation: photo → the hero's face, which stays private, and the picture that the
 * parent sees. The browser reads its own transformation, so the transformation's record contains only the picture's
 * address; the face's key is in the picture's entry of `mediaIndex`, which only the server reads.
 */
import { encodeFace } from '#domain/face-features.ts'
import type { UserId } from '#domain/ids.ts'
import { FACE_SIZE, sizeName } from '#media/picture.ts'
import { asProblem, Problem } from '#domain/problem.ts'
import { UNPAID_STORY_KEPT_MS } from '#domain/retention.ts'
import { findStoryWorld } from '#stories/library.ts'
import { readObject, type StoredObject } from '#netlify/clients/blobs.ts'
import { logProblem, logRefusal } from '#netlify/platform/log.ts'
import { mediaUrl, UNLIT } from '#netlify/media/media-key.ts'
import { eraseMedia, replaceMedia, storeMedia } from '#netlify/media/library.ts'
import type { Portrait, PortraitStudio, Producer } from '#studio/studio.ts'
import type { PhotoJob } from './job.ts'
import { endPortraitJob, openPortraitJob } from './portrait-job.ts'
import { reEncode } from './re-encode.ts'
import { endTransformation, isStillProcessing } from './transformation-record.ts'

/**
 * Ends the transformation in any case, unless a producer has taken the photo: then `story-webhook` continues, with a
 * job that contains the painting. The platform may run this again: an ended transformation does not change.
 */
export async function makePortrait(job: PhotoJob, studio: PortraitStudio): Promise<void> {
  try {
    if (await isStillProcessing(job.uid, job.transformId)) await transform(job, studio)
  } finally {
    if (job.paintingKey) await eraseMedia(job.uid, job.paintingKey, 'painting')
  }
}

async function transform(job: PhotoJob, studio: PortraitStudio): Promise<void> {
  try {
    const made = await portraitFor(job, studio)
    if (made === 'ordered') return
    const kept = await keepPortrait(job, made)
    const isOurs = await endTransformation(job.uid, job.transformId, {
      status: 'completed',
      transformedImageUrl: mediaUrl(kept.portraitKey),
      features: encodeFace(made.features),
    })
    if (!isOurs) await erasePortrait(job.uid, kept)
  } catch (error) {
    const problem = asProblem(error, 'transformation-failed')
    // A used-up budget has its own alarm.
    ;(problem.code === 'budget-used-up' ? logRefusal : logProblem)('make-portrait', problem)
    await eraseMedia(job.uid, job.originalKey, 'original')
    await endTransformation(job.uid, job.transformId, { status: 'failed', error: problem.code })
  }
}

async function portraitFor(job: PhotoJob, studio: PortraitStudio): Promise<Portrait | 'ordered'> {
  const world = findStoryWorld(job.templateId)
  if (job.paintingKey) return studio.portraitOfPainting(await readPrivate(job.paintingKey), world)
  const photo = await reEncode(await readPrivate(job.originalKey))
  // The browser checks a photo before it sends it, but a call may come from any program.
  const fault = await studio.faultOf(photo.bytes)
  if (fault && fault !== job.acceptedFault) throw new Problem(fault, 'The photo will make no good portrait')
  await replaceMedia(job.uid, job.originalKey, 'original', photo)
  if (studio.producer && (await isOrdered(job, photo.bytes, studio.producer))) return 'ordered'
  return studio.portrait(photo.bytes, world)
}

async function readPrivate(key: string): Promise<Uint8Array<ArrayBuffer>> {
  const found = await readObject('private', key)
  if (!found) throw new Problem('transformation-failed', 'The photo is no longer in the store')
  return found.bytes
}

/** @returns false if the producer refuses: it has no order then, so the studio may paint */
async function isOrdered(job: PhotoJob, photo: Uint8Array, producer: Producer): Promise<boolean> {
  const id = await openPortraitJob(job)
  try {
    await producer.order(id, photo)
    return true
  } catch (error) {
    await endPortraitJob(id)
    const problem = asProblem(error)
    if (problem.code === 'budget-used-up') throw problem
    logProblem('make-portrait', problem)
    return false
  }
}

interface KeptPortrait {
  portraitKey: string
  heroKey: string
}

export type MadePortrait = Omit<Portrait, 'features' | 'unlit'> & { unlit: StoredObject | null }

export async function keepPortrait(
  { uid, originalKey, transformId }: Pick<PhotoJob, 'uid' | 'transformId'> & { originalKey?: string },
  { face, unlit, picture }: MadePortrait,
): Promise<KeptPortrait> {
  const expiresAt = Date.now() + UNPAID_STORY_KEPT_MS
  const variantsOfHero = unlit ? [{ name: UNLIT, object: unlit }] : []
  const heroKey = await storeMedia({
    uid,
    kind: 'hero',
    transformId,
    expiresAt,
    object: face,
    variants: variantsOfHero,
  })
  const portraitKey = await storeMedia({
    uid,
    kind: 'portrait',
    transformId,
    expiresAt,
    heroKey,
    ...(originalKey && { originalKey }),
    object: picture,
    variants: [{ name: sizeName(FACE_SIZE), object: face }],
  })
  return { portraitKey, heroKey }
}

export async function erasePortrait(uid: UserId, { portraitKey, heroKey }: KeptPortrait): Promise<void> {
  await eraseMedia(uid, portraitKey, 'portrait')
  await eraseMedia(uid, heroKey, 'hero')
}
