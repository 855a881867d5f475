import { StrictMode, type ComponentProps } from 'react'
import { RouterProvider } from 'react-router-dom'
import { report } from '#report'
import { LateWait } from '#ui/spinner.tsx'
import { SessionProvider, type SessionStore } from './auth/session.tsx'
import { LateWaitWay } from './notices/late-wait.tsx'

interface AppProps {
  router: ComponentProps<typeof RouterProvider>['router']
  session: SessionStore
}

/** The whole app: the build and the browser's hydration use the same tree. */
export function App({ router, session }: AppProps) {
  return (
    <StrictMode>
      <SessionProvider store={session}>
        <LateWait value={<LateWaitWay />}>
          <RouterProvider router={router} onError={(error) => report(error, 'router')} />
        </LateWait>
      </SessionProvider>
    </StrictMode>
  )
}
