/**
 * The id of the user who was signed in here last, for pages that are shown before Firebase has answered. If it is wrong,
 * a visitor waits as a parent does, or a parent sees the landing page for a moment.
 */
import type { UserId } from '#domain/ids.ts'
import { deviceStorage, watchOtherTabs } from '#ui/device-storage.ts'

const KEY = 'masal:session-hint'

/** @returns the id, not yet parsed */
export const sessionHint = (): string | null => deviceStorage.getItem(KEY)
export const hasSessionHint = (): boolean => sessionHint() !== null

/** Calls back when another tab saves the hint. */
export function watchSessionHint(onLeft: () => void): void {
  watchOtherTabs(KEY, () => hasSessionHint() && onLeft())
}

export function saveSessionHint(uid: UserId | null): void {
  if (uid) deviceStorage.setItem(KEY, uid)
  else deviceStorage.removeItem(KEY)
}
