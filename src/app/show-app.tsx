/** Draws the app into a page: takes the built HTML over, or draws where there is none. */
import { useLayoutEffect, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { listenToLateCalls } from '#api/call-function.ts'
import { SHELL } from '#text/shell.ts'
import { withTimeLimit } from '#time-limit'
import { showError } from '#ui/toast.ts'
import { App } from './app.tsx'
import { isAsBuilt } from './as-built.ts'
import { followSession } from './auth/follow-session.ts'
import type { SessionStore } from './auth/session.tsx'
import { rootOptions } from './mount.tsx'
import { routerReady } from './router-ready.ts'
import { createRouter } from './router.tsx'

/** A page that was sent ahead stays at most this long. */
const SENT_PAGE_STAYS_MS = 5_000
/** An empty page stays at most this long. If the device has the page's code, its first drawing is the page itself. */
const EMPTY_PAGE_STAYS_MS = 300

/** Resolves when the app is drawn and answers. */
export async function showApp(root: HTMLElement, session: SessionStore): Promise<void> {
  followSession(session)
  listenToLateCalls(() => showError(SHELL.late, { about: 'late' }))
  const router = createRouter(session)
  // A page that a function has sent ahead (netlify/links/shared-page.ts) shows the same as the first drawing, and is inert.
  const isSentAhead = root.inert
  const stands = isAsBuilt() && !isSentAhead
  const [user] = stands ? await Promise.all([session.settled(), routerReady(router)]) : []
  if (!stands) {
    const ms = isSentAhead ? SENT_PAGE_STAYS_MS : EMPTY_PAGE_STAYS_MS
    // At the limit the app is drawn with its waiting page.
    await withTimeLimit(routerReady(router), 'fetch the first page', { ms }).catch(() => undefined)
  }
  root.inert = false
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
