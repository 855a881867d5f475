/**
 * Times and days. `createdAt` is accepted as milliseconds since 1970 or as an ISO string; in our code it is
 * milliseconds.
 */
import * as v from 'valibot'

export const timestampSchema = v.union([
  v.pipe(v.number(), v.finite()),
  v.pipe(
    v.string(),
    v.isoTimestamp(),
    v.transform((iso) => Date.parse(iso)),
  ),
])

/** '2026-12-24': the day by which the server counts. @param ms milliseconds since 1970 */
export const utcDay = (ms: number): string => new Date(ms).toISOString().slice(0, 10)

/** '2026-12-24': the day in Türkiye. @param ms milliseconds since 1970 */
export const dayInTurkey = (ms: number): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Istanbul' }).format(ms)
