import { useEffect } from 'react'
import { report } from '#report'
import { startIdentity } from './identity.ts'
import { forgetReturnTo } from './return-to.ts'
import { useSession } from './session.tsx'

/** A sign-out in another tab ends this tab's session too; the page is not remembered for a return. */
export function useSignOutsElsewhere(): void {
  const isSignedIn = useSession().is === 'signed-in'
  useEffect(() => {
    if (!isSignedIn) return
    let isOver = false
    let stopWatching: (() => void) | undefined
    startIdentity().then(
      ({ watchSignOuts }) => {
        if (isOver) return
        stopWatching = watchSignOuts(forgetReturnTo)
      },
      (reason: unknown) => report(reason, 'auth: watch sign-outs'),
    )
    return () => {
      isOver = true
      stopWatching?.()
    }
  }, [isSignedIn])
}
