/**
 * `limits/{uid}/{day}`: counts how often a user has called the functions that cost us money, today and from any
 * address. For many users of one address see address-limit.ts.
 */
import * as v from 'valibot'
import { paths } from '#domain/database-paths.ts'
import type { UserId } from '#domain/ids.ts'
import { Problem } from '#domain/problem.ts'
import { utcDay } from '#domain/time.ts'
import { PORTRAITS_AGAIN_A_DAY } from '#domain/transformation.ts'
import { updateIf } from '#netlify/records/update-if.ts'

/** Far above the use of a parent who tries every photo of a holiday. */
export const DAILY_LIMITS = {
  photo: 40,
  'portrait-again': PORTRAITS_AGAIN_A_DAY,
  /** Saving a hero, or drawing a saved one for the next tale. */
  hero: 40,
  checkout: 60,
  notice: 100,
  /** One call for each book. */
  export: 300,
  'book-report': 20,
  /** Enough for two formats of a shelf of books. */
  print: 20,
  opening: 40,
  /** Enough for six spreads of a few books, each changed twice. */
  words: 60,
  /** Enough for six voices of a book, each page read twice or more. */
  recording: 150,
  /** Each invitation lets a guest record ninety times. */
  invitation: 20,
} as const
export type Limited = keyof typeof DAILY_LIMITS

const countsSchema = v.record(v.string(), v.record(v.string(), v.number()))

/** Counts a call before its work: work that fails has cost money too. @throws Problem 'too-many-requests' */
export async function countToday(uid: UserId, what: Limited, nowMs: number): Promise<void> {
  const day = utcDay(nowMs)
  // Concurrent calls of one user are counted one after the other.
  const count = await updateIf(paths.limitsOf(uid), (counts) => {
    const today = v.parse(countsSchema, counts ?? {})[day] ?? {}
    const count = (today[what] ?? 0) + 1
    if (count > DAILY_LIMITS[what])
      throw new Problem('too-many-requests', `More than ${DAILY_LIMITS[what]} of ${what} in a day`)
    // This write also deletes the counts of earlier days.
    return { becomes: { [day]: { ...today, [what]: count } }, result: count }
  })
  if (count === null) throw new Problem('too-many-requests', `Too many calls of ${what} at once`)
}
