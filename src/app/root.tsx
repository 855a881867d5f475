/** Around every page: the account dialog, the overlay after a sign-in, toasts. It outlives the guards below it. */
import { useMemo, useState } from 'react'
import { Outlet, useLocation, useNavigate } from 'react-router-dom'
import { AccountDialog, type AccountMode } from '#features/account/account-dialog.tsx'
import { LoginSuccess } from '#features/account/login-success.tsx'
import { SHELL } from '#text/shell.ts'
import { Toasts } from '#ui/toast.tsx'
import { AccountContext } from './account-context.ts'
import { entranceOf, entranceTo } from './entrance.ts'
import { takeOrigin } from './origin.ts'
import { PATHS } from './paths.ts'
import { useScrollToTop } from './scroll-to-top.ts'
import { useArrival } from './use-arrival.ts'
import { useLeave } from './use-leave.ts'

export function Root() {
  const [mode, setMode] = useState<AccountMode | null>(null)
  const navigate = useNavigate()
  const arriveAt = useArrival()
  const leave = useLeave(arriveAt)
  const entrance = entranceOf(useLocation().state)
  useScrollToTop()

  const doors = useMemo(() => ({ openAccount: setMode, leave }), [leave])
  const enter = () => arriveAt(PATHS.dashboard, { replace: true, state: entranceTo(takeOrigin() ?? PATHS.dashboard) })

  return (
    <AccountContext value={doors}>
      <a className="skip" href="#content">
        {SHELL.skip}
      </a>
      <Outlet />
      <AccountDialog mode={mode} onMode={setMode} onClose={() => setMode(null)} onEntered={enter} />
      {entrance && <LoginSuccess onDone={() => void navigate(entrance.next, { replace: true, state: null })} />}
      <Toasts />
    </AccountContext>
  )
}
