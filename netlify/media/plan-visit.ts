/** When the sweep looks after a user next: whoever writes what ends some day plans it. */
import { paths } from '#domain/database-paths.ts'
import type { UserId } from '#domain/ids.ts'
import { patch } from '#netlify/clients/database.ts'
import { updateIf } from '#netlify/records/update-if.ts'

/** A first look after what has begun: by then a transformation has ended, or hangs. */
export const FIRST_LOOK_AFTER_MS = 10 * 60_000

/** @throws Problem 'unavailable' */
export async function planVisit(uid: UserId, atMs: number): Promise<void> {
  const path = paths.housekeepingOf(uid)
  const isPlanned = await updateIf(path, (planned) => ({ becomes: visitBy(planned, atMs), result: true }))
  // If other writes win every attempt, a clean-up comes at once and plans the next one.
  if (!isPlanned) await patch({ [path]: Math.min(atMs, Date.now()) })
}

/**
 * The sooner of both. It is another number in any case: a visit that is under way may have looked already, and only leaves a plan
 * alone that has changed since it began.
 */
export const visitBy = (planned: unknown, atMs: number): number =>
  typeof planned === 'number' ? Math.min(planned - 1, atMs) : atMs
