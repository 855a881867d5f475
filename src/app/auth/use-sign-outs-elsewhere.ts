import { useEffect } from 'react'
import { eraseDrafts } from '#features/create-story/draft.ts'
import { watchSignOuts } from '#firebase/auth.ts'
import { deviceStorage } from '#ui/device-storage.ts'
import { forgetReturnTo } from './return-to.ts'

/** A sign-out in another tab leaves nothing in this one either: what was typed here since is no draft of the next user's device. */
export function useSignOutsElsewhere(): void {
  useEffect(
    () =>
      watchSignOuts((uid) => {
        forgetReturnTo()
        eraseDrafts(uid, deviceStorage)
      }),
    [],
  )
}
