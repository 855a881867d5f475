/**
 * `limits/{uid}/{day}`: how often a user has asked today for what costs us. Addresses are limited by the platform
 * (`rateLimit` of the functions); this is for one person behind many of them.
 */
import * as v from 'valibot'
import { paths } from '#domain/database-paths.ts'
import type { UserId } from '#domain/ids.ts'
import { Problem } from '#domain/problem.ts'
import { readWithEtag, writeIf } from '#netlify/clients/database.ts'

/** Far above what a parent does who tries every photo of a holiday. */
export const DAILY_LIMITS = { photo: 40, checkout: 60, notice: 100 } as const
export type Limited = keyof typeof DAILY_LIMITS

/** Calls of one user that meet here at once are counted one after the other. */
const MAX_ROUNDS = 5

const countsSchema = v.record(v.string(), v.record(v.string(), v.number()))

/** Counts before it is done: what fails afterwards has cost something too. @throws Problem 'too-many-requests' */
export async function countToday(uid: UserId, what: Limited, nowMs: number): Promise<void> {
  const day = new Date(nowMs).toISOString().slice(0, 10)
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const { value, etag } = await readWithEtag(paths.limitsOf(uid))
    const today = v.parse(countsSchema, value ?? {})[day] ?? {}
    const count = (today[what] ?? 0) + 1
    if (count > DAILY_LIMITS[what])
      throw new Problem('too-many-requests', `More than ${DAILY_LIMITS[what]} of ${what} in a day`)
    // The days before go with the same write.
    if (await writeIf(paths.limitsOf(uid), { [day]: { ...today, [what]: count } }, etag)) return
  }
  throw new Problem('too-many-requests', `Too many calls of ${what} at once`)
}
