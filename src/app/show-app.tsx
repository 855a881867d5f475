/** Draws the app into a page: takes the built HTML over, or draws where there is none. */
import { useLayoutEffect, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { listenToLateCalls } from '#api/call-function.ts'
import { SHELL } from '#text/shell.ts'
import { showError } from '#ui/toast.tsx'
import { App } from './app.tsx'
import { isAsBuilt } from './as-built.ts'
import { followSession } from './auth/follow-session.ts'
import type { SessionStore } from './auth/session.tsx'
import { rootOptions } from './mount.tsx'
import { routerReady } from './router-ready.ts'
import { createRouter } from './router.tsx'

/** Resolves when the app is drawn and answers. */
export async function showApp(root: HTMLElement, session: SessionStore): Promise<void> {
  followSession(session)
  listenToLateCalls(() => showError(SHELL.late, { about: 'late' }))
  const router = createRouter(session)
  const stands = isAsBuilt()
  const [user] = stands ? await Promise.all([session.settled(), routerReady(router)]) : []
  await new Promise<void>((resolve) => {
    const app = (
      <Drawn onDrawn={resolve}>
        <App router={router} session={session} />
      </Drawn>
    )
    // Hydrate only for a visitor at the built page's own address; any other page is drawn anew.
    if (stands && !user) hydrateRoot(root, app, rootOptions)
    else createRoot(root, rootOptions).render(app)
  })
}

function Drawn({ onDrawn, children }: { onDrawn: () => void; children: ReactNode }) {
  useLayoutEffect(onDrawn, [onDrawn])
  return children
}
