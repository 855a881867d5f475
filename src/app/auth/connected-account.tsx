/** The account dialog over any page; Firebase loads while the parent fills it in. */
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { PATHS } from '#domain/site-paths.ts'
import { AccountDialog } from '#features/account/account-dialog.tsx'
import type { AccountMode } from '#features/account/account-mode.ts'
import { report } from '#report'
import { authPorts } from './auth-ports.ts'
import { startIdentity } from './identity.ts'
import { useToldChild } from '../told-child.ts'
import { takeReturnTo, welcomeTo } from './return-to.ts'
import { useBeginSession, useHoldSession } from './session.tsx'

interface ConnectedAccountProps {
  mode: AccountMode
  onMode: (mode: AccountMode) => void
  onClose: () => void
}

export function ConnectedAccount(dialog: ConnectedAccountProps) {
  const begin = useBeginSession()
  const hold = useHoldSession()
  const navigate = useNavigate()
  // A parent whose child has a face on the covers registers with the e-mail address alone.
  const passwordLater = useToldChild().face !== undefined
  // Google's window opens only straight from a press, without a wait.
  const [mayOpenGoogle, setMayOpenGoogle] = useState(false)
  useEffect(() => {
    startIdentity().then(
      () => {
        setMayOpenGoogle(true)
        // A user may be signed in here although the device's storage has no hint of them.
        begin()
      },
      (reason: unknown) => report(reason, 'auth: fetch the identity provider'),
    )
  }, [begin])

  const enter = async () => navigate(PATHS.dashboard, { replace: true, state: welcomeTo(takeReturnTo()) })
  /** Starts the navigation while the session is held, and waits for the next page before the toast. */
  const holdAndEnter = async (signIn: () => Promise<void>) => {
    const arrival = await hold(async () => {
      await signIn()
      return { arrived: enter() }
    })
    await arrival.arrived
  }
  return <AccountDialog {...dialog} {...{ passwordLater, mayOpenGoogle }} ports={authPorts} enter={holdAndEnter} />
}
