/**
 * The entries that lead from a link's hash to its book or voice. An entry is written before its target, and has an end
 * (`endsAt`) from its first moment: if the process dies in between, the sweep finds the entry. Each write to an entry
 * that may be deleted also writes its end.
 */
import * as v from 'valibot'
import { readWindow } from '#netlify/clients/database.ts'
import { updateIf } from '#netlify/records/update-if.ts'
import { forEachLimited } from '#netlify/platform/for-each-limited.ts'
import { LINKS } from './link-kinds.ts'

/** The process that wrote the entry has ended by then, or has died. */
export const LOOKED_AT_AFTER_MS = 5 * 60_000
const SWEPT_AT_ONCE = 100
/** A scheduled function has thirty seconds. */
const BEGIN_WITHIN_MS = 15_000
const LIMITS = { where: 'sweep-links', concurrency: 10, itemMaxMs: 5_000, aboutOf: ([hash]: Due) => hash }

type Due = [hash: string, entry: unknown]
const timedSchema = v.looseObject({ endsAt: v.number() })

/** @param endOf until when the entry has a target, in milliseconds since 1970; null: it has none any more */
export async function sweepLinks(
  kind: keyof typeof LINKS,
  nowMs: number,
  endOf: (hash: string, entry: unknown) => Promise<number | null>,
): Promise<void> {
  const { folder, entry: at } = LINKS[kind]
  const untilMs = Date.now() + BEGIN_WITHIN_MS
  const seen = new Set<string>()
  for (let isMore = true; isMore && Date.now() < untilMs;) {
    const due = await readWindow(folder, { by: 'endsAt', until: nowMs, atMost: SWEPT_AT_ONCE })
    const fresh = due.filter(([hash]) => !seen.has(hash))
    for (const [hash] of fresh) seen.add(hash)
    await forEachLimited(fresh, { ...LIMITS, untilMs }, ([hash, entry]) =>
      sweepOne(at(hash), nowMs, () => endOf(hash, entry)),
    )
    isMore = due.length === SWEPT_AT_ONCE && fresh.length > 0
  }
}

/** Moves the entry's next check first: an entry that fails, or kills the process, comes after all others. */
async function sweepOne(path: string, nowMs: number, endOf: () => Promise<number | null>): Promise<void> {
  const againMs = nowMs + LOOKED_AT_AFTER_MS
  const isMine = await updateIf(path, (entry) =>
    v.is(timedSchema, entry) && entry.endsAt <= nowMs
      ? { result: true, becomes: { ...entry, endsAt: againMs } }
      : { result: false },
  )
  if (!isMine) return
  const endsAt = await endOf()
  // An entry rewritten meanwhile has an end of its own.
  await updateIf(path, (entry) =>
    v.is(timedSchema, entry) && entry.endsAt === againMs
      ? { result: null, becomes: endsAt !== null && endsAt > nowMs ? { ...entry, endsAt } : null }
      : { result: null },
  )
}
