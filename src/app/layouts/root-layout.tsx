/** Around every page: the account dialog, the overlay after a sign-in, toasts. It outlives what the guards change below it. */
import { useMemo } from 'react'
import { Outlet, useLocation, useNavigate } from 'react-router-dom'
import { PARAMETERS, PATHS } from '#domain/site-paths.ts'
import { ACCOUNT_MODES, AccountDialog } from '#features/account/account-dialog.tsx'
import { LoginSuccess } from '#features/account/login-success.tsx'
import { SHELL } from '#text/shell.ts'
import { Toasts } from '#ui/toast.tsx'
import { AnalyticsConsent } from '../analytics/analytics-consent.tsx'
import { AccountContext } from '../auth/account-context.ts'
import { authPorts } from '../auth/auth-ports.ts'
import { takeReturnTo, welcomeIn, welcomeTo } from '../auth/return-to.ts'
import { useHoldSession, useSession } from '../auth/session.tsx'
import { useSignOut } from '../auth/use-sign-out.ts'
import { useSignOutsElsewhere } from '../auth/use-sign-outs-elsewhere.ts'
import { useUrlDialog } from '../dialogs/url-dialog.ts'
import { ConnectionStrip } from '../network/connection-strip.tsx'
import { useForgetfulDevice } from '../network/use-forgetful-device.ts'
import { useScrollToTop } from './use-scroll-to-top.ts'

export function RootLayout() {
  const account = useUrlDialog(PARAMETERS.account)
  const session = useSession()
  const hold = useHoldSession()
  const navigate = useNavigate()
  const signOut = useSignOut()
  const welcome = welcomeIn(useLocation().state)
  useScrollToTop()
  useSignOutsElsewhere()
  useForgetfulDevice()

  const { open: openAccount, openInstead: openAccountInstead } = account
  const actions = useMemo(
    () => ({ openAccount, openAccountInstead, signOut }),
    [openAccount, openAccountInstead, signOut],
  )
  const mode = session.is === 'signed-in' ? undefined : ACCOUNT_MODES.find((each) => each === account.id)
  const enter = async () => navigate(PATHS.dashboard, { replace: true, state: welcomeTo(takeReturnTo()) })
  /** The next page is asked for before the session is let go, and is there before the toast. */
  const holdAndEnter = async (signIn: () => Promise<void>) => {
    const arrival = await hold(async () => {
      await signIn()
      return { arrived: enter() }
    })
    await arrival.arrived
  }

  return (
    <AccountContext value={actions}>
      <a className="skip" href="#content">
        {SHELL.skip}
      </a>
      <AnalyticsConsent>
        <Outlet />
      </AnalyticsConsent>
      <AccountDialog
        mode={mode ?? null}
        ports={authPorts}
        onMode={account.openInstead}
        onClose={account.close}
        enter={holdAndEnter}
      />
      {welcome && <LoginSuccess onDone={() => void navigate(welcome.next, { replace: true, state: null })} />}
      <ConnectionStrip />
      <Toasts />
    </AccountContext>
  )
}
