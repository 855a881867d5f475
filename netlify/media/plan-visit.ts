/** Plans when the sweep cleans up a user next: code that writes data with an end calls this. */
import { paths } from '#domain/database-paths.ts'
import type { UserId } from '#domain/ids.ts'
import { patch } from '#netlify/clients/database.ts'
import { updateIf } from '#netlify/records/update-if.ts'

/** Delay of the first check of new data: by then a transformation has ended, or hangs. */
export const FIRST_LOOK_AFTER_MS = 10 * 60_000

/** @throws Problem 'unavailable' */
export async function planVisit(uid: UserId, atMs: number): Promise<void> {
  const path = paths.housekeepingOf(uid)
  const isPlanned = await updateIf(path, (planned) => ({ becomes: visitBy(planned, atMs), result: true }))
  // If other writes win every attempt, a clean-up comes at once and plans the next one.
  if (!isPlanned) await patch({ [path]: Math.min(atMs, Date.now()) })
}

/**
 * The earlier of both times, and always a new number: a clean-up that is running may have missed the new data, and
 * keeps a plan only if the plan has changed since the clean-up began.
 */
export const visitBy = (planned: unknown, atMs: number): number =>
  typeof planned === 'number' ? Math.min(planned - 1, atMs) : atMs
