/** A photo's way to a portrait: the browser writes the request, the server ends it, the browser watches. */
import { get, onValue, ref, serverTimestamp, set } from 'firebase/database'
import { paths } from '#domain/database-paths.ts'
import type { TemplateId, TransformId, UserId } from '#domain/ids.ts'
import type { Problem } from '#domain/problem.ts'
import { parseTransformation, type Transformation } from '#domain/transformation.ts'
import { database } from './database.ts'
import { databaseProblem, withinDeadline } from './deadline.ts'

export async function createTransformation(
  uid: UserId,
  id: TransformId,
  about: { templateId: TemplateId; userEmail: string },
): Promise<void> {
  const record = { status: 'processing', createdAt: serverTimestamp(), updatedAt: serverTimestamp(), ...about }
  await withinDeadline(set(transformation(uid, id), record), 'create transformation')
}

/** @returns how to stop */
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

export async function readTransformation(uid: UserId, id: TransformId): Promise<Transformation | null> {
  return parseTransformation((await withinDeadline(get(transformation(uid, id)), 'read transformation')).val())
}

const transformation = (uid: UserId, id: TransformId) => ref(database(), paths.transformation(uid, id))
