import { useEffect } from 'react'
import { report } from '#report'
import { startIdentity } from './identity.ts'
import { forgetReturnTo } from './return-to.ts'
import { useSession } from './session.tsx'

/** A sign-out that was pressed in another tab ends this one's session too, and leads nobody back here. */
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
