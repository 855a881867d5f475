/**
 * A hint that a user was signed in here last, for the landing page, which is shown before Firebase has loaded. If it is
 * wrong, a visitor waits as a parent does, or a parent sees the landing page for a moment.
 */
import { deviceStorage, watchOtherTabs } from '#ui/device-storage.ts'

const KEY = 'masal:session-hint'

export const hasSessionHint = (): boolean => deviceStorage.getItem(KEY) !== null

/** Calls back when another tab saves the hint. */
export function watchSessionHint(onLeft: () => void): void {
  watchOtherTabs(KEY, () => hasSessionHint() && onLeft())
}

export function leaveSessionHint(isSignedIn: boolean): void {
  if (isSignedIn) deviceStorage.setItem(KEY, '1')
  else deviceStorage.removeItem(KEY)
}
