/**
 * Wraps every page with the account dialog, the overlay after a sign-in, and toasts. It stays when the guards change
 * the page below it.
 */
import { lazy, Suspense, useEffect, useMemo, useReducer } from 'react'
import { Outlet, useLocation, useNavigate } from 'react-router-dom'
import { PARAMETERS } from '#domain/site-paths.ts'
import { ACCOUNT_MODES } from '#features/account/account-mode.ts'
import { SHELL } from '#text/shell.ts'
import { isMessageWaiting, watchMessages } from '#ui/toast.ts'
import { AnalyticsConsent } from '../analytics/analytics-consent.tsx'
import { AccountContext } from '../auth/account-context.ts'
import { AccountOverPage } from '../auth/account-over-page.tsx'
import { welcomeIn } from '../auth/return-to.ts'
import { useSession } from '../auth/session.tsx'
import { useSignOut } from '../auth/use-sign-out.ts'
import { useSignOutsElsewhere } from '../auth/use-sign-outs-elsewhere.ts'
import { useUrlDialog } from '../dialogs/url-dialog.ts'
import { whenIdle } from '../late-take-over.ts'
import { ConnectionStrip } from '../network/connection-strip.tsx'
import { ConnectivityProvider } from '../network/connectivity.tsx'
import { persistently } from '../network/persistent-import.ts'
import { useForgetfulDevice } from '../network/use-forgetful-device.ts'
import { useScrollToTop } from './use-scroll-to-top.ts'

/** In one file with the account dialog (vite/chunks.ts), which has loaded before. */
const LoginSuccess = lazy(async () => ({
  default: (await persistently(() => import('#features/account/login-success.tsx'))).LoginSuccess,
}))

const Toasts = lazy(async () => ({ default: (await persistently(() => import('#ui/toaster.tsx'))).Toasts }))

export function RootLayout() {
  const account = useUrlDialog(PARAMETERS.account)
  const session = useSession()
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

  return (
    <AccountContext value={actions}>
      <ConnectivityProvider>
        <a className="skip" href="#content">
          {SHELL.skip}
        </a>
        <AnalyticsConsent>
          <Outlet />
        </AnalyticsConsent>
        {mode && <AccountOverPage mode={mode} onMode={account.openInstead} onClose={account.close} />}
        {welcome && (
          <Suspense fallback={null}>
            <LoginSuccess onDone={() => void navigate(welcome.next, { replace: true, state: null })} />
          </Suspense>
        )}
        <ConnectionStrip />
        <MessagesLater />
      </ConnectivityProvider>
    </AccountContext>
  )
}

/** Fetched before the first message where possible, because that message may be about a lost network. */
function MessagesLater() {
  const [isWanted, want] = useReducer(() => true, false)
  useEffect(() => {
    whenIdle(want)
    if (isMessageWaiting()) want()
    return watchMessages(want)
  }, [])
  return (
    isWanted && (
      <Suspense fallback={null}>
        <Toasts />
      </Suspense>
    )
  )
}
