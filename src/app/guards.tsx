import { Fragment, useEffect, useRef, useState } from 'react'
import { Outlet, useLocation, useNavigate } from 'react-router-dom'
import { useSession } from '#firebase/session.tsx'
import { ACCOUNT } from '#text/account.ts'
import { showError } from '#ui/toast.tsx'
import { rememberOrigin, takeOrigin } from './origin.ts'
import { PATHS } from './paths.ts'
import { WaitingPage } from './waiting-page.tsx'

/**
 * Pages for signed-in parents; whoever is not is led to the landing page, and the way here is remembered.
 * @param staysOpenAt pages that say themselves that the session has ended while they were open (decision 12)
 */
export function SignedInOnly({ staysOpenAt }: { staysOpenAt: readonly string[] }) {
  const session = useSession()
  const { pathname } = useLocation()
  // Whose pages were open last, in this tab.
  const [uid, setUid] = useState<string | null>(null)
  if (session.is === 'signed-in' && session.user.uid !== uid) setUid(session.user.uid)

  if (session.is === 'loading') return <WaitingPage />
  // What is open is this person's: where another tab has signed another in, nothing of it is kept on the screen.
  if (session.is === 'signed-in' || (uid && staysOpenAt.includes(pathname))) {
    return (
      <Fragment key={uid}>
        <Outlet />
      </Fragment>
    )
  }
  return <ToLanding sessionEnded={uid !== null} />
}

/** @param sessionEnded under the open page, by another tab: whoever signs in next does not want what was open here */
function ToLanding({ sessionEnded }: { sessionEnded: boolean }) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (sessionEnded) showError(ACCOUNT.sessionEnded)
    else rememberOrigin(pathname + search)
    void navigate(PATHS.landing, { replace: true })
  }, [navigate, pathname, search, sessionEnded])
  return <WaitingPage />
}

/** The landing page; a signed-in parent is sent back to where they came from, otherwise to the dashboard. */
export function SignedOutOnly() {
  const session = useSession()
  const [wasOpen, setWasOpen] = useState(false)
  if (session.is === 'signed-out' && !wasOpen) setWasOpen(true)

  if (session.is === 'signed-in') return <ToOrigin />
  // A sign-in that is under way does not take the page from behind the dialog.
  return session.is === 'signed-out' || wasOpen ? <Outlet /> : <WaitingPage />
}

function ToOrigin() {
  const navigate = useNavigate()
  const isOnItsWay = useRef(false)
  useEffect(() => {
    // The origin is used up by the first look: StrictMode's second run must not send the parent elsewhere.
    if (isOnItsWay.current) return
    isOnItsWay.current = true
    void navigate(takeOrigin() ?? PATHS.dashboard, { replace: true })
  }, [navigate])
  return <WaitingPage />
}
