/**
 * `breakers/{provider}`: how often a provider has failed in a row, and until when it is left alone. One record for all
 * workers: the first few find out that it is away, the others are put off at once (docs/decisions/0187-provider-budget.md).
 */
import * as v from 'valibot'
import { paths } from '#domain/database-paths.ts'
import { asProblem, Problem } from '#domain/problem.ts'
import { read } from '#netlify/clients/database.ts'
import { updateIf } from './update-if.ts'

/** So many failures in a row are no single bad call. */
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

/**
 * Implements the studio's port `Breaker`. If the record itself cannot be read or written, the provider is simply asked. Only who
 * was let through to ask for all lengthens the rest: what was under way when it began tells of that time, not of now.
 */
export const providerBreaker = {
  async guard<T>(provider: string, call: () => Promise<T>): Promise<T> {
    const path = paths.breaker(provider)
    const before = recordOf(await read(path).catch(() => null))
    const turn = isOpen(before) ? await askForTurn(path) : NO_TURN
    if (!turn) throw new Problem('unavailable', `${provider} is left alone for a while: it does not answer`)
    try {
      const result = await call()
      await change(path, (record) => (record.failures > 0 ? null : record))
      return result
    } catch (error) {
      if (asProblem(error).code === 'unavailable') await change(path, (record) => failedOnceMore(record, turn))
      throw error
    }
  },
}

const isOpen = ({ failures }: Record): boolean => failures >= OPENS_AFTER_FAILURES

/** @param restsUntil as whoever asks for all has set it: while it stands, nobody has taken the turn after them */
interface Turn {
  restsUntil: number | null
}
/** The turn of a caller that found it awake. */
const NO_TURN: Turn = { restsUntil: null }

/** One asks whether it is back; the others go on leaving it alone meanwhile. @returns null for those */
async function askForTurn(path: string): Promise<Turn | null> {
  const nowMs = Date.now()
  return updateIf<Turn | null>(path, (value) => {
    const record = recordOf(value)
    if (!isOpen(record)) return { result: NO_TURN }
    if (record.restsUntil > nowMs) return { result: null }
    const restsUntil = nowMs + PROBE_MS
    return { becomes: { ...record, restsUntil }, result: { restsUntil } }
  })
}

function failedOnceMore(record: Record, turn: Turn): Record {
  if (isOpen(record) && turn.restsUntil !== record.restsUntil) return record
  const failures = record.failures + 1
  const beyond = failures - OPENS_AFTER_FAILURES
  if (beyond < 0) return { failures, restsUntil: 0 }
  return { failures, restsUntil: Date.now() + Math.min(FIRST_REST_MS * 2 ** beyond, LONGEST_REST_MS) }
}

/** A failed write of the record does not lose the picture that was paid for. @param decide returns what it was handed where nothing changes */
async function change(path: string, decide: (record: Record) => Record | null): Promise<void> {
  await updateIf(path, (value) => {
    const record = recordOf(value)
    const becomes = decide(record)
    return becomes === record ? { result: true } : { becomes, result: true }
  }).catch(() => undefined)
}
