/**
 * What leads from a link that opens something without an account to what it opens, under the link's hash. A way is written before
 * what it leads to, and has an end from its first moment (`endsAt`): who dies in between leaves none that is not looked at.
 */
import { patch, readWindow } from './database.ts'

/** By then whoever made it is done, or has died. */
export const WAY_LOOKED_AT_AFTER_MS = 5 * 60_000
const SWEPT_AT_ONCE = 100

/**
 * @param room whose children are indexed by `endsAt`
 * @param endOf until when the way leads somewhere, in milliseconds since 1970; null: nowhere any more
 */
export async function sweepWays(
  room: string,
  nowMs: number,
  endOf: (hash: string, way: unknown) => Promise<number | null>,
): Promise<void> {
  for (let isMore = true; isMore;) {
    const due = await readWindow(room, { by: 'endsAt', until: nowMs, atMost: SWEPT_AT_ONCE })
    const becomes = await Promise.all(
      due.map(async ([hash, way]) => {
        const endsAt = await endOf(hash, way)
        return endsAt !== null && endsAt > nowMs
          ? { [`${room}/${hash}/endsAt`]: endsAt }
          : { [`${room}/${hash}`]: null }
      }),
    )
    if (due.length > 0) await patch(Object.assign({}, ...becomes) as Record<string, unknown>)
    isMore = due.length === SWEPT_AT_ONCE
  }
}
