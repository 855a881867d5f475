/** Fails transformations that a background function never ended (product 5.3: after ten minutes, not before). */
import * as v from 'valibot'
import { paths } from '#domain/database-paths.ts'
import { transformIdSchema, type UserId } from '#domain/ids.ts'
import { Problem } from '#domain/problem.ts'
import { timestampSchema } from '#domain/time.ts'
import { erase, readWindow } from '#netlify/clients/database.ts'
import { forEachLimited, requireAll } from '#netlify/platform/for-each-limited.ts'
import { logProblem } from '#netlify/platform/log.ts'
import { endTransformation } from './transformation-record.ts'

const TRANSFORMATION_MAX_MS = 10 * 60_000

/** A user may have begun thousands: the rest waits for the next clean-up. */
const AT_MOST = 50
const AT_ONCE = 10

const recordSchema = v.object({ createdAt: timestampSchema })

/**
 * @param untilMs when no more transformation is begun
 * @returns when the next running one times out, milliseconds since 1970; null if none runs
 * @throws OutOfTime, or the first error, after the others are done
 */
export async function timeOutTransformations(uid: UserId, nowMs: number, untilMs: number): Promise<number | null> {
  const found = await readWindow(paths.transformationsOf(uid), { by: 'status', equalTo: 'processing', atMost: AT_MOST })
  const running: number[] = []
  requireAll(
    await forEachLimited(found, { where: 'time-out', concurrency: AT_ONCE, untilMs }, async ([id, record]) => {
      const transformId = v.safeParse(transformIdSchema, id)
      if (!transformId.success) return eraseNameless(uid, id)
      const endsAt = endOf(id, record)
      if (endsAt > nowMs) running.push(endsAt)
      else await endTransformation(uid, transformId.output, { status: 'failed', error: 'transformation-timeout' })
    }),
  )
  const mayBeMore = found.length === AT_MOST && running.length < AT_MOST
  if (mayBeMore) return nowMs
  return running.length > 0 ? Math.min(...running) : null
}

/** @returns 0 if its beginning is unknown: then it is old enough */
function endOf(id: string, record: unknown): number {
  const result = v.safeParse(recordSchema, record)
  if (result.success) return result.output.createdAt + TRANSFORMATION_MAX_MS
  const problem = new Problem('bad-request', 'A transformation cannot be read: it has failed')
  logProblem('transformation-unreadable', problem, { about: id })
  return 0
}

/** No function and no browser of ours can read this key. */
async function eraseNameless(uid: UserId, id: string): Promise<void> {
  const problem = new Problem('bad-request', 'A transformation under what is no id was erased')
  logProblem('transformation-nameless', problem, { about: id })
  await erase(`${paths.transformationsOf(uid)}/${id}`)
}
