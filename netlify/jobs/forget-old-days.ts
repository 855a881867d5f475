/** Erases daily counts after a month: nobody needs them any more. */
import { utcDay } from '#domain/time.ts'
import { erase, readKeys } from '#netlify/clients/database.ts'

export const DAYS_KEPT = 30
/** Paths whose children are days, such as 2026-11-28. */
const PATHS_BY_DAY = ['clientReports', 'budgets', 'abandonedBooks', 'accountNotices'] as const

const DAY_MS = 24 * 60 * 60_000

/** Called once a night; the next night catches up after a failure. */
export async function forgetOldDays(nowMs: number): Promise<void> {
  const last = utcDay(nowMs - DAYS_KEPT * DAY_MS)
  for (const room of PATHS_BY_DAY)
    for (const day of await readKeys(room)) if (day <= last) await erase(`${room}/${day}`)
}
