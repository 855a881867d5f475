import { useEffect } from 'react'
import { eraseDrafts } from '#features/create-story/draft.ts'
import { deviceStorage } from '#ui/device-storage.ts'
import { report } from '#report'
import { startIdentity } from './identity.ts'
import { forgetReturnTo } from './return-to.ts'
import { useSession } from './session.tsx'

/** A sign-out in another tab leaves nothing in this one either: what was typed here since is no draft of the next user's device. */
export function useSignOutsElsewhere(): void {
  const isSignedIn = useSession().is === 'signed-in'
  useEffect(() => {
    if (!isSignedIn) return
    let isOver = false
    let stopWatching: (() => void) | undefined
    startIdentity().then(
      ({ watchSignOuts }) => {
        if (isOver) return
        stopWatching = watchSignOuts((uid) => {
          forgetReturnTo()
          eraseDrafts(uid, deviceStorage)
        })
      },
      (reason: unknown) => report(reason, 'auth: watch sign-outs'),
    )
    return () => {
      isOver = true
      stopWatching?.()
    }
  }, [isSignedIn])
}
