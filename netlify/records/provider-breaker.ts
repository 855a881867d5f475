/**
 * `breakers/{provider}`: how often a provider has failed in a row, and until when no call goes to it. One record for
 * all workers: the first few find out that it is down, the others are postponed at once
 * (docs/decisions/0187-provider-budget.md).
 */
import * as v from 'valibot'
import { paths } from '#domain/database-paths.ts'
import { asProblem, Problem } from '#domain/problem.ts'
import { read } from '#netlify/clients/database.ts'
import { updateIf } from './update-if.ts'

/** A single bad call does not cause this number of failures in a row. */
const OPENS_AFTER_FAILURES = 5
const FIRST_REST_MS = 30_000
/** Shorter than an order's longest wait, so that each of its tries makes a new call. */
const LONGEST_REST_MS = 10 * 60_000
/** Longer than all tries of a page: within this time the probing caller has reported its result. */
const PROBE_MS = 150_000

const recordSchema = v.object({ failures: v.number(), restsUntil: v.optional(v.number(), 0) })
type Record = v.InferOutput<typeof recordSchema>
const AWAKE: Record = { failures: 0, restsUntil: 0 }

const recordOf = (value: unknown): Record => {
  const record = v.safeParse(recordSchema, value)
  return record.success ? record.output : AWAKE
}

/**
 * Implements the studio's port `Breaker`. If the record itself cannot be read or written, the call goes through. Only
 * the probing caller's failure extends the pause: a call that began before the pause does not show the provider's state
 * now.
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

/**
 * @param restsUntil the time that the probing caller has set: while the record has it, no other caller has probed since
 */
interface Turn {
  restsUntil: number | null
}
/** The turn of a caller while the breaker is closed. */
const NO_TURN: Turn = { restsUntil: null }

/** Lets one caller probe whether the provider is back; the others wait. @returns null for the others */
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

/**
 * A failed write of the record does not lose a picture that we paid for. @param decide returns its argument if nothing
 * changes
 */
async function change(path: string, decide: (record: Record) => Record | null): Promise<void> {
  await updateIf(path, (value) => {
    const record = recordOf(value)
    const becomes = decide(record)
    return becomes === record ? { result: true } : { becomes, result: true }
  }).catch(() => undefined)
}
