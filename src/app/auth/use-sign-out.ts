import { useCallback, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { PATHS } from '#domain/site-paths.ts'
import { SHELL } from '#text/shell.ts'
import { showError, showSuccess } from '#ui/toast.ts'
import { sessionEnd } from './follow-session.ts'
import { startIdentity } from './identity.ts'
import { forgetReturnTo } from './return-to.ts'
import { useHoldSession, useSession } from './session.tsx'

/**
 * Goes to the top of the landing page, forgets the page to return to, and erases the parent's data on this device
 * (product 4.5).
 * @returns a function that resolves when that page is shown, and throws if the session could not be ended
 */
export function useEndSession(): () => Promise<void> {
  const hold = useHoldSession()
  const session = useSession()
  const navigate = useNavigate()
  const uid = session.is === 'signed-in' ? session.user.uid : null
  return useCallback(async () => {
    const { forgetUser } = await sessionEnd()
    const arrival = await hold(async () => {
      await (await startIdentity()).signOutUser()
      forgetReturnTo()
      // followSession does this at every end too, but later, and no data may be left once the parent reads of the
      // sign-out.
      if (uid) await forgetUser(uid)
      // Start this while the session is held: otherwise a guard of the old page would say that the session has ended.
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
    const { hasUnsentChanges, showSignOutProblem } = await sessionEnd()
    // A sign-out erases unsent changes, so warn once; a user who presses again knows it.
    if (uid && !isWarned.current && (await hasUnsentChanges(uid))) {
      isWarned.current = true
      return showError(SHELL.signOutLoses)
    }
    isWarned.current = false
    try {
      await endSession()
      showSuccess(SHELL.signedOut)
    } catch (error) {
      showSignOutProblem(error)
    }
  }, [endSession, uid])
}
