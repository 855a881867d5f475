import { StrictMode, type ComponentProps } from 'react'
import { RouterProvider } from 'react-router-dom'
import { report } from '#report'
import { SessionProvider, type SessionStore } from './auth/session.tsx'

interface AppProps {
  router: ComponentProps<typeof RouterProvider>['router']
  session: SessionStore
}

/** The whole app: the same tree where the landing page is built and where it is taken over in the browser. */
export function App({ router, session }: AppProps) {
  return (
    <StrictMode>
      <SessionProvider store={session}>
        <RouterProvider router={router} onError={(error) => report(error, 'router')} />
      </SessionProvider>
    </StrictMode>
  )
}
