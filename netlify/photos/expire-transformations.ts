/**
 * A transformation's record contains its owner's address, so it is erased with its portrait, or thirty days after a
 * failure.
 */
import * as v from 'valibot'
import { paths } from '#domain/database-paths.ts'
import { transformIdSchema, type TransformId, type UserId } from '#domain/ids.ts'
import { timestampSchema } from '#domain/time.ts'
import { parseTransformation } from '#domain/transformation.ts'
import { UNPAID_STORY_KEPT_MS } from '#domain/retention.ts'
import { erase, read, readKeys } from '#netlify/clients/database.ts'
import { forEachLimited, requireAll } from '#netlify/platform/for-each-limited.ts'
import { mediaKeyOf } from '#netlify/media/media-key.ts'

const AT_ONCE = 10

interface Ended {
  id: TransformId
  /** The end of a failed transformation, milliseconds since 1970; null if it is erased with its portrait. */
  endsAt: number | null
  portraitKey: string | null
}

/**
 * @param untilMs when no more record is begun
 * @returns when the next failed one of this user ends, milliseconds since 1970; null if there is none
 * @throws OutOfTime, or the first error, after the others are done
 */
export async function expireTransformations(uid: UserId, nowMs: number, untilMs: number): Promise<number | null> {
  // The records are at most a daily quota for each of the thirty days that they are stored.
  const ended = Object.entries((await read(paths.transformationsOf(uid))) ?? {}).flatMap(endedOf)
  if (ended.length === 0) return null
  const hasPortraits = ended.some(({ portraitKey }) => portraitKey !== null)
  const media = new Set(hasPortraits ? await readKeys(paths.mediaOf(uid)) : [])
  const over = ended.filter(({ endsAt, portraitKey }) =>
    endsAt === null ? !media.has(portraitKey ?? '') : endsAt <= nowMs,
  )
  requireAll(
    await forEachLimited(over, { where: 'expire-transformations', concurrency: AT_ONCE, untilMs }, ({ id }) =>
      erase(paths.transformation(uid, id)),
    ),
  )
  const ahead = ended.flatMap(({ endsAt }) => (endsAt !== null && endsAt > nowMs ? [endsAt] : []))
  return ahead.length > 0 ? Math.min(...ahead) : null
}

const timesSchema = v.object({ updatedAt: timestampSchema })

function endedOf([key, value]: [key: string, value: unknown]): Ended[] {
  const id = v.safeParse(transformIdSchema, key)
  const record = parseTransformation(value)
  if (!id.success || !record || record.status === 'processing') return []
  if (record.status === 'completed')
    return [{ id: id.output, endsAt: null, portraitKey: mediaKeyOf(record.transformedImageUrl) }]
  // A failed record without a time is old enough.
  const times = v.safeParse(timesSchema, value)
  const endsAt = times.success ? times.output.updatedAt + UNPAID_STORY_KEPT_MS : 0
  return [{ id: id.output, endsAt, portraitKey: null }]
}
