/**
 * The background half of a transformation: photo → the hero's face, which stays private, and the picture that the parent
 * sees. The browser reads its own transformation, so only the picture's address stands there; the face's key stands in
 * the picture's entry of `mediaIndex`, which only the server reads.
 */
import type { UserId } from '#domain/ids.ts'
import { FACE_SIZE } from '#domain/picture.ts'
import { asProblem, Problem } from '#domain/problem.ts'
import { findStoryWorld } from '#stories/library.ts'
import { readObject } from '#netlify/clients/blobs.ts'
import { logProblem } from '#netlify/clients/http.ts'
import { DRAFT_KEPT_MS, eraseMedia, mediaUrl, replaceMedia, storeMedia } from '#netlify/clients/stored-media.ts'
import type { Illustrator } from '#netlify/studio/studio.ts'
import type { TransformJob } from './job.ts'
import { requireGoodPhoto } from './judge-photo.ts'
import { reEncode } from './re-encode.ts'
import { endTransformation, isStillProcessing } from './transformation-record.ts'

/** Ends the transformation, whatever happens. The platform may run it again: what has ended is left alone. */
export async function transformPhoto(job: TransformJob, illustrator: Illustrator): Promise<void> {
  if (!(await isStillProcessing(job.uid, job.transformId))) return
  try {
    const portrait = await makePortrait(job, illustrator)
    const isOurs = await endTransformation(job.uid, job.transformId, {
      status: 'completed',
      transformedImageUrl: mediaUrl(portrait.portraitKey),
    })
    if (!isOurs) await erasePortrait(job.uid, portrait)
  } catch (error) {
    const problem = asProblem(error, 'transformation-failed')
    logProblem('transform-photo', problem)
    await eraseMedia(job.uid, job.originalKey, 'original')
    await endTransformation(job.uid, job.transformId, { status: 'failed', error: problem.code })
  }
}

interface Portrait {
  portraitKey: string
  heroKey: string
}

async function makePortrait({ uid, templateId, originalKey, acceptedFault }: TransformJob, illustrator: Illustrator): Promise<Portrait> {
  const original = await readObject('private', originalKey)
  if (!original) throw new Problem('transformation-failed', 'The photo is no longer in the store')
  const photo = await reEncode(original.bytes)
  await requireGoodPhoto(photo.bytes, acceptedFault)
  await replaceMedia('original', originalKey, photo)
  const { face, picture } = await illustrator.portrait(photo.bytes, findStoryWorld(templateId))
  const expiresAt = Date.now() + DRAFT_KEPT_MS
  const heroKey = await storeMedia({ uid, kind: 'hero', expiresAt, object: face })
  const portraitKey = await storeMedia({ uid, kind: 'portrait', expiresAt, heroKey, originalKey, object: picture, variants: [{ ...FACE_SIZE, object: face }] })
  return { portraitKey, heroKey }
}

async function erasePortrait(uid: UserId, { portraitKey, heroKey }: Portrait): Promise<void> {
  await eraseMedia(uid, portraitKey, 'portrait')
  await eraseMedia(uid, heroKey, 'hero')
}
