import { StrictMode, type ComponentProps } from 'react'
import { RouterProvider } from 'react-router-dom'
import { SessionProvider, type Session } from '#firebase/session.tsx'

interface AppProps {
  router: ComponentProps<typeof RouterProvider>['router']
  /** What is known of the session before anything is drawn. */
  session?: Session | undefined
}

/** The whole app: the same tree where the landing page is built and where it is taken over in the browser. */
export function App({ router, session }: AppProps) {
  return (
    <StrictMode>
      <SessionProvider initial={session}>
        <RouterProvider router={router} />
      </SessionProvider>
    </StrictMode>
  )
}
