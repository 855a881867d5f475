/**
 * The work at the end of a session. It is loaded as soon as a user is signed in (follow-session.ts), because a session
 * may end without a network.
 */
import type { UserId } from '#domain/ids.ts'
import { showProblem } from '#show-problem'
import { SHELL } from '#text/shell.ts'
import { forgetDevice } from '../offline/forget-device.ts'
import { eraseOutbox, waitingOf } from '../offline/outbox.ts'

export { forgetDevice }

/** Erases the parent's data on this device, with the changes that wait for a network. */
export async function forgetUser(uid: UserId): Promise<void> {
  await Promise.all([forgetDevice((owner) => owner === uid || owner === null), eraseOutbox(uid)])
}

/** True if changes wait for a network: a sign-out erases them. */
export const hasUnsentChanges = async (uid: UserId): Promise<boolean> => (await waitingOf(uid)).length > 0

export const showSignOutProblem = (error: unknown): void => showProblem(error, 'auth: sign out', SHELL.signOutFailed)
