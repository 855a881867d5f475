/** Fails what a background function was to end and never did (decision 15: after ten minutes, not before). */
import * as v from 'valibot'
import { paths } from '#domain/database-paths.ts'
import { transformIdSchema, type UserId } from '#domain/ids.ts'
import { timestampSchema } from '#domain/time.ts'
import { readWindow } from '#netlify/clients/database.ts'
import { endTransformation } from './transformation-record.ts'

export const TRANSFORMATION_MAX_MS = 10 * 60_000

const recordSchema = v.object({ createdAt: timestampSchema })

/** @returns when the next one of this user's is to be failed, milliseconds since 1970; null where none is under way */
export async function timeOutTransformations(uid: UserId, nowMs: number): Promise<number | null> {
  let next: number | null = null
  for (const [id, record] of await readWindow(paths.transformationsOf(uid), { by: 'status', equalTo: 'processing' })) {
    const endsAt = v.parse(recordSchema, record).createdAt + TRANSFORMATION_MAX_MS
    if (endsAt <= nowMs) await endTransformation(uid, v.parse(transformIdSchema, id), { status: 'failed', error: 'transformation-timeout' })
    else next = Math.min(endsAt, next ?? endsAt)
  }
  return next
}
