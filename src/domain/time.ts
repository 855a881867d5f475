/** `createdAt` is accepted as milliseconds since 1970 or as an ISO string; inside it is milliseconds. */
import * as v from 'valibot'

export const timestampSchema = v.union([
  v.pipe(v.number(), v.finite()),
  v.pipe(
    v.string(),
    v.isoTimestamp(),
    v.transform((iso) => Date.parse(iso)),
  ),
])
