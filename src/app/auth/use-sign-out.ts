import { useCallback, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { PATHS } from '#domain/site-paths.ts'
import { showProblem } from '#show-problem'
import { ACCOUNT } from '#text/account.ts'
import { OUTBOX } from '#text/outbox.ts'
import { showError, showSuccess } from '#ui/toast.tsx'
import { startIdentity } from './identity.ts'
import { forgetDevice } from '../offline/forget-device.ts'
import { eraseOutbox, waitingOf } from '../offline/outbox.ts'
import { forgetReturnTo } from './return-to.ts'
import { useHoldSession, useSession } from './session.tsx'

/**
 * To the top of the landing page, with nothing remembered to come back to, and nothing of the parent's left on the device
 * (product 4.5).
 * @returns what resolves when that page is there, and throws where the session could not be ended
 */
export function useEndSession(): () => Promise<void> {
  const hold = useHoldSession()
  const session = useSession()
  const navigate = useNavigate()
  const uid = session.is === 'signed-in' ? session.user.uid : null
  return useCallback(async () => {
    const arrival = await hold(async () => {
      await (await startIdentity()).signOutUser()
      forgetReturnTo()
      // Ahead of followSession, which does it for every end: whoever is told that they are out leaves nothing.
      if (uid) await Promise.all([forgetDevice((owner) => owner === uid || owner === null), eraseOutbox(uid)])
      // Under way before the session is let go: else a guard of the page that is left would say that it has ended.
      return { arrived: navigate(PATHS.landing) }
    })
    await arrival.arrived
    window.scrollTo({ top: 0, behavior: 'instant' })
  }, [hold, navigate, uid])
}

/** A deliberate sign-out (product 4.2). */
export function useSignOut(): () => Promise<void> {
  const endSession = useEndSession()
  const session = useSession()
  const uid = session.is === 'signed-in' ? session.user.uid : null
  const isWarned = useRef(false)
  return useCallback(async () => {
    // Unsent changes would go with the session: a user who presses again knows it.
    if (uid && !isWarned.current && (await waitingOf(uid)).length > 0) {
      isWarned.current = true
      return showError(OUTBOX.signOutLoses)
    }
    isWarned.current = false
    try {
      await endSession()
      showSuccess(ACCOUNT.signedOut)
    } catch (error) {
      showProblem(error, 'auth: sign out', ACCOUNT.signOutFailed)
    }
  }, [endSession, uid])
}
