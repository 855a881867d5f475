import { useCallback } from 'react'
import { asProblem } from '#domain/problem.ts'
import { eraseDrafts } from '#features/create-story/draft.ts'
import { signOutUser } from '#firebase/auth.ts'
import { useHoldSession, useSession } from '#firebase/session.tsx'
import { ACCOUNT } from '#text/account.ts'
import { deviceStorage } from '#ui/device-storage.ts'
import { showError, showSuccess } from '#ui/toast.tsx'
import { forgetOrigin } from './origin.ts'
import { PATHS } from './paths.ts'
import type { Arrive } from './use-arrival.ts'

/** A deliberate sign-out: to the top of the landing page, with nothing remembered to come back to, and no draft left on the device (decisions 8 and 11). */
export function useLeave(arriveAt: Arrive): () => Promise<void> {
  const hold = useHoldSession()
  const session = useSession()
  const uid = session.is === 'signed-in' ? session.user.uid : null
  return useCallback(async () => {
    try {
      await hold(async () => {
        await signOutUser()
        forgetOrigin()
        if (uid) eraseDrafts(uid, deviceStorage)
        await arriveAt(PATHS.landing)
      })
      window.scrollTo({ top: 0, behavior: 'instant' })
      showSuccess(ACCOUNT.signedOut)
    } catch (error) {
      const problem = asProblem(error)
      console.warn(ACCOUNT.signOutFailed, problem.code, problem.message)
      showError(ACCOUNT.signOutFailed)
    }
  }, [hold, arriveAt, uid])
}
