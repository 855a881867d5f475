/** Around every page: the account dialog, the overlay after a sign-in, toasts. It outlives the guards below it. */
import { useMemo } from 'react'
import { Outlet, useLocation, useNavigate } from 'react-router-dom'
import { ACCOUNT_MODES, AccountDialog } from '#features/account/account-dialog.tsx'
import { LoginSuccess } from '#features/account/login-success.tsx'
import { useSession } from '#firebase/session.tsx'
import { SHELL } from '#text/shell.ts'
import { Toasts } from '#ui/toast.tsx'
import { AccountContext } from './account-context.ts'
import { AnalyticsConsent } from './analytics-consent.tsx'
import { ConnectionStrip } from './connection-strip.tsx'
import { useDialogParameter } from './dialog-parameter.ts'
import { entranceOf, entranceTo } from './entrance.ts'
import { takeOrigin } from './origin.ts'
import { PATHS } from './paths.ts'
import { useScrollToTop } from './scroll-to-top.ts'
import { useArrival } from './use-arrival.ts'
import { useForgetfulDevice } from './use-forgetful-device.ts'
import { useLeave } from './use-leave.ts'
import { useSignOutsElsewhere } from './use-sign-outs-elsewhere.ts'

export function Root() {
  const account = useDialogParameter('account')
  const session = useSession()
  const navigate = useNavigate()
  const arriveAt = useArrival()
  const leave = useLeave(arriveAt)
  const entrance = entranceOf(useLocation().state)
  useScrollToTop()
  useSignOutsElsewhere()
  useForgetfulDevice()

  const doors = useMemo(() => ({ openAccount: account.open, leave }), [account.open, leave])
  const mode = session.is === 'signed-in' ? undefined : ACCOUNT_MODES.find((each) => each === account.id)
  const enter = () => arriveAt(PATHS.dashboard, { replace: true, state: entranceTo(takeOrigin() ?? PATHS.dashboard) })

  return (
    <AccountContext value={doors}>
      <a className="skip" href="#content">
        {SHELL.skip}
      </a>
      <AnalyticsConsent>
        <Outlet />
      </AnalyticsConsent>
      <AccountDialog mode={mode ?? null} onMode={account.openInstead} onClose={account.close} onEntered={enter} />
      {entrance && <LoginSuccess onDone={() => void navigate(entrance.next, { replace: true, state: null })} />}
      <ConnectionStrip />
      <Toasts />
    </AccountContext>
  )
}
