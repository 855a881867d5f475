/**
 * `breakers/{provider}`: how often a provider has failed in a row, and until when it is left alone. One record for all
 * workers: the first few find out that it is away, the others are put off at once (docs/decisions/0112-a-provider-that-does-not-answer-is-left-alone.md).
 */
import * as v from 'valibot'
import { paths } from '#domain/database-paths.ts'
import { asProblem, Problem } from '#domain/problem.ts'
import { read } from './database.ts'
import { updateIf } from './update-if.ts'

/** What fails so often in a row is no single bad call. */
const OPENS_AFTER_FAILURES = 5
const FIRST_REST_MS = 30_000
/** Shorter than the longest wait of an order: each of its tries finds out anew. */
const LONGEST_REST_MS = 10 * 60_000
/** Longer than all tries of a page take: by then who asks whether it is back has told. */
const PROBE_MS = 150_000

const recordSchema = v.object({ failures: v.number(), restsUntil: v.optional(v.number(), 0) })
type Record = v.InferOutput<typeof recordSchema>
const AWAKE: Record = { failures: 0, restsUntil: 0 }

const recordOf = (value: unknown): Record => {
  const record = v.safeParse(recordSchema, value)
  return record.success ? record.output : AWAKE
}

/** As the studio's port `Breaker`. Where the record itself cannot be read or written, the provider is simply asked. */
export const providerBreaker = {
  async guard<T>(provider: string, call: () => Promise<T>): Promise<T> {
    const path = paths.breaker(provider)
    const before = recordOf(await read(path).catch(() => null))
    if (before.failures >= OPENS_AFTER_FAILURES && !(await mayProbe(path)))
      throw new Problem('unavailable', `${provider} is left alone for a while: it does not answer`)
    try {
      const result = await call()
      if (before.failures > 0) await change(path, () => null)
      return result
    } catch (error) {
      if (asProblem(error).code === 'unavailable') await change(path, (record) => failedOnceMore(record, Date.now()))
      throw error
    }
  },
}

/** One asks whether it is back; the others go on leaving it alone meanwhile. */
async function mayProbe(path: string): Promise<boolean> {
  const nowMs = Date.now()
  const isMine = await updateIf(path, (value) => {
    const record = recordOf(value)
    if (record.failures < OPENS_AFTER_FAILURES) return { result: true }
    if (record.restsUntil > nowMs) return { result: false }
    return { becomes: { ...record, restsUntil: nowMs + PROBE_MS }, result: true }
  })
  return isMine ?? false
}

function failedOnceMore({ failures: before }: Record, nowMs: number): Record {
  const failures = before + 1
  const beyond = failures - OPENS_AFTER_FAILURES
  if (beyond < 0) return { failures, restsUntil: 0 }
  return { failures, restsUntil: nowMs + Math.min(FIRST_REST_MS * 2 ** beyond, LONGEST_REST_MS) }
}

/** What a picture costs is not lost because nobody could write down how it went. */
async function change(path: string, decide: (record: Record) => Record | null): Promise<void> {
  await updateIf(path, (value) => ({ becomes: decide(recordOf(value)), result: true })).catch(() => undefined)
}
