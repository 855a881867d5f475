import { useEffect } from 'react'
import { eraseDrafts } from '#features/create-story/draft.ts'
import { watchSignOuts } from '#firebase/auth.ts'
import { deviceStorage } from '#ui/device-storage.ts'
import { forgetOrigin } from './origin.ts'

/** A sign-out in another tab leaves nothing in this one either: what was typed here since is no draft of the next user's device. */
export function useSignOutsElsewhere(): void {
  useEffect(
    () =>
      watchSignOuts((uid) => {
        forgetOrigin()
        eraseDrafts(uid, deviceStorage)
      }),
    [],
  )
}
