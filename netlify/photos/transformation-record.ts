/** `transformations/{uid}/{transformId}`: the browser begins it, the server ends it once. */
import * as v from 'valibot'
import { paths } from '#domain/database-paths.ts'
import { templateIdSchema, type TransformId, type UserId } from '#domain/ids.ts'
import { Problem } from '#domain/problem.ts'
import { parseTransformation } from '#domain/transformation.ts'
import { read, SERVER_TIME } from '#netlify/clients/database.ts'
import { updateIf } from '#netlify/records/update-if.ts'

const processingSchema = v.looseObject({ status: v.literal('processing') })
const recordSchema = v.looseObject({ templateId: templateIdSchema })

/**
 * `error`: a code for which the browser has a sentence, or an outside producer's sentence, which the browser shows
 * unchanged.
 */
export type Ending =
  { status: 'completed'; transformedImageUrl: string; features?: string } | { status: 'failed'; error: string }

const isProcessing = (value: unknown): boolean => parseTransformation(value)?.status === 'processing'

/** @throws Problem 'not-found' if the browser has begun no such transformation, 'conflict' if it has ended */
export async function requireProcessing(uid: UserId, transformId: TransformId, templateId: string): Promise<void> {
  const value = await read(paths.transformation(uid, transformId))
  if (!v.is(recordSchema, value) || value.templateId !== templateId) {
    throw new Problem('not-found', 'There is no such transformation of this user')
  }
  if (!isProcessing(value)) throw new Problem('conflict', 'This transformation has ended')
}

export const isStillProcessing = async (uid: UserId, transformId: TransformId): Promise<boolean> =>
  isProcessing(await read(paths.transformation(uid, transformId)))

/**
 * @returns false if another process has ended it (the sweep, a second run): then the caller's results are not needed
 */
export async function endTransformation(uid: UserId, transformId: TransformId, ending: Ending): Promise<boolean> {
  const ended = await updateIf(paths.transformation(uid, transformId), (record) => {
    if (!v.is(processingSchema, record)) return { result: false }
    return { becomes: { ...record, ...ending, updatedAt: SERVER_TIME }, result: true }
  })
  if (ended === null) throw new Problem('conflict', 'A transformation changed faster than it could be ended')
  return ended
}
