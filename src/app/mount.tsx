/** The start of every page: reads the configuration and begins the session, or names the missing settings. */
import { createRoot, type RootOptions } from 'react-dom/client'
import { proveWith } from '#api/call-function.ts'
import { configureAnalytics } from '#firebase/analytics.ts'
import { listenToFaults, report, type Fault } from '#report'
import { configureIdentity, startIdentity } from './auth/identity.ts'
import { forgetWelcome } from './auth/return-to.ts'
import { watchSessionHint } from './auth/session-hint.ts'
import { createSessionStore, type SessionStore } from './auth/session.tsx'
import { ConfigurationError, parseEnv } from './env.ts'
import { noteLostStyles } from './network/persistent-import.ts'
import { MissingConfigurationPage } from './notices/missing-configuration-page.tsx'

/** React's errors while drawing: caught by an error boundary, uncaught, or recovered by React itself. */
export const rootOptions: RootOptions = {
  onCaughtError: (error) => report(error, 'react: caught by a boundary'),
  onUncaughtError: (error) => report(error, 'react: uncaught'),
  onRecoverableError: (error) => report(error, 'react: recovered'),
}

interface MountOptions {
  /** The device had no signed-in user, so Firebase waits until it is needed. */
  isVisitor?: boolean
}

/** @param show draws the app into the root */
export async function mount(
  show: (root: HTMLElement, session: SessionStore) => void | Promise<void>,
  { isVisitor = false }: MountOptions = {},
): Promise<void> {
  reportUncaught(window)
  listenToFaults(tellOperator)
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root')
  try {
    const config = parseEnv(import.meta.env)
    configureIdentity(config)
    configureAnalytics(config.measurementId, startIdentity)
    proveWith(
      async () => (await startIdentity()).idToken(),
      async () => {
        await startIdentity()
        return (await import('#firebase/app-check.ts')).appCheckToken()
      },
    )
    forgetWelcome()
    noteLostStyles()
    const session = createSessionStore(startIdentity, { isVisitor })
    // Another tab has signed in, and this tab has not asked the provider yet.
    watchSessionHint(session.begin)
    await show(root, session)
  } catch (error) {
    if (error instanceof ConfigurationError) createRoot(root).render(<MissingConfigurationPage fields={error.fields} />)
    throw error
  }
}

/** Loaded when there is a fault to report; if that fails, the report could not be sent either. */
function tellOperator(fault: Fault): void {
  import('./client-reports.ts').then(({ tellFault }) => tellFault(fault)).catch(() => undefined)
}

/** Reports uncaught errors. Called once, before anything else runs. */
function reportUncaught(window: Window): void {
  window.addEventListener('error', ({ error }: ErrorEvent) => {
    // A picture or a script that did not load has no error here; the code that requested it reports it.
    if (error) report(error, 'window: uncaught')
  })
  window.addEventListener('unhandledrejection', ({ reason }) => report(reason, 'window: unhandled rejection'))
}
