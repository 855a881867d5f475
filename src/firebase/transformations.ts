/** The way from a photo to a portrait: the browser writes the request, the server ends it, the browser watches. */
import { get, onValue, ref, serverTimestamp } from 'firebase/database'
import { photoConsentId } from '#domain/consent.ts'
import { paths } from '#domain/database-paths.ts'
import type { TemplateId, TransformId, UserId } from '#domain/ids.ts'
import type { Problem } from '#domain/problem.ts'
import type { Watch } from '#domain/remote.ts'
import { parsePortrait, parseTransformation, type Portrait, type Transformation } from '#domain/transformation.ts'
import { createCounted } from './counted-write.ts'
import { database } from './database.ts'
import { databaseProblem, withinDeadline } from './deadline.ts'
import { listIn, watchOwn } from './watch.ts'

/**
 * The consent to the photo's use is saved in the same write as the request: without it the server takes no photo.
 * @param about `consentText`: the version of the text that the parent has agreed to
 */
export async function createTransformation(
  uid: UserId,
  id: TransformId,
  about: { templateId: TemplateId; userEmail: string; consentText: string },
): Promise<void> {
  const { templateId, userEmail, consentText } = about
  const createdAt = serverTimestamp()
  const record = { status: 'processing', createdAt, updatedAt: createdAt, templateId, userEmail }
  const consent = { kind: 'photo', version: consentText, granted: true, createdAt, transformId: id }
  await withinDeadline(
    createCounted(uid, 'transformations', id, {
      [paths.transformation(uid, id)]: record,
      [paths.consent(uid, photoConsentId(id))]: consent,
    }),
    'create transformation',
  )
}

/** @returns a function that stops it */
export function watchTransformation(
  uid: UserId,
  id: TransformId,
  onChange: (state: Transformation) => void,
  onFailed: (problem: Problem) => void,
): () => void {
  return onValue(
    transformation(uid, id),
    (snapshot) => {
      const state = parseTransformation(snapshot.val())
      if (state) onChange(state)
    },
    (error) => onFailed(databaseProblem(error, 'watch transformation')),
  )
}

/** All finished portraits that still exist, the newest first. */
export const watchPortraits: Watch<Portrait[]> = (uid, onChange, onFailed) =>
  watchOwn(
    'portraits',
    ref(database(), paths.transformationsOf(uid)),
    (snapshot) => onChange(listIn(snapshot, parsePortrait).sort((one, other) => other.updatedAt - one.updatedAt)),
    onFailed,
  )

export async function readTransformation(uid: UserId, id: TransformId): Promise<Transformation | null> {
  return parseTransformation((await withinDeadline(get(transformation(uid, id)), 'read transformation')).val())
}

const transformation = (uid: UserId, id: TransformId) => ref(database(), paths.transformation(uid, id))
